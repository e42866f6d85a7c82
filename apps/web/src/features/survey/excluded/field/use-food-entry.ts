import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Added, Exclusions } from '../use-exclusions.ts';
import { LONGEST_FOOD, splitFoods } from './split-foods.ts';

/** Text in the field, and the result of the last entry. */
export type FoodEntry = {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Food to be replaced by the text in the field. */
  readonly rewriting: string | null;
  readonly rewrite: (food: string) => void;
  /** Adds foods; true on success. Otherwise `source` stays in the field and `refused` has the reason. */
  readonly take: (foods: readonly string[], source: string) => boolean;
  readonly refused: Exclude<Added, { readonly kind: 'added' }> | null;
  readonly added: Extract<Added, { readonly kind: 'added' }> | null;
};

/** State of the field. A screen that links here to change a food names it in the navigation state. */
export function useFoodEntry(exclusions: Exclusions): FoodEntry {
  const asked = useAskedRewrite(exclusions.foods);
  const [text, setText] = useState(asked ?? '');
  const [rewriting, setRewriting] = useState(asked);
  const [last, setLast] = useState<Added | null>(null);
  return {
    text,
    write(typed) {
      setText(typed);
      setLast(null);
      if (typed === '') setRewriting(null);
    },
    rewriting,
    rewrite(food) {
      setText(food);
      setRewriting(food);
      setLast(null);
    },
    take(foods, source) {
      const isReplacing = rewriting !== null && exclusions.foods.includes(rewriting);
      const added = isReplacing ? exclusions.replace(rewriting, foods) : exclusions.add(foods);
      const isIn = added.kind === 'added';
      setLast(added);
      setText(isIn ? '' : source);
      if (isIn) setRewriting(null);
      return isIn;
    },
    refused: isRefusedInAll(last) ? last : isTooLong(text) ? { kind: 'tooLong' } : null,
    added: last?.kind === 'added' ? last : null,
  };
}

/** Whether the list as a whole would have been too long. */
function isRefusedInAll(last: Added | null): last is Extract<Added, { kind: 'tooMany' | 'tooMuch' }> {
  return last?.kind === 'tooMany' || last?.kind === 'tooMuch';
}

function useAskedRewrite(foods: readonly string[]): string | null {
  const { state }: { state: unknown } = useLocation();
  if (typeof state !== 'object' || state === null || !('rewrite' in state)) return null;
  return foods.find((food) => food === state.rewrite) ?? null;
}

function isTooLong(text: string): boolean {
  return splitFoods(text).some((food) => food.length > LONGEST_FOOD);
}
