import { BODY_NOTES, EATING_STYLES, MAIN_GROUPS, NUTRIENTS, PLAN_DIALOGS, TARGETS } from '@kkini/domain';
import { z } from 'zod/mini';
import { replyIdSchema } from '../common-wire.ts';
import { refusalWireSchema } from '../error-envelope.ts';
import { dayVerdictWireSchema } from './day-verdict-wire.ts';
import { eaterWireSchema, limitWireSchema } from './limit-wire.ts';

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
  'restaurants',
] as const;
export type Notice = (typeof NOTICES)[number];
