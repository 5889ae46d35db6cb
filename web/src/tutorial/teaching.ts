// What a tutorial's table needs, loaded when it is one.
import type { Play } from '../play/play.svelte';
import { Lesson } from './lesson.svelte';
import LessonCard from './LessonCard.svelte';

export interface Teaching {
  lesson: Lesson;
  Card: typeof LessonCard;
}

export function teach(play: Play, game: string): Teaching {
  return { lesson: new Lesson(play, game), Card: LessonCard };
}
