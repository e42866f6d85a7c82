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

/** A food one person eats in addition to a meal: a serving as sold and in grams, and its energy. */
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
  /** Extra food for this person only, because the shared meals leave their day short of energy. */
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

/** Proof about a plan's points: no week has fewer than `lowerBound`. Clients may ignore it. */
const certificateWireSchema = z.object({
  /** Points of the week; fewer is better. */
  objective: z.number(),
  lowerBound: z.number(),
  /** (objective - lowerBound) / objective; 0 for an optimal week. */
  gap: z.number(),
  proved: z.boolean(),
  /** Step of the relaxation ladder the proof applies to. */
  ladderStep: z.int(),
  /** True after a change of meals or answers: the proof then applies to the week as first planned. */
  changed: z.boolean(),
  /** True after a change of companions, whatever the other fields say. */
  companionsChanged: z._default(z.boolean(), false),
  /** True if leading dishes were exchanged to buy less; gap and objective are those of the exchanged week. */
  lightened: z._default(z.boolean(), false),
  /** True if meals of a former week were kept: the proof then applies to the other meals, given these. */
  kept: z._default(z.boolean(), false),
  /**
   * Proof about the days on which side dishes are eaten: given what is cooked, no assignment to days has fewer points than
   * `lowerBound`. Null if no table is laid, if there are too many assignments, after a change of companions, and in old plans.
   */
  stock: z._default(
    z.nullable(
      z.object({
        objective: z.number(),
        lowerBound: z.number(),
        /** (objective - lowerBound) / objective; 0 for an optimal assignment. */
        gapDays: z.number(),
        provedDays: z.boolean(),
      }),
    ),
    null,
  ),
});

/** Quality of a plan and its compromises, as codes with data. Clients may ignore it. */
export const qualityWireSchema = z.object({
  /** Step of the relaxation ladder the plan was found at; 0 means every rule holds. */
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
  /** Daily limits not met: nutrient, date, the day's value, the limit, and whose limit it is, as an index of the day's persons. */
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
  /** Excluded words unknown to the taxonomy: only dishes that name them are excluded. */
  unknownExclusions: z.array(z.string()),
  /** Dialogs that this plan requires and that are not yet answered (safety-rules section 3.4). */
  confirmations: z._default(z.array(z.enum(PLAN_DIALOGS)), []),
  /** Why the current answers, changed since this plan was made, get no plan. */
  refusal: z._default(z.nullable(refusalWireSchema), null),
  /** Notes about people's bodies. `person` is an index of `eaters`; `style` is an eating style that has no effect. */
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
   * Minutes of work of each weekday with cooking, batches counted on the day they are made, and the minutes available; null if the
   * answers do not limit them.
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
  /** Foods at home as the answers name them, whether the words are understood, and the meals of the week that use them. */
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
  /** Extras the answers refuse. */
  refusedExtras: z._default(
    z.array(z.object({ id: replyIdSchema, title: z.string(), title_en: z.string() })),
    [],
  ),
  /** Verdict on each day for each person, and the worst of them (safety-rules section 11). */
  days: z._default(z.array(dayVerdictWireSchema), []),
  /** Every limit and aim of this visitor with its rows and the week's figures, for the owner of the survey only. */
  limits: z.array(limitWireSchema),
  /** The people who eat, by target, and their share of a planned serving. */
  eaters: z.array(eaterWireSchema),
  /** Null for plans made by versions without certificates. */
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
