import { type DayPlan, intakeReference, MEAL_TIMES, VERDICTS, type Verdict } from '@kkini/domain';
import { type DayVerdict, filledDays, judgeDays, type Visitor } from '@kkini/planner';
import { eatenAmounts } from '../../eaten-amounts.ts';
import type { Finding, Moment } from '../moment.ts';
import type { ServedCatalogue } from '../served-catalogue.ts';
import { mealFaults } from './judged-meal.ts';
import { ageAt, circumstancesOf, ownCircumstances, peopleOf } from './people-at-table.ts';

type PersonDay = DayVerdict['persons'][number];
type Judge = { readonly catalogue: ServedCatalogue; readonly visitor: Visitor };

/** Circumstances in which nothing may be added to the amounts of the day (safety-rules sections 4 and 6.2). */
const BOUND_DAYS = ['kidneyThird', 'kRetain', 'warfarin'] as const;

/** Faults of the extras on future days. */
export function extraFaults(moment: Moment, { catalogue, visitor }: Judge): readonly Finding[] {
  const { candidates, tables, dishOf } = catalogue;
  const week = moment.week.filter(({ date }) => date >= moment.from);
  const alone = judgeDays({ week, candidates, tables, visitor });
  return filledDays({ week, candidates, tables, visitor }).flatMap((day, at) => [
    ...foodFaults(day, moment, catalogue),
    ...tableFaults(day, week[at], catalogue),
    ...afterOperation(day, moment),
    ...worseFigures(day, alone[at], (person) => {
      const slots = week[at]?.slots;
      if (slots === undefined) return false;
      const { meals } = eatenAmounts({ slots, day, at: person }, 'calciumMg', { dishOf, visitor });
      return meals < calciumWanted(person, moment);
    }),
  ]);
}

function foodFaults(
  { date, extras }: DayVerdict,
  { survey }: Moment,
  { mealOf, kinds, dishes }: ServedCatalogue,
): readonly Finding[] {
  const circumstances = circumstancesOf(survey);
  const takesHormone = circumstances.has('thyroidDisease') || circumstances.has('thyroidDrug');
  const isBound = BOUND_DAYS.some((each) => circumstances.has(each));
  return extras.flatMap((ofDay) =>
    MEAL_TIMES.flatMap((mealTime): readonly Finding[] => {
      const id = ofDay[mealTime]?.id;
      if (id === undefined) return [];
      const at = `${date} ${mealTime} ${id}`;
      const found = (text: string): Finding => ({ kind: 'eaten besides', where: at, text: `${at}: ${text}` });
      const meal = mealOf({ kind: 'recipe', id, style: 'simpleRecipe' });
      if (meal === null || meal === undefined) return [found('no such food')];
      const against = mealFaults(meal, { survey, mealTime, kinds });
      return [
        ...against.map(({ rule, text }) => found(`${rule}: ${text}`)),
        ...(takesHormone && mealTime === 'breakfast' && dishes.sideOf(id)?.mainGroup === 'dairy'
          ? [found('calcium beside thyroid hormone')]
          : []),
        ...(isBound ? [found('where medicines or kidneys bound the day')] : []),
        ...(survey.refusedExtras.includes(dishOf(id)) ? [found('refused')] : []),
      ];
    }),
  );
}

/** Extras that are also served at a table of the day. */
function tableFaults(
  { date, extras }: DayVerdict,
  day: DayPlan | undefined,
  { usualBeside }: ServedCatalogue,
): readonly Finding[] {
  const slots = MEAL_TIMES.flatMap((mealTime) => day?.slots[mealTime] ?? []);
  const beside = slots.flatMap((slot) => {
    if (slot.kind !== 'recipe') return [];
    return (slot.companions?.map(({ id }) => id) ?? usualBeside(slot.id)).map(dishOf);
  });
  return extras.flatMap((ofDay) =>
    Object.values(ofDay).flatMap(({ id }): readonly Finding[] =>
      beside.includes(dishOf(id))
        ? [{ kind: 'eaten besides', where: `${date} ${id}`, text: `${date} ${id}: on a table of the day` }]
        : [],
    ),
  );
}

/** The dish of a recipe, in any kitchen. */
function dishOf(recipe: string): string {
  const [dish = recipe] = recipe.split('.');
  return dish;
}

/** Faults of extras after a stomach operation (safety-rules section 4). */
function afterOperation({ date, extras, persons }: DayVerdict, { survey }: Moment): readonly Finding[] {
  return peopleOf(survey).flatMap((person, at): readonly Finding[] => {
    const isSmall = ownCircumstances(person, survey).has('stomach');
    if (!isSmall || Object.keys(extras[at] ?? {}).length === 0) return [];
    const where = `${date} ${persons[at]?.target}`;
    return [{ kind: 'eaten besides', where, text: `${where}: after a stomach operation` }];
  });
}

/** Figures that extras make worse, and extras for people who lack neither energy nor protein, fibre or calcium. */
function worseFigures(
  day: DayVerdict,
  alone: DayVerdict | undefined,
  lacksCalcium: (person: number) => boolean,
): readonly Finding[] {
  return day.persons.flatMap((person, at) => {
    const was = alone?.persons[at];
    const eats = Object.keys(day.extras[at] ?? {}).length > 0;
    if (was === undefined || !eats) return [];
    const where = `${day.date} ${person.target}`;
    const worse = person.figures.filter(
      ({ verdict }, figure) => rankOf(verdict) < rankOf(was.figures[figure]?.verdict ?? 'within'),
    );
    const texts = [
      ...worse.map(({ nutrient, verdict }) => `${nutrient} is ${verdict} by it`),
      ...(was.figures.some(isLacking) || lacksCalcium(at)
        ? []
        : ['neither energy nor protein, fibre or calcium is too little without it']),
    ];
    return texts.map((text): Finding => ({ kind: 'eaten besides', where, text: `${where}: ${text}` }));
  });
}

/** The calcium that somebody whose calcium comes first should have in a day, mg (safety-rules section 6); 0 for anybody else. */
function calciumWanted(at: number, { survey }: Moment): number {
  const person = peopleOf(survey)[at];
  if (person === undefined) return 0;
  const own = ownCircumstances(person, survey);
  const isFirst = survey.eatingStyles.includes('vegetarian') || FIRST.some((each) => own.has(each));
  const stage = own.has('child') ? 'child' : own.has('older') ? 'older' : 'adult';
  const referred = { stage, age: ageAt(person, survey), sex: person.sex } as const;
  return isFirst ? 0.8 * intakeReference('calciumMg', referred) : 0;
}

const FIRST = ['older', 'child', 'pregnant', 'lactating'] as const;

/** Error of food tables, by which a floor may be missed. */
const TABLES = 0.98;

const FILLED = ['energyKcal', 'proteinG', 'fiberG'];

/** Whether a day has too little energy, protein or fibre by its central estimate. */
function isLacking({
  nutrient,
  per,
  verdict,
  value,
  range: { min = 0 },
}: PersonDay['figures'][number]): boolean {
  if (per !== 'day' || !FILLED.includes(nutrient)) return false;
  return verdict === 'belowFloor' || (value !== null && value < min * TABLES);
}

function rankOf(verdict: Verdict): number {
  return VERDICTS.indexOf(verdict);
}
