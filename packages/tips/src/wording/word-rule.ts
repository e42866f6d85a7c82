import { fillTemplate, templatePlaces } from '@kkini/domain';
import { judgeBullet } from '../checks/judge-guide.ts';
import type { JudgedBullet } from '../checks/predicates/tip-predicate.ts';
import { COOKING_WORDS } from '../messages/amounts.ts';
import { IDEAS } from '../messages/idea-words.ts';
import { PHRASES } from '../messages/phrases.ts';
import { REASON_PHRASES } from '../messages/reasons/reason-phrases.ts';
import {
  type Fullness,
  saysEverything,
  type TipBullet,
  type TipSection,
  type TipSwap,
} from '../model/tip.ts';
import type { TipFacts } from '../model/tip-facts.ts';
import type { TipContext } from '../rules/tip-context.ts';
import { fitsDish } from './fits-dish.ts';
import { splitSentences } from './split-sentences.ts';

/** Longest sentence of a tip, in characters (tips-rules section 3). */
export const SENTENCE_LIMIT = 45;

/** Slots with figures. A tip states each of them once. */
const FIGURES =
  /\{(kcal|carb|fiber|sugar|proteinG|proteinGrams|satFat|sodium|potassium|purine|saving|soupSaving|day[A-Z]\w*)[}:]/gu;

/**
 * Words the rules of one tip: remembers the figures, ideas and patterns in use, and drops what does not suit the dish or these
 * people.
 */
export class Wording {
  private readonly saidFigures = new Set<string>();
  private readonly saidPatterns = new Set<string>();
  private readonly saidIdeas = new Set<RegExp>();
  private reasons = 0;
  private readonly seed: string;
  private readonly turn: number;
  private readonly saidBullets: JudgedBullet[] = [];
  private readonly saidBefore: ReadonlySet<string>;
  private readonly bought: boolean;

  constructor(
    private readonly context: TipContext,
    private readonly fullness: Fullness,
  ) {
    const { facts } = context;
    this.seed = seedOf(facts);
    this.turn = facts.day?.turn ?? hashOf(facts.dish.id);
    this.bought = BOUGHT_READY.includes(facts.dish.style);
    this.saidBefore = new Set(facts.said);
  }

  /**
   * The bullet of a rule in one of its phrases, with a reason where one applies; null when no phrase can be used, or none that
   * earlier meals have not used.
   */
  word(rule: string, { section, slots, swap, isNew }: Asked): TipBullet | null {
    const chosen = this.choose(PHRASES[rule] ?? [], { rule, slots, section, swap, isNew, after: '' });
    if (chosen === null) return null;
    const isLengthy = this.fullness === 'lengthy';
    const isWhole = section === 'summary' || (!isLengthy && splitSentences(chosen.text).length > 1);
    const known = isWhole ? [] : (REASON_PHRASES[rule] ?? []);
    const reasons = this.mayExplain(rule, section, known.length) ? known : [];
    const reason = this.choose(reasons, {
      ...{ rule: `${rule}|why`, slots, section, swap },
      isNew: !isLengthy,
      after: chosen.text,
    });
    if (reason !== null) this.reasons += 1;
    const said = reason === null ? [chosen] : [chosen, reason];
    const text = said.map((each) => each.text).join(' ');
    this.saidBullets.push({ section, text, swap });
    return { rule, section, text, patterns: said.flatMap(({ pattern }) => splitSentences(pattern)), swap };
  }

  /**
   * A tip that is long enough has at most two reasons, and gives them at different advice in other dishes. One that is not
   * gives a reason more often the more phrases it has; one that would still be too short gives all.
   */
  private mayExplain(rule: string, section: TipSection, wordings: number): boolean {
    if (saysEverything(this.fullness)) return true;
    const chance = hashOf(`${this.context.facts.dish.id}|why|${rule}`);
    if (this.fullness === 'explained') return chance % MANY_WORDINGS < wordings;
    return section !== 'condition' && this.reasons < FEW_REASONS && chance % 2 === 0;
  }

