import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { excludedFoodWireSchema } from '../survey/survey-wire.ts';

/** What a word was understood as, and how much that leaves out. */
const understoodWireSchema = z.object({
  /** Taxonomy id of a food or group, or the name of a property such as spicy. */
  id: z.string(),
  kind: z.enum(['food', 'group', 'property']),
  ko: z.string(),
  en: z.string(),
  /** Ingredients of the taxonomy it covers, and dishes of the catalogue it leaves out. */
  foodCount: z.int(),
  dishCount: z.int(),
  /** Some of the ingredients it covers, by name. */
  examples: z.array(z.object({ ko: z.string(), en: z.string() })),
});
export type UnderstoodWire = z.infer<typeof understoodWireSchema>;

const namedFoodSchema = z.object({ id: z.string(), ko: z.string(), en: z.string() });

/** How one text was read; everything it may mean is left out. */
export const exclusionReadingWireSchema = z.object({
  text: z.string(),
  understood: z.array(understoodWireSchema),
  /** A likely slip of the pen: the food is left out until the visitor says otherwise. */
  suggestions: z.array(z.extend(namedFoodSchema, { typed: z.string() })),
  /** Foods people often leave out beside it; nothing is done with them. */
  offered: z.array(namedFoodSchema),
  /** Words nobody knows: only dishes that name them are left out. */
  unread: z.array(z.string()),
  /** The text also says that something may be eaten: what it names is left out until that is answered. */
  asksWhatMayStay: z.boolean(),
  /** Dishes of the catalogue the whole text leaves out. */
  dishCount: z.int(),
});
export type ExclusionReadingWire = z.infer<typeof exclusionReadingWireSchema>;

/** Reads excluded words as a plan will; nothing is stored. */
export const readExclusions = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/read-exclusions',
  summary: 'Say what excluded words are understood as',
  request: () =>
    z.strictObject({ texts: z.array(excludedFoodWireSchema).check(z.minLength(1), z.maxLength(100)) }),
  reply: () => z.object({ readings: z.array(exclusionReadingWireSchema), dishTotal: z.int() }),
  successStatus: 200,
  errors: ['invalidRequest', 'invalidJson', 'bodyTooLarge'],
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
          dishCount: 31,
        },
      ],
      dishTotal: 702,
    },
  },
});
