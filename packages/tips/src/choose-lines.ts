import { judgeBullet } from './checks/judge-guide.ts';
import { hasPlainForm } from './checks/plain-form.ts';
import type { JudgedBullet } from './checks/predicates/tip-predicate.ts';
import { COOKING_WORDS } from './messages/amounts.ts';
import { BANNED_PATTERNS } from './messages/banned-patterns.ts';
import { WORDINGS } from './messages/wordings.ts';
import type { TipConcern, TipLine } from './model/tip.ts';
import { ideasAbout } from './rules/ideas.ts';
import { tableSlots } from './rules/table-slots.ts';
import type { TipContext } from './rules/tip-context.ts';
import { SUITS, type TipIdea } from './rules/tip-idea.ts';
import { weighConcerns } from './rules/weigh-concerns.ts';
import { fillWording, type Slots } from './wording/slots.ts';

/** The lines of a tip and what they are about. */
export type ChosenLines = { readonly concern: TipConcern; readonly lines: readonly TipLine[] };

/** The concern that any dish has for anybody. */
const ANYBODY: TipConcern = 'kitchen';

/**
 * Chooses the one thing that matters most about this meal for these people, and one thing to do about it, in words no
 * earlier meal of the week has used. Where those are used up, advice on cooking; null where nothing true and new is left.
 */
export function chooseLines(context: TipContext): ChosenLines | null {
  const chooser = new LineChooser(context);
  const concerns = weighConcerns(context);
  const own = concerns.filter((concern) => concern !== ANYBODY);
  for (const concern of own) {
    const lines = chooser.pair(concern);
    if (lines !== null) return { concern, lines };
  }
  for (const concern of own) {
    const action = chooser.actionAfter(concern, null);
    if (action !== null && action.weight >= SUITS.exactly) return { concern, lines: [action.line] };
  }
  const kitchen = chooser.actionAfter(ANYBODY, null);
  return kitchen === null ? null : { concern: ANYBODY, lines: [kitchen.line] };
}

type Candidate = { readonly line: TipLine; readonly idea: TipIdea; readonly weight: number };

class LineChooser {
  private readonly slots: Slots;
  private readonly said: ReadonlySet<string>;
  private readonly isBoughtReady: boolean;

  constructor(private readonly context: TipContext) {
    this.slots = tableSlots(context);
    this.said = new Set(context.facts.said);
    this.isBoughtReady = ['restaurant', 'convenienceStore', 'lunchBox'].includes(context.facts.dish.style);
  }

  /** A point and an action that goes with it; null without. */
  pair(concern: TipConcern): readonly TipLine[] | null {
    for (const point of this.candidates({ concern, part: 'point' }, [])) {
      const action = this.actionAfter(concern, point);
      if (action !== null) return [point.line, action.line];
    }
    return null;
  }

  /** The first action that goes with a point, one about the same part before one about any; null without. */
  actionAfter(concern: TipConcern, point: Candidate | null): Candidate | null {
    const others = point === null ? [] : [judged(point.line)];
    const about = point?.idea.about;
    const fitting = (isAboutIt: boolean) => (idea: TipIdea) =>
      about === undefined ||
      (isAboutIt ? idea.follows?.includes(about) === true : idea.follows === undefined);
    for (const isAboutIt of about === undefined ? [true] : [true, false]) {
      for (const found of this.candidates({ concern, part: 'action' }, others, fitting(isAboutIt)))
        return found;
    }
    return null;
  }

  /** What may be said of a concern, best first. */
  private *candidates(
    { concern, part }: Pick<TipIdea, 'concern' | 'part'>,
    others: readonly JudgedBullet[],
    suits: (idea: TipIdea) => boolean = () => true,
  ): Generator<Candidate> {
    const { context } = this;
    const seed = `${context.facts.dish.id} ${context.facts.day?.turn ?? ''}`;
    const lines = ideasAbout(concern)
      .filter((idea) => idea.part === part && suits(idea))
      .map((idea) => ({ idea, weight: idea.weight(context) }))
      .filter(({ weight }) => weight > 0)
      .flatMap(({ idea, weight }) => this.wordingsOf(idea).map((line) => ({ line, idea, weight })))
      .sort((a, b) => b.weight - a.weight || order(seed, a.line) - order(seed, b.line));
    for (const each of lines) if (this.fits(each.line, others)) yield each;
  }

  /** The wordings of an idea that can be filled and were not used before. */
  private wordingsOf(idea: TipIdea): readonly TipLine[] {
    const slots = { ...this.slots, ...idea.slots?.(this.context) };
    return (WORDINGS[idea.id] ?? []).flatMap((wording) => {
      const [key] = wording;
      if (this.said.has(key)) return [];
      const text = fillWording(wording, slots);
      if (text === null) return [];
      return [
        { part: idea.part, idea: idea.id, wording: key, text, swap: idea.swap?.(this.context) ?? null },
      ];
    });
  }

  /** Plainly said, possible where this is eaten, and safe for everybody at the table (safety-rules section 9). */
  private fits(line: TipLine, others: readonly JudgedBullet[]): boolean {
    if (this.isBoughtReady && COOKING_WORDS.test(line.text.ko)) return false;
    if (!hasPlainForm(line.text.ko)) return false;
    if (BANNED_PATTERNS.some((pattern) => pattern.test(line.text.ko))) return false;
    return judgeBullet(judged(line), { context: this.context, others }) === null;
  }
}

function judged({ part, text, swap }: TipLine): JudgedBullet {
  return { part, text: text.ko, swap };
}

function order(seed: string, { wording }: TipLine): number {
  return hashOf(`${seed}|${wording}`);
}

/** FNV-1a with a final mixing step, so that similar seeds give different results. */
function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
