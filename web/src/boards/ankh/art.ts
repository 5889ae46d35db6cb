// Drawings of Ankh. Icons lie on a 24 × 24 grid, figures and monuments around the middle of a hex; `currentColor` is the
// seat's colour. Repeated attributes are written as two signs and spelled out below.
const SIGNS: readonly (readonly [string, string])[] = [
  ['@O', 'stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"'],
  ['@T', 'stroke="#2B2118" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"'],
  ['@L', 'fill="none" stroke="#2B2118" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"'],
  ['@c', ' stroke-linecap="round"'],
  ['@j', ' stroke-linejoin="round"'],
  ['@p', '<path d="'],
  ['@w', 'stroke-width="'],
  ['@n', 'fill="none" stroke='],
  ['@K', '#2B2118'],
];

function spelled<K extends string>(art: Record<K, string>): Record<K, string> {
  const whole = { ...art };
  for (const key in whole)
    for (const [sign, text] of SIGNS) whole[key] = whole[key].replaceAll(sign, text) as (typeof whole)[typeof key];
  return whole;
}

/** Gods’ heads, goods, cards, actions and signs. */
export const ICONS = spelled({
  anubis:
    '@pM4.6 23C5.2 17 4.8 13.5 5.8 11L4.6 .8L9.2 6.8L11.8 .8L13.4 7.8C17.3 9.3 20.8 11.3 23 14.5L20.8 17.4C17.2 16.8 14.7 16.9 13.2 17.9C13.7 19.4 14.2 21 14.2 23Z" fill="#39343F" @T/>@pM6.3 3.8L7 8.5M11.5 3.5L11.3 7" stroke="#F2C14E" @w1.1"@c/>@pM4.7 20.2H13.8L14.2 23H4.5Z" fill="#F2C14E" @T/>@pM5.5 14.5C8 15.5 10 17.3 10.8 20" @n"#F2C14E" @w1"/>@pM11.8 11.2L15.4 12.4" stroke="#FFF6DF" @w1.5"@c/>',
  ra: '<circle cx="9.8" cy="5.4" r="4.9" fill="#E2592F" @T/>@pM6.8 3.8A4 4 0 0 1 9.5 2.2" @n"#FFC9A8" @w1.2"@c/>@pM14.3 9.8C16.3 8.8 16.2 6.5 15 5.2" @n"@K" @w2.6"@c/>@pM14.3 9.8C16.3 8.8 16.2 6.5 15 5.2" @n"#F2C14E" @w1.2"@c/>@pM3.6 23.2C2.8 17 3.8 12.8 7.3 10.8C10 9.3 14.2 9.4 16.8 11.2C18.8 12.5 19.7 13.8 19.7 15.2L22.3 18.6L18.3 18.9C17.3 20 15.8 20.5 14.5 20.5C15 21.5 15.5 22.3 15.8 23.2Z" fill="#B9772E" @T/>@pM13.2 12.6C15.7 11.7 18 12.9 19 15C17.5 18.8 15.2 19.7 12.8 19.3C11.6 17.2 11.7 14 13.2 12.6Z" fill="#FFF3D6"/><circle cx="14.8" cy="14.5" r="1.5" fill="@K"/>@pM14.3 16L13.3 19.4" stroke="@K" @w1.3"@c/>@pM19.7 15.2L22.3 18.6L18.5 18.7Z" fill="#F2C14E" @T/>',
  osiris:
    '@pM8.3 13C4.2 11.6 3.6 5.4 7 2.2C8.3 5 8 9 8.8 12.5Z" fill="#E0B24A" @T/>@pM15.7 13C19.8 11.6 20.4 5.4 17 2.2C15.7 5 16 9 15.2 12.5Z" fill="#E0B24A" @T/>@pM7.8 13.8C7.6 8 9.3 3 12 .8C14.7 3 16.4 8 16.2 13.8Z" fill="#FFFDF2" @T/><circle cx="12" cy="2.2" r="1.3" fill="#E0B24A" stroke="@K" @w.8"/>@pM7.6 13.6H16.4C17 18 15 21 12 21S7 18 7.6 13.6Z" fill="#5FA25B" @T/>@pM9.6 16.2h1.4M13 16.2h1.4" stroke="@K" @w1.4"@c/>@pM11 20.6H13L12.7 23.6H11.3Z" fill="#3b2a55" @T/>',
  amun: '@pM8.1 12C6.6 7 7.2 3 9.6 .8C11.8 3 12 7.5 11.7 12Z" fill="#F2C14E" @T/>@pM15.9 12C17.4 7 16.8 3 14.4 .8C12.2 3 12 7.5 12.3 12Z" fill="#F2C14E" @T/>@pM9.6 3V11M14.4 3V11M8.2 6.5h2.8M13 6.5h2.8M8.2 9h2.9M12.9 9h2.9" stroke="#8a5a12" @w.8"/>@pM7.2 14.5L7.8 11.3H16.2L16.8 14.5Z" fill="#B5402A" @T/>@pM7.5 14.3H16.5C17 18.5 15 21 12 21S7 18.5 7.5 14.3Z" fill="#5B86BE" @T/>@pM9.6 16.6h1.4M13 16.6h1.4" stroke="@K" @w1.4"@c/>@pM11 20.6H13L12.8 23.6H11.2Z" fill="@K"/>',
  isis: '@pM12 11C6.2 11 4.6 5.5 6 1.2C7 5 9 7.4 12 7.4S17 5 18 1.2C19.4 5.5 17.8 11 12 11Z" fill="#E0B24A" @T/><circle cx="12" cy="4.3" r="3.3" fill="#E2592F" @T/>@pM5.8 22.5C5.3 14.5 7 10.8 12 10.8S18.7 14.5 18.2 22.5Z" fill="#2B2B4A" @T/>@pM8.3 13.8H15.7C16.3 18 14.6 20.6 12 20.6S7.7 18 8.3 13.8Z" fill="#C98A55" @T/>@pM8 13.8H16" stroke="#F2C14E" @w1.6"/>@pM9.8 16.3h1.3M12.9 16.3h1.3" stroke="@K" @w1.3"@c/>',
  follower:
    '<circle cx="12" cy="7.2" r="4.6" fill="#D59A62" @O/>@pM3.5 22.3C3.5 15.5 6.5 12.6 12 12.6S20.5 15.5 20.5 22.3Z" fill="#FFF6DF" @O/>@pM7.4 6.6C7.3 3.2 9.3 1.6 12 1.6S16.7 3.2 16.6 6.6C15.2 5.2 13.7 4.8 12 4.8S8.8 5.2 7.4 6.6Z" fill="@K"/>',
  warrior:
    '@pM18.5 23V2.5" stroke="@K" @w3.2"@c/>@pM18.5 22.5V4" stroke="#C98A3C" @w1.2"/>@pM18.5 .5L20.6 5H16.4Z" fill="#D8D2C6" @T/><circle cx="9.5" cy="5.6" r="4" fill="#a4623a" @O/>@pM5.6 5.6C5.6 2.5 7.3 1.3 9.5 1.3S13.4 2.5 13.4 5.6C12 4.3 7 4.3 5.6 5.6Z" fill="@K"/>@pM3 22.5V13C3 9.5 16 9.5 16 13V22.5Z" fill="currentColor" @O/>',
  token:
    '<circle cx="12" cy="12" r="9.6" fill="#E6D3A0" @O/>@pM12 10.5C8.8 7.8 9.5 4.8 12 4.8S15.2 7.8 12 10.5V18.5M8 12.5H16" @n"@K" @w1.9"@c/>',
  plague_of_locusts:
    '@pM2.5 14.5C6 9 14 8 21 10.5C17 15.5 8 17.5 2.5 14.5Z" fill="#8FA83C" @O/>@pM8 10.5L4.5 4.5L13 9.2M13.5 15.2L9 21.5M16 14.5L19.5 20.5" @n"@K" @w1.6"@c/>@pM7 13C10 11 14 10.3 17.5 10.8" @L/>@pM20.5 10L23 6.5M20.5 10.3L23.3 9" @L/><circle cx="18.8" cy="11.4" r="1" fill="@K"/>',
  build_monument:
    '@pM12 4L2.5 20.5H21.5Z" fill="#E9C97F" @O/>@pM12 4L14.5 20.5H21.5Z" fill="#B98B3C" @T/>@pM5 16H14M7.3 12H13.5" @L/>@pM19 1.5V7.5M16 4.5H22" stroke="#3E7D4F" @w2.6"@c/>',
  chariots:
    '<circle cx="12" cy="12.5" r="9.3" fill="#E0B24A" @O/><circle cx="12" cy="12.5" r="6" fill="#FFF6DF" @T/>@pM12 6.5V18.5M6.8 9.5L17.2 15.5M17.2 9.5L6.8 15.5" stroke="@K" @w1.7"/><circle cx="12" cy="12.5" r="2" fill="#B5402A" @T/>',
  cycle_of_maat:
    '@pM19.8 8A8.8 8.8 0 1 0 20.8 13" @n"@K" @w3.6"@c/>@pM19.8 8A8.8 8.8 0 1 0 20.8 13" @n"#5B86BE" @w1.5"@c/>@pM21.5 2.8V9H15.3Z" fill="#5B86BE" @T/>@pM11 18C11.3 14 9 10.5 12 7C15.5 8.5 15.8 12.5 12.8 15.3" fill="#FFFDF2" @T/>',
  drought:
    '@pM2.5 15.5H21.5V21.5H2.5Z" fill="#D9A25A" @O/>@pM6 15.5L8 18L6.5 21.5M12 15.5L11 18.3L14 21.5M18 15.5L16.5 18L19 21.5" @L/><circle cx="12" cy="7.8" r="4.3" fill="#F2A92E" @O/>@pM12 1.2V2M4.8 7.8H5.6M18.4 7.8H19.2M6.7 2.8L7.4 3.4M17.3 2.8L16.6 3.4" stroke="@K" @w1.7"@c/>',
  flood:
    '@pM2 14C5 7 10 4.5 16 6.5C20 8 20.5 12.5 17 13C15 13.2 14.3 11.3 15.5 10.2C12.5 10 11 13 13 15.5C15 18 19 17.5 22 15.5V21.5H2Z" fill="#3FA0AD" @O/>@pM4.5 18.5q3 -2.5 6 0t6 0" @n"#E4F6F4" @w1.5"@c/>',
  miracle:
    '@pM12 .8L14 6L19 3.3L17.3 8.7L23 10.5L17.5 12.7L19.8 18L14.4 16L12 21.5L9.6 16L4.2 18L6.5 12.7L1 10.5L6.7 8.7L5 3.3L10 6Z" fill="#FBE3A0" @T/>@pM12 11.2C9.6 9 10 6.6 12 6.6S14.4 9 12 11.2V17M9 12.8H15" @n"@K" @w1.7"@c/>',
  swords: '@pM4 3.5L17.5 17M20 3.5L6.5 17M3.5 14.5L9 20M20.5 14.5L15 20" @n"currentColor" @w2.6"@c/>',
  move: '@pM6 20C3.5 18.5 4.5 14 6.5 13.5S9.5 17 9 19.5C8.7 21 7.3 21 6 20ZM15 12.5C12.5 11 13.5 6.5 15.5 6S18.5 9.5 18 12C17.7 13.5 16.3 13.5 15 12.5Z" fill="currentColor"/>@pM5.5 11h.1M8 10.3h.1M14.5 3.5h.1M17 2.8h.1" stroke="currentColor" @w2.4"@c/>',
  summon:
    '@pM12 3V16M5.5 9.5H18.5" stroke="currentColor" @w2.8"@c/>@pM3.5 17.5C5 21.5 19 21.5 20.5 17.5" @n"currentColor" @w2.4"@c/>',
  unlock: '@pM12 11C7.5 7.5 8.5 2.5 12 2.5S16.5 7.5 12 11V22M6 13H18" @n"currentColor" @w2.6"@c/>',
  push: '@pM3 12H15M10 6L16 12L10 18M20.5 5V19" @n"currentColor" @w3"@c@j/>',
  crown: '@pM3 19V7L8 12L12 4L16 12L21 7V19Z" fill="currentColor"/>',
  skull:
    '@pM12 2.5C6.5 2.5 4 6 4 10.5C4 14 5.5 15.5 7.5 16.5V20.5H16.5V16.5C18.5 15.5 20 14 20 10.5C20 6 17.5 2.5 12 2.5ZM8.5 9a2 2 0 1 0 .02 0ZM15.5 9a2 2 0 1 0 .02 0ZM11 15.5L12 13L13 15.5Z" fill="currentColor" fill-rule="evenodd"/>',
  chain:
    '<rect x="2.5" y="2.5" width="19" height="19" rx="3" fill="#E9DBB8" @O/><circle cx="12" cy="9.5" r="3.4" fill="#A9683E" @T/>@pM6 21.5C6 15.5 8 13.8 12 13.8S18 15.5 18 21.5Z" fill="#FFF6DF" @T/>@pM7 2.5V21.5M12 2.5V21.5M17 2.5V21.5" stroke="@K" @w1.7"/>',
  gate: '@pM3 22V10C3 4.5 7 2 12 2S21 4.5 21 10V22H16.5V11C16.5 8 14.5 6.5 12 6.5S7.5 8 7.5 11V22Z" fill="#8E7BB0" @O/>@pM7.5 22V11C7.5 8 9.5 6.5 12 6.5S16.5 8 16.5 11V22Z" fill="#2E2545"/>',
  sun: '@pM19.5 12L22.2 16.2L17.3 17.3L16.2 22.2L12 19.5L7.8 22.2L6.7 17.3L1.8 16.2L4.5 12L1.8 7.8L6.7 6.7L7.8 1.8L12 4.5L16.2 1.8L17.3 6.7L22.2 7.8Z" fill="#F2A92E" @T/><circle cx="12" cy="12" r="5.6" fill="#FBE08A" stroke="#B3701A" @w1"/>',
  amun_token:
    '<circle cx="12" cy="12" r="9.8" fill="#B5402A" @O/>@pM10 17C8.5 12 9 8 11 5.5M14 17C15.5 12 15 8 13 5.5M8.5 17H15.5" @n"#FBE3A0" @w2"@c/>',
  scales: '@pM12 3V21M6 21H18M4 7H20M4 7L1.5 14H6.5ZM20 7L17.5 14H22.5Z" @n"currentColor" @w2"@j@c/>',
  eyeoff: '@pM2 12C6 5.5 18 5.5 22 12C18 18.5 6 18.5 2 12ZM4 20L20 4" @n"currentColor" @w2.2"@c/>',
  camel:
    '@pM2 14.5C1.2 11.5 2 9.5 4 8.8C4.6 4.6 7.8 4.4 8.7 8C9.7 4.3 13.2 4.5 14 8.6C15.3 9 15.9 8.4 16.3 7L17.4 2.6C18 .6 20.6 .5 21.4 2.2L23.6 3.4L23 5.5L19.9 5.2C19.7 9 18.8 12.8 16.4 14.4L16.6 22H14.2L13.4 15.6H6.6L5.9 22H3.6L3.3 15.8Z" fill="#D69A45" @T/>@pM5.4 8.4C6 6.5 7.2 6.5 7.8 8.2M10.6 8.2C11.3 6.3 12.5 6.6 13 8.3" @n"#FBE3B0" @w1.1"@c/>@pM8.2 9.2H13.6V12.6H8.2Z" fill="#B5402A" stroke="@K" @w.8"/>',
});

