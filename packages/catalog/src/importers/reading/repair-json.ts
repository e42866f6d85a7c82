/**
 * Repairs the errors of hand-written JSON templates: line breaks and quotes inside strings, unknown escapes, comments,
 * superfluous commas, words such as NaN. Several values in a row become a list, and a value cut off before the next one is
 * closed. Reads the text once and leaves errors it cannot repair.
 */
export function repairJson(text: string): string {
  const state = readToEnd(text);
  for (let bracket = state.open.at(-1); bracket !== undefined && !state.cut; bracket = state.open.at(-1))
    writeMark(state, bracket === '{' ? '}' : ']');
  const mended = state.out.join('');
  return state.values > 1 ? `[${mended}]` : mended;
}

/** True when a text, apart from the errors `repairJson` repairs, ends inside a string, an object or a list. */
export function endsOpen(text: string): boolean {
  const state = readToEnd(text);
  return state.cut || state.open.length > 0;
}

function readToEnd(text: string): State {
  const lastCommentEnd = text.lastIndexOf('*/');
  const state: State = { text, at: 0, out: [], open: [], last: '', values: 0, cut: false, lastCommentEnd };
  while (state.at < text.length) step(state);
  return state;
}

type State = {
  readonly text: string;
  at: number;
  readonly out: string[];
  /** Open brackets, outermost first. */
  readonly open: string[];
  /** Last character written that is not blank; `"` for a whole string. */
  last: string;
  /** Top-level objects and lists so far. */
  values: number;
  /** True when the text ends inside a string. */
  cut: boolean;
  readonly lastCommentEnd: number;
};

function step(state: State): void {
  const character = state.text[state.at] ?? '';
  if (character === '"') writeString(state);
  else if (/[\w.+-]/.test(character)) writeWord(state);
  else if (character !== '/' || !skipComment(state)) {
    state.at += 1;
    writeMark(state, character);
  }
}

/** Brackets, commas, colons, blanks, and characters that are invalid outside strings. */
function writeMark(state: State, mark: string): void {
  const closes = mark === '}' || mark === ']';
  const parts = mark === ',' || mark === ';';
  if ((closes || parts) && state.last === ':') write(state, 'null');
  if (mark === '{' || mark === '[') openBracket(state, mark);
  else if (closes) closeBracket(state, mark);
  else if (!parts) write(state, mark);
  // A comma belongs between two values, inside of brackets.
  else if (state.open.length > 0 && !/^[[{,]?$/.test(state.last)) write(state, ',');
}

function openBracket(state: State, bracket: string): void {
  if (state.open.length === 0) {
    if (state.values > 0) state.out.push(',');
    state.values += 1;
  }
  state.open.push(bracket);
  write(state, bracket);
}

function write(state: State, piece: string): void {
  state.out.push(piece);
  if (piece.trim() !== '') state.last = piece;
}

function closeBracket(state: State, bracket: string): void {
  const opening = bracket === '}' ? '{' : '[';
  // A superfluous bracket: nothing is open, or the text continues with the next field.
  NEXT_FIELD.lastIndex = state.at;
  if (state.open.length === 0) return;
  if (state.open.length === 1 && opening === '{' && NEXT_FIELD.test(state.text)) return;
  if (state.last === ',') state.out[state.out.lastIndexOf(',')] = '';
  // A missing bracket: the inner bracket closes before the outer one.
  if (state.open.at(-1) !== opening && state.open.at(-2) === opening) {
    state.open.pop();
    write(state, bracket === '}' ? ']' : '}');
  }
  state.open.pop();
  write(state, bracket);
}

const NEXT_FIELD = /\s*,\s*"[^"\\]{1,80}"\s*:/y;

function skipComment(state: State): boolean {
  const mark = state.text.slice(state.at, state.at + 2);
  if (mark === '//') {
    const end = state.text.indexOf('\n', state.at);
    state.at = end < 0 ? state.text.length : end;
    return true;
  }
  // A missing end mark is searched for only once.
  if (mark !== '/*' || state.lastCommentEnd < state.at + 2) return false;
  state.at = state.text.indexOf('*/', state.at + 2) + 2;
  return true;
}

const WORDS: Readonly<Record<string, string>> = {
  NaN: 'null',
  undefined: 'null',
  Infinity: 'null',
  '-Infinity': 'null',
  None: 'null',
  True: 'true',
  False: 'false',
};

function writeWord(state: State): void {
  WORD.lastIndex = state.at;
  const word = WORD.exec(state.text)?.[0] ?? '';
  state.at += word.length;
  write(state, Object.hasOwn(WORDS, word) ? (WORDS[word] ?? word) : word);
}

const WORD = /[\w.+-]+/y;

function writeString(state: State): void {
  const { text } = state;
  const isKey = state.open.at(-1) === '{' && (state.last === '{' || state.last === ',');
  const pieces = ['"'];
  let at = state.at + 1;
  for (; at < text.length; at += 1) {
    PLAIN.lastIndex = at;
    const plain = PLAIN.exec(text)?.[0] ?? '';
    pieces.push(plain);
    at += plain.length;
    const character = text[at];
    if (character === undefined || (character === '"' && endsString(state, at, isKey))) break;
    if (character === '\\') {
      const { written, length } = escapeAt(text, at);
      pieces.push(written);
      at += length - 1;
    } else pieces.push(character === '"' ? '\\"' : controlEscape(character));
  }
  if (at < text.length) pieces.push('"');
  else state.cut = true;
  state.at = at + 1;
  state.out.push(pieces.join(''));
  state.last = '"';
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are the characters to escape
const PLAIN = /[^"\\\u0000-\u001F]*/y;

function escapeAt(text: string, at: number): { readonly written: string; readonly length: number } {
  ESCAPE.lastIndex = at;
  const known = ESCAPE.exec(text)?.[0];
  if (known !== undefined) return { written: known, length: known.length };
  HEX.lastIndex = at;
  const hex = HEX.exec(text)?.[1];
  if (hex !== undefined) return { written: `\\u00${hex}`, length: 4 };
  // An unknown escape stands for its character.
  return { written: '', length: 1 };
}

const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const HEX = /\\x([0-9a-fA-F]{2})/y;

function controlEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A quote ends its string when the text after it can only follow a string at this place. */
function endsString({ text, open }: State, at: number, isKey: boolean): boolean {
  const after = isKey ? AFTER_KEY : open.at(-1) === '{' ? AFTER_FIELD : AFTER_ITEM;
  after.lastIndex = at + 1;
  return after.test(text);
}

const AFTER_KEY = /\s*:/y;
/** End of text or of the object, or the next key. */
const AFTER_FIELD =
  /\s*(?:$|[}\]]\s*(?:$|[,;}\]{[])|[,;][\s,;]*(?:$|\}|"[^"\\]{1,80}"\s*:|\/[/*])|"[^"\\]{1,80}"\s*:|\s\/[/*])/y;
const AFTER_ITEM = /\s*(?:$|[\]}]\s*(?:$|[,;}\]{[])|[,;][\s,;]*(?:$|["\]{[\d]|null|\/[/*])|\s"|\s\/[/*])/y;
