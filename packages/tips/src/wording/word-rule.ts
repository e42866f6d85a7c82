import { judgeBullet } from '../checks/judge-bullet.ts';
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
import { renderPhrase, type Slots } from './render-phrase.ts';
import { splitSentences } from './split-sentences.ts';

/** Longest sentence of a tip, in characters (tips-rules section 3). */
export const SENTENCE_LIMIT = 45;

/** Slots that are figures: one tip says each of them once. */
const FIGURES =
  /\{(kcal|carb|fiber|sugar|proteinG|proteinGrams|satFat|sodium|potassium|purine|saving|soupSaving|day[A-Z]\w*)[}:]/gu;

/** Words rules for one tip: remembers figures, thoughts and patterns already said, and drops what does not fit the dish or these people. */
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
   * The bullet of a rule in one of its wordings, with a reason where there is one to say; null when none can be said, or none
   * that the meals before have not said.
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
   * A tip that is long enough without them has two reasons at most, at other advice in other dishes; one that is not has
   * them the more often the more wordings a reason has; only what would be too short still has all of them.
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

  /** Order among equally weighty rules: by chance of the seed, another for each dish. */
  order(rule: string): number {
    return hashOf(`${this.seed}|${this.context.facts.dish.id}|order|${rule}`);
  }

  /** Said before, of something this dish has not, or for cooks alone where nobody cooks. */
  private isOut(pattern: string, section: TipSection): boolean {
    if (this.saidPatterns.has(pattern) || !fitsDish(pattern, this.context)) return true;
    if (figuresOf(pattern).some((figure) => this.saidFigures.has(figure))) return true;
    // The summary says again what the tip is about.
    if (section !== 'summary' && [...this.saidIdeas].some((idea) => idea.test(pattern))) return true;
    return this.bought && COOKING_WORDS.test(pattern);
  }

  private isNew(text: string): boolean {
    return splitSentences(text).every((sentence) => !this.saidBefore.has(sentence));
  }

  /** Short, and safe for everybody at the table beside what is said already (safety-rules section 9). */
  private fits(text: string, { section, swap, after }: Place): boolean {
    if (!isShort(text)) return false;
    const bullet = { section, text: after === '' ? text : `${after} ${text}`, swap };
    return judgeBullet(bullet, { context: this.context, others: this.saidBullets }) === null;
  }
}

function isShort(text: string): boolean {
  return splitSentences(text).every((sentence) => [...sentence].length <= SENTENCE_LIMIT);
}

/** What is to be worded; `isNew` wants nothing that the meals before said. */
type Asked = {
  readonly section: TipSection;
  readonly slots: Slots;
  readonly swap: TipSwap | null;
  readonly isNew: boolean;
};
/** Where a sentence comes: in which part, about which swap, and after which words of its bullet. */
type Place = Pick<Asked, 'section' | 'swap'> & { readonly after: string };
type Wanted = Asked & Place & { readonly rule: string };
type Said = { readonly pattern: string; readonly text: string };

/** What would be too short still is said at length. */
function longestFirst(wordings: readonly Said[]): readonly Said[] {
  return [...wordings].sort((a, b) => b.text.length - a.text.length);
}

/** The items from the place of this turn on: tips of one plan take the wordings of a rule one after another. */
function turned<Item>(items: readonly Item[], turn: number): readonly Item[] {
  const start = items.length === 0 ? 0 : turn % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

const FEW_REASONS = 2;
const MANY_WORDINGS = 5;

/** Nothing is left to cook in these. */
const BOUGHT_READY: readonly string[] = ['restaurant', 'convenienceStore', 'lunchBox'];

function figuresOf(pattern: string): readonly string[] {
  return [...pattern.matchAll(FIGURES)].flatMap(([, name]) => name ?? []);
}

/** Equal facts, equal text; other answers or another variant, other wordings. */
function seedOf({ people, variant }: TipFacts): string {
  const { targets, healthConditions, eatingStyles, exclusions } = people;
  return JSON.stringify([targets, healthConditions, eatingStyles, exclusions, variant]);
}

/** The items in an order that depends on the seed alone. */
function shuffled<Item>(items: readonly Item[], seed: string): readonly Item[] {
  return items
    .map((item, at) => ({ item, order: hashOf(`${seed}|${at}`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** FNV-1a with a final mixing, so that near seeds lead far apart. */
function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
