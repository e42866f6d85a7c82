import type { Result, Taxonomy } from '@kkini/domain';
import {
  checkTip,
  judgeGuide,
  numbersIn,
  renderGuide,
  type Tip,
  type TipFacts,
  type TipLanguage,
  type TipLine,
  writeTip,
} from '@kkini/tips';
import { z } from 'zod';
import type { ModelProblem, TipsModel } from '../../../platform/tips-model.ts';
import { MODEL_INSTRUCTIONS, RETRY_INSTRUCTIONS } from './messages/model-instructions.ts';
import type { CachedText } from './tip-cache.ts';

/** Dependencies of a writer besides facts; `now` is milliseconds since 1970, `mayAsk` counts one of today's requests. */
type WriterMeans = {
  readonly taxonomy: Taxonomy;
  readonly model: TipsModel | null;
  readonly now: () => number;
  readonly mayAsk: () => Promise<boolean>;
  /** Receives a code if a rewrite is not shown. */
  readonly note: (problem: string) => void;
};

const LEAST_RETRY_MS = 4_000;
const TRIES = 2;
/** Milliseconds without requests after a failure of the model, so that visitors do not wait for it. */
const REST_MS = 60_000;

/** Writes tips by rules and, if a language model is configured, shows its rewrite when that passes every check. */
export class TipWriter {
  private restsUntil = 0;

  constructor(private readonly means: WriterMeans) {}

  /** The guide in a language. A model rewrites only the Korean one. */
  async write(facts: TipFacts, language: TipLanguage): Promise<CachedText> {
    const tip = writeTip(this.means.taxonomy, facts);
    const { model } = this.means;
    const own = tip.guide[language];
    if (model === null || tip.bounds === null || language !== 'ko') return { text: own, keep: true };
    if (this.means.now() < this.restsUntil) return { text: own, keep: false };
    const lines = await this.rewritten(model, { tip, facts });
    if (lines === null) return { text: own, keep: false };
    return { text: renderGuide(lines, facts).ko, keep: true };
  }

  private async rewritten(model: TipsModel, work: Work): Promise<readonly TipLine[] | null> {
    const start = this.means.now();
    const signal = AbortSignal.timeout(model.timeoutMs);
    let failed: string | null = null;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const left = model.timeoutMs - (this.means.now() - start);
      if (attempt > 0 && left < LEAST_RETRY_MS) break;
      if (!(await this.means.mayAsk())) break;
      const answer = await model.write({
        instructions: MODEL_INSTRUCTIONS + (failed === null ? '' : `\n${RETRY_INSTRUCTIONS}${failed}`),
        data: modelData(work.tip, work.facts),
        signal,
      });
      const judged = this.judge(answer, work);
      if (judged.lines !== null) return judged.lines;
      failed = judged.problem;
      this.means.note(failed);
      if (!answer.ok) {
        this.restsUntil = this.means.now() + REST_MS;
        break;
      }
    }
    return null;
  }

  private judge(answer: Result<string, ModelProblem>, { tip, facts }: Work): Judgement {
    if (!answer.ok) return { lines: null, problem: answer.problem };
    const { bounds } = tip;
    if (bounds === null) return { lines: null, problem: 'schema' };
    const read = readModelAnswer(answer.value, tip.lines);
    if ('problem' in read) return { lines: null, problem: read.problem };
    const { taxonomy } = this.means;
    const said = read.lines.map(({ text }) => text.ko);
    const problems = [
      ...checkTip(taxonomy, said, { facts, bounds }),
      ...judgeGuide(taxonomy, read.lines, facts).map(({ id }) => id),
    ];
    return problems.length === 0 ? read : { lines: null, problem: problems.join(', ') };
  }
}

type Work = { readonly tip: Tip; readonly facts: TipFacts };
type Judgement = { readonly lines: readonly TipLine[] } | { readonly lines: null; readonly problem: string };

/** Data for the model: the written tip and the statements it may use. Contains no answers and no free text of a visitor. */
function modelData({ concern, lines, bounds }: Tip, { dish, variant }: TipFacts): string {
  const textOf = (part: TipLine['part']) => lines.find((line) => line.part === part)?.text.ko ?? '';
  return JSON.stringify({
    concern,
    ingredients: [...new Set(dish.lines.map(({ name }) => name))],
    allowedNumbers: [...(bounds?.numbers ?? [])],
    variant,
    tip: { point: textOf('point'), action: textOf('action') },
  });
}

/** Normalised as in the checks, because a syllable of separate jamo looks the same on screen. */
const line = z.string().max(200).normalize('NFC');

const answerSchema = z.strictObject({ point: line, action: line });

/** Why an answer is not a valid rewrite of the tip, besides the checks of any text. */
type AnswerProblem = 'schema' | 'savings';

/** Parses a model's JSON as a rewrite of the tip: the same parts, each with only numbers it had before. */
function readModelAnswer(
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
