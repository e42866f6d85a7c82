import { MAIN_GROUPS, MEAL_STYLE_KO, MEAL_STYLES, MEAL_TIMES } from '@kkini/domain';
import { z } from 'zod';
import { nutrientWireSchema } from '../recipe/nutrient-wire.ts';
import { capabilityIdSchema } from '../survey/survey-wire.ts';
import { eaterWireSchema, limitWireSchema } from './limit-wire.ts';

/** What a filled slot holds, in Korean as the calls spell it. */
export const MEAL_TYPES_KO = { recipe: '레시피', product: '제품', fasting: '공복' } as const;

/** One meal of a plan. Every field of `details` is always there; null where it does not apply. */
export const mealWireSchema = z.object({
  type: z.enum(Object.values(MEAL_TYPES_KO)),
  details: z.object({
    id: z.string().nullable(),
    img_url: z.string().nullable(),
    title: z.string(),
    name: z.string(),
    summary: z.string().nullable(),
    category: z.enum(MEAL_STYLES.map((style) => MEAL_STYLE_KO[style])),
    /** The style that was asked for, where none of its dishes could be served. */
    asked_category: z.enum(MEAL_STYLES.map((style) => MEAL_STYLE_KO[style])).nullable(),
    brand_name: z.string().nullable(),
    price: z.number().nullable(),
    area: z.string().nullable(),
    minutes: z.number().nullable(),
    ingredients: z.array(z.string()),
    hashtags: z.array(z.string()).max(4),
    nutrient: nutrientWireSchema.nullable(),
  }),
});
export type MealWire = z.infer<typeof mealWireSchema>;

const slotSchema = mealWireSchema.nullable();

/** One day: three slots (null is an empty slot) and, for empty ones, the reason. */
export const dayWireSchema = z.object({
  dayMealId: capabilityIdSchema.nullable(),
  breakfast: slotSchema,
  lunch: slotSchema,
  dinner: slotSchema,
  emptyReasons: z.partialRecord(z.enum(MEAL_TIMES), z.string()),
  /** Meals the visitor put there by hand; none where the plan is read by a share id. */
  chosen: z.array(z.enum(MEAL_TIMES)).default([]),
});
export type DayWire = z.infer<typeof dayWireSchema>;

/** What is known about a plan's points: no week costs less than `lowerBound`. Clients may ignore it. */
const certificateWireSchema = z.object({
  /** Points of the week; fewer is better. */
  objective: z.number(),
  lowerBound: z.number(),
  /** (objective - lowerBound) / objective; 0 for the best week there is. */
  gap: z.number(),
  proved: z.boolean(),
  /** Step of the relaxation ladder it speaks of. */
  ladderStep: z.number().int(),
  /** True once meals or answers were changed: it then speaks of the week as it was planned. */
  changed: z.boolean(),
});

/** How good a plan is and what had to give, as codes with data. Clients may ignore it. */
export const qualityWireSchema = z.object({
  /** Step of the relaxation ladder the plan was found at; 0 means every rule held. */
  ladderStep: z.number().int(),
  emptySlots: z.number().int(),
  repeatedDishes: z.number().int(),
  /** Spacing rules the week does not keep and by how much: main groups used too often, and meals that meet. */
  relaxations: z.array(
    z.discriminatedUnion('rule', [
      z.object({
        rule: z.literal('groupLimit'),
        mainGroup: z.enum(MAIN_GROUPS),
        uses: z.number().int(),
        limit: z.number().int(),
      }),
      z.object({ rule: z.literal('overnight'), times: z.number().int() }),
      z.object({ rule: z.literal('dayGroups'), times: z.number().int() }),
    ]),
  ),
  /** Daily limits not met: nutrient, date, the day's value and the limit. */
  warnings: z.array(
    z.object({
      date: z.string(),
      nutrient: z.string(),
      value: z.number(),
      limit: z.number(),
      kind: z.enum(['above', 'below']),
    }),
  ),
  /** Excluded words the taxonomy does not know: only dishes naming them could be left out. */
  unknownExclusions: z.array(z.string()),
  /** Every limit and aim of this visitor with its rows and the week's figure; for the owner of the survey only. */
  limits: z.array(limitWireSchema),
  /** Who eats, by target, and how much of a planned serving. */
  eaters: z.array(eaterWireSchema),
  /** Null for plans made before there were certificates. */
  certificate: certificateWireSchema.nullable(),
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
