import { memoizeByObject } from '@kkini/domain/memoize';
import { hasPlainForm } from './checks/check-tip.ts';
import { judgeBullet } from './checks/judge-guide.ts';
import type { JudgedBullet } from './checks/predicates/tip-predicate.ts';
import { aimInTurn } from './messages/aims.ts';
import { ALCOHOL, COOKING_WORDS } from './messages/amounts.ts';
import { BANNED_PATTERNS } from './messages/banned-patterns.ts';
import { aboutOne, inCarersVoice } from './messages/carers-voice.ts';
import { WORDINGS } from './messages/wordings.ts';
import type { TipConcern, TipLine, TipText } from './model/tip.ts';
import { tableSlots } from './rules/table-slots.ts';
import { contextOf, type TipContext } from './rules/tip-context.ts';
import type { TipTopic } from './rules/tip-topic.ts';
import { TOPICS } from './rules/topics.ts';
import { type WeighedConcern, weighConcern } from './rules/weigh-concerns.ts';
import { fillWording, type Slots, type Wording } from './wording/slots.ts';

/** The lines of a tip and its concern. */
export type ChosenLines = { readonly concern: TipConcern; readonly lines: readonly TipLine[] };

/** Factor on the weight of a topic for each earlier meal of the week that had it. */
const AGAIN = 0.9;
/** Least weight of a topic for a tip. Minor matters, and matters the week has covered enough, weigh less. */
const LEAST_WEIGHT = 5;

/**
 * Chooses the most important topic of this meal for these people, and what to do about it, in wordings no earlier meal of the week
 * has used. Null if no fitting wording is left.
 */
export function chooseLines(context: TipContext): ChosenLines | null {
  const chooserOf = memoizeByObject((minding: Minded) => new LineChooser(context, minding));
  for (const { topic, minding } of rankedTopics(context)) {
    const lines = chooserOf(minding).linesOf(topic);
    if (lines !== null) return { concern: topic.concern, lines };
  }
  return null;
}

/** A weighed concern, and the context reduced to the people it matters to. */
type Minded = WeighedConcern & { readonly of: TipContext };

function minds(context: TipContext, { concern, by }: Pick<TipTopic, 'concern' | 'by'>): Minded {
  const { persons } = context.facts.people;
  const weighed = weighConcern(concern, persons, by);
  return {
    ...weighed,
    of: contextOf(
      context,
      weighed.whose.flatMap((at) => persons[at] ?? []),
    ),
  };
}

/** A topic of a meal, and the people it concerns. */
type RankedTopic = { readonly topic: TipTopic; readonly minding: Minded };

/** Topics of this meal, highest weight first: how much the concern matters times how much of it is at stake. */
function rankedTopics(context: TipContext): readonly RankedTopic[] {
  const minded = new Map<string, Minded>();
  const mindingOf = (topic: TipTopic) => {
    const key = `${topic.concern} ${topic.by ?? ''}`;
    const minding = minded.get(key) ?? minds(context, topic);
    minded.set(key, minding);
    return minding;
  };
  const said = context.facts.said.flatMap((key) => TOPIC_OF.get(key) ?? []);
  const ranked = TOPICS.flatMap((topic) => {
    const minding = mindingOf(topic);
    if (minding.weight === 0) return [];
    const again = AGAIN ** said.filter((each) => each === topic.id).length;
    return [{ topic, minding, weight: minding.weight * topic.size(minding.of) * again }];
  });
  return ranked.filter(({ weight }) => weight >= LEAST_WEIGHT).sort((a, b) => b.weight - a.weight);
}

/** Topic of each action by the key of its wording. */
const TOPIC_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDINGS).flatMap(([id, { actions, cookingActions }]) =>
    Object.keys({ ...actions, ...cookingActions }).map((key) => [key, id] as const),
  ),
);

class LineChooser {
  private readonly slots: Slots;
  private readonly said: ReadonlySet<string>;
  private readonly isBoughtReady: boolean;
  private readonly isWarmedUp: boolean;

  private readonly context: TipContext;

