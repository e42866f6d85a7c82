import { type Amount, findAmounts } from './find-amounts.ts';
import { lineGrams, type WeightTables } from './line-grams.ts';
import type { GramsBasis, ParsedLine } from './parsed-line.ts';
import { resolveLineName } from './resolve-line-name.ts';
import type { IngredientSegment } from './split-ingredient-text.ts';

/** How sure grams are, by their basis. */
const GRAMS_SURE: Readonly<Record<GramsBasis, number>> = {
  stated: 1,
  foodUnit: 0.9,
  genericUnit: 0.6,
  rough: 0.4,
};

/**
 * Reads one ingredient segment. "닭고기(가슴살, 150g)" → name 닭고기 가슴살, 150 g; "두부 75g(1/4모)" → 75 g as stated;
 * "파프리카(빨강, 노랑 각 1개)" → two of them. Several foods joined by a dot or a particle become several lines.
 */
export function parseIngredientLine(segment: IngredientSegment, tables: WeightTables): readonly ParsedLine[] {
  const { name, remark, amounts, amount } = takeApart(joinSpoon(segment.text));
  const names = splitNames(name, tables);
  const shares = names.length > 1 && !amounts.some(({ each, rough }) => each || rough);
  return names.map((each) => {
    const reading = resolveLineName(tables.taxonomy, each, names.length > 1 ? '' : remark);
    const weighed = lineGrams(amounts, reading.id ?? reading.possibleIds[0] ?? null, tables);
    const factor = shares ? 1 / names.length : repeats(amounts, remark);
    return {
      text: segment.text,
      section: segment.section,
      name: each,
      amount,
      grams: weighed === null ? null : rounded(weighed.grams * factor),
      gramsBasis: weighed?.basis ?? null,
      id: reading.id,
      possibleIds: reading.possibleIds,
      confidence: rounded(reading.sure * (weighed === null ? 0.3 : GRAMS_SURE[weighed.basis])),
    };
  });
}

/** "1 큰 술" and "1큰 술" are one unit. */
function joinSpoon(text: string): string {
  return text.replace(/(큰|작은)\s+술/g, '$1술');
}

type Pieces = {
  readonly name: string;
  readonly remark: string;
  readonly amounts: readonly Amount[];
  readonly amount: string | null;
};

function takeApart(text: string): Pieces {
  const inside: string[] = [];
  let outside = text;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(BRACKET, (whole) => {
      inside.push(whole.slice(1, -1));
      return ' ';
    });
  }
  outside = outside.replace(/[()[\]{}]/g, ' ');
  const outer = findAmounts(outside);
  const inner = inside.map((content) => ({ content, amounts: findAmounts(content) }));
  const written = [...outer, ...inner.flatMap(({ amounts }) => amounts)].map((each) => each.text);
  return {
    name: words(without(outside, outer)) || words(text.replace(/[()[\]{}]/g, ' ')),
    remark: inner
      .map(({ content, amounts }) => words(without(content, amounts)))
      .filter(Boolean)
      .join(', '),
    amounts: [...outer, ...inner.flatMap(({ amounts }) => amounts)],
    amount: written.length === 0 ? null : written.join(' / '),
  };
}

const BRACKET = /[([{][^()[\]{}]*[)\]}]/g;

function without(text: string, amounts: readonly Amount[]): string {
  let rest = text;
  for (const { start, end } of [...amounts].reverse()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest;
}

function words(text: string): string {
  return text
    .replace(/[=~*'"“”‘’!?]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,:;/+·-]+|[\s.,:;/+·-]+$/g, '');
}

const JOINT = /\s*[·ㆍ‧・/+&]\s*|\s*(?:,)\s*|(?<=[가-힣])\s*(?:와|과|및|또는)\s+/u;

/** "소금·후추" are two foods; a joint inside one food's name ("2가지색 파프리카") is none. */
function splitNames(name: string, { taxonomy }: WeightTables): readonly string[] {
  const parts = name.split(JOINT).filter((part) => part !== '');
  if (parts.length < 2 || resolveLineName(taxonomy, name, '').id !== null) return [name];
  return parts.every((part) => resolveLineName(taxonomy, part, '').possibleIds.length > 0) ? parts : [name];
}

/** "빨강, 노랑 각 1개" counts once for each word of the remark. */
function repeats(amounts: readonly Amount[], remark: string): number {
  return amounts.some(({ each, rough }) => each && !rough) && remark !== ''
    ? remark.split(/[,·/]/).length
    : 1;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
