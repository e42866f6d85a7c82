import { type Companion, DISH_ROLES } from '@kkini/domain';
import { z } from 'zod/mini';
import { replyIdSchema } from '../common-wire.ts';

const minutes = z._default(z.nullable(z.number()), null);

/**
 * A dish beside the leading one of a home meal: the id of its recipe, and the grams of one serving as eaten. `cooked_on`
 * (YYYY-MM-DD) is the day of the plan it is cooked on, for this meal and others; null if it is cooked for this meal only or taken
 * from a store, like kimchi. Minutes of work and of waiting are those of one cooking; `keep_days` are days in the refrigerator
 * after the day of cooking.
 */
export const companionWireSchema = z.object({
  id: replyIdSchema,
  title: z.string(),
  title_en: z.string(),
  role: z.enum(DISH_ROLES),
  grams: z.number(),
  cooked_on: z._default(z.nullable(z.string()), null),
  active_minutes: minutes,
  waiting_minutes: minutes,
  keep_days: z._default(z.nullable(z.number()), null),
});
export type CompanionWire = z.infer<typeof companionWireSchema>;

/** The companions of a recipe in wire form. */
export function companionsToWire(companions: readonly Companion[] = []): CompanionWire[] {
  return companions.map(({ id, title, englishTitle, role, grams, cookedOn, cooking }) => ({
    id,
    title,
    title_en: englishTitle,
    role,
    grams,
    cooked_on: cookedOn ?? null,
    active_minutes: cooking?.activeMinutes ?? null,
    waiting_minutes: cooking?.waitingMinutes ?? null,
    keep_days: cooking?.keepDays ?? null,
  }));
}