  constructor(
    private readonly table: TipContext,
    private readonly minding: Minded,
  ) {
    const { of: context, aim } = minding;
    this.context = context;
    this.slots = { ...tableSlots(context), aim: aim && aimInTurn(aim, turnOf(context)) };
    this.said = new Set(context.facts.said);
    this.isWarmedUp = context.facts.day?.isEatenAgain === true;
    this.isBoughtReady = ['restaurant', 'convenienceStore', 'lunchBox'].includes(context.facts.dish.style);
  }

  /** A point and an action of a topic; null if none fits. */
  linesOf(topic: TipTopic): readonly TipLine[] | null {
    const wordings = WORDINGS[topic.id];
    if (wordings === undefined) return null;
    const { points, actions, cookingActions } = wordings;
    const possible = this.isWarmedUp ? actions : { ...actions, ...cookingActions };
    const point = this.first({ topic, part: 'point' }, points, []);
    if (point === null) return null;
    const action = this.first({ topic, part: 'action' }, possible, point.map(judged));
    return action === null ? null : [...point, ...action];
  }

  /** The first wording that can be filled, is unused, and may stand beside the others. */
  private first(
    said: Said,
    wordings: Readonly<Record<string, string>>,
    others: readonly JudgedBullet[],
  ): readonly [TipLine] | null {
    const { dish, day } = this.context.facts;
    const seed = `${dish.id} ${day?.turn ?? ''}`;
    const lines = Object.entries(wordings)
      .flatMap((wording) => this.lineOf(said, wording))
      .sort((a, b) => order(seed, a) - order(seed, b));
    const line = lines.find((each) => this.fits(each, others));
    return line === undefined ? null : [line];
  }

  private lineOf({ topic, part }: Said, wording: Wording): readonly TipLine[] {
    const [key] = wording;
    if (this.said.has(key)) return [];
    const filled = fillWording(wording, { ...this.slots, ...topic.slots?.(this.context) });
    if (filled === null) return [];
    const { whose } = this.minding;
    const text = this.spoken(filled);
    return [{ part, idea: topic.id, wording: key, text, swap: topic.swap?.(this.context) ?? null, whose }];
  }

  /**
   * Whether a line is in plain form, possible where the meal is eaten, and safe for everybody at the table (safety-rules section
   * 9).
   */
  private fits(line: TipLine, others: readonly JudgedBullet[]): boolean {
    // The name of a dish may contain a cooking word.
    const besideTitle = line.text.ko.replaceAll(this.context.facts.dish.title, '');
    if (this.isBoughtReady && COOKING_WORDS.test(besideTitle)) return false;
    if (ALCOHOL.test(line.text.ko) && !mayDrink(this.context)) return false;
    if (!hasPlainForm(line.text.ko)) return false;
    if (BANNED_PATTERNS.some((pattern) => pattern.test(line.text.ko))) return false;
    return judgeBullet(judged(line), { context: this.table, others, whose: line.whose }) === null;
  }

  /** Rewrites a text for its reader: the carer of children, or a table where the tip is about some of the people only. */
  private spoken(text: TipText): TipText {
    if (isForChild(this.context)) return inCarersVoice(text);
    if (this.context === this.table) return text;
    return aboutOne(
      text,
      this.context.facts.people.persons.some(({ target }) => target === 'self'),
    );
  }
}

/** How many tips of the week have already given a reason; the key of a wording is its Korean text with its slots. */
function turnOf({ facts: { said } }: TipContext): number {
  return said.filter((key) => key.includes('{aim}')).length;
}

type Said = { readonly topic: TipTopic; readonly part: TipLine['part'] };

/** True if only children are meant: the tip then addresses whoever serves them. */
function isForChild({ facts: { people } }: TipContext): boolean {
  return people.persons.every(({ stage }) => stage === 'child');
}

/** No tip mentions alcohol at breakfast, to a child's carer, or if somebody is pregnant. */
function mayDrink(context: TipContext): boolean {
  if (isForChild(context) || context.everybody.some(({ isPregnant }) => isPregnant)) return false;
  return context.facts.day?.mealTime !== 'breakfast';
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
