import {
  GLYCEMIC_BANDS,
  numbersIn,
  type TipBounds,
  type TipBullet,
  type TipSections,
  type TipTexts,
} from '@kkini/tips';
import { z } from 'zod';

/** Normalised like the checks do: a syllable of loose jamo looks the same on a screen. */
const line = z.string().max(200).normalize('NFC');
const ruled = z.strictObject({ rule: z.string().max(60), text: line });

const answerSchema = z.strictObject({
  summary: line,
  swap: z.array(ruled).max(3),
  portion: z.array(line).max(2),
  order: line.nullish(),
  glycemic: z.strictObject({ band: z.enum([...GLYCEMIC_BANDS, '']), text: line }).nullish(),
  salt: z.array(ruled).max(2),
  condition: z.array(z.strictObject({ key: z.string().max(60), text: line })).max(3),
});

/** Why an answer is no rewriting of the tip, beside the checks of any text. */
type AnswerProblem = 'schema' | 'band' | 'savings';

/**
 * Reads a model's JSON as a rewriting of the tip: the same parts with the same rules, and in each part only numbers
 * that it had.
 */
export function readModelAnswer(
  text: string,
  { sections, bounds }: { readonly sections: TipSections; readonly bounds: TipBounds },
): { readonly texts: TipTexts } | { readonly problem: AnswerProblem } {
  const parsed = answerSchema.safeParse(jsonIn(text));
  if (!parsed.success) return { problem: 'schema' };
  const { summary, swap, portion, order, glycemic, salt, condition } = parsed.data;
  const texts: TipTexts = {
    summary: present(summary),
    swap,
    portion: portion.map((each) => ({ text: each })),
    order: present(order),
    glycemic: present(glycemic?.text),
    salt,
    condition,
  };
  const keys = condition.map(({ key, text: words }) => ({ rule: key, text: words }));
  if (!hasSameParts(texts, sections)) return { problem: 'schema' };
  if (
    ![
      [swap, sections.swap] as const,
      [salt, sections.salt] as const,
      [keys, sections.condition] as const,
    ].every(sameRules)
  )
    return { problem: 'schema' };
  if (texts.glycemic.length > 0 && glycemic?.band !== bounds.band) return { problem: 'band' };
  const ownNumbers =
    [...swap, ...salt, ...keys].every((each) => keepsNumbers(each.text, bulletsOf(sections, each.rule))) &&
    (['summary', 'portion', 'order', 'glycemic'] as const).every((section) =>
      texts[section].every((each) => keepsNumbers(each.text, sections[section])),
    );
  return ownNumbers ? { texts } : { problem: 'savings' };
}

type Ruled = { readonly rule: string; readonly text: string };

function present(text: string | null | undefined): readonly { readonly text: string }[] {
  return text === undefined || text === null || text === '' ? [] : [{ text }];
}

function hasSameParts(texts: TipTexts, sections: TipSections): boolean {
  return (Object.keys(sections) as (keyof TipSections)[]).every(
    (section) => texts[section].length === sections[section].length,
  );
}

function sameRules([given, written]: readonly [readonly Ruled[], readonly TipBullet[]]): boolean {
  const rules = new Set(given.map(({ rule }) => rule));
  return rules.size === given.length && written.every(({ rule }) => rules.has(rule));
}

function bulletsOf(sections: TipSections, rule: string): readonly TipBullet[] {
  return Object.values(sections).flatMap((bullets) => bullets.filter((bullet) => bullet.rule === rule));
}

function keepsNumbers(text: string, written: readonly TipBullet[]): boolean {
  const known = new Set(written.flatMap((bullet) => numbersIn(bullet.text)));
  return numbersIn(text).every((number) => known.has(number));
}

/** The JSON of an answer, with or without a code fence. */
function jsonIn(text: string): unknown {
  const bare = text.trim().replace(/^```(?:json)?\s*|\s*```$/gu, '');
  try {
    return JSON.parse(bare);
  } catch {
    return null;
  }
}
