import { type Companion, DISH_ROLES } from '@kkini/domain';
import { z } from 'zod/mini';
import { replyIdSchema } from '../common-wire.ts';

/** A dish beside the leading one of a home meal: the id of its recipe, and grams of one serving as eaten. */
export const companionWireSchema = z.object({
  id: replyIdSchema,
  title: z.string(),
  title_en: z.string(),
  role: z.enum(DISH_ROLES),
  grams: z.number(),
});
export type CompanionWire = z.infer<typeof companionWireSchema>;

/** The companions of a recipe in wire form. */
export function companionsToWire(companions: readonly Companion[] = []): CompanionWire[] {
  return companions.map(({ id, title, englishTitle, role, grams }) => ({
    id,
    title,
    title_en: englishTitle,
    role,
    grams,
  }));
}
