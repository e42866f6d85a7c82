import { numbersIn, type TipLine } from '@kkini/tips';
import { z } from 'zod';

/** Normalised as in the checks, because a syllable of separate jamo looks the same on screen. */
const line = z.string().max(200).normalize('NFC');

const answerSchema = z.strictObject({ point: line, action: line });

/** Why an answer is not a valid rewrite of the tip, besides the checks of any text. */
type AnswerProblem = 'schema' | 'savings';

/** Parses a model's JSON as a rewrite of the tip: the same parts, each with only numbers it had before. */
export function readModelAnswer(
  text: string,
  lines: readonly TipLine[],
): { readonly lines: readonly TipLine[] } | { readonly problem: AnswerProblem } {
  const parsed = answerSchema.safeParse(jsonIn(text));
  if (!parsed.success) return { problem: 'schema' };
  const { data } = parsed;
  const isWhole = (['point', 'action'] as const).every(
    (part) => lines.some((each) => each.part === part) === (data[part] !== ''),
  );
  if (!isWhole) return { problem: 'schema' };
  const rewritten = lines.map((each) => ({ ...each, text: { ...each.text, ko: data[each.part] } }));
  const keepsNumbers = rewritten.every(({ text: { ko } }, at) => {
    const known = new Set(numbersIn(lines[at]?.text.ko ?? ''));
    return numbersIn(ko).every((number) => known.has(number));
  });
  return keepsNumbers ? { lines: rewritten } : { problem: 'savings' };
}

/** Parses the JSON of an answer, with or without a code fence. */
function jsonIn(text: string): unknown {
  const bare = text.trim().replace(/^```(?:json)?\s*|\s*```$/gu, '');
  try {
    return JSON.parse(bare);
  } catch {
    return null;
  }
}
