// Pictures of the world of Amun-Re, drawn for this board: a 24 × 24 grid (pyramids wider), dark outline, light from the left.
const O = 'stroke="#2b2118" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';
const THIN = 'fill="none" stroke="#2b2118" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"';

export const ICONS: Record<string, { box: string; art: string }> = {
  farmer: {
    box: '0 0 24 24',
    art:
      `<path d="M19.400 3.200L16.800 21.500" fill="none" stroke="#2b2118" stroke-width="2.700" stroke-linecap="round"/><path d="M19.400 3.200L16.800 21.500" fill="none" stroke="#c58b4a" stroke-width="1.200"/><path d="M20.600 2.800c-2.200-.8-4.200-.2-5.400 1.800l4 .6Z" fill="#b9bfc4" ${O}/>` +
      `<path d="M4 21.800c-.2-6.800 1.900-10.700 6.400-10.700s6.600 3.900 6.400 10.700Z" fill="#fff6df" ${O}/><path d="M6.800 21.500c.1-3.300.6-5.700 1.700-7.700M10.500 12v3.500M14 21.500c-.1-3.300-.6-5.700-1.700-7.700" ${THIN}/>` +
      `<circle cx="10.400" cy="6.700" r="4.100" fill="#a4623a" ${O}/><path d="M6.200 7.200C5.900 3.900 7.900 2 10.400 2s4.500 1.900 4.200 5.200c-1.200-1.300-2.400-1.800-4.200-1.800s-3 .5-4.200 1.800Z" fill="#2b2118"/>`,
  },
  stone: {
    box: '0 0 24 24',
    art: `<path d="M2.600 8.400L11.600 3.800l9.800 3.800v9l-9.200 4.800l-9.600-4Z" fill="#d9cbb0" ${O}/><path d="M2.600 8.400L11.600 3.800l9.800 3.800l-9.200 4.600Z" fill="#f3ead6" ${O}/><path d="M12.200 12.200l9.200-4.600v9l-9.200 4.800Z" fill="#a8977a" ${O}/><path d="M5 13.500l2.400 1M14.800 16.600l2.400-1.300M10 6.800l3 .8" ${THIN} opacity=".55"/>`,
  },
  pyramid: {
    box: '0 0 48 36',
    art: `<path d="M23 2L2.500 30.500L28 34Z" fill="#efd394" ${O}/><path d="M23 2L28 34L45.500 28Z" fill="#b07f33" ${O}/><path d="M16.400 11.600l8.200 1.200M10.700 19.300l15.200 2M6 26.300l21 2.800M19.800 7l3.900.7" ${THIN} stroke="#8a672a"/><path d="M24.600 12.800l8.800-1.200M25.900 21.300l12.300-2M27 29.100l15.400-4" ${THIN} stroke="#6b4a12"/><path d="M23 2L19.500 6.900L23.700 7.600Z" fill="#fff3c4"/>`,
  },
  double: {
    box: '0 0 64 42',
    art:
      `<path d="M38 2L13 34L44 38.500Z" fill="#e6c47a" ${O}/><path d="M38 2L44 38.500L62 31Z" fill="#a5742b" ${O}/><path d="M30 12.300l9.700 1.500M23.600 20.500l17.500 2.400M18 27.700l24.200 3.200" ${THIN} stroke="#8a672a"/><path d="M39.700 13.800l8.400-1.600M41.100 22.900l12.300-2.700M42.200 30.900l15-4.400" ${THIN} stroke="#6b4a12"/>` +
      `<path d="M38 2L33.800 7.400L38.900 8.200L41.200 6.800Z" fill="#f2c14e" ${O} stroke-width="1"/><path d="M17.500 15L1.800 36.500L21.500 39.500Z" fill="#f5dda5" ${O}/><path d="M17.500 15L21.500 39.500L35 34.500Z" fill="#b98b3c" ${O}/><path d="M12.300 22.200l6.600.9M7.600 28.600l12.300 1.700" ${THIN} stroke="#8a672a"/><path d="M18.900 23.100l6.500-1.400M20.100 30.300l9.900-2.600" ${THIN} stroke="#6b4a12"/>`,
  },
  temple: {
    box: '0 0 24 24',
    art: `<path d="M1.800 21.600L3.800 6.300H9.700L10.300 21.600Z" fill="#efd394" ${O}/><path d="M22.200 21.600L20.200 6.300H14.300L13.700 21.600Z" fill="#c79a4b" ${O}/><path d="M9.400 10.800h5.200v10.800H9.400Z" fill="#e0b866" ${O}/><path d="M10.700 14h2.600v7.600h-2.600Z" fill="#2b2118"/><path d="M3 4.300h7.200v2.300H3ZM13.800 4.300H21v2.300h-7.200Z" fill="#3d6db5" ${O} stroke-width="1.100"/><circle cx="12" cy="9.200" r="1.900" fill="#d5482b" ${O} stroke-width="1"/><path d="M4.900 10.500v7.500M7.300 10.500v7.500M16.700 10.500v7.500M19.100 10.500v7.500" ${THIN} opacity=".55"/>`,
  },
  caravan: {
    box: '0 0 24 24',
    art: `<path d="M1.800 13.300C2 9.800 3.600 8.300 5.800 8.300c1.200 0 1.700-3.800 3.800-3.800s2.500 3.700 4.300 3.700c1.600 0 2.600-.3 3.200-1.600l1.100-3.100c.5-1.100 1.400-1.500 2.500-1.400l2 .9c.6.300.6 1.100.1 1.500l-1.900.6c-.5 3.600-1.600 7-4.500 8.300l.5 8.300h-2l-1.300-6.900H7.300L5.700 21.700H3.700l.3-7.600c-.7.400-1 1.300-.9 2.500l-.9.2c-.5-1.300-.6-2.500-.4-3.500Z" fill="#d69b50" ${O}/><path d="M7.200 7.600c1.600-1.100 3.700-1.100 5 .2l-.4 4.200c-1.400.5-2.800.5-4.200 0Z" fill="#c0432a" ${O} stroke-width="1"/><path d="M7.400 9.600h4.600" stroke="#f2c14e" stroke-width="1.100"/>`,
  },
  mine: {
    box: '0 0 24 24',
    art: `<path d="M1.600 21.400L7 8.200l3.100-2.400L13 3l3.900 5.500l2 1.400l3.500 11.500Z" fill="#b08a5a" ${O}/><path d="M13 3l3.900 5.500l2 1.400l3.500 11.500h-6.600Z" fill="#836239"/><path d="M8.200 21.400v-5.600c0-2.300 1.500-3.700 3.400-3.700s3.400 1.400 3.400 3.700v5.600Z" fill="#2b2118"/><path d="M8.700 20.900l1.700-2.700l1.900.5l.7-1.900l2 1.400l.7 2.700Z" fill="#f2c14e" ${O} stroke-width="1"/><path d="M6.200 13.500l1.500-1.700l.9 1.300l-1 1.700ZM16.600 13l1.400-.6l.6 1.700l-1.200.9Z" fill="#f2c14e" ${O} stroke-width=".8"/>`,
  },
  card: {
    box: '0 0 24 24',
    art: `<rect x="5.200" y="2.200" width="13.600" height="19.600" rx="2.200" fill="#24468a" ${O} class="ar-edge"/><rect x="7" y="4" width="10" height="16" rx="1.100" fill="none" stroke="#e8c766" stroke-width=".8"/><path d="M12 11.600C8.900 9.500 9.700 6.300 12 6.300s3.100 3.200 0 5.300V18M9.200 13.300h5.600" fill="none" stroke="#f2c14e" stroke-width="1.500" stroke-linecap="round"/>`,
  },
  province: {
    box: '0 0 24 24',
    art: `<rect x="5.200" y="2.200" width="13.600" height="19.600" rx="2.200" fill="#e5c98d" ${O}/><path d="M12 3.500c-2.500 5 2.500 7 0 12.500c-.8 1.800-.6 3 0 4.500" fill="none" stroke="#2f7f93" stroke-width="2.600" stroke-linecap="round"/><path d="M7.300 6.500h2M15 8h2M7.300 13h1.800M14.800 15h2.200" ${THIN}/>`,
  },
  coin: {
    box: '0 0 24 24',
    art: `<circle cx="12" cy="12" r="9.600" fill="#f2c14e" ${O}/><path d="M4.800 8.500C6.200 5.500 9 3.900 12 3.900" fill="none" stroke="#fff3c4" stroke-width="1.700" stroke-linecap="round"/><circle cx="12" cy="12" r="6.600" fill="none" stroke="#8a5a12" stroke-width="1"/><path d="M12 11.200C9.600 9.600 10.200 7.200 12 7.200s2.400 2.400 0 4V16.600M9.700 12.700h4.600" fill="none" stroke="#6b4208" stroke-width="1.300" stroke-linecap="round"/>`,
  },
  wheat: {
    box: '0 0 24 24',
    art: `<path d="M12 22V7" stroke="#2b2118" stroke-width="2.600" stroke-linecap="round"/><path d="M12 22V7" stroke="#c58b1f" stroke-width="1.100"/><path d="M12 7.500C9.800 5.800 10.300 3 12 1.600c1.700 1.400 2.200 4.200 0 5.900ZM11.500 12.200C8.500 12 7.400 9.600 7.800 7.200c2.400.5 3.900 2.400 3.700 5ZM12.500 12.200c3-.2 4.100-2.600 3.700-5c-2.400.5-3.900 2.400-3.700 5ZM11.500 17.200c-3-.2-4.100-2.600-3.700-5c2.400.5 3.900 2.400 3.700 5ZM12.500 17.200c3-.2 4.100-2.600 3.700-5c-2.400.5-3.900 2.400-3.700 5Z" fill="#f2c14e" ${O} stroke-width="1.100"/>`,
  },
  scribe: {
    box: '0 0 24 24',
    art: `<path d="M4.200 2.200h15.600v14.600L12 22L4.200 16.800Z" fill="#fff6df" ${O}/><path d="M8 6.500h8M8 9.700h8M8 12.900h5" ${THIN} stroke-width="1.300"/>`,
  },
  scroll: {
    box: '0 0 24 24',
    art: `<rect x="2.600" y="7.600" width="18.800" height="8.800" rx="1" fill="#efdcae" ${O}/><path d="M5.800 6.200h2.600v11.600H5.800ZM15.600 6.200h2.600v11.600h-2.600Z" fill="#c79a4b" ${O} stroke-width="1.100"/><circle cx="12" cy="12" r="4.200" fill="#b5391d" ${O}/><path d="M12 12.200c-1.500-1-1.100-2.600 0-2.600s1.500 1.600 0 2.600v2.300M10.500 12.900h3" fill="none" stroke="#ffd9b0" stroke-width=".9" stroke-linecap="round"/>`,
  },
  thief: {
    box: '0 0 24 24',
    art: `<path d="M3 21.800c.2-5.200 3.600-8 9-8s8.800 2.800 9 8Z" fill="#4a3f55" ${O}/><path d="M12 2.200c4.200 0 6.500 3 6.500 6.700S15.800 16 12 16s-6.500-3.400-6.500-7.100S7.800 2.200 12 2.200Z" fill="#5d5069" ${O}/><path d="M7.500 8.200c2.500-1.500 6.500-1.500 9 0c.2 1.500-.1 2.600-.7 3.500c-2.500 1-5.100 1-7.600 0c-.6-.9-.9-2-.7-3.500Z" fill="#c98a5a" ${O} stroke-width="1"/><path d="M9.700 9.700h.2M14.100 9.700h.2" stroke="#2b2118" stroke-width="2" stroke-linecap="round"/>`,
  },
  crown: {
    box: '0 0 24 24',
    art: `<path d="M8.200 14.500C8.200 9 9.400 5.600 10.500 4c-.4-1.400.4-2.600 1.700-2.600s2 1.200 1.600 2.600c1.300 2 2.400 5.600 2 10.500Z" fill="#fffaf0" ${O}/><path d="M3.800 12.200l3 1.300c3.400 1.300 7.500 1.200 10.800-.3l2.800-10.700l1.200 15.800c-4.200 3.600-12.500 3.800-16.900.9Z" fill="#c0432a" ${O}/><path d="M4.500 16.600c4.600 2.600 12.200 2.400 16.900-.6" fill="none" stroke="#f2c14e" stroke-width="1.500"/>`,
  },
  sun: {
    box: '0 0 24 24',
    art: `<path d="M2.200 13.200C4 17.600 7.600 20 12 20s8-2.400 9.800-6.800" fill="none" stroke="#2b2118" stroke-width="3.800" stroke-linecap="round"/><path d="M2.200 13.200C4 17.600 7.600 20 12 20s8-2.400 9.800-6.800" fill="none" stroke="#3d6db5" stroke-width="1.800" stroke-linecap="round"/><circle cx="12" cy="10" r="7.400" fill="#e2592f" ${O}/><circle cx="12" cy="10" r="5.100" fill="#f2c14e"/>`,
  },
  gift: {
    box: '0 0 24 24',
    art: `<path d="M12 21.500c-3.400-5-8.800-5.200-9.800-12c3.200.2 4.900 1.400 6 3.200C8.400 8.400 10.200 4.700 12 3.200c1.800 1.500 3.600 5.200 3.800 9.500c1.100-1.800 2.800-3 6-3.200c-1 6.800-6.400 7-9.800 12Z" fill="#f6c9d2" ${O}/><path d="M12 21c-1.600-3.500-2-8.500 0-14.500c2 6 1.600 11 0 14.500Z" fill="#d97c93"/>`,
  },
  field: {
    box: '0 0 24 24',
    art: `<rect x="1.200" y="1.200" width="21.600" height="21.600" rx="3.400" fill="#6f9e46" ${O}/><path d="M5 5c2.500 1 2.500 12.500 0 14M10 5c2 1 2 12.500 0 14M15 5c2 1 2 12.500 0 14M19.600 5c1.200 1 1.200 12.500 0 14" fill="none" stroke="#3f6424" stroke-width="1.300" stroke-linecap="round"/>`,
  },
};

/** Cards by phase: the colour of their band. */
export const BANDS: Record<string, string> = {
  auction: 'var(--lapis)',
  market: '#2f6b41',
  offering: '#23687b',
  harvest: '#9a4a12',
  scoring: '#7a5a0e',
};
export const THIEF = '#4a3f55';
/** Cards by name: the picture they bear. */
export const PICTURES: Record<string, string> = {
  protection: 'scribe',
  bribe: 'coin',
  architect: 'pyramid',
  free_farmer: 'farmer',
  offering_change: 'scroll',
  big_harvest: 'wheat',
  treasury: 'coin',
  master_scribe: 'card',
  master_farmer: 'farmer',
  one_bank: 'province',
  nile_or_not: 'province',
  one_land: 'gift',
};
