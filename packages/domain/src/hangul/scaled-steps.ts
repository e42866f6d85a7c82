import { measuresIn, readMeasure, type Scaling, scaledMeasure } from './scaled-measure.ts';

/** A line of the ingredient list as written, the factor of its amounts, and the Korean line. */
export type ScaledLine = {
  readonly name: string;
  readonly amount: string;
  readonly factor: number;
  readonly korean?: Scaling['korean'];
};

/** The text of a step with its amounts scaled, and the amounts left as written. */
export type ScaledStep = { readonly text: string; readonly written: readonly string[] };

/**
 * Scales the amounts in steps that can be read safely: those beside the name of a line, if all mentions of the line
 * add up to its amount, or to less where a step mentions the rest. "국간장 1작은술을 넣어요" times 3 is "국간장 1큰술을 넣어요". "2큰술씩",
 * "깻잎 4장" of 16, and amounts of anything that no line names stay.
 */
export function scaledSteps(
  texts: readonly string[],
  lines: readonly ScaledLine[],
  locale: 'ko' | 'en',
): readonly ScaledStep[] {
  const found = texts.map((text) => mentionsIn(text, lines, locale));
  const all = found.flat();
  const isSafe = (line: ScaledLine) => isAccountedFor(line, { texts, all, locale });
  const safe = new Set(lines.filter(isSafe));
  return texts.map((text, at) => {
    const mentions = (found[at] ?? []).filter(({ line }) => safe.has(line));
    return { text: withScaled(text, mentions, locale), written: measuresIn(without(text, mentions)) };
  });
}

/** An amount in a text, and the line it belongs to. */
type Mention = { readonly line: ScaledLine; readonly start: number; readonly words: string };

/** A mixed number, fraction or plain number with its unit, which is not part of a range or of an amount "for each". */
const AMOUNT =
  /(?<![\d/.~–-])(?:(?:\d+[과와]? )?\d+\/\d+|\d+(?:\.\d+)?) ?(?:큰술|작은술|꼬집|컵|개|장|모|대|쪽|줄기|줌|알|마리|봉|g|ml|kg|l|L|tbsp|tsp|(?:table|tea)spoons?|pinch(?:es)?|cups?|cloves?)(?![\p{Script=Latin}\d~–-]|씩| each)/gu;

function mentionsIn(text: string, lines: readonly ScaledLine[], locale: 'ko' | 'en'): readonly Mention[] {
  return [...text.matchAll(AMOUNT)].flatMap(({ 0: words, index: start }): Mention[] => {
    const beside = locale === 'ko' ? text.slice(0, start) : text.slice(start + words.length);
    const named = lines.filter((line) => isNamed(beside, line.name, locale) && isOfUnit(words, line));
    const [line] = named.sort((a, b) => b.name.length - a.name.length);
    return line === undefined ? [] : [{ line, start, words }];
  });
}

/** Whether a name stands right before an amount in Korean, or right after it in English. */
function isNamed(beside: string, name: string, locale: 'ko' | 'en'): boolean {
  const words = name.split(' ');
  const names = [name, ...(words.length > 1 ? [words.at(-1) ?? name] : [])];
  return names.some((each) => {
    const escaped = each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if (locale === 'ko') return new RegExp(`(?:^|[\\s,(])${escaped}(?:[은는을를]| 중)? $`, 'u').test(beside);
    return new RegExp(`^ (?:of )?(?:the )?(?:[a-z-]+ )?${escaped}\\b`, 'iu').test(beside);
  });
}

function isOfUnit(words: string, { amount }: ScaledLine): boolean {
  const [stated, listed] = [baseAmount(words), baseAmount(amount)];
  return stated !== null && listed !== null && stated.unit === listed.unit;
}

type Context = {
  readonly texts: readonly string[];
  readonly all: readonly Mention[];
  readonly locale: 'ko' | 'en';
};

/** Oils by name; steps call the rest of one "남은 기름". */
const OIL = /(?:식용유|올리브유|기름)$/;
const ANY_OIL = '기름';

/**
 * Whether the mentions of a line cover it: each states the whole amount, or together they do, or they state a part
 * and a step mentions the rest.
 */
