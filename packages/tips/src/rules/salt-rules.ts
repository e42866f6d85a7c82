import { LITTLE_SODIUM_MG } from '../checks/predicates/dish/cuts-little-salt.ts';
import type { TipContext } from './tip-context.ts';
import { type TipRule, WEIGHT } from './tip-rule.ts';

const when = (holds: boolean, weight: number) => (holds ? weight : 0);
const salt = (
  { id, topic }: { readonly id: string; readonly topic?: string },
  weight: (context: TipContext) => number,
): TipRule => ({
  id,
  section: 'salt',
  ...(topic !== undefined && { topic }),
  weight: (context) => (isLowInSalt(context) ? 0 : weight(context)),
});

/** A serving with little salt gets no advice about it (safety-rules section 9, P02). */
function isLowInSalt({ facts: { dish } }: TipContext): boolean {
  return dish.nutrition.sodiumMg !== null && dish.nutrition.sodiumMg <= LITTLE_SODIUM_MG;
}

const isStyle = ({ reading }: TipContext, ...styles: readonly string[]) =>
  styles.includes(reading.dish.style);
const home = (context: TipContext) => !context.reading.bought;
const saves = ({ slots }: TipContext) => slots['saving'] !== undefined;
const isSalt = ({ reading }: TipContext) => reading.salty[0]?.line.id === 'salt';

/** Named seasonings, the liquid of soups, and the sodium of the day. */
export const SALT_RULES: readonly TipRule[] = [
  salt({ id: 'salt.soupSaved', topic: 'saving' }, () => WEIGHT.measured),
  salt({ id: 'salt.seasoning', topic: 'saving' }, (c) =>
    when(home(c) && saves(c) && !isSalt(c), WEIGHT.measured),
  ),
  salt({ id: 'salt.saltSaved', topic: 'saving' }, (c) =>
    when(home(c) && saves(c) && isSalt(c), WEIGHT.measured),
  ),
  salt({ id: 'salt.seasoningPlain', topic: 'saving' }, (c) =>
    when(home(c) && !saves(c) && !c.reading.traits.sweet, WEIGHT.general + 1),
  ),
  salt({ id: 'salt.soup', topic: 'broth' }, (c) => when(c.reading.traits.broth, WEIGHT.general)),
  salt({ id: 'salt.restaurant' }, (c) => when(isStyle(c, 'restaurant'), WEIGHT.fitting)),
  salt({ id: 'salt.shop' }, (c) =>
    when(isStyle(c, 'convenienceStore', 'lunchBox') && !c.reading.traits.sweet, WEIGHT.fitting),
  ),
  salt({ id: 'salt.kit' }, (c) => when(isStyle(c, 'mealKit'), WEIGHT.fitting)),
  salt({ id: 'salt.kimchi' }, (c) => when(c.reading.has('kimchi_all') && home(c), WEIGHT.fitting)),
  salt({ id: 'salt.dayOver', topic: 'daySodium' }, (c) => when(isDayOver(c), WEIGHT.measured + 1)),
  salt({ id: 'salt.day', topic: 'daySodium' }, (c) => when(!isDayOver(c), WEIGHT.general)),
];

/** The dish's share of a day's salt, for tips that would be too short. */
export const SALT_SHARE_RULE: TipRule = salt({ id: 'salt.share', topic: 'daySodium' }, () => 1);

function isDayOver({ facts: { day, limits } }: TipContext): boolean {
  const cap = limits.day.sodiumMg?.max;
  return day !== null && cap !== undefined && day.totals.sodiumMg !== null && day.totals.sodiumMg > cap;
}
