import type { IngredientLine } from '@kkini/domain';
import {
  amountOf,
  BOWLS,
  COUNTED_AMOUNT,
  DAY_CEILING,
  EGG_WORDS,
  FIGURE_OF,
  GRAMS,
  NUTRIENT_NAMES,
  PART_WORDS,
  PIECES,
  PLAIN_RICE,
  RICE_DISH,
  SAVING,
  SODIUM,
  SPOONS,
} from '../../messages/predicate-words.ts';
import { servingGrams } from '../../reading/read-starch.ts';
import { nutritionOnPlate, partOnPlate, starchOnPlate } from '../../reading/read-table.ts';
import type { TipContext } from '../../rules/tip-context.ts';
import { splitSentences } from '../../wording/split-sentences.ts';
import { bowlShare, spokenGrams } from '../../wording/spoken-numbers.ts';
import { linesIn, type TipPredicate, type TipScene } from './tip-predicate.ts';

/** Largest share of a dish's sodium that one action may save (safety-rules section 9, P03). */
const LARGEST_SHARE = 0.6;

/**
 * P03: states a saving above the sodium of the named seasoning, companion or soup, or above 60 % of the sodium of the dish, each as
 * on this person's plate (safety-rules section 9).
 */
export const overstatesSaving: TipPredicate = ({ text }, { context, person }) => {
  const { salty } = context.reading;
  const savings = splitSentences(text).flatMap((each) => {
    const [, mg] = SAVING.exec(each) ?? [];
    return mg === undefined || !SODIUM.test(text) ? [] : [Number(mg.replace(',', ''))];
  });
  if (savings.length === 0) return false;
  const named = linesIn(text, context).map((line) => sodiumOfLine(line, context));
  const ofServing = (named.length > 0 ? named : salty.map(({ sodiumMg }) => sodiumMg)).reduce(
    (sum, each) => sum + each,
    0,
  );
  const { parts } = context.facts.dish;
  const beside = parts.slice(1).find(({ title }) => text.includes(title.ko));
  const spoken = beside ?? (PART_WORDS.broth.test(text) ? parts[0] : undefined);
  const held =
    spoken === undefined
      ? ofServing * person.portion.servingShare
      : partOnPlate(parts, spoken, { nutrient: 'sodiumMg', portion: person.portion });
  const whole = nutritionOnPlate(person, context.facts).sodiumMg ?? held;
  return savings.some((mg) => mg > held || mg > whole * LARGEST_SHARE);
};

/** P04: grams, bowls, pieces or spoons that differ from the plan's portion of this person (safety-rules section 9). */
export const contradictsPortion: TipPredicate = ({ text }, scene) =>
  splitSentences(text).some((sentence) => CONTRADICTIONS.some((contradicts) => contradicts(sentence, scene)));

type Contradiction = (sentence: string, scene: TipScene) => boolean;

const GRAMS_OF_BOWL = 210;
const GRAMS_OF_EGG = 50;
/** Rounding tolerance of a kitchen scale, g. */
const SLACK_GRAMS = 2;

const wrongBowls: Contradiction = (sentence, { context, person }) => {
  const grams = starchOnPlate(person, context);
  return [...sentence.matchAll(BOWLS)].some(([, count, half, part]) => {
    const said = amountOf(count) + (half === undefined ? 0 : amountOf(half)) + amountOf(part);
    return grams === null || bowlShare(said * GRAMS_OF_BOWL).share !== bowlShare(grams).share;
  });
};

const wrongGrams: Contradiction = (sentence, scene) =>
  [...sentence.matchAll(GRAMS)].some((match) => {
    const [whole, figure, upper] = match;
    const nutrient = nutrientOf(
      sentence.slice(0, match.index),
      sentence.slice(match.index + whole.length),
      scene,
    );
    // A range is general advice on a nutrient, never a portion.
    if (upper !== undefined) return nutrient === null;
    const said = Number((figure ?? '').replace(',', ''));
    const truths = nutrient === null ? portionsIn(sentence, scene) : amountsOf(nutrient, scene);
    return !truths.some((truth) => saysGrams(said, truth));
  });

