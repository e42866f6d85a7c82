import { TITLE_WORDS } from '../../messages/title-words.ts';
import { figure, rangeFigure, type Slots } from '../../wording/slots.ts';
import { spokenGrams, spokenTens } from '../../wording/spoken-numbers.ts';
import { foodName } from '../food-name.ts';
import { has, isBetween, isHome, isMade, isOilyFish, isStyle, isWithin } from '../meal-facts.ts';
import { gramsOnPlates, onPlates } from '../plate-amounts.ts';
import { firstOfLead, leadHas, mostOf } from '../table-foods.ts';
import { partShare } from '../table-slots.ts';
import { mostOfDay, type TipContext } from '../tip-context.ts';
import { graded, type TopicTable, when } from '../tip-topic.ts';

/** Share of the day's saturated fat from which a meal is worth advice; an even share is a third. */
const SOME_OF_DAY = 0.27;
const MUCH_OF_DAY = 0.5;
/** Saturated fat below which no plate needs advice, g. */
const LEAST_G = 4;
/** Least share of the saturated fat for a food to be named as its source. */
const LEAST_SHARE = 0.3;
/** Daily limit if the survey sets none: 7 % of 2,000 kcal, g. */
const USUAL_DAY_G = 15;

const MEAT = ['pork', 'beef', 'lamb', 'duck', 'ground_pork', 'ground_beef'];
const SKINNED = ['chicken_thigh', 'chicken_wing', 'whole_chicken', 'chicken', 'duck'];
const CURED = ['processed_meat'];
const CREAMY = ['cheese', 'cream', 'mayonnaise', 'butter'];

/** Share of the day's saturated fat at stake on the plate with the most. */
function saturated(c: TipContext): number {
  const most = onPlates(c, 'saturatedFatG')?.[1] ?? 0;
  const day = mostOfDay(c, 'saturatedFatG') ?? USUAL_DAY_G;
  return most < LEAST_G ? 0 : graded(most / day, [SOME_OF_DAY, MUCH_OF_DAY]);
}

const sized =
  (is: (c: TipContext) => boolean, bonus = 0) =>
  (c: TipContext) => {
    const size = saturated(c);
    return size > 0 && is(c) ? size + bonus : 0;
  };
/** Share of the saturated fat that a food of these kinds contributes, on the plate with the least. */
function shareOf(c: TipContext, groups: readonly string[]): number {
  const [of] = onPlates(c, 'saturatedFatG') ?? [0];
  const amount = mostOf(c, groups, 'saturatedFatG')?.amount ?? 0;
  return of === 0 ? 0 : Math.min(1, amount / of);
}
const brings = (c: TipContext, groups: readonly string[]) => shareOf(c, groups) >= LEAST_SHARE;
/** Words for a share of at least about half; smaller shares are not worth stating. */
const mainShare = (share: number) => (share < MAIN_SHARE ? undefined : partShare(share));
const MAIN_SHARE = 0.44;
const fatFood = (c: TipContext, groups: readonly string[]): Slots => {
  const found = mostOf(c, groups, 'saturatedFatG');
  return found === null ? {} : { fatFood: foodName(c, found.line), fatShare: mainShare(shareOf(c, groups)) };
};
/** Cheese is the protein of the dish, so that leaving half of it would leave too little protein. */
const isOfCheese = (c: TipContext) => c.reading.protein === null && leadHas(c, 'cheese');
const named = (c: TipContext, groups: readonly string[]) =>
  mostOf(c, groups, 'saturatedFatG')?.line.name ?? '';
/** Meat sliced or minced so finely that fat cannot be trimmed but runs out. */
const isThin = (c: TipContext) =>
  TITLE_WORDS.thinMeat.test(named(c, MEAT)) || TITLE_WORDS.marbled.test(named(c, MEAT));
/** Fried in loose pieces, not in a patty or a pancake. */
const isLoose = (c: TipContext) =>
  isMade(c, 'stirFry', 'grill', 'riceBowl') &&
  c.reading.traits.pan &&
  !TITLE_WORDS.pancake.test(c.facts.dish.title);
