import { DISH_TAGS, RECIPE_LEVELS } from '@kkini/domain';
import { z } from 'zod';
import { dishEntryFields } from './dish-entry.ts';

const words = z.string().trim().min(1);

/** A recipe file. Style and nutrition are derived when the catalogue is built. */
export const recipeEntrySchema = z.strictObject({
  ...dishEntryFields,
  title: words,
  author: words.nullable().default(null),
  minutes: z.int().positive(),
  level: z.enum(RECIPE_LEVELS),
  steps: z
    .array(z.strictObject({ text: words, details: z.array(words) }))
    .min(4, 'write 4 to 9 steps')
    .max(9, 'write 4 to 9 steps'),
  tags: z.array(z.enum(DISH_TAGS)).min(1, 'give 1 to 4 tags').max(4, 'give 1 to 4 tags'),
  substitutions: z
    .array(z.strictObject({ from: words, to: words, note: words }))
    .max(4, 'give at most 4 substitutions'),
});
export type RecipeEntry = z.infer<typeof recipeEntrySchema>;

/** A template of a recipe file: every field in order, one example line and step. The check names the missing values. */
export function recipeSkeleton(id: string, title: string): string {
  const skeleton = {
    id,
    title,
    description: '',
    servings: 2,
    minutes: 20,
    level: 'easy',
    method: 'riceBowl',
    mainGroup: 'tofu',
    mealTimes: ['lunch', 'dinner'],
    familiarity: 3,
    ingredients: [
      { id: 'brown_rice_cooked', name: '현미밥', grams: 420, amount: '2공기', role: 'main' },
      { id: '', name: '', grams: 0, amount: '', role: 'main' },
    ],
    steps: [{ text: '', details: [] }],
    tags: [],
    substitutions: [],
    source: 'kkini',
  };
  return `${JSON.stringify(skeleton, null, 2)}\n`;
}