const wrongPieces: Contradiction = (sentence, { context, person }) => {
  const lines = linesIn(sentence, context);
  const egg = EGG_WORDS.test(sentence)
    ? context.facts.dish.lines.find(({ id }) => id === 'chicken_egg')
    : undefined;
  const line = egg ?? lines[0];
  if (line === undefined) return false;
  return [...sentence.matchAll(PIECES)].some(([, count, half]) => {
    const said = amountOf(count) + amountOf(half);
    const truth = piecesOf(line, context.facts.dish.servings, person.portion.servingShare);
    if (truth === null) return true;
    return DAY_CEILING.test(sentence) ? truth > said : Math.abs(truth - said) > 0.1;
  });
};

/** Spoons in a recipe are for all servings. */
const wrongSpoons: Contradiction = (sentence, { context }) =>
  [...sentence.matchAll(SPOONS)].some(
    ([said]) => !linesIn(sentence, context).some(({ amount }) => compact(amount) === compact(said)),
  );

const CONTRADICTIONS: readonly Contradiction[] = [wrongBowls, wrongGrams, wrongPieces, wrongSpoons];

type NutrientKey = keyof typeof NUTRIENT_NAMES;

/** The nutrient of a figure: the one directly after it, else the last one before it with no food of the dish in between. */
function nutrientOf(before: string, after: string, { context }: TipScene): NutrientKey | null {
  const keys = Object.keys(NUTRIENT_NAMES) as NutrientKey[];
  const next = keys.find((key) => NUTRIENT_NAMES[key].test(after.slice(0, NEXT_WORD)));
  if (next !== undefined && FIGURE_OF.test(after)) return next;
  const placed = keys
    .map((key) => ({ key, at: lastIndex(before, NUTRIENT_NAMES[key]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at);
  const [last] = placed;
  if (last === undefined) return null;
  return linesIn(before.slice(last.at), context).length > 0 ? null : last.key;
}

/** Characters searched for the next word. */
const NEXT_WORD = 8;

function lastIndex(text: string, words: RegExp): number {
  return [...text.matchAll(new RegExp(words.source, 'gu'))].at(-1)?.index ?? -1;
}

/** Grams a text may state for a nutrient: those of the plate or of the day. */
function amountsOf(nutrient: NutrientKey, { context, person }: TipScene): readonly number[] {
  const { day } = context.facts;
  const plate = nutritionOnPlate(person, context.facts)[nutrient];
  return [plate, day?.totals[nutrient] ?? null].flatMap((value) => value ?? []);
}

/** Grams on the plate of the foods a sentence names: its starch, its other foods, or any food if it names none. */
function portionsIn(sentence: string, { context, person }: TipScene): readonly number[] {
  const { dish } = context.facts;
  const { starch } = context.reading;
  const named = linesIn(sentence, context);
  const { riceGrams } = person.portion;
  // Rice beside a dish is portioned as cooked, whatever grains the recipe weighs raw.
  if (riceGrams !== null && RICE_DISH.test(sentence)) return [riceGrams];
  const onPlate = (line: IngredientLine) =>
    line === starch?.line
      ? (starchOnPlate(person, context) ?? 0)
      : servingGrams(line, dish) * person.portion.servingShare;
  if (starch !== null && PLAIN_RICE.test(sentence) && named.length === 0) return [onPlate(starch.line)];
  return (named.length > 0 ? named : dish.lines).map(onPlate);
}

function saysGrams(said: number, truth: number): boolean {
  return String(said) === spokenGrams(truth) || Math.abs(said - truth) <= SLACK_GRAMS;
}

/** Pieces on the plate; null if the recipe states no number. */
function piecesOf(line: IngredientLine, servings: number, share: number): number | null {
  if (line.id === 'chicken_egg' && line.grams !== null)
    return Math.round((line.grams / servings / GRAMS_OF_EGG) * share * 2) / 2;
  const [, count] = COUNTED_AMOUNT.exec(compact(line.amount)) ?? [];
  return count === undefined ? null : (amountOf(count) / servings) * share;
}

function compact(amount: string): string {
  return amount.replace(/\s/gu, '');
}

/** Sodium of a line in a serving: that of its seasoning, else computed from its food. */
function sodiumOfLine(line: IngredientLine, { reading, facts }: TipContext): number {
  const known = reading.salty.find((each) => each.line === line);
  const per100 = facts.nutritionOf.get(line.id ?? '')?.sodiumMg ?? 0;
  return known?.sodiumMg ?? (servingGrams(line, facts.dish) * per100) / 100;
}
