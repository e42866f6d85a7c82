/** Normal form for comparing names: NFC, lower case, without spaces, middle dots and hyphens. */
export function squeezeText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\u00B7\u2027\u2219\u22C5\u30FB\uFF65\u2010-\u2015-]/gu, '');
}