  private choose(patterns: readonly string[], { rule, slots, isNew, ...place }: Wanted): Said | null {
    const usable = shuffled(patterns, `${this.seed}|${rule}`).flatMap((pattern): readonly Said[] => {
      const text = this.isOut(pattern, place.section) ? null : renderPhrase(pattern, slots);
      return text === null ? [] : [{ pattern, text }];
    });
    const inTurn = this.fullness === 'lengthy' ? longestFirst(usable) : turned(usable, this.turn);
    const known = isNew ? undefined : inTurn.find(({ text }) => this.fits(text, place));
    const chosen = inTurn.find(({ text }) => this.isNew(text) && this.fits(text, place)) ?? known ?? null;
    if (chosen === null) return null;
    for (const figure of figuresOf(chosen.pattern)) this.saidFigures.add(figure);
    for (const idea of IDEAS) if (idea.test(chosen.pattern)) this.saidIdeas.add(idea);
    this.saidPatterns.add(chosen.pattern);
    return chosen;
  }

  /** Order among equally important rules: random by the seed, and different for each dish. */
  order(rule: string): number {
    return hashOf(`${this.seed}|${this.context.facts.dish.id}|order|${rule}`);
  }

  /** Used before, about something this dish lacks, or for cooks alone where nobody cooks. */
  private isOut(pattern: string, section: TipSection): boolean {
    if (this.saidPatterns.has(pattern) || !fitsDish(pattern, this.context)) return true;
    if (figuresOf(pattern).some((figure) => this.saidFigures.has(figure))) return true;
    // The summary may repeat the figures of the tip.
    if (section !== 'summary' && [...this.saidIdeas].some((idea) => idea.test(pattern))) return true;
    return this.bought && COOKING_WORDS.test(pattern);
  }

  private isNew(text: string): boolean {
    return splitSentences(text).every((sentence) => !this.saidBefore.has(sentence));
  }

  /** Short enough, and safe for everybody at the table beside the other bullets (safety-rules section 9). */
  private fits(text: string, { section, swap, after }: Place): boolean {
    if (!isShort(text)) return false;
    const bullet = { section, text: after === '' ? text : `${after} ${text}`, swap };
    return judgeBullet(bullet, { context: this.context, others: this.saidBullets }) === null;
  }
}

function isShort(text: string): boolean {
  return splitSentences(text).every((sentence) => [...sentence].length <= SENTENCE_LIMIT);
}

/** A rule to word; `isNew` requires a phrase that earlier meals did not use. */
type Asked = {
  readonly section: TipSection;
  readonly slots: Slots;
  readonly swap: TipSwap | null;
  readonly isNew: boolean;
};
/** The position of a sentence: its part, its swap, and the text before it in its bullet. */
type Place = Pick<Asked, 'section' | 'swap'> & { readonly after: string };
type Wanted = Asked & Place & { readonly rule: string };
type Said = { readonly pattern: string; readonly text: string };

/** A tip that would still be too short takes its longest phrases. */
function longestFirst(wordings: readonly Said[]): readonly Said[] {
  return [...wordings].sort((a, b) => b.text.length - a.text.length);
}

/** The items rotated by the turn, so that the tips of one plan use the phrases of a rule in turn. */
function turned<Item>(items: readonly Item[], turn: number): readonly Item[] {
  const start = items.length === 0 ? 0 : turn % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

const FEW_REASONS = 2;
const MANY_WORDINGS = 5;

/** Styles without any cooking. */
const BOUGHT_READY: readonly string[] = ['restaurant', 'convenienceStore', 'lunchBox'];

function figuresOf(pattern: string): readonly string[] {
  return [...pattern.matchAll(FIGURES)].flatMap(([, name]) => name ?? []);
}

/** Equal facts give equal text; other answers or another variant give other phrases. */
function seedOf({ people, variant }: TipFacts): string {
  const { targets, healthConditions, eatingStyles, exclusions } = people;
  return JSON.stringify([targets, healthConditions, eatingStyles, exclusions, variant]);
}

/** The items in an order that depends only on the seed. */
function shuffled<Item>(items: readonly Item[], seed: string): readonly Item[] {
  return items
    .map((item, at) => ({ item, order: hashOf(`${seed}|${at}`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
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

/** Names and numbers for the slots of a pattern. A pattern with a missing one is not used. */
export type Slots = Readonly<Record<string, string | undefined>>;

/** Inserts names into a pattern, each with its particle: "{veg:을} 먼저" with 오이 is "오이를 먼저". Null when one is missing. */
export function renderPhrase(pattern: string, slots: Slots): string | null {
  const isComplete = templatePlaces(pattern).every((name) => slots[name] !== undefined);
  return isComplete ? fillTemplate(pattern, slots) : null;
}
