import { type ExclusionReading, readExclusion, type Taxonomy } from '@kkini/domain';

/**
 * A reading on one line: the exclusions, `~` before a property, `?typed>id` for a suggestion, `!word` for an unknown word, and
 * `ASK` where it asks which exceptions stay.
 */
export function spellReading({ understood, suggestions, unread, asksWhatMayStay }: ExclusionReading): string {
  return [
    ...understood.map((each) => (each.kind === 'food' ? each.id : `~${each.property}`)),
    ...suggestions.map(({ typed, id }) => `?${typed}>${id}`),
    ...unread.map((word) => `!${word}`),
    ...(asksWhatMayStay ? ['ASK'] : []),
  ].join(' ');
}

/** The lines of a table of texts, each a text and its plain words; `\n` and `\t` in a text stand for those characters. */
export function tableLines(table: string): readonly (readonly [text: string, plain: string])[] {
  return table
    .split('\n')
    .filter((line) => line.includes(' = '))
    .map((line) => {
      const [written = '', plain = ''] = line.split(/ = (?=[^=]*$)/u);
      return [written.trim().replaceAll('\\n', '\n').replaceAll('\\t', '\t'), plain];
    });
}

/** The reading of several plain words together; `!word`, `?typed>id` and `ASK` stand for themselves. */
export function spellPlain(taxonomy: Taxonomy, plain: string): string {
  const parts = plain
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const spelt = parts.flatMap((part) =>
    /^[!?]|^ASK$/u.test(part) ? [part] : spellReading(readExclusion(taxonomy, part)).split(' '),
  );
  return [...new Set(spelt)].join(' ');
}

/** Whether a visitor's text is a no, or ends in one, and therefore may exclude nothing. */
export function saysNothing({ source }: Taxonomy, text: string): boolean {
  const said = text.normalize('NFKC').trim().toLowerCase();
  return source.visitorWords.nothing.some((no) => said === no || (/\p{L}/u.test(no) && said.endsWith(no)));
}