/** The fat meat as fried or grilled, and, unlike mince, its pieces that can be lifted out of the pan. */
const fatPiece = (c: TipContext): Slots => {
  const line = mostOf(c, MEAT, 'saturatedFatG')?.line;
  if (line === undefined) return {};
  const name = foodName(c, line);
  const isGrilled = isMade(c, 'grill');
  const isPiece = !TITLE_WORDS.minced.test(line.name);
  return {
    panFat: isGrilled ? undefined : name,
    grilledFat: isGrilled && isPiece ? name : undefined,
    fatPiece: isPiece ? name : undefined,
  };
};
const hasSkin = (c: TipContext) =>
  TITLE_WORDS.withSkin.test(named(c, SKINNED)) &&
  (isMade(c, 'grill', 'braise', 'soup') || (isHome(c) && isMade(c, 'stirFry')));
/** The cook measures the cream, cheese or mayonnaise. */
const isMeasured = (c: TipContext) => isHome(c);
/** Sausage or ham lies on the plate in separate pieces. */
const isLoosePart = (c: TipContext) =>
  isMade(c, 'setMeal', 'soup', 'salad') || c.facts.dish.style === 'lunchBox';
const OILS = ['sesame_oil', 'perilla_oil', 'olive_oil', 'cooking_oil', 'canola_oil', 'fat_oil'];
const LEAST_OIL_GRAMS = 9;
const panOil = (c: TipContext) => mostOf(c, OILS, 'fatG')?.line ?? null;
const hasPanOil = (c: TipContext) => {
  const line = panOil(c);
  return line !== null && isMade(c, 'stirFry', 'grill') && gramsOnPlates(c, line)[0] >= LEAST_OIL_GRAMS;
};
/** One egg has about 190 mg of cholesterol. */
const hasEgg = (c: TipContext) =>
  leadHas(c, 'egg') && isBetween(c, 'cholesterolMg', [170, 999]) && has(c, 'dyslipidemia', 'heartDisease');

const hasLittle = (c: TipContext) => {
  const day = mostOfDay(c, 'saturatedFatG') ?? USUAL_DAY_G;
  return isBetween(c, 'saturatedFatG', [0.5, Math.max(LEAST_G, day * SOME_OF_DAY)]);
};
/** Tofu fried in slices. */
const isFriedTofu = (c: TipContext) =>
  c.reading.protein?.line.id === 'tofu' &&
  TITLE_WORDS.friedTofu.test(c.facts.dish.title) &&
  c.reading.traits.pan &&
  panOil(c) !== null;
const hasGrain = (c: TipContext) => ['barley', 'oat'].some((id) => c.reading.has(id));

/** At least two boiled or fried eggs served whole. */
const hasTwoEggs = (c: TipContext) => {
  const line = c.table.lead.lines.find(({ id }) => id === 'chicken_egg');
  return (
    line !== undefined &&
    gramsOnPlates(c, line)[0] >= TWO_EGGS_G &&
    TITLE_WORDS.wholeEggs.test(`${line.name} ${c.facts.dish.title}`)
  );
};
const TWO_EGGS_G = 85;

