import { NATIVE_NUMBER, NUMBER, readNumber } from './read-number.ts';
import { readUnit, UNIT_SPELLINGS, type Unit } from './units.ts';

/** An amount inside a text. `unit` is null for a bare count; `rough` words ("약간") have neither number nor unit. */
export type Amount = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly quantity: number | null;
  readonly unit: Unit | null;
  readonly rough: boolean;
  /** Said of each food named ("각 10g", "약간씩"). */
  readonly each: boolean;
};

/** Every amount of a text in its order. Tidy the text first. */
export function findAmounts(text: string): readonly Amount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match): Amount[] => {
    const [whole, dimension, each, number = '', native = '', unit = '', half, tail, rough] = match;
    const start = match.index + (whole.length - whole.trimStart().length);
    const written = whole.trim();
    const end = start + written.length;
    const place = { start, end, text: written, each: each === '각' || each === '각각' || tail === '씩' };
    if (dimension !== undefined) return [{ ...place, quantity: null, unit: null, rough: false }];
    if (rough !== undefined) return [{ ...place, quantity: null, unit: null, rough: true }];
    const value = readNumber(number === '' ? native : number);
    if (value === null) return [];
    return [
      { ...place, quantity: value + (half === undefined ? 0 : 0.5), unit: readUnit(unit), rough: false },
    ];
  });
}

const METRIC = 'kg|g|ml|l|cc';
const UNIT = UNIT_SPELLINGS.map((spelling) => spelling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
const ROUGH =
  '(?:아주 |아주)?(?:약간|조금|적당량|적당히|적당|적량|소량|넉넉히|취향껏|기호껏|기호에 ?따라|필요량|(?:레시피|레서피|만드는 ?법) ?참조)(?:씩|만)?';
/** "5×3cm" says how to cut, not how much. */
const DIMENSION = String.raw`\d+(?:\.\d+)?\s*(?:cm|mm)?\s*(?:[×xX*]\s*\d+(?:\.\d+)?\s*(?:cm|mm)?)+`;
const TAIL = '씩|분량|분|정도|가량|내외|이상|쯤|어치';
const NO_WORD = '(?![가-힣A-Za-z])';

const AMOUNT = new RegExp(
  [
    `(?<![\\d.])(${DIMENSION})`,
    // A number with a metric unit may touch the next food: "5g마늘".
    `(?<![\\d./A-Za-z])(?:(각각|각|약|총|대략)\\s*)?(?:(${NUMBER})|(?<![가-힣])(${NATIVE_NUMBER})(?=\\s?(?:${UNIT})${'(?![가-힣])'}))\\s*(?:((?:${METRIC})(?![A-Za-z])|(?:${UNIT})(?=\\s?(?:반|${TAIL})?${NO_WORD}))|${NO_WORD}(?=\\s*(?:$|[)\\]},.=/])))(\\s?반${NO_WORD})?(?:\\s?(${TAIL}))?`,
    `(${ROUGH})`,
  ].join('|'),
  'gi',
);