/** Body of a god without its head, warrior with plinth, guardians without. */
export const FIGURES = spelled({
  god: '@pM-17 19V25C-17 31 17 31 17 25V19Z" fill="currentColor" @O/><ellipse cy="19" rx="17" ry="5.4" fill="currentColor" @O/><ellipse cy="19" rx="17" ry="5.4" fill="#fff" opacity=".25"/>@pM15.5 -22V20" stroke="@K" @w3.6"@c/>@pM15.5 -22V20" stroke="#E0B24A" @w1.5"/>@pM10.5 -22.5L15.5 -27L19 -23.5" @n"@K" @w3.6"@c@j/>@pM10.5 -22.5L15.5 -27L19 -23.5" @n"#E0B24A" @w1.5"@c@j/>@pM-13 -4C-13 -9 -6 -11 0 -11C6 -11 13 -9 13 -4L17 3L13.5 6L10 2L9 7L12 21C6 24 -6 24 -12 21L-9 7L-10 2L-13.5 6L-16 3Z" fill="currentColor" @O/>@pM-10 -8.5C-7 -1 7 -1 10 -8.5L6 -10.7C4 -6 -4 -6 -6 -10.7Z" fill="#F2C14E" @T/>@pM-9 6.5H9" stroke="@K" @w1.2"/>',
  warrior:
    '@pM-13.5 15V21C-13.5 27 13.5 27 13.5 21V15Z" fill="currentColor" @O/><ellipse cy="15" rx="13.5" ry="5.4" fill="currentColor" @O/><ellipse cy="15" rx="13.5" ry="5.4" fill="#fff" opacity=".25"/>@pM12 17V-19" stroke="@K" @w3.4"@c/>@pM12 17V-18" stroke="#C98A3C" @w1.4"/>@pM12 -27L15 -18H9Z" fill="#E4DFD3" @T/>@pM-8 15L-7 -2C-6 -6.5 6 -6.5 7 -2L11 3L9 6L7 4L8 15Z" fill="#F3E4C0" @O/><circle cy="-10.5" r="5.4" fill="#A9683E" @O/>@pM-5.6 -9C-7 -19 7 -19 5.6 -9C3.5 -12.5 -3.5 -12.5 -5.6 -9Z" fill="@K"/>@pM-11.5 15V2.5C-11.5 -5.5 5.5 -5.5 5.5 2.5V15C1 17 -7 17 -11.5 15Z" fill="currentColor" @O/>',
  satet:
    '@pM-6.5 15L-4.5 -4C-4.5 -8.5 4.5 -8.5 4.5 -4L7 15Z" fill="#FBF3DC" @O/>@pM-4.8 0C-2 2 2 2 4.8 0" @n"#B5402A" @w1.6"/>@pM4 -4L12 -3" stroke="@K" @w4"@c/>@pM4 -4L12 -3" stroke="#A9683E" @w2"@c/><circle cy="-11.5" r="4.4" fill="#A9683E" @O/>@pM-4.6 -13C-4.3 -20 -2 -24 0 -26C2 -24 4.3 -20 4.6 -13Z" fill="#FFFDF2" @O/>@pM-4 -15C-11 -17 -11 -23 -8.5 -28M4 -15C11 -17 11 -23 8.5 -28" @n"@K" @w3.4"@c/>@pM-4 -15C-11 -17 -11 -23 -8.5 -28M4 -15C11 -17 11 -23 8.5 -28" @n"#D9B45B" @w1.5"@c/>@pM9 -17C18 -10 18 4 9 11" @n"@K" @w3.6"@c/>@pM9 -17C18 -10 18 4 9 11" @n"#C98A3C" @w1.5"/>@pM9 -17V11M-9 -3H19" stroke="@K" @w1.2"/>@pM22 -3L17 -5.5V-.5Z" fill="@K"/>',
  apep: '@pM17 9C20 15 6 18 -2 15C-18 11 -16 0 -4 2C8 5 16 0 12 -6C8 -11 -6 -6 -8 -13C-10 -21 0 -26 8 -22" @n"@K" @w11"@c/>@pM17 9C20 15 6 18 -2 15C-18 11 -16 0 -4 2C8 5 16 0 12 -6C8 -11 -6 -6 -8 -13C-10 -21 0 -26 8 -22" @n"#4F8A3E" @w8"@c/>@pM17 9C20 15 6 18 -2 15C-18 11 -16 0 -4 2C8 5 16 0 12 -6C8 -11 -6 -6 -8 -13C-10 -21 0 -26 8 -22" @n"#D9C25B" @w2.4" stroke-dasharray="1.5 5"/>@pM3 -26C8 -30 18 -27 20 -21C18 -17 9 -16 4 -18.5Z" fill="#4F8A3E" @O/><circle cx="12" cy="-23.5" r="1.7" fill="#F2C14E" stroke="@K" @w.8"/>@pM19 -20L24 -18.5M19 -20L23 -22.5" stroke="#B5402A" @w1.4"@c/>',
  giant_scorpion:
    '@pM-9 6L-17 9M-9 10L-15 15M9 6L17 9M9 10L15 15" stroke="@K" @w2.2"@c/>@pM0 2C9 -4 11 -15 4 -20C-1 -23 -7 -20 -7 -15" @n"@K" @w9"@c/>@pM0 2C9 -4 11 -15 4 -20C-1 -23 -7 -20 -7 -15" @n"#8C4A2A" @w6"@c/>@pM-9.5 -17L-5 -17L-9 -8.5Z" fill="#F2C14E" @T/>@pM0 2C9 -4 11 -15 4 -20" @n"#D98E5C" @w1.6" stroke-dasharray="1.5 4"/><ellipse cy="8" rx="11" ry="8" fill="#A85A32" @O/>@pM-7 5.5C-3 8 3 8 7 5.5M-8.5 9.5C-3 12.5 3 12.5 8.5 9.5" @L/>@pM-9 5C-16 4 -20 -1 -18 -6L-15 -2L-12.5 -6C-10 -3 -10 0 -11.5 1.5M9 5C16 4 20 -1 18 -6L15 -2L12.5 -6C10 -3 10 0 11.5 1.5" fill="#A85A32" @O/>',
  cat_mummy:
    '@pM-10 16C-12 4 -8 -4 -5 -7L5 -7C8 -4 12 4 10 16Z" fill="#E9DBB8" @O/>@pM-9 -9L-8.5 -24L-3 -18.5H3L8.5 -24L9 -9C7 -2 -7 -2 -9 -9Z" fill="#D9C79B" @O/>@pM-10 2L10 -2M-11 8L11 4M-11 13L11 10" @L/>@pM-6 -13.5h3M3 -13.5h3M-1.5 -8.5h3" stroke="@K" @w1.7"@c/>',
  mummy:
    '@pM-8 16L-9 -2C-9 -8 9 -8 9 -2L8 16Z" fill="#E9DBB8" @O/><circle cy="-14" r="8" fill="#E9DBB8" @O/>@pM-7 -17L7 -14M-8 -11H8M-9 0L9 -4M-9 6L9 2M-8.5 11L8.5 8" @L/>@pM-4 -14.5h2.5M2 -13.5h2.5" stroke="#B5402A" @w2"@c/>@pM9 -1L16 -6M-9 -1L-15 4" stroke="@K" @w5"@c/>@pM9 -1L16 -6M-9 -1L-15 4" stroke="#E9DBB8" @w2.6"@c/>',
  androsphinx:
    '@pM-19 14C-20 4 -14 0 -6 1L2 -4L8 4L19 9V14Z" fill="#D9B46A" @O/>@pM-19 12C-24 6 -20 -2 -16 -4" @n"@K" @w2.4"@c/>@pM-5 2L-3 -20C-1 -25 9 -25 11 -20L13 2C8 5 0 5 -5 2Z" fill="#3C6BB0" @O/>@pM-4 -4L0 -6M-4.5 0L1 -3M12 -4L8 -6M12.5 0L8 -3" stroke="#F2C14E" @w1.6"/>@pM-.5 -17H8.5C10 -10 8 -5 4 -5S-2 -10 -.5 -17Z" fill="#C98A55" @O/>@pM1.5 -13h1.5M5.5 -13h1.5" stroke="@K" @w1.5"@c/>',
});

