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
