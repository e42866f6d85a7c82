import type { RowFault } from '../importer.ts';

/** Most characters of a line. Longer ones are skipped without being stored. */
const LONGEST_LINE = 256 * 1024;

const QUOTED = /[ \t]*"([^"]*(?:""[^"]*)*)"[ \t]*(,|$)/y;

const UNENDED = /[ \t]*"[^"]*(?:""[^"]*)*$/y;

const OPENING = /[ \t]*"/y;

const PLAIN = /([^,]*)(,|$)/y;

/** A row of a table: the line it begins in and its cells by header name, blanks removed from the names. */
export type CsvRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

/** Most lines of one quoted cell. A quotation mark that stays open longer is a plain character. */
const LONGEST_CELL_LINES = 60;

/**
 * Reads a table of any size row by row. Column names are compared without blanks, because editions differ in them ("비타민 A(μg
 * RAE)"). The header must have one name of each list in `required`. Every line that is not blank becomes part of a row or a
 * fault; after a fault reading continues with the next line.
 */
export async function* readCsvRows(
  chunks: AsyncIterable<string>,
  required: readonly (readonly string[])[],
): AsyncIterable<CsvRow | RowFault> {
  const records = new RecordReader();
  let header: Header | null = null;
  let rows = 0;
  for await (const found of readRecords(chunks, records)) {
    if (header === null) {
      const read: Header | RowFault = 'reason' in found ? found : toHeader(found, required);
      if ('reason' in read) return yield read;
      header = read;
    } else {
      rows += 1;
      yield 'reason' in found ? found : toRow(found, header);
    }
  }
  if (header === null) yield { line: 1, reason: 'notThisFormat', detail: 'the file is empty' };
  else if (rows === 0)
    yield { line: header.line, reason: 'notThisFormat', detail: 'no rows below the header' };
}

type TextRecord = { readonly line: number; readonly values: readonly string[]; readonly ended: boolean };
type Header = { readonly line: number; readonly names: readonly string[] };

async function* readRecords(
  chunks: AsyncIterable<string>,
  records: RecordReader,
): AsyncIterable<TextRecord | RowFault> {
  for await (const lines of readTextLines(chunks)) for (const line of lines) yield* records.add(line);
  yield* records.end();
}

/** Joins lines to records: a quoted cell may contain line breaks. */
class RecordReader {
  private open: (TextLine & { readonly text: string })[] = [];

  *add(line: TextLine): Iterable<TextRecord | RowFault> {
    const { text } = line;
    if (text === null) {
      yield* this.end();
      yield fault(line.line, `a line of more than ${LONGEST_LINE} characters`);
    } else if (this.open.length > 0 || text.trim() !== '') yield* this.take({ ...line, text });
  }

  /** Gives up a cell that is still open at the end. */
  *end(): Iterable<TextRecord | RowFault> {
    while (this.open.length > 0) yield* this.giveUp();
  }

  private *take(line: TextLine & { readonly text: string }): Iterable<TextRecord | RowFault> {
    this.open.push(line);
    const [first = line] = this.open;
    // A line without a quotation mark can not end an open cell.
    const goesOn = this.open.length > 1 && !line.text.includes('"');
    const values = goesOn ? 'open' : splitRecord(this.open.map(({ text }) => text).join('\n'));
    if (typeof values !== 'string') {
      this.open = [];
      yield { line: first.line, values, ended: line.ended };
    } else if (values === 'broken' || this.open.length > LONGEST_CELL_LINES) yield* this.giveUp();
  }

  /** Reports the first open line as faulty and reads the lines after it separately. */
  private *giveUp(): Iterable<TextRecord | RowFault> {
    const [first, ...others] = this.open;
    this.open = [];
    if (first === undefined) return;
    yield fault(first.line, 'a quotation mark opens here and never closes');
    for (const line of others) yield* this.add(line);
  }
}

function fault(line: number, detail: string): RowFault {
  return { line, reason: 'unreadableFile', detail };
}

/** Control characters that occur in programs, pictures, workbooks and UTF-16, but in no text file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are the characters to look for
const BINARY = /[\u0000-\u0008\u000E-\u001A]/;
/** Replaces bytes that are not text. */
const LOST = '\uFFFD';

function toHeader({ line, values }: TextRecord, required: readonly (readonly string[])[]): Header | RowFault {
  const names = values.map((name) => name.replace(/[\s\uFEFF]/g, ''));
  const missing = required.find((choices) => !choices.some((name) => names.includes(name)));
  const isText = !values.some((name) => BINARY.test(name) || (missing !== undefined && name.includes(LOST)));
  if (!isText) return fault(line, 'not a table in text form (CSV in UTF-8 or CP949)');
  return missing === undefined
    ? { line, names }
    : { line, reason: 'missingColumn', detail: missing[0] ?? '' };
}

function toRow({ line, values, ended }: TextRecord, { names }: Header): CsvRow | RowFault {
  const surplus = values.slice(names.length).filter((value) => value !== '');
  if (surplus.length > 0)
    return { line, reason: 'notARecord', detail: `${values.length} cells below ${names.length} names` };
  if (!ended && values.length < names.length) return fault(line, 'the file ends inside this row');
  const cells: Record<string, string> = {};
  for (const [column, name] of names.entries()) cells[name] ||= values[column] ?? '';
  return { line, cells };
}

/**
 * Cells of one record, without surrounding blanks. `open` when a quoted cell does not end in this text, `broken` when it ends
 * in another line but not before a comma, so that its quotation mark is a plain character. Within one line a stray quotation
 * mark is part of its cell.
 */
function splitRecord(text: string): readonly string[] | 'open' | 'broken' {
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

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** One line of a text, without its line break; the text is null where the line is too long. */
type TextLine = {
  readonly line: number;
  readonly text: string | null;
  /** False for a last line that no line break ends. */
  readonly ended: boolean;
};

/** Lines of a text that arrives in pieces, as many at a time as a piece completes. LF, CRLF or, throughout, CR ends a line. */
async function* readTextLines(chunks: AsyncIterable<string>): AsyncIterable<readonly TextLine[]> {
  let line = 0;
  let rest = '';
  let isTooLong = false;
  const next = (text: string, ended: boolean): TextLine => {
    line += 1;
    const whole = isTooLong || text.length > LONGEST_LINE ? null : text.replace(/\r$/, '');
    isTooLong = false;
    return { line, text: whole, ended };
  };
  for await (const chunk of withLineFeeds(chunks)) {
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

/** The first line break of a text. A carriage return at its end may belong to a line feed that is still to come. */
const FIRST_BREAK = /\n|\r\n|\r(?=[^\n])/;

/** Replaces carriage returns by line feeds if the first line ends in one alone, as in the oldest format of spreadsheets. */
async function* withLineFeeds(chunks: AsyncIterable<string>): AsyncIterable<string> {
  let first: string | null = '';
  let isOldest = false;
  for await (const chunk of chunks) {
    const text: string = first === null ? chunk : first + chunk;
    if (first !== null) {
      const found = FIRST_BREAK.exec(text);
      first = found === null && text.length <= LONGEST_LINE ? text : null;
      isOldest = found?.[0] === '\r';
    }
    if (first === null) yield isOldest ? text.replaceAll('\r', '\n') : text;
  }
  if (first !== null) yield first;
}
