/** Decodes bytes in pieces. `stream` means that more follow, so that a character may be cut at the end. */
export type Decoder = {
  readonly decode: (bytes?: Uint8Array, options?: { readonly stream?: boolean }) => string;
};

/**
 * A decoder for a label of the encoding standard, correct where Node's own is not: CP949 with its 8,822 additional syllables
 * (Node knows only those of KS X 1001), and Windows-1252 with its dashes and curly quotes (which Node reads as control
 * characters). Throws RangeError for an unknown label.
 */
export function decoderFor(label: string): Decoder {
  const decoder = new TextDecoder(label);
  if (decoder.encoding === 'euc-kr') return cp949Decoder();
  if (decoder.encoding !== 'windows-1252') return decoder;
  return { decode: (bytes, options) => decoder.decode(bytes, options).replace(C1, printed) };
}

const C1 = /[\u0080-\u009F]/g;
/** Windows-1252 from 0x80 to 0x9F; a blank for an unassigned byte. */
const PRINTED = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function printed(control: string): string {
  return PRINTED[control.charCodeAt(0) - 0x80] ?? control;
}

const LOST = 0xfffd;

function cp949Decoder(): Decoder {
  let lead = 0;
  return {
    decode(bytes = new Uint8Array(), { stream = false } = {}) {
      const characters = cp949Characters();
      const units = new Uint16Array(bytes.length * 2 + 1);
      let length = 0;
      for (const byte of bytes) {
        if (lead === 0 && byte < FIRST_LEAD) units[length++] = byte;
        else if (lead === 0) lead = byte;
        else {
          const character = characters[lead * 256 + byte] ?? 0;
          units[length++] = character === 0 ? LOST : character;
          // The second byte of a broken pair is decoded alone where it is ASCII.
          if (character === 0 && byte < 0x80) units[length++] = byte;
          lead = 0;
        }
      }
      if (!stream && lead !== 0) {
        units[length++] = LOST;
        lead = 0;
      }
      return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(units.subarray(0, length));
    },
  };
}

const FIRST_LEAD = 0x81;
const LAST_BYTE = 0xfe;
const HANGUL = { first: 0xac00, last: 0xd7a3 } as const;
/** Characters added to KS X 1001 later. */
const LATER = [
  [0xa2e6, '€'],
  [0xa2e7, '®'],
] as const;
let known: Uint16Array | null = null;

/** Characters of CP949 by both bytes, 0 for none. Its additional syllables fill the free places of KS X 1001 in Unicode order. */
function cp949Characters(): Uint16Array {
  if (known !== null) return known;
  const characters = new Uint16Array(256 * 256);
  const standard = new TextDecoder('euc-kr');
  for (let lead = 0xa1; lead <= LAST_BYTE; lead += 1)
    for (let byte = 0xa1; byte <= LAST_BYTE; byte += 1) {
      const character = standard.decode(Uint8Array.of(lead, byte));
      // Private-use characters have no standard meaning.
      if (!/[\uFFFD\uE000-\uF8FF]/.test(character)) characters[lead * 256 + byte] = character.charCodeAt(0);
    }
  for (const [place, character] of LATER) characters[place] = character.charCodeAt(0);
  const standardOnes = new Set(characters);
  const places = freePlaces();
  for (let code = HANGUL.first; code <= HANGUL.last; code += 1) {
    const place = standardOnes.has(code) ? undefined : places.next().value;
    if (place !== undefined) characters[place] = code;
  }
  known = characters;
  return characters;
}

function* freePlaces(): Generator<number, undefined> {
  for (let lead = FIRST_LEAD; lead <= 0xc6; lead += 1)
    for (let byte = 0x41; byte <= (lead <= 0xa0 ? LAST_BYTE : 0xa0); byte += 1) {
      const isLetter = (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
      if (isLetter || byte >= 0x81) yield lead * 256 + byte;
    }
  return undefined;
}
