import { numbersIn, type TipLine } from '@kkini/tips';
import { z } from 'zod';

/** Normalised like the checks do: a syllable of loose jamo looks the same on a screen. */
const line = z.string().max(200).normalize('NFC');

const answerSchema = z.strictObject({ point: line, action: line });

/** Why an answer is no rewriting of the tip, beside the checks of any text. */
type AnswerProblem = 'schema' | 'savings';

/** Reads a model's JSON as a rewriting of the tip: the same parts, in each only numbers that it had. */
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

/** The JSON of an answer, with or without a code fence. */
function jsonIn(text: string): unknown {
  const bare = text.trim().replace(/^```(?:json)?\s*|\s*```$/gu, '');
  try {
    return JSON.parse(bare);
  } catch {
    return null;
  }
}
