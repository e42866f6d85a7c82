import { AISLES, PURCHASE_UNITS } from '@kkini/domain';
import { z } from 'zod/mini';
import { calendarDateSchema, capabilityIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS } from '../error-envelope.ts';
import { plannedMealSchema } from '../recipe/cooked-wire.ts';

/** One cooking that needs a food: the dish, the day it is cooked on and the meals it serves. */
const shoppingUseSchema = z.object({
  id: z.string(),
  title: z.string(),
  title_en: z.string(),
  cooked_on: calendarDateSchema,
  meals: z.array(plannedMealSchema),
  /** Grams as weighed by the recipe, for everybody who eats; null if it gives none. */
  grams: z.nullable(z.number()),
});

/** A food of the week's home-cooked meals, or a dish kept at home, such as kimchi. */
export const shoppingItemWireSchema = z.object({
  /**
   * Id of the food, with `:` and the good if shops sell several goods of it (`anchovy:국물멸치`); for a kept dish `dish:` and its id.
   */
  key: z.string(),
  name: z.string(),
  name_en: z.string(),
  image: z.nullable(z.string()),
  aisle: z.enum(AISLES),
  /** Whether every kitchen is assumed to have it. */
  pantry: z.boolean(),
  /** Whether the visitor has it at home; the amount is unknown. */
  at_home: z._default(z.boolean(), false),
  /** Whether other kinds of a stored dish than ours, bought or home-made, may contain a food that the answers forbid. */
  check_label: z._default(z.boolean(), false),
  /**
   * Unit it is sold by, the grams of one, and the parts it is cut in for sale (2 for tofu, sold by the half); null for foods sold
   * by weight.
   */
  piece: z.nullable(
    z.object({ unit: z.enum(PURCHASE_UNITS), grams: z.number(), parts: z._default(z.number(), 1) }),
  ),
  /** For a small food sold by weight, the unit in which it is counted and the grams of one; null if it is not. */
  counted: z._default(z.nullable(z.object({ unit: z.enum(PURCHASE_UNITS), grams: z.number() })), null),
  /** Whether the rest of a piece spoils within a few days. */
  spoils: z._default(z.boolean(), true),
  uses: z.array(shoppingUseSchema),
});
export type ShoppingItemWire = z.infer<typeof shoppingItemWireSchema>;

/** What to buy for the home-cooked meals of a plan, by cooking. */
export const shoppingList = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/shopping-list',
  summary: 'List what to buy for a plan',
  request: () => z.strictObject({ surveyId: capabilityIdSchema }),
  reply: () =>
    z.object({
      /** Number of people cooked for; amounts are the sum of their portions. */
      portions: z.number(),
      items: z.array(shoppingItemWireSchema),
    }),
  successStatus: 200,
  errors: [...BODY_ERRORS, 'surveyNotFound', 'planNotFound'],
  example: {
    request: { surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' },
    reply: {
      portions: 2,
      items: [
        {
          key: 'tofu',
          name: '두부',
          name_en: 'tofu',
          image: '/art/ingredients/tofu.svg',
          aisle: 'eggsAndBeans',
          pantry: false,
          at_home: true,
          piece: { unit: '모', grams: 300, parts: 2 },
          spoils: true,
          uses: [
            {
              id: 'dubu-jorim',
              title: '두부조림',
              title_en: 'Braised tofu',
              cooked_on: '2099-01-05',
              meals: [
                { date: '2099-01-05', mealTime: 'lunch' },
                { date: '2099-01-06', mealTime: 'dinner' },
              ],
              grams: 450,
            },
          ],
        },
      ],
    },
  },
});
