import { type MealTime, type Survey, strictnessOf } from '@kkini/domain';
import { foodsOfWord, isStated } from './excluded-words.ts';
import type { FoodKinds } from './food-kinds.ts';
import { type Circumstance, circumstancesOf } from './people-at-table.ts';
import { PROHIBITED_FOODS, type ProhibitedFoods } from './prohibited-foods.ts';
import type { WrittenLine, WrittenMeal } from './written-meal.ts';

/** A fault of a meal, and the rule it breaks. */
export type MealFault = {
  readonly kind: 'exclusion' | 'prohibition';
  readonly rule: string;
  readonly text: string;
};

type Eaten = { readonly survey: Survey; readonly mealTime: MealTime; readonly kinds: FoodKinds };

/** Faults of serving a meal to these people at this time, by its ingredient list. */
export function mealFaults(meal: WrittenMeal, { survey, mealTime, kinds }: Eaten): readonly MealFault[] {
  const circumstances = circumstancesOf(survey);
  const prohibited = PROHIBITED_FOODS.filter(
    ({ to, mealTimes }) =>
      to.some((each) => circumstances.has(each)) && (mealTimes?.includes(mealTime) ?? true),
  );
  return [
    ...survey.excludedFoods.flatMap((word) => excluded(meal, word, strictnessOf(survey, word))),
    ...prohibited.flatMap((each) => forbidden(meal, each)),
    ...formFaults(meal, { circumstances, kinds, survey }),
  ].map(({ text, ...fault }) => ({ ...fault, text: `${text} in ${meal.id} [${meal.title}]` }));
}

function excluded(meal: WrittenMeal, word: string, strictness: string): readonly MealFault[] {
  const held = foodsOfWord(word).filter((id) => meal.holds.has(id) || meal.mayHold.has(id));
  const named = isStated(word)
    ? [...meal.lines.map(({ name }) => name), meal.title].filter((name) => name.includes(word))
    : [];
  return distinct([...held, ...named]).map((text) => ({
    kind: 'exclusion',
    rule: `without ${word} (${strictness})`,
    text,
  }));
}

/**
 * A tag also forbids what a meal may contain, a food only what it certainly contains (nutrition-rules section 5); `tags` knows
 * which tags are inherited.
 */
function forbidden(
  meal: WrittenMeal,
  { name, tags = [], foods = [], lineNames, titles }: ProhibitedFoods,
): readonly MealFault[] {
  const found = [
    ...tags.filter((tag) => meal.tags.has(tag)),
    ...foods.filter((id) => meal.holds.has(id)),
    ...meal.lines.flatMap((line) => (lineNames?.test(line.name) ? [line.name] : [])),
    ...(titles?.test(meal.title) ? ['its name'] : []),
  ];
  return distinct(found).map((text) => ({ kind: 'prohibition', rule: name, text }));
}

type Table = {
  readonly circumstances: ReadonlySet<Circumstance>;
  readonly kinds: FoodKinds;
  readonly survey: Survey;
};

/** How a dish is made, sold and combined (nutrition-rules section 5). */
function formFaults(meal: WrittenMeal, { circumstances, kinds, survey }: Table): readonly MealFault[] {
  const isMade = (...methods: readonly string[]) => meal.methods.some((each) => methods.includes(each));
  const hasMain = (of: (kindsOf: ReadonlySet<string>) => boolean) =>
    meal.lines.some((line: WrittenLine) => line.isMain && of(kinds.kindsOf(line.id)));
  const isLimited = survey.excludedFoods.length > 0 || survey.healthConditions.length > 0;
  const noodles = isMade('noodles') || hasMain((all) => all.has('noodle'));
  const rice = hasMain((all) => all.has('rice') || all.has('cooked_rice'));
  const salt = meal.boughtSodiumMg ?? 0;
  const found: readonly (readonly [Circumstance, string, boolean])[] = [
    ['everyone', 'an alcoholic drink', hasMain((all) => all.has('alcohol'))],
    ['everyone', 'a food nobody knows', isLimited && meal.isUnread],
    ['maoi', 'bought', meal.kind === 'product'],
    ['severeAllergy', 'bought', meal.kind === 'product'],
    ['glutenFree', 'bought', meal.kind === 'product'],
    ['gout', 'broth with purines', isMade('soup', 'noodles', 'porridge') && meal.tags.has('purine-broth')],
    ['obesity', 'fried with starch', isMade('deepFried') && meal.tags.has('refined-carb')],
    ['lowCarbohydrate', 'rice with noodles', noodles && rice],
    ['lowSodium', 'instant noodle soup', isMade('soup', 'noodles') && meal.holds.has('ramyeon')],
    ['littleSodium', `bought with ${salt} mg sodium`, salt > 1500],
  ];
  return found.flatMap(([to, text, holds]): readonly MealFault[] =>
    holds && circumstances.has(to) ? [{ kind: 'prohibition', rule: to, text }] : [],
  );
}

function distinct(found: readonly string[]): readonly string[] {
  return found.length === 0 ? [] : [[...new Set(found)].join(', ')];
}
