import { type Strictness, type SurveyDraft, strictnessOf } from '@kkini/domain';
import { isLongExclusion } from '@kkini/domain/limits';
import { useMemo } from 'react';
import { useSurvey, useSurveyStore } from '../model/survey-context.tsx';
import type { SurveyStore } from '../model/survey-store.ts';
import { LONGEST_FOOD, MOST_FOODS } from './field/split-foods.ts';
import { isSameFood } from './food-name.ts';

/** Result of adding foods: all of them, or none. */
export type Added =
  | { readonly kind: 'added'; readonly count: number; readonly already: readonly string[] }
  | { readonly kind: 'tooMany'; readonly count: number }
  | { readonly kind: 'tooLong' }
  /** The foods have too many characters in all. */
  | { readonly kind: 'tooMuch' };

export type Exclusions = {
  readonly foods: readonly string[];
  readonly strictness: (food: string) => Strictness;
  /** Whether the visitor has answered what a text means. */
  readonly isSettled: (food: string) => boolean;
  readonly add: (foods: readonly string[]) => Added;
  readonly remove: (food: string) => void;
  /** Replaces one food with others of the same strictness. */
  readonly replace: (food: string, others: readonly string[]) => Added;
  readonly mean: (food: string, strictness: Strictness) => void;
  readonly settle: (food: string) => void;
};

export function useExclusions(): Exclusions {
  const store = useSurveyStore();
  const draft = useSurvey((state) => state.draft);
  const settled = useSurvey((state) => state.settledExclusions);
  const actions = useMemo(() => exclusionActions(store), [store]);
  return {
    foods: draft.excludedFoods,
    strictness: (food) => strictnessOf(draft, food),
    isSettled: (food) => settled.includes(food),
    ...actions,
  };
}

type Actions = Pick<Exclusions, 'add' | 'remove' | 'replace' | 'mean' | 'settle'>;

function exclusionActions(store: SurveyStore): Actions {
  const drafted = () => store.getState().draft;
  return {
    add: (foods) => put(store, { among: drafted().excludedFoods, foods }),
    remove: (food) =>
      keep(
        store,
        drafted().excludedFoods.filter((other) => other !== food),
      ),
    replace(food, others) {
      const { excludedFoods } = drafted();
      const strictness = drafted().excludedFoodStrictness.find((each) => each.food === food)?.strictness;
      const at = excludedFoods.indexOf(food);
      const added = put(store, { among: excludedFoods.toSpliced(at, 1), foods: others, at });
      if (added.kind === 'added' && strictness !== undefined) {
        for (const other of others) mean(store, other, strictness);
      }
      return added;
    },
    mean: (food, strictness) => mean(store, food, strictness),
    settle: (food) =>
      store.setState(({ settledExclusions }) => ({
        settledExclusions: [...settledExclusions.filter((each) => each !== food), food].slice(-MOST_FOODS),
      })),
  };
}

type Put = {
  readonly among: readonly string[];
  readonly foods: readonly string[];
  /** Index of insertion; the end by default. */
  readonly at?: number;
};

function put(store: SurveyStore, { among, foods, at = among.length }: Put): Added {
  if (foods.some((food) => food.length > LONGEST_FOOD)) return { kind: 'tooLong' };
  const fresh = foods.filter(
    (food, index) =>
      !among.some((each) => isSameFood(each, food)) &&
      foods.findIndex((each) => isSameFood(each, food)) === index,
  );
  const count = among.length + fresh.length;
  if (count > MOST_FOODS) return { kind: 'tooMany', count };
  if (isLongExclusion([...among, ...fresh])) return { kind: 'tooMuch' };
  keep(store, among.toSpliced(at, 0, ...fresh));
  const already = among.filter((each) => foods.some((food) => isSameFood(each, food)));
  return { kind: 'added', count: fresh.length, already };
}

/** Stores the excluded foods, and drops the strictness of removed ones. */
function keep(store: SurveyStore, excludedFoods: readonly string[]): void {
  const { excludedFoodStrictness } = store.getState().draft;
  store.answer({
    excludedFoods,
    excludedFoodStrictness: excludedFoodStrictness.filter(({ food }) => excludedFoods.includes(food)),
  });
}

function mean(store: SurveyStore, food: string, strictness: Strictness): void {
  const { excludedFoodStrictness, excludedFoods } = store.getState().draft;
  if (!excludedFoods.includes(food)) return;
  const others: SurveyDraft['excludedFoodStrictness'] = excludedFoodStrictness.filter(
    (each) => each.food !== food,
  );
  store.answer({ excludedFoodStrictness: [...others, { food, strictness }] });
}