/** Topics about saturated fat: where it is, what to do about it, and fats worth eating. */
export const FAT_TOPICS: TopicTable = {
  'fat.trim': {
    size: sized(
      (c) => isHome(c) && brings(c, MEAT) && TITLE_WORDS.trimmed.test(named(c, MEAT)) && !isThin(c),
      0.1,
    ),
    slots: (c) => fatFood(c, MEAT),
  },
  'fat.thin': {
    size: sized((c) => isHome(c) && brings(c, MEAT) && isThin(c) && isLoose(c), 0.1),
    slots: (c) => ({ ...fatFood(c, MEAT), ...fatPiece(c) }),
  },
  'fat.skim': {
    size: sized(
      (c) =>
        isMade(c, 'soup') &&
        c.reading.traits.broth &&
        TITLE_WORDS.clearSoup.test(c.facts.dish.title) &&
        brings(c, MEAT),
      0.1,
    ),
    slots: (c) => fatFood(c, MEAT),
  },
  'fat.skin': {
    size: sized((c) => brings(c, SKINNED) && hasSkin(c), 0.15),
    slots: (c) => fatFood(c, SKINNED),
  },
  'fat.meatOut': {
    size: sized((c) => isStyle(c, 'restaurant') && isMade(c, 'grill') && brings(c, MEAT) && !isThin(c)),
    slots: (c) => fatFood(c, MEAT),
  },
  'fat.cured': {
    size: sized((c) => brings(c, CURED) && isLoosePart(c), 0.15),
    slots: (c) => fatFood(c, CURED),
  },
  'fat.creamy': {
    size: sized((c) => brings(c, CREAMY) && isMeasured(c) && !isOfCheese(c), 0.1),
    slots: (c) => fatFood(c, CREAMY),
  },
  'fat.milk': {
    size: sized((c) => brings(c, ['milk']), 0.2),
    slots: (c) => fatFood(c, ['milk']),
  },
  'fat.fried': {
    size: (c) => when(isMade(c, 'deepFried') && isBetween(c, 'fatG', [12, 99]), 1.15),
  },
  'fat.egg': {
    size: (c) => when(hasEgg(c) && !hasTwoEggs(c) && !isOtherEgg(c), 0.7),
  },
  'fat.eggs': {
    size: (c) => when(hasEgg(c) && hasTwoEggs(c), 1),
  },
  'fat.soy': {
    size: (c) => when(isHome(c) && isFriedTofu(c) && hasLittle(c) && isWithin(c), 0.7),
  },
  'fat.grain': {
    by: 'dyslipidemia',
    size: (c) => when(isHome(c) && isWithin(c) && isBetween(c, 'fiberG', [6, 40]) && hasGrain(c), 0.6),
  },
  'fat.fish': {
    size: (c) => when(isOilyFish(c) && isMade(c, 'grill') && isWithin(c), 0.8),
    slots: bareFish,
  },
};

/** The fish if it is grilled in its skin: one coated with flour or starch sticks to a pan without oil. */
function bareFish(c: TipContext): Slots {
  const line = firstOfLead(c, COATINGS) === null ? firstOfLead(c, ['fish']) : null;
  return line === null ? {} : { fishBare: foodName(c, line) };
}

const COATINGS = ['starch', 'wheat_flour', 'bread_crumb', 'frying_mix'];

/** Oil of the dish with its grams and energy on a plate. */
export function oilSlots(c: TipContext): Slots {
  const line = panOil(c);
  if (line === null) return {};
  const grams = gramsOnPlates(c, line);
  return {
    oil: foodName(c, line),
    oilGrams: rangeFigure(grams, spokenGrams),
    oilKcal: rangeFigure([grams[0] * KCAL_PER_GRAM, grams[1] * KCAL_PER_GRAM], spokenTens),
    oilHalf: figure(spokenTens((grams[0] * KCAL_PER_GRAM) / 2)),
  };
}

/** Energy of fat. */
const KCAL_PER_GRAM = 9;
/** Largest share of the meal's energy that pan oil may have to count as eaten. */
const MOST_OIL = 0.4;

/** Whether a pan oil weighs enough on every plate to be worth measuring. */
export function isOily(c: TipContext): boolean {
  const line = panOil(c);
  if (line === null || !isHome(c) || !hasPanOil(c)) return false;
  // Oil left in the pan is not part of the meal's energy.
  const kcal = gramsOnPlates(c, line)[1] * KCAL_PER_GRAM;
  return kcal <= (onPlates(c, 'energyKcal')?.[0] ?? 0) * MOST_OIL;
}

function isOtherEgg({ facts: { day } }: TipContext): boolean {
  return day === null || ['chicken_egg', 'egg', 'quail_egg'].some((id) => day.otherFoods.has(id));
}
