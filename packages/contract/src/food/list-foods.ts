import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** A food or group that can be excluded, with all its names. */
const foodWireSchema = z.object({
  id: z.string(),
  ko: z.string(),
  en: z.string(),
  names: z.array(z.string()),
  isGroup: z.boolean(),
});
export type FoodWire = z.infer<typeof foodWireSchema>;

/** Every food and group of the taxonomy, for search while typing. */
export const listFoods = defineEndpoint({
  method: 'GET',
  path: '/functions/v1/list-foods',
  summary: 'List every food and group that can be left out',
  request: () => z.undefined(),
  reply: () => z.object({ version: z.string(), foods: z.array(foodWireSchema) }),
  successStatus: 200,
  errors: [],
  example: {
    request: undefined,
    reply: {
      version: '1.0.0',
      foods: [{ id: 'fish', ko: '생선', en: 'fish', names: ['생선', '어류', '물고기'], isGroup: true }],
    },
  },
});
