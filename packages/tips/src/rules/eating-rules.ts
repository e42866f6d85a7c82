import { hasNoCondition } from '../checks/predicates/wording/chosen.ts';
import { GLYCEMIC_BANDS, type GlycemicBand, type TipProfile } from '../model/tip.ts';
import type { DishReading } from '../reading/dish-reading.ts';
import type { StarchForm } from '../reading/read-starch.ts';
import { hasTooMuchRice, servesLess } from './portion-rules.ts';
import type { TipContext } from './tip-context.ts';
import { type TipRule, WEIGHT } from './tip-rule.ts';

/** Profiles with rules on the order of eating and blood sugar (tips-rules section 2; 저당 only those on blood sugar). */
const ORDER: readonly TipProfile[] = ['diabetes', 'care', 'obesity', 'lowCarbohydrate', 'diet'];
const GLYCEMIC: readonly TipProfile[] = [...ORDER, 'lowSugar'];

const concerns = (profiles: readonly TipProfile[], context: TipContext) =>
  profiles.includes(context.profiles.lead);
const when = (holds: boolean, weight: number) => (holds ? weight : 0);

const order = (id: string, holds: (context: TipContext) => boolean, weight: number): TipRule => ({
  id,
  section: 'order',
  weight: (context) => when(concerns(ORDER, context) && holds(context), weight),
});

const glycemic = (id: string, holds: (context: TipContext) => boolean, weight: number): TipRule => ({
  id,
  section: 'glycemic',
  weight: (context) =>
    when(concerns(GLYCEMIC, context) && !hasNoCondition(context) && holds(context), weight),
});

const CARE_RULES: Readonly<Record<GlycemicBand, string>> = {
  low: 'glycemic.careLow',
  medium: 'glycemic.careMedium',
  high: 'glycemic.careHigh',
};

/** Blood sugar does not concern a table of children without a condition. */
function hasAdult({ facts }: TipContext): boolean {
  return facts.people.persons.some(({ stage }) => stage !== 'child');
}

/** Addresses blood sugar to people without a condition as optional (safety-rules section 9, P10). */
const introduced = (band: GlycemicBand): TipRule => ({
  id: CARE_RULES[band],
  onlyNew: true,
  section: 'glycemic',
  weight: (context) =>
    when(
      concerns(GLYCEMIC, context) &&
        hasNoCondition(context) &&
        hasAdult(context) &&
        context.reading.glycemic?.band === band,
      WEIGHT.fitting,
    ),
});

/** Vegetables, then protein, then the starch, where the dish can be eaten so; and the glycaemic load. */
export const EATING_RULES: readonly TipRule[] = [
  order(
    'order.soup',
    ({ reading }) => reading.shape === 'soup' && hasStarch(reading, 'rice', 'bread'),
    WEIGHT.fitting,
  ),
  order('order.noodles', ({ reading }) => reading.shape === 'noodles', WEIGHT.fitting),
  order('order.roll', ({ reading }) => reading.shape === 'roll', WEIGHT.fitting),
  order(
    'order.mixed',
    ({ reading }) => reading.shape === 'mixed' && hasStarch(reading, 'rice'),
    WEIGHT.fitting,
  ),
  order(
    'order.plate',
    ({ reading }) =>
      ['plate', 'salad'].includes(reading.shape) && hasStarch(reading, 'rice', 'bread', 'tuber'),
    WEIGHT.fitting,
  ),
  order('order.slow', () => true, WEIGHT.general),
  glycemic('glycemic.highDrops', dropsWithBowl, WEIGHT.measured),
  glycemic('glycemic.high', ({ reading }) => reading.glycemic?.band === 'high', WEIGHT.fitting),
  glycemic('glycemic.medium', ({ reading }) => reading.glycemic?.band === 'medium', WEIGHT.fitting),
  ...GLYCEMIC_BANDS.map(introduced),
  glycemic('glycemic.low', ({ reading }) => reading.glycemic?.band === 'low', WEIGHT.fitting),
];

/** Starch that is separate on the plate and can be eaten last. */
function hasStarch({ starch }: DishReading, ...forms: readonly StarchForm[]): boolean {
  return starch !== null && forms.includes(starch.form);
}

function dropsWithBowl(context: TipContext): boolean {
  const { reading, bowl } = context;
  if (bowl === null || reading.glycemic === null || servesLess(context) || !hasTooMuchRice(context))
    return false;
  return reading.glycemic.band === 'high' && reading.glycemic.bandWithBowl(bowl.grams) !== 'high';
}
