import { type IngredientLine, isKindOf, type Taxonomy } from '@kkini/domain';
import type { TipDish } from '../model/tip-facts.ts';

/** Forms of starchy food. */
export type StarchForm = 'rice' | 'rawRice' | 'noodles' | 'bread' | 'riceCake' | 'tuber' | 'grain' | 'flour';

/** The main starch: its line, form, grams per serving, and whether it is or contains a whole grain. */
export type StarchFood = {
  readonly line: IngredientLine;
  readonly form: StarchForm;
  readonly grams: number;
  readonly whole: boolean;
};

const COOKED_RICE = ['cooked_rice', 'brown_rice_cooked', 'multigrain_rice', 'barley_rice'];
const WHOLE = [
  'brown_rice_cooked',
  'multigrain_rice',
  'barley_rice',
  'brown_rice',
  'black_rice',
  'multigrain',
  'oat',
  'barley',
  'quinoa',
  'buckwheat',
  'whole_wheat_bread',
  'rye_bread',
  'buckwheat_noodle',
];
/** Noodles with almost no starch, made of soy or konjac. */
const NO_STARCH = ['tofu_noodle', 'konjac_noodle'];
const GROUPS: readonly (readonly [group: string, form: StarchForm])[] = [
  ['noodle', 'noodles'],
  ['bread', 'bread'],
  ['rice', 'rawRice'],
  ['rice_cake', 'riceCake'],
  ['grain', 'grain'],
  ['potato', 'tuber'],
  ['sweet_potato', 'tuber'],
  ['rice_flour', 'flour'],
  ['glutinous_rice_flour', 'flour'],
  ['brown_rice_flour', 'flour'],
  ['wheat_flour', 'flour'],
  ['rice_paper', 'flour'],
  ['nurungji', 'flour'],
];
/** Cooked weight per gram, for comparing forms: dry grain swells, and tubers have half the starch of rice. */
const COOKED_WEIGHT: Readonly<Record<StarchForm, number>> = {
  rice: 1,
  rawRice: 2.2,
  noodles: 2.2,
  bread: 1.5,
  riceCake: 1.4,
  tuber: 0.5,
  grain: 2.2,
  flour: 2.2,
};
const LEAST_COOKED_GRAMS = 45;

/** The food with most of the starch, a tuber only if there is no grain; null if none is heavy enough to matter. */
export function readStarch(taxonomy: Taxonomy, dish: Pick<TipDish, 'lines' | 'servings'>): StarchFood | null {
  const found = dish.lines.flatMap((line) => {
    const form = formOf(taxonomy, line);
    if (form === null || line.id === null) return [];
    return [{ line, form, grams: servingGrams(line, dish), whole: WHOLE.includes(line.id) }];
  });
  const enough = found.filter((each) => cooked(each) >= LEAST_COOKED_GRAMS);
  const grains = enough.filter(({ form }) => form !== 'tuber');
  const [main] = (grains.length > 0 ? grains : enough).sort((a, b) => cooked(b) - cooked(a));
  return main ?? null;
}

function cooked({ grams, form }: StarchFood): number {
  return grams * COOKED_WEIGHT[form];
}

function formOf(taxonomy: Taxonomy, { id }: IngredientLine): StarchForm | null {
  if (id === null || NO_STARCH.includes(id)) return null;
  if (COOKED_RICE.includes(id)) return 'rice';
  return GROUPS.find(([group]) => isKindOf(taxonomy, id, group))?.[1] ?? null;
}

/** Grams of a line in one serving; 0 where the weight is unknown. */
export function servingGrams({ grams }: IngredientLine, { servings }: Pick<TipDish, 'servings'>): number {
  return (grams ?? 0) / Math.max(1, servings);
}
