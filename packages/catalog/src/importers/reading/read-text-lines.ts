/** One line of a text, without its line break; the text is null where the line is too long to be one. */
export type TextLine = {
  readonly line: number;
  readonly text: string | null;
  /** False for a last line that no line break ends. */
  readonly ended: boolean;
};

/** Characters of the longest line that is read; longer ones are skipped without being held. */
export const LONGEST_LINE = 256 * 1024;

/** Lines of a text that comes in pieces, as many at a time as a piece completes; LF or CRLF ends a line. */
export async function* readTextLines(chunks: AsyncIterable<string>): AsyncIterable<readonly TextLine[]> {
  let line = 0;
  let rest = '';
  let isTooLong = false;
  const next = (text: string, ended: boolean): TextLine => {
    line += 1;
    const whole = isTooLong || text.length > LONGEST_LINE ? null : text.replace(/\r$/, '');
    isTooLong = false;
    return { line, text: whole, ended };
  };
  for await (const chunk of chunks) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    const lines = parts.map((part) => next(part, true));
    if (rest.length > LONGEST_LINE) {
      isTooLong = true;
      rest = '';
    }
    yield lines;
  }
  if (rest !== '' || isTooLong) yield [next(rest, false)];
}
