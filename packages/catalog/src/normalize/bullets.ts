/** Signs that are nothing but bullets, as the content of a character class. */
const SIGNS =
  '\u2022\u2023\u2043\u25A0-\u25FF\u2605\u2606\u2610-\u2612\u2660-\u2667\u2713\u2714\u203B\u2794\u279C\u27A1\u27A4\u2B1B\u2B1C\u2B50\uFE0F';

/** Bullets at the start of a line: signs, and a dot, dash or star before a blank. */
export const BULLET: RegExp = new RegExp(`^(?:[${SIGNS}]\\s*|[-\u2013*\u00B7]\\s+(?!\\d))+`, 'u');
