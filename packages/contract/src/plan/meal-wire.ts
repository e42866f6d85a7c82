import {
  BODY_NOTES,
  EATING_STYLES,
  MAIN_GROUPS,
  MEAL_TIMES,
  NUTRIENTS,
  PLAN_DIALOGS,
  TARGETS,
} from '@kkini/domain';
import { GLYCEMIC_BANDS, STARCH_KINDS, STARCH_PLACES } from '@kkini/domain/portions';
import { z } from 'zod/mini';
import { calledWireShape, replyFigureSchema, replyIdSchema } from '../common-wire.ts';
import { refusalWireSchema } from '../error-envelope.ts';
import { companionWireSchema } from '../recipe/companion-wire.ts';
import { nutrientWireSchema } from '../recipe/nutrient-wire.ts';
import { dayVerdictWireSchema } from './day-verdict-wire.ts';
import { eaterWireSchema, limitWireSchema } from './limit-wire.ts';

/** A mixed number of bowls or servings: `1 1/6` is whole 1, numerator 1, denominator 6. */
const fractionSchema = z.object({ whole: z.int(), numerator: z.int(), denominator: z.int() });

/** A food that one person eats besides a meal: a serving, as it is sold and in grams, and its energy. */
const extraWireSchema = z.object({
  /** Of its recipe. */
  id: replyIdSchema,
  /** Of the dish, by which it is refused; null where it can't be. */
  dishId: z._default(z.nullable(replyIdSchema), null),
  title: z.string(),
  title_en: z.string(),
  amount: z.nullable(z.string()),
  grams: z.nullable(z.number()),
  energyKcal: z.nullable(z.number()),
});
export type ExtraWire = z.infer<typeof extraWireSchema>;

/** One person's portion of a dish (safety-rules section 5); for the owner of the survey only. */
const portionWireSchema = z.object({
  ...calledWireShape,
  /** Number of such people. */
  count: z.int(),
  /** Rice, noodles and other starches in grams as eaten, rice also in bowls of 210 g; empty for a dish without starch. */
  starches: z.array(
    z.object({ kind: z.enum(STARCH_KINDS), grams: z.number(), bowls: z.nullable(fractionSchema) }),
  ),
  /** How they stand to the leading dish: beside it, in it but served by themselves, or cooked into it. */
  starchPlace: z._default(z.enum(STARCH_PLACES), 'beside'),
  /** Share of a serving of the main dish. */
  main: fractionSchema,
  /** Grams of the leading dish as eaten, without starch that is told by itself; null for a bought dish or an import. */
  mainGrams: z._default(z.nullable(z.number()), null),
  /** With that starch. */
  wholeGrams: z._default(z.nullable(z.number()), null),
  mainFactor: z.number(),
  /** Share of a serving of the dishes beside it, rice aside. */
  sideFactor: z._default(z.number(), 1),
  /** Of the portion and what is eaten besides. */
  energyKcal: z.nullable(z.number()),
  /** What this person alone eats besides, because the plates of the table leave their day short of energy. */
  extra: z._default(z.nullable(extraWireSchema), null),
  /** Glycaemic load of the meal with diabetes: a band, never a number (section 8.5). */
  glycemicBand: z.nullable(z.enum(GLYCEMIC_BANDS)),
});
export type PortionWire = z.infer<typeof portionWireSchema>;

/** Range of a bought dish's sodium, mg, the saving from leaving half of its broth, and what side dishes that come with it add (section 7). */
const sodiumRangeWireSchema = z.object({
  low: z.number(),
  central: z.number(),
  high: z.number(),
  halfBrothSaving: z.nullable(z.number()),
  sideDishesAdded: z._default(z.nullable(z.number()), null),
});

/** Names of ingredients in a reply: a list; from another server also an object of name to amount, or either as JSON text. */
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

/** What a filled slot holds, in Korean in wire form. */
export const MEAL_TYPES_KO = { recipe: '레시피', product: '제품', fasting: '공복' } as const;

const detailsSchema = z.object({
  id,
  img_url: text,
  title: z.catch(z._default(z.string(), ''), ''),
  name: z.catch(z._default(z.string(), ''), ''),
  summary: text,
  category: z.catch(z._default(z.string(), ''), ''),
  /** The requested style, when none of its dishes can be served. */
  asked_category: text,
  brand_name: text,
  price: replyFigureSchema,
  area: text,
  minutes: number,
  /** Those of `minutes` in which nobody works: soaking, marinating, baking. */
  waiting_minutes: number,
  ingredients: z.catch(z._default(ingredientNamesSchema, []), []),
  hashtags: z._default(z.array(z.string()).check(z.maxLength(4)), []),
  hashtags_en: z._default(z.array(z.string()).check(z.maxLength(4)), []),
  title_en: text,
  /** YYYY-MM-DD, the day a home dish was cooked on for an earlier meal too; null where it is cooked for this one. */
  cooked_on: text,
  /** The dishes of a home meal beside the leading one. */
  companions: z._default(z.array(companionWireSchema), []),
  /** Per serving of the whole meal; each person's part is in `portions`. */
  nutrient: z._default(z.nullable(nutrientWireSchema), null),
  portions: z._default(z.array(portionWireSchema), []),
  sodium_range: z._default(z.nullable(sodiumRangeWireSchema), null),
});

/**
 * One meal of a plan. This server sends every field of `details`, null where it does not apply; another one may omit
 * fields that the specification does not name, and use other types.
 */
export const mealWireSchema = z.object({
  type: z.string(),
  details: z.catch(detailsSchema, () => detailsSchema.parse({})),
});
export type MealWire = z.infer<typeof mealWireSchema>;

const slotSchema = z._default(z.nullable(mealWireSchema), null);

