import { HEALTH_FACTS } from '@kkini/domain';
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS } from '../error-envelope.ts';
import { excludedFoodsWireSchema } from '../survey/survey-wire.ts';

/** The meaning of a word, and how much it excludes. */
const understoodWireSchema = z.object({
  /** Taxonomy id of a food or group, or the name of a property such as spicy. */
  id: z.string(),
  kind: z.enum(['food', 'group', 'property']),
  ko: z.string(),
  en: z.string(),
  /** Number of ingredients of the taxonomy it covers, and of dishes of the catalogue it excludes. */
  foodCount: z.int(),
  dishCount: z.int(),
  /** Some of the ingredients it covers, by name. */
  examples: z.array(z.object({ ko: z.string(), en: z.string() })),
});
export type UnderstoodWire = z.infer<typeof understoodWireSchema>;

const namedFoodSchema = z.object({ id: z.string(), ko: z.string(), en: z.string() });

/** The reading of one text; every possible meaning is excluded. */
export const exclusionReadingWireSchema = z.object({
  text: z.string(),
  understood: z.array(understoodWireSchema),
  /** Likely typos: the food is excluded until the visitor says otherwise. */
  suggestions: z.array(z.extend(namedFoodSchema, { typed: z.string() })),
  /** Related foods that people often exclude too, offered as a choice. */
  offered: z.array(namedFoodSchema),
  /** Unknown words, which exclude only dishes that name them. */
  unread: z.array(z.string()),
  /** True if the text also says that something may be eaten. That is excluded too until the visitor answers. */
  asksWhatMayStay: z.boolean(),
  /** Illnesses, states and medicines it names: keys of the survey, which alone sets limits for them. */
  healthFacts: z.array(z.enum(HEALTH_FACTS)),
  /** Dishes of the catalogue that the whole text excludes. */
  dishCount: z.int(),
});
export type ExclusionReadingWire = z.infer<typeof exclusionReadingWireSchema>;

/** Reads excluded words as planning does; stores nothing. */
export const readExclusions = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/read-exclusions',
  summary: 'Say what excluded words are understood as',
  request: () => z.strictObject({ texts: excludedFoodsWireSchema.check(z.minLength(1)) }),
  reply: () => z.object({ readings: z.array(exclusionReadingWireSchema), dishTotal: z.int() }),
  successStatus: 200,
  errors: [...BODY_ERRORS],
  example: {
    request: { texts: ['땅콩'] },
    reply: {
      readings: [
        {
          text: '땅콩',
          understood: [
            {
              id: 'peanut',
              kind: 'food',
              ko: '땅콩',
              en: 'peanut',
              foodCount: 24,
              dishCount: 31,
              examples: [{ ko: '땅콩버터', en: 'peanut butter' }],
            },
          ],
          suggestions: [],
          offered: [{ id: 'nut', ko: '견과류', en: 'nuts' }],
          unread: [],
          asksWhatMayStay: false,
          healthFacts: [],
          dishCount: 31,
        },
      ],
      dishTotal: 702,
    },
  },
});
