import type { Result, Taxonomy } from '@kkini/domain';
import {
  checkTip,
  renderGuide,
  safeTexts,
  type TIP_SECTIONS,
  type Tip,
  type TipFacts,
  type TipTexts,
  writeTip,
} from '@kkini/tips';
import type { ModelProblem, TipsModel } from '../../../platform/tips-model.ts';
import { MODEL_INSTRUCTIONS, RETRY_INSTRUCTIONS } from './messages/model-instructions.ts';
import { readModelAnswer } from './read-model-answer.ts';
import type { CachedText } from './tip-cache.ts';

/** Dependencies of a writer beside facts; `now` is milliseconds since 1970, `mayAsk` counts a request of today. */
type WriterMeans = {
  readonly taxonomy: Taxonomy;
  readonly model: TipsModel | null;
  readonly now: () => number;
  readonly mayAsk: () => Promise<boolean>;
  /** Receives codes of why a rewriting was not shown. */
  readonly note: (problem: string) => void;
};

/** Milliseconds another try needs. */
const LEAST_RETRY_MS = 4_000;
const TRIES = 2;
/** Milliseconds without requests after a failure of the model, so that visitors do not wait for it. */
const REST_MS = 60_000;

/** Writes tips: always by rules, and in a language model's words when one is configured and its words pass every check. */
export class TipWriter {
  private restsUntil = 0;

  constructor(private readonly means: WriterMeans) {}

  async write(facts: TipFacts): Promise<CachedText> {
    const tip = writeTip(this.means.taxonomy, facts);
    const { model } = this.means;
    if (model === null || tip.sections === null) return { text: tip.guide, keep: true };
    if (this.means.now() < this.restsUntil) return { text: tip.guide, keep: false };
    const texts = await this.rewritten(model, { tip, facts });
    if (texts === null || tip.bounds === null) return { text: tip.guide, keep: false };
    return { text: renderGuide(texts, tip.bounds), keep: true };
  }

  private async rewritten(model: TipsModel, work: Work): Promise<TipTexts | null> {
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
      if (judged.texts !== null) return judged.texts;
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
    if (!answer.ok) return { texts: null, problem: answer.problem };
    const { sections, bounds } = tip;
    if (sections === null || bounds === null) return { texts: null, problem: 'schema' };
    const read = readModelAnswer(answer.value, { sections, bounds });
    if ('problem' in read) return { texts: null, problem: read.problem };
    const problems = checkTip(this.means.taxonomy, read.texts, { facts, bounds });
    if (problems.length > 0) return { texts: null, problem: problems.join(', ') };
    const safe = safeTexts(this.means.taxonomy, read.texts, { sections, facts });
    if (safe.dropped.length > 0) this.means.note(safe.dropped.join(', '));
    return advises(safe.texts) ? { texts: safe.texts } : { texts: null, problem: safe.dropped.join(', ') };
  }
}

/** A guide without any remaining bullet is replaced by the written one. */
function advises({ summary: _summary, ...parts }: TipTexts): boolean {
  return Object.values(parts).some((bullets) => bullets.length > 0);
}

type Work = { readonly tip: Tip; readonly facts: TipFacts };
type Judgement = { readonly texts: TipTexts } | { readonly texts: null; readonly problem: string };

/** The data a model rewrites: the written tip and the allowed statements. Contains no answer and no free text of a visitor. */
function modelData({ profile, sections, bounds }: Tip, { dish, variant }: TipFacts): string {
  const texts = (section: (typeof TIP_SECTIONS)[number]) => sections?.[section] ?? [];
  const ruled = (section: (typeof TIP_SECTIONS)[number]) =>
    texts(section).map(({ rule, text }) => ({ rule, text }));
  const recipe = {
    title: bounds?.heading ?? '',
    ingredients: [...new Set(dish.lines.map(({ name }) => name))],
  };
  return JSON.stringify({
    profile,
    recipe,
    allowedNumbers: [...(bounds?.numbers ?? [])],
    variant,
    tip: {
      summary: texts('summary')[0]?.text ?? '',
      swap: ruled('swap'),
      portion: texts('portion').map(({ text }) => text),
      order: texts('order')[0]?.text ?? '',
      glycemic: { band: bounds?.band ?? '', text: texts('glycemic')[0]?.text ?? '' },
      salt: ruled('salt'),
      condition: texts('condition').map(({ rule, text }) => ({ key: rule, text })),
    },
  });
}
