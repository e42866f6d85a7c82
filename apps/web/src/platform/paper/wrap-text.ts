type Space = {
  readonly maxLines: number;
  /** Whether a text fits into one line. */
  readonly fits: (text: string) => boolean;
};

const ELLIPSIS = '…';

/** A position in a word where a line may break; it is not printed. */
export const SOFT_BREAK = '\u200b';

/** A space that keeps its words on one line if they fit into it. It is printed as an ordinary one. */
const TIED = '\u00a0';
const SPACE = new RegExp(`[^\\S${TIED}]+`, 'u');

/**
 * Breaks a text between words; where they are longer than a line also at a no-break space, and within a word at a soft break or
 * after a hyphen if it has one. The last line ends in … if there is more.
 */
export function wrapText(text: string, { maxLines, fits }: Space): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const tied = text.split(SPACE).map((part) => part.replaceAll(TIED, ' ').trim());
  const words = tied.flatMap((part) => (fits(part.replaceAll(SOFT_BREAK, '')) ? [part] : part.split(' ')));
  for (const written of words.filter((part) => part !== '')) {
    const word = written.replaceAll(SOFT_BREAK, '');
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = fits(word) ? [word] : brokenWord(written, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  if (line !== '') lines.push(line);
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), shortened(lines[maxLines - 1] ?? '', fits)];
}

const WORD_BREAK = new RegExp(`(?<=-)|${SOFT_BREAK}`, 'u');

function brokenWord(word: string, fits: Space['fits']): readonly string[] {
  const parts = word.split(WORD_BREAK).flatMap((part) => (fits(part) ? [part] : filled([...part], fits)));
  return filled(parts, fits);
}

/** Joins the parts as far as they fit. */
function filled(parts: readonly string[], fits: Space['fits']): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const part of parts) {
    if (piece !== '' && !fits(piece + part)) {
      pieces.push(piece);
      piece = '';
    }
    piece += part;
  }
  return [...pieces, piece];
}

function shortened(line: string, fits: Space['fits']): string {
  const signs = [...line];
  while (signs.length > 0 && !fits(signs.join('') + ELLIPSIS)) signs.pop();
  return signs.join('').trimEnd() + ELLIPSIS;
}
