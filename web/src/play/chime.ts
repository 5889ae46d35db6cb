// Two soft notes when the turn comes; made here, so that no sound file has to be loaded.
export function chime(): void {
  const context = new AudioContext();
  [523.25, 783.99].forEach((frequency, place) => {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const begin = context.currentTime + place * 0.16;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.12, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.7);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.75);
    if (place === 1) tone.onended = () => void context.close();
  });
}