/** One day: three slots (null is an empty slot) and, for empty ones, the reason. */
export const dayWireSchema = z.object({
  dayMealId: id,
  breakfast: slotSchema,
  lunch: slotSchema,
  dinner: slotSchema,
  emptyReasons: z._default(z.partialRecord(z.enum(MEAL_TIMES), z.string()), {}),
  /** Meals the visitor chose; empty when the plan is read by a share id. */
  chosen: z._default(z.array(z.enum(MEAL_TIMES)), []),
});
export type DayWire = z.infer<typeof dayWireSchema>;

/** The proof about a plan's points: no week has fewer than `lowerBound`. Clients may ignore it. */
const certificateWireSchema = z.object({
  /** Points of the week; fewer is better. */
  objective: z.number(),
  lowerBound: z.number(),
  /** (objective - lowerBound) / objective; 0 for an optimal week. */
  gap: z.number(),
  proved: z.boolean(),
  /** Step of the relaxation ladder it applies to. */
  ladderStep: z.int(),
  /** True after a change of meals or answers: it then applies to the week as planned. */
  changed: z.boolean(),
  /** True after a change of companions, whatever else holds. */
  companionsChanged: z._default(z.boolean(), false),
  /** True where leading dishes were exchanged so that less is bought; gap and objective are theirs. */
  lightened: z._default(z.boolean(), false),
  /** True where meals of a former week were kept: it then applies to the others beside them. */
  kept: z._default(z.boolean(), false),
  /**
   * The proof about the days of what is cooked: with side dishes cooked as they are, no way to eat them has fewer points than
   * `lowerBound`. Null where no table is laid, where there are too many ways, after a change of companions, and in old plans.
   */
  stock: z._default(
    z.nullable(
      z.object({
        objective: z.number(),
        lowerBound: z.number(),
        /** (objective - lowerBound) / objective; 0 for the best days. */
        gapDays: z.number(),
        provedDays: z.boolean(),
      }),
    ),
    null,
  ),
});

/** Quality of a plan and its compromises, as codes with data. Clients may ignore it. */
export const qualityWireSchema = z.object({
  /** Step of the relaxation ladder the plan was found at; 0 means that every rule held. */
  ladderStep: z.int(),
  emptySlots: z.int(),
  repeatedDishes: z.int(),
  /** Spacing rules the week breaks, and by how much: main groups used too often, and adjacent meals of one group. */
  relaxations: z.array(
    z.discriminatedUnion('rule', [
      z.object({
        rule: z.literal('groupLimit'),
        mainGroup: z.enum(MAIN_GROUPS),
        uses: z.int(),
        limit: z.int(),
      }),
      z.object({ rule: z.literal('overnight'), times: z.int() }),
      z.object({ rule: z.literal('dayGroups'), times: z.int() }),
    ]),
  ),
  /** Daily limits not met: nutrient, date, the day's value and the limit, and the place of whose it is among the day's persons. */
  warnings: z.array(
    z.object({
      date: z.string(),
      nutrient: z.enum(NUTRIENTS),
      value: z.number(),
      limit: z.number(),
      kind: z.enum(['above', 'below']),
      person: z._default(z.int(), 0),
    }),
  ),
  /** Excluded words unknown to the taxonomy: only dishes that name them are left out. */
  unknownExclusions: z.array(z.string()),
  /** Unanswered dialogs that this plan requires (safety-rules section 3.4). */
  confirmations: z._default(z.array(z.enum(PLAN_DIALOGS)), []),
  /** Why the current answers get no plan, when they changed after this one was made. */
  refusal: z._default(z.nullable(refusalWireSchema), null),
  /** Notes about the people's bodies; `person` is the place of whose it is among the eaters, `style` the one without effect. */
  bodyNotes: z._default(
    z.array(
      z.object({
        code: z.enum(BODY_NOTES),
        target: z.nullable(z.enum(TARGETS)),
        person: z._default(z.nullable(z.int()), null),
        style: z.nullable(z.enum(EATING_STYLES)),
      }),
    ),
    [],
  ),
  /**
   * Minutes of work that each weekday with cooking takes, batches counted on the day they are made, and those there are; null
   * where nobody said how many.
   */
  weekdayWork: z._default(
    z.nullable(
      z.object({
        wanted: z.number(),
        days: z.array(z.object({ date: z.string(), minutes: z.number() })),
      }),
    ),
    null,
  ),
  /** What is at home as the answers name it, whether its words are understood, and the meals of the week that use it. */
  foodsAtHome: z._default(
    z.array(
      z.object({
        text: z.string(),
        name: z.string(),
        nameEn: z.string(),
        isKnown: z.boolean(),
        meals: z.number(),
      }),
    ),
    [],
  ),
  /** What the answers refuse besides meals. */
  refusedExtras: z._default(
    z.array(z.object({ id: replyIdSchema, title: z.string(), title_en: z.string() })),
    [],
  ),
  /** Verdict on each day for each person, and the worst of them (safety-rules section 11). */
  days: z._default(z.array(dayVerdictWireSchema), []),
  /** Every limit and aim of this visitor with its rows and the week's figure; for the owner of the survey only. */
  limits: z.array(limitWireSchema),
  /** Who eats, by target, and their share of a planned serving. */
  eaters: z.array(eaterWireSchema),
  /** Null for plans of versions without certificates. */
  certificate: z.nullable(certificateWireSchema),
});
export type QualityWire = z.infer<typeof qualityWireSchema>;

/** Fixed health texts a plan must show (nutrition-rules section 9), by code. */
export const NOTICES = [
  'general',
  'allergy',
  'notFor',
  'diabetes',
  'gout',
  'potassium',
  'dyslipidemia',
  'thyroidDisease',
  'liverDisease',
  'energyFloor',
] as const;
export type Notice = (typeof NOTICES)[number];
