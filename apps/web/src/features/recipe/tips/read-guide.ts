/** One line of a guide: title, heading, bullet, closing caution or plain text. */
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

/** Parses the Markdown of a guide into lines. All other markup, including HTML, stays text. */
export function readGuide(markdown: string): readonly GuideLine[] {
  return markdown.split('\n').flatMap((raw) => {
    const line = raw.trim();
    if (line === '') return [];
    const [mark, kind] = MARKS.find(([start]) => line.startsWith(start)) ?? ['', 'text' as const];
    return [{ kind, text: line.slice(mark.length).trim() }];
  });
}

/** Number of characters a reader sees. */
export function lengthOf(lines: readonly GuideLine[]): number {
  return lines.reduce((sum, { text }) => sum + [...text].length, 0);
}

/** A line shown in part; `rest` is the part not shown yet. */
export type TypedLine = GuideLine & { readonly rest: string };

/** The lines up to a number of characters, with the rest of each. */
export function typedTo(lines: readonly GuideLine[], characters: number): readonly TypedLine[] {
  let left = characters;
  return lines.map((line) => {
    const letters = [...line.text];
    const reached = Math.max(0, left);
    left -= letters.length;
    return { ...line, text: letters.slice(0, reached).join(''), rest: letters.slice(reached).join('') };
  });
}

export function plainText(lines: readonly GuideLine[]): string {
  return lines
    .map(({ kind, text }) => (kind === 'bullet' ? `- ${text}` : kind === 'heading' ? `\n${text}` : text))
    .join('\n');
}
