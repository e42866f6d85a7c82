import { type DayPlan, MEAL_TIMES, VERDICTS, type Verdict } from '@kkini/domain';
import { type DayVerdict, filledDays, judgeDays, type Visitor } from '@kkini/planner';
import type { Finding, Moment } from '../moment.ts';
import type { ServedCatalogue } from '../served-catalogue.ts';
import { mealFaults } from './judged-meal.ts';
import { circumstancesOf, ownCircumstances, peopleOf } from './people-at-table.ts';

type PersonDay = DayVerdict['persons'][number];
type Judge = { readonly catalogue: ServedCatalogue; readonly visitor: Visitor };

/** Circumstances in which nothing may be added to the amounts of the day (safety-rules sections 4 and 6.2). */
const BOUND_DAYS = ['kidneyThird', 'kRetain', 'warfarin'] as const;

/** Faults of the extras on future days. */
export function extraFaults(moment: Moment, { catalogue, visitor }: Judge): readonly Finding[] {
  const { candidates, tables } = catalogue;
  const week = moment.week.filter(({ date }) => date >= moment.from);
  const alone = judgeDays({ week, candidates, tables, visitor });
  return filledDays({ week, candidates, tables, visitor }).flatMap((day, at) => [
    ...foodFaults(day, moment, catalogue),
    ...tableFaults(day, week[at], catalogue),
    ...afterOperation(day, moment),
    ...worseFigures(day, alone[at]),
  ]);
}

function foodFaults(
  { date, extras }: DayVerdict,
  { survey }: Moment,
  { mealOf, kinds }: ServedCatalogue,
): readonly Finding[] {
  const circumstances = circumstancesOf(survey);
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

/** Figures that extras make worse, and extras for people who lack neither energy nor protein nor fibre. */
function worseFigures(day: DayVerdict, alone: DayVerdict | undefined): readonly Finding[] {
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
      ...(was.figures.some(isLacking)
        ? []
        : ['neither energy nor protein nor fibre is too little without it']),
    ];
    return texts.map((text): Finding => ({ kind: 'eaten besides', where, text: `${where}: ${text}` }));
  });
}

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
