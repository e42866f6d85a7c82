import type { IngredientLine } from '@kkini/domain';
import { brothOf, brothShare } from '@kkini/domain/bought';
import { TITLE_WORDS } from '../../messages/title-words.ts';
import type { TipTablePart } from '../../model/tip-facts.ts';
import { rangeFigure, type Slots } from '../../wording/slots.ts';
import { spokenMilligrams } from '../../wording/spoken-numbers.ts';
import { foodName } from '../food-name.ts';
import { hasLessSalt, isHome, isMade, isStirred } from '../meal-facts.ts';
import { onPlates, type PlateRange, partOnPlates } from '../plate-amounts.ts';
import { savedSodium } from '../plate-slots.ts';
import { partShare, sayable } from '../table-slots.ts';
import { mostOfDay, type TipContext } from '../tip-context.ts';
import { graded, type TopicTable } from '../tip-topic.ts';

/** Share of the planned day's sodium from which a meal is worth advice; an even share is a third. */
const SOME_OF_DAY = 0.27;
const MUCH_OF_DAY = 0.42;
/** Sodium of a meal above which a tip may advise less salt, mg (safety-rules section 9, P02). */
const LITTLE_MG = 500;
/** Least sodium of a side dish or kimchi for advice to eat less of it, mg (P02). */
const LEAST_PART_MG = 200;
/** Least sodium of a seasoning on a plate for advice to use less of it, mg (P02). */
const LEAST_SEASONING_MG = 250;
/** Least sodium of a broth worth leaving, mg. */
const LEAST_BROTH_MG = 200;
const HALF = 0.5;
const THIRD = 1 / 3;

/** Share of the day's sodium at stake on the plate with the most. */
export function sodiumSize(context: TipContext): number {
  const { dish } = context.facts;
  const served = dish.sodiumMg?.central ?? dish.nutrition.sodiumMg ?? 0;
  const [least, most] = onPlates(context, 'sodiumMg') ?? [served, served];
  const day = mostOfDay(context, 'sodiumMg') ?? USUAL_DAY_MG;
  if ((dish.nutrition.sodiumMg ?? served) <= LITTLE_MG || least < LITTLE_MG * 0.7) return 0;
  return graded(most / day, [SOME_OF_DAY, MUCH_OF_DAY]);
}

const USUAL_DAY_MG = 2000;

const hasBroth = ({ reading }: TipContext) => reading.traits.broth;
const home =
  (is: (c: TipContext) => boolean, bonus = 0) =>
  (c: TipContext) => {
    const size = isHome(c) ? sodiumSize(c) : 0;
    return size > 0 && is(c) ? size + bonus : 0;
  };

const scaled = ([least, most]: PlateRange, share: number): PlateRange => [least * share, most * share];
/** Sodium of a home-cooked soup that is in its broth (safety-rules section 7.5). */
const broth = (c: TipContext) => {
  const { method, title } = c.facts.dish;
  const share = brothShare(brothOf({ method, name: title, hasLiquid: true }));
  return scaled(partOnPlates(c, c.table.lead, 'sodiumMg'), share);
};
/** Sodium in words; small amounts are rounded to ten, mg. */
export const spokenSodium = (range: PlateRange) =>
  rangeFigure(range, (mg) => (mg < FINE_BELOW_MG ? String(Math.round(mg / 10) * 10) : spokenMilligrams(mg)));
const FINE_BELOW_MG = 300;
const shareOfPlate = (c: TipContext, [least]: PlateRange) => {
  const whole = onPlates(c, 'sodiumMg');
  return whole === null || whole[0] === 0 ? undefined : partShare(least / whole[0]);
};

/** Slots of a part: its name, its sodium, what leaving half of it saves, and its share. */
function partSlots(c: TipContext, name: string, part: TipTablePart | null): Slots {
  if (part === null) return {};
  const mg = partOnPlates(c, part, 'sodiumMg');
  return {
    [name]: sayable(c, part.title),
    partMg: spokenSodium(mg),
    partHalf: savedSodium(mg, HALF),
    partShare: shareOfPlate(c, mg),
  };
}

/** The side dish other than kimchi with the most sodium. */
function saltySide(c: TipContext): TipTablePart | null {
  const sides = c.facts.dish.parts
    .slice(1)
    .filter(({ role, title }) => role === 'side' && !TITLE_WORDS.plainVegetables.test(title.ko));
  const mg = (part: TipTablePart) => partOnPlates(c, part, 'sodiumMg')[0];
  return sides.sort((a, b) => mg(b) - mg(a))[0] ?? null;
}

const isSalty = (c: TipContext, part: TipTablePart | null) =>
  part !== null && partOnPlates(c, part, 'sodiumMg')[0] >= LEAST_PART_MG;

/** The seasoning with the most salt of the dish, and its sodium on a plate. */
function mainSalt(c: TipContext) {
  const salty = c.reading.salty.filter(({ line }) => line.role === 'seasoning');
  // A sauce mixed in at the table comes before the seasoning of the vegetables under it.
  const [first] = isStirred(c) ? [...salty.filter(isMixedIn), ...salty] : salty;
  if (first === undefined) return null;
  const mg = c.facts.people.persons.map(({ portion }) => first.sodiumMg * portion.servingShare);
  return { line: first.line, mg: [Math.min(...mg), Math.max(...mg)] as const };
}

const isMixedIn = ({ line }: { readonly line: IngredientLine }) => MIXED_IN.test(line.id ?? '');
const MIXED_IN = /gochujang|bibim_sauce|doenjang/u;

/** Slots of the seasoning with the most salt. */
export function saltSlots(c: TipContext): Slots {
  const salt = mainSalt(c);
  if (salt === null) return {};
  return {
    season: foodName(c, salt.line),
    seasonMg: spokenSodium(salt.mg),
    seasonThird: savedSodium(salt.mg, THIRD),
  };
}

/** Whether that seasoning is worth using less of. */
export const hasMuchSalt = (c: TipContext) => (mainSalt(c)?.mg[0] ?? 0) >= LEAST_SEASONING_MG;
const isSauced = (c: TipContext) =>
  isMade(c, 'braise') && !hasBroth(c) && c.reading.traits.sauce && hasMuchSalt(c);
const leadSlots = (c: TipContext): Slots => ({
  ...partSlots(c, 'lead', c.table.lead),
  ...saltSlots(c),
});
/** Topics about the salt of a home-cooked meal: where it is, and how to leave some of it. */
export const SODIUM_TOPICS: TopicTable = {
  'sodium.broth': {
    size: home((c) => hasBroth(c) && broth(c)[0] >= LEAST_BROTH_MG, 0.15),
    slots: (c) => ({
      brothMg: spokenSodium(broth(c)),
      brothHalf: savedSodium(broth(c), HALF),
      brothShare: shareOfPlate(c, broth(c)),
    }),
  },
  'sodium.kimchi': {
    size: home((c) => isSalty(c, c.table.kimchi), 0.1),
    slots: (c) => partSlots(c, 'kimchi', c.table.kimchi),
  },
  'sodium.side': {
    size: home((c) => isSalty(c, saltySide(c))),
    slots: (c) => partSlots(c, 'salty', saltySide(c)),
  },
  'sodium.season': {
    size: home((c) => hasMuchSalt(c) && !hasLessSalt(c) && !isStirred(c), 0.1),
    slots: saltSlots,
  },
  'sodium.sauce': { size: home(isSauced, 0.05), slots: leadSlots },
  'sodium.mixed': {
    size: home((c) => isStirred(c) && !hasLessSalt(c) && hasMuchSalt(c), 0.15),
    slots: leadSlots,
  },
};