/** Monuments. */
export const MONUMENTS = spelled({
  pyramid:
    '@pM0 -23L-25 14L3 20Z" fill="#F0D48C" @O/>@pM0 -23L3 20L25 11Z" fill="#B98B3C" @O/>@pM-20 7L2.5 12M-14.5 -1.5L1.8 2.5M-9 -9.8L1.2 -6.5M2.5 12L20 4.5M1.8 2.5L15 -3.5M1.2 -6.5L9.5 -10" @L opacity=".55"/>@pM0 -23L-5 -15.5L.7 -14L4.8 -15.5Z" fill="#FBE08A" @T/>',
  obelisk:
    '@pM-13 20L-10 13H10L13 20Z" fill="#C9AE72" @O/>@pM-7.5 13L-5 -17L0 -27L5 -17L7.5 13Z" fill="#E3CD93" @O/>@pM1.5 -17L0 -27L5 -17L7.5 13H2.5Z" fill="#A98A4C" opacity=".75"/>@pM-5 -17L0 -27L5 -17Z" fill="#FBE08A" @T/>@pM-3 -11h3M-3 -6h3M-3.5 -1h3.5M-3.5 4h3.5M-4 9h4" stroke="#7a5a20" @w1.3"/>',
  temple:
    '@pM-24 18H24V13H-24Z" fill="#C9AE72" @O/>@pM-24 13L-21 -14H-8L-6 13ZM24 13L21 -14H8L6 13Z" fill="#EBD49A" @O/>@pM-23 -14H-6.5V-18H-23ZM23 -14H6.5V-18H23Z" fill="#D9B45B" @O/>@pM-7 13V-6H7V13Z" fill="#7A5A2A" @O/>@pM-3.5 13V-1H3.5V13Z" fill="@K"/>@pM-7.5 -6.5H7.5V-10H-7.5Z" fill="#3C6BB0" @T/>@pM-18.5 -10V9M-11 -10L-10 9M18.5 -10V9M11 -10L10 9" stroke="#B98B3C" @w1.6"/>@pM-19 -4h5M-19.5 2h6M19 -4h-5M19.5 2h-6" stroke="#B5402A" @w1.4"/>',
});

/** Under guardians: the size tells the base. */
export const PLINTHS = spelled({
  small:
    '@pM-15 15V21C-15 27 15 27 15 21V15Z" fill="currentColor" @O/><ellipse cy="15" rx="15" ry="5.4" fill="currentColor" @O/><ellipse cy="15" rx="15" ry="5.4" fill="#fff" opacity=".25"/>',
  large:
    '@pM-19 15V21C-19 27 19 27 19 21V15Z" fill="currentColor" @O/><ellipse cy="15" rx="19" ry="5.4" fill="currentColor" @O/><ellipse cy="15" rx="19" ry="5.4" fill="#fff" opacity=".25"/>',
});

/** An arch behind whoever stands in it. */
export const GATE = spelled({
  back: '@pM-22 22V-6C-22 -22 -12 -28 0 -28S22 -22 22 -6V22H14.5V-4C14.5 -14 9 -18 0 -18S-14.5 -14 -14.5 -4V22Z" fill="#8E7BB0" @O/>@pM-14.5 22V-4C-14.5 -14 -9 -18 0 -18S14.5 -14 14.5 -4V22Z" fill="#2E2545" opacity=".85"/>',
});

export type IconName = keyof typeof ICONS;
