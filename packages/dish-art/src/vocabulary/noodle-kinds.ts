import type { NoodleKind } from '../drawing/colours.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import type { MealWords } from './meal-words.ts';

/** True if the title names a dish of noodles. */
export function isNoodle({ title, titleHas }: MealWords): boolean {
  return titleHas('국수', '우동', '쫄면', '냉면', '소바', '두부면', '곤약면') || /(?:면|분짜)$/.test(title);
}

/** The noodles named; those of wheat unless told. */
export function noodleKind({ staples, titleHas }: MealWords): NoodleKind {
  const found = nestKind(staples);
  if (found) return found;
  if (titleHas('당면')) return 'glass';
  if (titleHas('두부면')) return 'tofu';
  return titleHas('팟타이') ? 'rice' : 'wheat';
}

/** The noodles among the drawings. */
export function nestKind(keys: readonly IngredientKey[]): NoodleKind | undefined {
  return keys.map((key) => KIND_OF_NEST[key]).find((kind) => kind !== undefined);
}

/** True if noodles are among the ingredients. */
export function namesNoodles({ staples }: MealWords): boolean {
  return nestKind(staples) !== undefined;
}

const KIND_OF_NEST: Partial<Record<IngredientKey, NoodleKind>> = {
  wheatNest: 'wheat',
  riceNest: 'rice',
  buckwheatNest: 'buckwheat',
  glassNest: 'glass',
  tofuNest: 'tofu',
  konjacNest: 'konjac',
};
