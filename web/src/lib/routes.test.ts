import { describe, expect, it } from 'vitest';
import { parse } from './routes';

describe('addresses', () => {
  it.each([
    ['/', '', { page: 'lobby' }],
    ['/new/amun-re', '', { page: 'new', game: 'amun-re' }],
    ['/table/abc', '', { page: 'table', id: 'abc', invite: null, move: null }],
    ['/table/abc', '?move=41', { page: 'table', id: 'abc', invite: null, move: 41 }],
    ['/table/abc', '?move=x', { page: 'table', id: 'abc', invite: null, move: null }],
    ['/table/abc', '?invite=x%2By', { page: 'table', id: 'abc', invite: 'x+y', move: null }],
    ['/table/abc/analysis', '?seat=B', { page: 'analysis', id: 'abc', search: '?seat=B' }],
    ['/table/abc/else', '', { page: 'unknown' }],
    ['/rules/kemet', '', { page: 'rules', game: 'kemet', thing: null }],
    ['/glossary/kemet', '?thing=card-prayer', { page: 'glossary', game: 'kemet', thing: 'card-prayer' }],
    ['/practice', '', { page: 'practice', puzzle: null }],
    ['/practice/kemet/ab12', '', { page: 'practice', puzzle: { game: 'kemet', id: 'ab12' } }],
    ['/statistics', '', { page: 'statistics' }],
    ['/settings', '', { page: 'settings' }],
    ['/nowhere/at/all', '', { page: 'unknown' }],
  ])('%s%s', (path, search, route) => {
    expect(parse(path, search)).toEqual(route);
  });
});
