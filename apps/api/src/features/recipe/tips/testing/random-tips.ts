import {
  EATING_STYLES,
  EMPTY_SURVEY,
  HEALTH_CONDITIONS,
  MEAL_TIMES,
  type SurveyDraft,
  TARGETS,
} from '@kkini/domain';
import type { CatalogueEntry } from '@kkini/planner';
import type { StoredDay } from '../../../../db/stored-plan.ts';
import type { LoadedCatalogue } from '../../../../platform/read-catalogue.ts';

/** Exclusions for tests: chips, groups, words of one syllable and unknown words. */
const LEFT_OUT = [
  ...['새우', '달걀', '견과류', '땅콩', '우유', '밀', '콩', '두부', '소고기', '돼지고기', '생선', '굴', '게'],
  ...[
    '양파',
    '마늘',
    '간장',
    '고추장',
    '설탕',
    '김치',
    '버섯',
    '채소',
    '과일',
    '쌀',
    '면',
    '떡',
    '물',
    '비법가루',
  ],
];

/** Pseudorandom numbers from 0 to 1, determined by the seed. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A random dish of the catalogue, the answers of a random survey and a day with the dish. */
export function randomTipQuestion(catalogue: LoadedCatalogue, random: () => number) {
  const entries = entriesOf(catalogue);
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const some = <Item>(items: readonly Item[], share: number) => items.filter(() => random() < share);
  const entry = one(entries);
  if (entry === undefined) throw new Error('the catalogue is empty');
  const answers: SurveyDraft = {
    ...EMPTY_SURVEY,
    targets: some(TARGETS, 0.3),
    healthConditions: some(HEALTH_CONDITIONS, 0.2),
    eatingStyles: some(EATING_STYLES, 0.12),
    excludedFoods: some(LEFT_OUT, 0.06),
  };
  const turn = Math.floor(random() * MEALS_OF_WEEK);
  const days = random() < 0.8 ? daysWith(entry, [one(entries), one(entries)], turn) : [];
  return { entry, answers, days, variant: Math.floor(random() * 10) };
}

function entriesOf({ recipes, products }: LoadedCatalogue): readonly CatalogueEntry[] {
  return [
    ...[...recipes.values()].map((recipe): CatalogueEntry => ({ kind: 'recipe', recipe })),
    ...[...products.values()].map((product): CatalogueEntry => ({ kind: 'product', product })),
  ];
}

const MEALS_OF_WEEK = 21;

/** The days of a plan up to the one with this dish at that index, counted from 0; each day has three meals. */
export function daysWith(
  entry: CatalogueEntry,
  others: readonly (CatalogueEntry | undefined)[],
  turn: number,
): readonly StoredDay[] {
  const [first, second] = others;
  const meals = [first, second];
  meals.splice(turn % MEAL_TIMES.length, 0, entry);
  const [breakfast, lunch, dinner] = meals;
  const slots = { breakfast: slotOf(breakfast), lunch: slotOf(lunch), dinner: slotOf(dinner) };
  const before = { breakfast: slotOf(undefined), lunch: slotOf(undefined), dinner: slotOf(undefined) };
  const at = Math.floor(turn / MEAL_TIMES.length);
  return Array.from({ length: at + 1 }, (_, day) => aDay(day === at ? slots : before));
}

function aDay(slots: StoredDay['slots']): StoredDay {
  return {
    dayMealId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a12',
    date: '2026-11-21',
    changes: 0,
    chosen: [],
    slots,
  };
}

function slotOf(entry: CatalogueEntry | undefined): StoredDay['slots']['lunch'] {
  if (entry === undefined) return { kind: 'fasting' };
  if (entry.kind === 'recipe') return { kind: 'recipe', id: entry.recipe.id, style: entry.recipe.style };
  return { kind: 'product', id: entry.product.id, style: entry.product.style, area: null };
}
