// Soft sounds, made here so that no file has to be loaded. Nothing is told by sound alone.
import type { Sound } from '../boards/types';
import { settings } from '../lib/settings.svelte';

/** One tone: pitch in hertz, when it begins and how long it lasts in seconds, and its share of the volume. */
interface Tone {
  pitch: number;
  at: number;
  lasts: number;
  share: number;
  wave: OscillatorType;
}

const knock = (at: number, pitch: number): Tone => ({ pitch, at, lasts: 0.07, share: 0.8, wave: 'square' });
const ring = (at: number, pitch: number, lasts: number): Tone => ({ pitch, at, lasts, share: 1, wave: 'sine' });

const SOUNDS: Record<Sound | 'turn', Tone[]> = {
  turn: [ring(0, 523.25, 0.7), ring(0.16, 783.99, 0.7)],
  coins: [ring(0, 1568, 0.18), ring(0.07, 2093, 0.22), ring(0.13, 1865, 0.3)],
  dice: [0, 0.09, 0.16, 0.26, 0.31].map((at, place) => knock(at, 190 + 40 * (place % 3))),
  battle: [
    { pitch: 98, at: 0, lasts: 0.5, share: 1, wave: 'triangle' },
    { pitch: 146.8, at: 0.02, lasts: 0.4, share: 0.6, wave: 'sawtooth' },
    { pitch: 98, at: 0.22, lasts: 0.6, share: 1, wave: 'triangle' },
  ],
};
const LOUDEST = 0.2;

export function sound(name: Sound | 'turn'): void {
  if (!settings.sound || settings.volume === 0) return;
  const context = new AudioContext();
  const tones = SOUNDS[name];
  for (const { pitch, at, lasts, share, wave } of tones) {
    const tone = new OscillatorNode(context, { frequency: pitch, type: wave });
    const volume = new GainNode(context, { gain: 0 });
    const begin = context.currentTime + at;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime((LOUDEST * share * settings.volume) / 100, begin + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + lasts);
  }
  const longest = Math.max(...tones.map((tone) => tone.at + tone.lasts));
  setTimeout(() => void context.close(), (longest + 0.2) * 1000);
}
