import { AISLES, INGREDIENT_ROLES, MEAL_TIMES, PURCHASE_UNITS } from '@kkini/domain';
import { z } from 'zod/mini';
import { calendarDateSchema, capabilityIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';

/** One food of the week's home-cooked meals, for everyone who eats. */
export const shoppingItemWireSchema = z.object({
  key: z.string(),
  name: z.string(),
  image: z.nullable(z.string()),
  aisle: z.enum(AISLES),
  role: z.enum(INGREDIENT_ROLES),
  /** Edible amount; null when a recipe gives none. */
  grams: z.nullable(z.number()),
  /** The same in pieces, rounded up; null for foods sold by weight. */
  pieces: z.nullable(z.object({ count: z.int(), unit: z.enum(PURCHASE_UNITS) })),
  uses: z.array(z.object({ date: calendarDateSchema, mealTime: z.enum(MEAL_TIMES) })),
});
export type ShoppingItemWire = z.infer<typeof shoppingItemWireSchema>;

/** What to buy for the meals of a plan that are cooked at home. */
export const shoppingList = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/shopping-list',
  summary: 'List what to buy for a plan',
  request: () => z.strictObject({ surveyId: capabilityIdSchema }),
  reply: () =>
    z.object({
      /** Number of people the meals are cooked for; the amounts are the sum of their own portions. */
      portions: z.number(),
      items: z.array(shoppingItemWireSchema),
    }),
  successStatus: 200,
  errors: ['invalidRequest', 'invalidJson', 'surveyNotFound', 'planNotFound', 'bodyTooLarge'],
  example: {
    request: { surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' },
    reply: {
      portions: 2,
      items: [
        {
          key: 'tofu',
          name: '두부',
          image: '/art/ingredients/tofu.svg',
          aisle: 'eggsAndBeans',
          role: 'main',
          grams: 450,
          pieces: { count: 2, unit: '모' },
          uses: [{ date: '2099-01-05', mealTime: 'lunch' }],
        },
      ],
    },
  },
});
