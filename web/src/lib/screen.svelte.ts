// How much room there is: a phone shows one thing at a time.
const phone = matchMedia('(max-width: 900px)');
const screen = $state({ narrow: phone.matches });
phone.addEventListener('change', (event) => (screen.narrow = event.matches));

export function isNarrow(): boolean {
  return screen.narrow;
}
