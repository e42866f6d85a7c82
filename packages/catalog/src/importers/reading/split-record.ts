/**
 * Cells of one record of a table, blanks around them removed. `open` when a quoted cell does not end in this text,
 * `broken` when it ends in another line but not before a comma, so that its quotation mark can not have been meant.
 * Within one line a stray quotation mark is part of its cell.
 */
export function splitRecord(text: string): readonly string[] | 'open' | 'broken' {
  if (!text.includes('"')) return text.split(',').map((cell) => cell.trim());
  const cells: string[] = [];
  for (let at = 0; ; ) {
    const quoted = matchAt(QUOTED, text, at);
    if (quoted === null && matchAt(UNENDED, text, at) !== null) return 'open';
    if (quoted === null && text.includes('\n') && matchAt(OPENING, text, at) !== null) return 'broken';
    const [whole = '', content = '', end = ''] = quoted ?? matchAt(PLAIN, text, at) ?? [];
    cells.push((quoted === null ? content : content.replaceAll('""', '"')).trim());
    if (end === '') return cells;
    at += whole.length;
  }
}

const QUOTED = /[ \t]*"([^"]*(?:""[^"]*)*)"[ \t]*(,|$)/y;
const UNENDED = /[ \t]*"[^"]*(?:""[^"]*)*$/y;
const OPENING = /[ \t]*"/y;
const PLAIN = /([^,]*)(,|$)/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
