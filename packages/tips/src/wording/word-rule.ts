import type { Taxonomy } from '@kkini/domain';
import { COOKING_WORDS } from '../messages/amounts.ts';
import { PHRASES } from '../messages/phrases.ts';
import { REASON_PHRASES } from '../messages/reason-phrases.ts';
import type { TipBullet, TipSection } from '../model/tip.ts';
import type { TipFacts } from '../model/tip-facts.ts';
import { ReaderWords } from '../reading/reader-words.ts';
import { renderPhrase, type Slots } from './render-phrase.ts';
import { hashOf, shuffled } from './shuffled.ts';
import { splitSentences } from './split-sentences.ts';

/** Longest sentence of a tip, in characters (tips-rules section 3). */
export const SENTENCE_LIMIT = 45;

/** Slots that are figures: one tip says each of them once. */
const FIGURES =
  /\{(kcal|carb|fiber|sugar|proteinG|proteinGrams|satFat|sodium|potassium|purine|saving|soupSaving|day[A-Z]\w*)[}:]/gu;

/** Words rules for one tip: remembers figures and patterns already said, and drops what these people must not read. */
export class Wording {
  private readonly saidFigures = new Set<string>();
  private readonly saidPatterns = new Set<string>();
  private readonly seed: string;
  private readonly words: ReaderWords;
  private readonly bought: boolean;

  constructor(
    taxonomy: Taxonomy,
    facts: TipFacts,
    /** Gives a reason where a rule has none of its own, for tips that would be too short. */
    private readonly generous: boolean,
  ) {
    this.seed = seedOf(facts);
    this.bought = BOUGHT_READY.includes(facts.dish.style);
    this.words = new ReaderWords(taxonomy, facts);
  }

  /** The bullet of a rule in one of its wordings; null when none can be said. */
  word(rule: string, section: TipSection, slots: Slots): TipBullet | null {
    const chosen = this.choose(PHRASES[rule] ?? [], { rule, slots });
    if (chosen === null) return null;
    const hasReason = splitSentences(chosen.text).length > 1;
    const reasons =
      REASON_PHRASES[rule] ?? (this.generous ? REASON_PHRASES['more.general'] : undefined) ?? [];
    const reason =
      hasReason || section === 'summary' ? null : this.choose(reasons, { rule: `${rule}|why`, slots });
    const said = reason === null ? [chosen] : [chosen, reason];
    return {
      rule,
      section,
      text: said.map(({ text }) => text).join(' '),
      patterns: said.flatMap(({ pattern }) => splitSentences(pattern)),
    };
  }

  private choose(
    patterns: readonly string[],
    { rule, slots }: { readonly rule: string; readonly slots: Slots },
  ): { readonly pattern: string; readonly text: string } | null {
    const usable = patterns.filter((pattern) => !this.isOut(pattern));
    const chosen = firstOf(shuffled(usable, `${this.seed}|${rule}`), (pattern) => {
      const text = renderPhrase(pattern, slots);
      return text !== null && this.fits(text) ? { pattern, text } : null;
    });
    if (chosen === null) return null;
    for (const figure of figuresOf(chosen.pattern)) this.saidFigures.add(figure);
    this.saidPatterns.add(chosen.pattern);
    return chosen;
  }

  /** Order among equally weighty rules: by chance of the seed. */
  order(rule: string): number {
    return hashOf(`${this.seed}|order|${rule}`);
  }

  /** Said before, or for cooks alone where nobody cooks. */
  private isOut(pattern: string): boolean {
    if (this.saidPatterns.has(pattern) || this.saidFigure(pattern)) return true;
    return this.bought && COOKING_WORDS.test(pattern);
  }

  private saidFigure(pattern: string): boolean {
    return figuresOf(pattern).some((figure) => this.saidFigures.has(figure));
  }

  private fits(text: string): boolean {
    return (
      splitSentences(text).every((sentence) => [...sentence].length <= SENTENCE_LIMIT) &&
      this.words.maySay(text)
    );
  }
}

/** Nothing is left to cook in these. */
const BOUGHT_READY: readonly string[] = ['restaurant', 'convenienceStore', 'lunchBox'];

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

function figuresOf(pattern: string): readonly string[] {
  return [...pattern.matchAll(FIGURES)].flatMap(([, name]) => name ?? []);
}

/** Equal facts, equal text; another dish, other answers or another variant, other wordings. */
function seedOf({ dish, people, variant }: TipFacts): string {
  const { targets, healthConditions, eatingStyles, exclusions } = people;
  return JSON.stringify([dish.id, targets, healthConditions, eatingStyles, exclusions, variant]);
}