function isAccountedFor(line: ScaledLine, { texts, all, locale }: Context): boolean {
  const listed = baseAmount(line.amount)?.quantity ?? 0;
  const stated = all.flatMap((mention) =>
    mention.line === line ? (baseAmount(mention.words)?.quantity ?? 0) : [],
  );
  if (stated.length === 0) return false;
  const sum = stated.reduce((total, each) => total + each, 0);
  if (stated.every((each) => Math.abs(each - listed) < EXACT) || Math.abs(sum - listed) < EXACT) return true;
  const last = line.name.split(' ').at(-1) ?? line.name;
  const names = [last, ...(locale === 'ko' ? (OIL.test(last) ? [ANY_OIL] : []) : [line.name])];
  const rests = names.flatMap((name) =>
    locale === 'ko' ? [`남은 ${name}`, `나머지 ${name}`] : [`rest of the ${name}`, `remaining ${name}`],
  );
  return sum < listed && texts.some((text) => rests.some((rest) => text.includes(rest)));
}

/** The share of a Korean line's amount that the steps tell beside its name: 1/3 of "국간장 1큰술" in "국간장 1작은술을 넣어요". */
export function mentionedShare(texts: readonly string[], line: Pick<ScaledLine, 'name' | 'amount'>): number {
  const listed = baseAmount(line.amount)?.quantity ?? 0;
  const stated = texts.flatMap((text) => mentionsIn(text, [{ ...line, factor: 1 }], 'ko'));
  const sum = stated.reduce((total, { words }) => total + (baseAmount(words)?.quantity ?? 0), 0);
  return listed === 0 ? 0 : sum / listed;
}

/** Units in terms of the smallest unit of their kind. */
const BASES: Readonly<Record<string, { readonly unit: string; readonly times: number }>> = {
  큰술: { unit: '작은술', times: 3 },
  tbsp: { unit: 'tsp', times: 3 },
};
const EXACT = 1e-6;

function baseAmount(text: string): { readonly quantity: number; readonly unit: string } | null {
  const measure = readMeasure(text);
  if (measure === null) return null;
  const { unit, times } = BASES[measure.unit] ?? { unit: measure.unit, times: 1 };
  return { quantity: measure.quantity * times, unit };
}

function withScaled(text: string, mentions: readonly Mention[], locale: 'ko' | 'en'): string {
  return mentions.reduceRight((done, { line: { factor, korean }, start, words }) => {
    const scaled = scaledMeasure(words, { factor, grams: null, locale, korean });
    return done.slice(0, start) + scaled + done.slice(start + words.length);
  }, text);
}

function without(text: string, mentions: readonly Mention[]): string {
  return mentions.reduceRight(
    (rest, { start, words }) => rest.slice(0, start) + rest.slice(start + words.length),
    text,
  );
}

const PARTICLES = '으로|에는|에서|부터|까지|이나|[을를은는이가과와에로도만의나]';
const PARTICLE = new RegExp(`(?:${PARTICLES})$`);

/** Words that do not identify one food among those with the word in their name, or that mean something else. */
const UNTOLD = ['국물', '기름', '소스', '가루', '다진', '구운', '굵은', '다시', '부분'];

/**
 * Whether a text mentions a name. A one-letter name has to be a word of its own, with or without a particle: "국물"
 * does not mention 물 (water). Water to blanch, soak or rinse in is not that of the ingredient list.
 */
export function saysName(text: string, name: string): boolean {
  return [name, ...(IN_STEPS[name] ?? [])].some((each) => saysWord(text, each));
}

/** What steps call a food that the ingredient list names otherwise. */
const IN_STEPS: Readonly<Record<string, readonly string[]>> = { 백미: ['쌀', '흰쌀'] };

function saysWord(text: string, name: string): boolean {
  const said = WATER.includes(name) ? text.replace(UNMEASURED_WATER, ' ') : text;
  if (name.length > 1) return said.includes(name);
  return new RegExp(`(?<!\\p{L})${name}(?:${PARTICLES})?(?!\\p{L})`, 'u').test(said);
}

const WATER = ['물', 'water'];
const UNMEASURED_WATER =
  /(?:끓는|흐르는|따뜻한|미지근한|탄) 물에|(?:끓는|뜨거운) 물을 끼얹|(?:in|into|under) (?:boiling|running|cold|ice|warm|lukewarm|fresh) water|pour boiling water over/gi;

/** The Korean words of two or more letters in a text that may name a food, as written and without a particle. */
export function wordsSaid(text: string): readonly string[] {
  const words = [...text.matchAll(/[가-힣]+/g)].flatMap(([word]) => [word, word.replace(PARTICLE, '')]);
  return [...new Set(words)].filter((word) => word.length > 1 && !UNTOLD.includes(word));
}
