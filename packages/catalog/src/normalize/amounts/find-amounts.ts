import { NATIVE_NUMBER, NUMBER, readNumber } from './read-number.ts';
import { readUnit, UNIT_SPELLINGS, type Unit } from './units.ts';

const METRIC = 'kg|mg|g|ml|dl|l|cc|oz|lb';

/** First characters of all units. Testing these first is faster than testing every spelling. */
const UNIT_START = [...new Set(UNIT_SPELLINGS.map((spelling) => spelling.charAt(0)))].join('');

const UNIT = `(?=[${UNIT_START}])(?:${UNIT_SPELLINGS.join('|')})`;

const TAIL = '씩|분량|분|정도|가량|내외|이상|이하|쯤|어치|남짓|짜리|들이';

const NO_WORD = '(?![가-힣A-Za-z])';

const END = String.raw`\s?(?:$|[()\]},;=·+|\n]|[./](?!\s?\d))`;

/** Sizes, which are not amounts: "5×3cm", "1cm 두께로", "길이 5cm". A factor before a mass ("2×100g") is not a size. */
const SIDE = String.raw`\d{1,4}(?:\.\d{1,3})?\s?(?:cm|mm)?`;

const SIZE_WORD = '두께|길이|크기|너비|폭|지름|높이|간격|정사각형|정육면체|각';

const SIZE = [
  String.raw`${SIDE}(?:\s?[×xX*]\s?${SIDE}){1,3}(?![\d.])(?!\s?(?:${METRIC})(?![A-Za-z]))(?:\s?(?:${SIZE_WORD})(?:로|의|정도)?)?`,
  String.raw`\d{1,4}(?:\.\d{1,3})?(?:\s?[~-]\s?\d{1,4}(?:\.\d{1,3})?)?\s?(?:cm|mm|센티)\s?(?:정도(?:의)?\s?)?(?:${SIZE_WORD})(?:로|의|정도)?`,
  String.raw`(?:${SIZE_WORD})\s?\d{1,4}(?:\.\d{1,3})?\s?(?:cm|mm|센티)(?:로|의|정도)?`,
].join('|');

const ROUGH =
  '(?:아주 ?)?(?:약간|조금|쪼금|적당량|적당히|적당|적량|소량|다량|넉넉히|취향껏|취향대로|기호껏|(?:취향|기호)에 ?(?:따라|맞게)|필요량|필요한 ?만큼|원하는 ?만큼|알맞게|(?:레시피|레서피|만드는 ?법) ?참조)(?:씩|만)?';

/** Words that are an amount only at the end; before a name they describe the preparation. */
const ROUGH_AT_END = '(?:톡톡|듬뿍|살짝|솔솔|선택|생략 ?가능|필요 ?시|넉넉하게)';

/** Units that cannot be part of a food name, so that a native numeral may follow the food without a blank. */
const GLUED_UNIT = '큰술|작은술|숟가락|스푼|꼬집|줌|컵|공기|마리|개|모|대|쪽|톨|줄기|뿌리|포기|토막|조각';

/** "2×" before a mass, "×2" behind it. */
const TIMES = String.raw`(?:(\d{1,2})\s?[×xX*]\s?(?=\d))?`;

const BY = String.raw`(?:\s?[×xX*]\s?(\d{1,2})(?![\d.]|\s?(?:cm|mm)))?`;

const EACH = String.raw`(?:(?<![가-힣])(각각|각|약|총|대략)\s?)?`;

const NATIVE = String.raw`(?<![가-힣])(${NATIVE_NUMBER})(?=\s?(?:${UNIT})(?:\s?(?:${TAIL}))?(?![가-힣]))`;

const MEASURED = String.raw`((?:${METRIC})(?![A-Za-z])|(?:${UNIT})(?=\s?(?:반|${TAIL})?${NO_WORD}))`;

const COUNTED = `(?:${NO_WORD}(?=${END})|(?=씩${END}))`;

const HALF = String.raw`(\s?반${NO_WORD})?`;

/**
 * Every notation of an amount in a tidy text; a number with a metric unit may touch the next food. Groups: size | times, each,
 * number, native numeral, unit, half, by, tail | glued numeral, its unit | rough word | rough word at an end.
 */
const AMOUNT = new RegExp(
  [
    String.raw`(?<![\d.])(${SIZE})`,
    String.raw`(?<![\d.\/A-Za-z])${TIMES}${EACH}(?:(${NUMBER})|${NATIVE})\s?(?:${MEASURED}|${COUNTED})${HALF}${BY}(?:\s?(${TAIL})(?![가-힣]))?`,
    `(?<=[가-힣])(한|두|세|반)(${GLUED_UNIT})(?=${END})`,
    `(${ROUGH})`,
    String.raw`(?<=\s|^)(${ROUGH_AT_END})(?=${END})`,
  ].join('|'),
  'giu',
);

/** An amount inside a text. `unit` is null for a bare count; `rough` words ("약간") have neither number nor unit. */
export type Amount = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly quantity: number | null;
  readonly unit: Unit | null;
  readonly rough: boolean;
  /** Applies to each of several foods ("각 10g", "약간씩"). */
  readonly each: boolean;
};

/** Every amount of a text in its order. Tidy the text first. A size ("5×3cm") has no quantity. */
export function findAmounts(text: string): readonly Amount[] {
  const found: Amount[] = [];
  // One expression for all calls, because matchAll copies it each time, which is slower than most searches.
  AMOUNT.lastIndex = 0;
  for (let match = AMOUNT.exec(text); match !== null; match = AMOUNT.exec(text)) {
    const amount = readAmount(match);
    const before = found.at(-1);
    const joined = amount === null || before === undefined ? null : joinRange(text, before, amount);
    if (joined !== null) found[found.length - 1] = joined;
    else if (amount !== null) found.push(amount);
  }
  return found;
}

function readAmount(match: RegExpExecArray): Amount | null {
  const [whole, size, times, each, number, native, unit, half, by, tail, glued, gluedUnit] = match;
  const written = whole.trim();
  const start = match.index + (whole.length - whole.trimStart().length);
  const end = start + written.length;
  const isRough = match[12] !== undefined || match[13] !== undefined;
  if (size !== undefined || isRough) {
    const isEach = isRough && written.endsWith('씩');
    return { start, end, text: written, quantity: null, unit: null, rough: isRough, each: isEach };
  }
  const value = readNumber(number ?? native ?? glued ?? '');
  if (value === null) return null;
  const factor = Number(times ?? 1) * Number(by ?? 1);
  return {
    start,
    end,
    text: written,
    quantity: (value + (half === undefined ? 0 : 0.5)) * factor,
    unit: readUnit(unit ?? gluedUnit ?? ''),
    rough: false,
    each: each === '각' || each === '각각' || tail === '씩',
  };
}

/** "100g~150g" is one amount with its middle value. */
function joinRange(text: string, from: Amount, to: Amount): Amount | null {
  const between = text.slice(from.end, to.start);
  const sameUnit = from.unit !== null && JSON.stringify(from.unit) === JSON.stringify(to.unit);
  if (!/^\s?[~\u223C\u301C]\s?$/.test(between) || !sameUnit) return null;
  if (from.quantity === null || to.quantity === null) return null;
  return {
    ...to,
    start: from.start,
    text: text.slice(from.start, to.end),
    quantity: (from.quantity + to.quantity) / 2,
    each: from.each || to.each,
  };
}
