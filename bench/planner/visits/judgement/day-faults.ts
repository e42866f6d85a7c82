import { type DayPlan, MEAL_TIMES, type Nutrient, type Person } from '@kkini/domain';
import type { Finding, Moment } from '../moment.ts';
import type { ServedCatalogue } from '../served-catalogue.ts';
import type { OwnPlates } from './own-plates.ts';
import { ownCircumstances, peopleOf } from './people-at-table.ts';
import { WeighedLines } from './weighed-lines.ts';

type Judge = {
  readonly catalogue: Pick<ServedCatalogue, 'kinds' | 'mealOf'>;
  readonly plates: OwnPlates;
};

/** Excess of potassium and vitamin K, and of leaves under warfarin, on a person's own plate on future days. */
export function dayFaults(moment: Moment, judge: Judge): readonly Finding[] {
  const { week, from, survey } = moment;
  const open = week.filter(({ date }) => date >= from);
  return peopleOf(survey).flatMap((person) =>
    open.flatMap((day) => [
      ...nutrientFaults(day, { moment, person, judge }),
      ...leafFaults(day, { moment, person, judge }),
    ]),
  );
}

type Eating = { readonly moment: Moment; readonly person: Person; readonly judge: Judge };

/** The maxima of a day (safety-rules sections 4 and 6.2), by their nutrient. */
function maximaOf(person: Person, { survey }: Moment): readonly (readonly [Nutrient, number])[] {
  const own = ownCircumstances(person, survey);
  const potassium = own.has('kidneyThird') ? 3000 : own.has('kRetain') ? 3500 : Infinity;
  const vitaminK = own.has('warfarin') ? 350 : Infinity;
  return [
    ['potassiumMg', potassium],
    ['vitaminKUg', vitaminK],
  ];
}

/** Kept meals may fill a day by themselves. A day has a fault only if other meals add to them. */
function nutrientFaults(day: DayPlan, { moment, person, judge: { plates } }: Eating): readonly Finding[] {
  const keptTimes = MEAL_TIMES.filter((mealTime) =>
    moment.kept.some((meal) => meal.date === day.date && meal.mealTime === mealTime),
  );
  return maximaOf(person, moment).flatMap(([nutrient, most]): readonly Finding[] => {
    if (most === Infinity) return [];
    const amount = plates.amountOf(day, { person, nutrient });
    const kept = plates.amountOf(day, { person, nutrient }, keptTimes);
    if (amount <= most + 1 || kept > most) return [];
    const where = `${day.date} ${person.target} ${nutrient}`;
    const stayed = keptTimes.length > 0 ? `, ${kept.toFixed(0)} of it in meals that stayed` : '';
    return [
      { kind: 'potassium and vitamin K', where, text: `${where}: ${amount.toFixed(0)} of ${most}${stayed}` },
    ];
  });
}

/** Most of one food rich in vitamin K a day, g (safety-rules section 6.2). */
const LEAF_G = 40;

function leafFaults(
  { date, slots }: DayPlan,
  { moment, person, judge: { catalogue, plates } }: Eating,
): readonly Finding[] {
  if (!ownCircumstances(person, moment.survey).has('warfarin')) return [];
  const weighed = new WeighedLines(catalogue.kinds);
  const leaves = MEAL_TIMES.flatMap((mealTime) => {
    const meal = catalogue.mealOf(slots[mealTime]);
    return meal ? weighed.leavesIn(meal) : [];
  });
  return [...new Set(leaves)].flatMap((leaf): readonly Finding[] => {
    const grams = MEAL_TIMES.reduce(
      (sum, mealTime) =>
        sum +
        plates.gramsOf({ slot: slots[mealTime], mealTime, person }, (line) => weighed.leafG(line, leaf)),
      0,
    );
    const where = `${date} ${person.target} ${leaf}`;
    return grams > LEAF_G + 0.01 ? [{ kind: 'leaves', where, text: `${where}: ${grams.toFixed(1)} g` }] : [];
  });
}
