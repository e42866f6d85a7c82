import { DATE_QUERY } from '../../features/plan/model/selected-day.ts';

/** Dishes of a day that a phone shows before it is scrolled: more would keep these from coming. */
const MOST = 2;
const PICTURE = /"img_url":"(\/[^"\\]+)"/g;

/**
 * Addresses of the dishes a screen shows first, so that they come beside the scripts that draw it: the first of the day a plan
 * opens with, or that of a recipe. The reply is one nobody has checked yet; what is not as expected names no picture.
 */
export function firstPictures(reply: unknown, { hash, today }: { hash: string; today: string }): string[] {
  const plan = entries(entries(reply).find(([name]) => name === 'mealPlan')?.[1]);
  const asked = new URLSearchParams(hash.replace(/^[^?]*/, '')).get(DATE_QUERY);
  const dayOf = (wanted: string | null) => plan.find(([date]) => date === wanted)?.[1];
  const shown = plan.length > 0 ? (dayOf(asked) ?? dayOf(today) ?? plan[0]?.[1]) : reply;
  return [...(JSON.stringify(shown) ?? '').matchAll(PICTURE)]
    .slice(0, MOST)
    .map(([, address = '']) => address);
}

function entries(value: unknown): readonly [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
