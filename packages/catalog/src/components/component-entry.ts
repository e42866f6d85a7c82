import { DISH_ROLES, DISH_TAGS, MAIN_GROUPS, MEAL_TIMES, RECIPE_LEVELS } from '@kkini/domain';
import { z } from 'zod';
import { DRAINED_FOODS } from '../build/drained-potassium.ts';
import { RENDERED_FOODS } from '../build/rendered-fat.ts';
import { entryIdSchema } from '../entries/dish-entry.ts';
import { COOKING_CLASSES, type CookingClass } from './cooking-classes.ts';

/** Tools a dish needs beyond knife, board and bowls. */
export const KITCHEN_TOOLS = [
  'pot',
  'pan',
  'riceCooker',
  'steamer',
  'oven',
  'airFryer',
  'microwave',
  'blender',
] as const;

const korean = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^A-Za-z]*(?:(?:g|kg|ml|L|cm|mm|W|TV|LA|BLT)[^A-Za-z]*)*$/, 'write it in Korean');
const english = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^가-힣ㄱ-ㆎ]*$/, 'write it in English');

/** A text in both languages. */
const bothSchema = z.strictObject({ ko: korean, en: english });

const weighedSchema = z.strictObject({ grams: z.number().positive(), amount: korean });

/**
 * An ingredient line. `grams` is what goes into the pot, cleaned, for all servings; `eaten` is the share of it that is eaten
 * (frying oil, stock that is taken out, brine; `stock.ts` counts what dissolves). `drained` marks a food whose blanching or
 * boiling water is poured away with part of its potassium and fat, `rendered` one whose fat runs out in the pan and stays there. `mild` is the line of the low-sodium version:
 * other grams, or null if it is left out. A line without grams is in the mild version only.
 */
const componentLineSchema = z
  .strictObject({
    id: z.string().min(1),
    name: korean.exactOptional(),
    en: english.exactOptional(),
    grams: z.number().positive().exactOptional(),
    amount: korean.exactOptional(),
    prep: bothSchema.exactOptional(),
    eaten: z.number().min(0).max(1).exactOptional(),
    drained: z.literal(true).exactOptional(),
    rendered: z.literal(true).exactOptional(),
    mild: weighedSchema.nullable().exactOptional(),
  })
  .refine(
    ({ grams, amount }) => (grams === undefined) === (amount === undefined),
    'give grams with their amount',
  )
  .refine(
    ({ id, drained }) => drained === undefined || DRAINED_FOODS.includes(id),
    'mark as drained only a food in drained-potassium.ts',
  )
  .refine(
    ({ id, rendered }) => rendered === undefined || RENDERED_FOODS.includes(id),
    'mark as rendered only a food in rendered-fat.ts',
  )
  .refine(({ grams, mild }) => grams !== undefined || (mild ?? null) !== null, 'give grams and amount');

const minutes = z.number().nonnegative();

/** A step: the instruction, minutes of work and of waiting, an optional tip, and the text of the mild version where it differs. */
const componentStepSchema = z.strictObject({
  ko: korean,
  en: english,
  active: minutes,
  waiting: minutes.exactOptional(),
  tip: bothSchema.exactOptional(),
  mild: bothSchema.exactOptional(),
});

/**
 * A dish as one part of a table. `cookedGrams` is the weight of all servings as eaten, `liquidGrams` the broth in it; `keepDays`
 * are days in the refrigerator after the day of cooking; `names` are search words, without spaces. Minutes, nutrition and household
 * shares of packs are computed.
 */
export const componentEntrySchema = z.strictObject({
  id: entryIdSchema,
  title: bothSchema,
  description: bothSchema,
  names: z
    .array(
      korean
        .regex(/^\S+$/, 'write names without spaces')
        .regex(/^(?!.*(?:만들기|레시피|만드는법))/, 'write what the dish is called'),
    )
    .min(1),
  role: z.enum(DISH_ROLES),
  class: z.enum(COOKING_CLASSES as [CookingClass, ...CookingClass[]]),
  mainGroup: z.enum(MAIN_GROUPS),
  mealTimes: z.array(z.enum(MEAL_TIMES)).min(1),
  servings: z.int().positive(),
  cookedGrams: z.number().positive(),
  liquidGrams: z.number().nonnegative().exactOptional(),
  level: z.enum(RECIPE_LEVELS),
  familiarity: z.int().min(1).max(5),
  tools: z.array(z.enum(KITCHEN_TOOLS)),
  keepDays: z.int().nonnegative(),
  freezes: z.boolean(),
  seasonMonths: z.array(z.int().min(1).max(12)).exactOptional(),
  /** Whether people wrap the dish in leaves with rice, where the rule for its kind says otherwise. */
  wrapped: z.boolean().exactOptional(),
  tags: z.array(z.enum(DISH_TAGS)).min(1).max(4),
  ingredients: z.array(componentLineSchema).min(1),
  steps: z.array(componentStepSchema).min(1).max(9),
  substitutions: z
    .array(z.strictObject({ from: z.string().min(1), to: z.string().min(1), ko: korean, en: english }))
    .max(4),
  pairs: z.array(entryIdSchema),
  drawing: z.looseObject({ type: z.string() }),
  /** Reason for a figure outside the range of its class. */
  note: z.string().trim().min(1).exactOptional(),
});
export type ComponentEntry = z.infer<typeof componentEntrySchema>;
