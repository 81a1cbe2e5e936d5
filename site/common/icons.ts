/** Paths for `Icon`, on 24 × 24: the icons of header and drawer, and the arrow of every page. */
export const person = 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0M4 21a8 8 0 0 1 16 0'
export const globe =
  'M21.5 12a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0M2.5 12h19M12 2.5a14.6 14.6 0 0 1 0 19 14.6 14.6 0 0 1 0-19'
export const sun =
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4'
export const moon = 'M21 12.5A9 9 0 1 1 11.5 3a7 7 0 0 0 9.5 9.5'
export const menu = 'M3 8h18M3 16h18'
export const chevronDown = 'm6 9 6 6 6-6'
export const arrowRight = 'M4 12h16m-6-6 6 6-6 6'
