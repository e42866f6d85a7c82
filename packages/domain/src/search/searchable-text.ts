/** The words of a text for comparison: lower-case letters and digits; everything else separates them. */
export function searchableWords(text: string): readonly string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The words of a text joined together: searchableText('두부 된장-찌개!') is '두부된장찌개'. */
export function searchableText(text: string): string {
  return searchableWords(text).join('');
}

/** The words of a text in Latin letters without accents: jalapeño is jalapeno. */
export function latinWords(text: string): readonly string[] {
  return searchableWords(text.normalize('NFD').replace(/\p{Diacritic}/gu, ''));
}

/** The words joined together. */
export function latinText(text: string): string {
  return latinWords(text).join('');
}
