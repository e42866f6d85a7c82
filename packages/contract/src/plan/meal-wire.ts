import { MEAL_TIMES } from '@kkini/domain';
import { FILLED_NUTRIENTS, GLYCEMIC_BANDS, STARCH_KINDS, STARCH_PLACES } from '@kkini/domain/portions';
import { z } from 'zod/mini';
import { calledWireShape, replyFigureSchema, replyIdSchema } from '../common-wire.ts';
import { companionWireSchema } from '../recipe/companion-wire.ts';
import { nutrientWireSchema } from '../recipe/nutrient-wire.ts';

/** A mixed number of bowls or servings: `1 1/6` is whole 1, numerator 1, denominator 6. */
const fractionSchema = z.object({ whole: z.int(), numerator: z.int(), denominator: z.int() });

/** A food one person eats in addition to a meal: what the day lacks without it, a serving as sold and in grams, and its figures. */
const extraWireSchema = z.object({
  /** Id of its recipe. */
  id: replyIdSchema,
  /** Id of the dish, by which it can be refused; null if it cannot. */
  dishId: z._default(z.nullable(replyIdSchema), null),
  title: z.string(),
  title_en: z.string(),
  amount: z.nullable(z.string()),
  grams: z.nullable(z.number()),
  energyKcal: z.nullable(z.number()),
  /** Null in plans read before it was told. */
  fills: z._default(z.nullable(z.enum(FILLED_NUTRIENTS)), null),
  nutrient: z._default(z.nullable(nutrientWireSchema), null),
});
export type ExtraWire = z.infer<typeof extraWireSchema>;

/** One person's portion of a dish (safety-rules section 5), for the owner of the survey only. */
const portionWireSchema = z.object({
  ...calledWireShape,
  /** Number of such people. */
  count: z.int(),
  /** Rice, noodles and other starches in grams as eaten, rice also in bowls of 210 g; empty if the dish has no starch. */
  starches: z.array(
    z.object({
      kind: z.enum(STARCH_KINDS),
      grams: z.number(),
      bowls: z.nullable(fractionSchema),
      /** Grams beside what a bought dish comes with. */
      addedGrams: z._default(z.number(), 0),
    }),
  ),
  /** Where the starches are served: beside the leading dish, in it but served separately, or cooked into it. */
  starchPlace: z._default(z.enum(STARCH_PLACES), 'beside'),
  /** How a bought dish is had: a piece or a serving each, or a part of what is sold for several; null for home cooking. */
  bought: z._default(z.nullable(z.enum(['piece', 'serving', 'shared'])), null),
  /** Share of a serving of the main dish: by weight, if it was weighed. */
  main: fractionSchema,
  /** Grams of the leading dish as eaten, without starch served separately; null for a bought dish or an import. */
  mainGrams: z._default(z.nullable(z.number()), null),
  /** The same with that starch. */
  wholeGrams: z._default(z.nullable(z.number()), null),
  mainFactor: z.number(),
  /** Share of a serving of the companions except rice. */
  sideFactor: z._default(z.number(), 1),
  /** Energy of the portion and of the extra. */
  energyKcal: z.nullable(z.number()),
  /** Extra food for this person only, because the shared meals leave their day short of something. */
  extra: z._default(z.nullable(extraWireSchema), null),
  /** Glycaemic load of the meal for people with diabetes: a band, never a number (section 8.5). */
  glycemicBand: z.nullable(z.enum(GLYCEMIC_BANDS)),
});
export type PortionWire = z.infer<typeof portionWireSchema>;

/** Sodium of a bought dish, mg: its range, the saving from leaving half the broth, and what its side dishes add (section 7). */
const sodiumRangeWireSchema = z.object({
  low: z.number(),
  central: z.number(),
  high: z.number(),
  halfBrothSaving: z.nullable(z.number()),
  sideDishesAdded: z._default(z.nullable(z.number()), null),
});

/** Names of ingredients in a reply: a list. Another server may send an object of name to amount, or JSON text of either. */
const ingredientNamesSchema = z.codec(
  z.union([z.array(z.string()), z.record(z.string(), z.unknown()), z.string()]),
  z.array(z.string()),
  { decode: namesOf, encode: (names) => names },
);

function namesOf(value: unknown): string[] {
  if (typeof value === 'string') return namesOfText(value);
  if (Array.isArray(value)) return value.filter((name) => typeof name === 'string');
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

function namesOfText(text: string): string[] {
  try {
    return namesOf(JSON.parse(text));
  } catch {
    return text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  }
}

const text = z._default(z.nullable(z.string()), null);
const number = z._default(z.nullable(z.number()), null);
const id = z._default(z.nullable(replyIdSchema), null);

/** Kinds of a filled slot, in Korean as in wire form. */
export const MEAL_TYPES_KO = { recipe: '레시피', product: '제품', fasting: '공복' } as const;

const detailsSchema = z.object({
  id,
  img_url: text,
  title: z.catch(z._default(z.string(), ''), ''),
  name: z.catch(z._default(z.string(), ''), ''),
  summary: text,
  category: z.catch(z._default(z.string(), ''), ''),
  /** The requested style, if none of its dishes could be served. */
  asked_category: text,
  brand_name: text,
  price: replyFigureSchema,
  /** Typical price in won of its main good, where the foods beside it are paid for apart and `price` is null. */
  price_from: replyFigureSchema,
  area: text,
  minutes: number,
  /** Part of `minutes` in which nobody works: soaking, marinating, baking. */
  waiting_minutes: number,
  ingredients: z.catch(z._default(ingredientNamesSchema, []), []),
  hashtags: z._default(z.array(z.string()).check(z.maxLength(4)), []),
  hashtags_en: z._default(z.array(z.string()).check(z.maxLength(4)), []),
  title_en: text,
  /** Day a home dish was cooked for an earlier meal too, YYYY-MM-DD; null if it is cooked for this meal. */
  cooked_on: text,
  /** Dishes of a home meal beside the leading one. */
  companions: z._default(z.array(companionWireSchema), []),
  /** Per serving of the whole meal; `portions` has each person's share. */
  nutrient: z._default(z.nullable(nutrientWireSchema), null),
  portions: z._default(z.array(portionWireSchema), []),
  sodium_range: z._default(z.nullable(sodiumRangeWireSchema), null),
});

/**
 * One meal of a plan. This server sends every field of `details`, null if not applicable. Another server may omit fields the
 * specification does not name and use other types.
 */
export const mealWireSchema = z.object({
  type: z.string(),
  details: z.catch(detailsSchema, () => detailsSchema.parse({})),
});
export type MealWire = z.infer<typeof mealWireSchema>;

const slotSchema = z._default(z.nullable(mealWireSchema), null);

/** One day: three slots (null if empty) and the reason for each empty slot. */
export const dayWireSchema = z.object({
  dayMealId: id,
  breakfast: slotSchema,
  lunch: slotSchema,
  dinner: slotSchema,
  emptyReasons: z._default(z.partialRecord(z.enum(MEAL_TIMES), z.string()), {}),
  /** Meals the visitor chose; empty if the plan is read by a share id. */
  chosen: z._default(z.array(z.enum(MEAL_TIMES)), []),
});
export type DayWire = z.infer<typeof dayWireSchema>;
