import { isEatenAgain, MEAL_TIMES, type MealSlot, type Person, type WeekPlan } from '@kkini/domain';
import { type Eater, household } from '../limits/people/household.ts';
import { personLimits } from '../limits/people/person-limits.ts';
import { plannedPerson } from '../limits/people/planned-person.ts';
import type { Candidate } from '../model/candidate.ts';
import type { PersonLimit } from '../model/limit-row.ts';
import type { Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { gridOfWeek } from '../search/grid-of-week.ts';
import { type DayWarning, dayWarnings } from './day-warnings.ts';
import { eatenGrid, fillDays } from './extras/week-extras.ts';
import { type Relaxation, relaxations } from './relaxations.ts';
import {
  type BodyNoteOf,
  bodyNotes,
  kidneyNotes,
  ofAll,
  riceNotes,
  steadyNotes,
} from './verdicts/body-notes.ts';
import { type DayVerdict, dayVerdicts } from './verdicts/day-verdicts.ts';
import { type HomeUse, homeUses } from './verdicts/home-uses.ts';
import { type JudgedLimit, judgeLimits } from './verdicts/judge-limits.ts';
import { type WeekdayWork, weekdayNotes, weekdayWork } from './verdicts/weekday-work.ts';

/** The quality of a week as it stands. */
export type WeekAssessment = {
  readonly emptySlots: number;
  readonly repeatedDishes: number;
  readonly relaxations: readonly Relaxation[];
  readonly warnings: readonly DayWarning[];
  readonly unknownExclusions: readonly string[];
  readonly limits: readonly JudgedLimit[];
  readonly eaters: readonly Eater[];
  /** The verdict on each day, for each person and for all of them. */
  readonly days: readonly DayVerdict[];
  readonly bodyNotes: readonly BodyNoteOf[];
  readonly weekdayWork: WeekdayWork | null;
  readonly foodsAtHome: readonly HomeUse[];
};

type Input = {
  readonly week: WeekPlan;
  readonly candidates: readonly Candidate[];
  readonly tables?: Tables | undefined;
  readonly visitor: Visitor;
};

/** Counts empty slots and repeated dishes, judges every limit, and lists every daily limit that is missed. */
export function assessWeek(input: Input): WeekAssessment {
  const { week, visitor } = input;
  const slots = week.flatMap((day) => MEAL_TIMES.map((time) => day.slots[time]));
  const days = filledDays(input);
  const grid = gridOfWeek(input);
  const work = weekdayWork(week, visitor, input.tables);
  const ids = slots.flatMap((slot) => ('id' in slot && !isEatenAgain(slot) ? [slot.id] : []));
  return {
    emptySlots: slots.filter((slot) => slot.kind === 'empty').length,
    repeatedDishes: ids.length - new Set(ids).size,
    relaxations: relaxations(grid, visitor.eatingStyles.includes('vegetarian')),
    warnings: dayWarnings(week, days),
    unknownExclusions: visitor.unknownExclusions,
    limits: judgeLimits({ week, grid: eatenGrid(grid, days, visitor), visitor }, days),
    eaters: household(visitor).eaters,
    days,
    bodyNotes: [
      ...steadyNotes(bodyNotes(visitor), days, visitor),
      ...kidneyNotes(days, visitor),
      ...riceNotes(week, visitor, input.tables),
      ...weekdayNotes(work),
      ...styleNotes(slots, visitor),
    ],
    weekdayWork: work,
    foodsAtHome: homeUses(input),
  };
}

/** Why meals have another style than asked for. With a severe allergy, bought food without a complete label is left out. */
function styleNotes(slots: readonly MealSlot[], { hasSevereAllergy }: Visitor): readonly BodyNoteOf[] {
  if (!slots.some((slot) => 'insteadOf' in slot)) return [];
  return [ofAll(hasSevereAllergy ? 'otherStylesSevere' : 'otherStyles')];
}

/** The verdicts on the days of a week and on their meals, extras included. */
export function filledDays(input: Input): readonly DayVerdict[] {
  return dayVerdicts({
    ...input,
    limitsOf: (person) => ownLimits(person, input.visitor),
    fill: fillDays(input),
  });
}

/** The verdicts on each person's days without extras. Planning and changing a week count only what stands on the table. */
export function judgeDays(input: Input): readonly DayVerdict[] {
  return dayVerdicts({ ...input, limitsOf: (person) => ownLimits(person, input.visitor) });
}

/** The dates of a week that lie beyond a limit or below a floor. */
export function datesBeyond(input: Input): ReadonlySet<string> {
  const beyond = judgeDays(input).filter(({ verdict }) => verdict === 'over' || verdict === 'belowFloor');
  return new Set(beyond.map(({ date }) => date));
}

/** The limits one person's days are judged by, without aims and without iodine, which no dish states. */
function ownLimits(person: Person, visitor: Visitor): readonly PersonLimit[] {
  const known = household(visitor).persons.find(({ said }) => said === person);
  return personLimits(known?.planned ?? plannedPerson(person, visitor), visitor).filter(
    ({ kind, nutrient }) => kind === 'limit' && nutrient !== 'iodineUg',
  );
}
