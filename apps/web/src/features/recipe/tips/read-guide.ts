/** One line of a guide: the title of the tip, a heading, a bullet, the closing caution or plain words. */
export type GuideLine = {
  readonly kind: 'title' | 'heading' | 'bullet' | 'caution' | 'text';
  readonly text: string;
};

const MARKS: readonly (readonly [mark: string, kind: GuideLine['kind']])[] = [
  ['#### ', 'heading'],
  ['### ', 'title'],
  ['## ', 'title'],
  ['# ', 'title'],
  ['- ', 'bullet'],
  ['* ', 'bullet'],
  ['> ', 'caution'],
];

/** The lines of a guide's markdown. Every other mark, HTML among it, stays the text it is. */
export function readGuide(markdown: string): readonly GuideLine[] {
  return markdown.split('\n').flatMap((raw) => {
    const line = raw.trim();
    if (line === '') return [];
    const [mark, kind] = MARKS.find(([start]) => line.startsWith(start)) ?? ['', 'text' as const];
    return [{ kind, text: line.slice(mark.length).trim() }];
  });
}

/** Characters people read of these lines. */
export function lengthOf(lines: readonly GuideLine[]): number {
  return lines.reduce((sum, { text }) => sum + [...text].length, 0);
}

/** A line of which not all is shown yet; `rest` is what comes. */
export type TypedLine = GuideLine & { readonly rest: string };

/** The lines as far as a number of characters reaches, and what of each is still to come. */
export function typedTo(lines: readonly GuideLine[], characters: number): readonly TypedLine[] {
  let left = characters;
  return lines.map((line) => {
    const letters = [...line.text];
    const reached = Math.max(0, left);
    left -= letters.length;
    return { ...line, text: letters.slice(0, reached).join(''), rest: letters.slice(reached).join('') };
  });
}

/** The guide as plain text, to be pasted anywhere. */
export function plainText(lines: readonly GuideLine[]): string {
  return lines
    .map(({ kind, text }) => (kind === 'bullet' ? `- ${text}` : kind === 'heading' ? `\n${text}` : text))
    .join('\n');
}
