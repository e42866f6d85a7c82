import type { MealStyle } from '../vocabulary/meal-styles.ts';
import { MEAL_TIMES, type MealTime } from '../vocabulary/meal-times.ts';
import type { PlanDialog, RefusalReason, WayOn } from '../vocabulary/plan-dialogs.ts';
import { FRESH_STOMACH, ILLNESS_DENIED, LATE_KIDNEYS, SWALLOWING } from '../vocabulary/stated-illnesses.ts';
import type { Target } from '../vocabulary/targets.ts';
import { hadStomachSurgery, isLactating, isPregnant, kidneyStage, maySay } from './body-facts.ts';
import type { EnergyChoices } from './day-energy.ts';
import {
  ageOf,
  bodyMassIndex,
  conditionsOf,
  lifeStage,
  type Person,
  personsOf,
  withoutDoubtful,
  YOUNGEST_AGE,
} from './person.ts';

/** The answers that decide a permission. A meal time without a style counts as not fasted. */
export type PermissionAnswers = EnergyChoices & {
  readonly persons: readonly Person[];
  readonly mealStyles: Readonly<Record<MealTime, MealStyle | null>>;
  readonly confirmations: readonly PlanDialog[];
  readonly excludedFoods: readonly string[];
};

/** Why a plan is refused, for whom, and the alternatives. */
export type Refusal = {
  readonly kind: 'refuse';
  readonly code: 'FASTING_NOT_PLANNED' | 'PERSON_NOT_PLANNED' | 'EXCLUSION_UNREAD';
  readonly reason: RefusalReason;
  /** The target concerned; null for everybody. */
  readonly target: Target | null;
  /** Index of the person concerned in `personsOf`; null for everybody. */
  readonly at: number | null;
  readonly waysOn: readonly WayOn[];
};

/** Whether a plan may be made: at once, after a dialog is answered, or not. */
export type PlanPermission =
  | { readonly kind: 'allow'; readonly fasts: boolean }
  | { readonly kind: 'confirm'; readonly dialogs: readonly PlanDialog[] }
  | Refusal;

/**
 * Judges persons and fasting (safety-rules sections 3.3 and 4); of several persons the strictest row applies. `year` is
 * the current year.
 */
export function planPermission(answers: PermissionAnswers, year: number): PlanPermission {
  const persons = personsOf(answers).map((person) => withoutDoubtful(person, year));
  const among = { persons, answers, year };
  const refusal = refusedPerson(among) ?? refusedByWords(answers) ?? refusedFasting(among);
  if (refusal !== null) return refusal;
  const fasts = fastedMeals(answers);
  const asked = persons.flatMap((person) => rowsOf(person, among).flatMap((row) => dialogOf(row[fasts - 1])));
  const wanted = [...asked, ...persons.flatMap((person) => pregnantWithDiabetes(person, answers))];
  // The answer to the insulin question is stored on the person; confirming the dialog does not answer it.
  const isOpen = (dialog: PlanDialog) => dialog === 'D2' || !answers.confirmations.includes(dialog);
  const open = [...new Set(wanted)].filter(isOpen).sort();
  return open.length > 0 ? { kind: 'confirm', dialogs: open } : { kind: 'allow', fasts: fasts > 0 };
}

/** How many meals of a day are fasted. */
export function fastedMeals({ mealStyles }: Pick<PermissionAnswers, 'mealStyles'>): number {
  return MEAL_TIMES.filter((time) => mealStyles[time] === 'fasting').length;
}

type Among = {
  readonly persons: readonly Person[];
  readonly answers: PermissionAnswers;
  readonly year: number;
};

function refusedPerson({ persons, year }: Among): Refusal | null {
  for (const [at, person] of persons.entries()) {
    const reason = reasonAgainst(person, year);
    if (reason === null) continue;
    const leavesOthers: readonly WayOn[] = persons.length > 1 ? ['withoutPerson'] : [];
    const waysOn: readonly WayOn[] = [...leavesOthers, 'browseRecipes'];
    return { kind: 'refuse', code: 'PERSON_NOT_PLANNED', reason, target: person.target, at, waysOn };
  }
  return null;
}

/** Who is meant stays open, so nobody can be left out; the visitor may correct the words. */
function refusedByWords({ excludedFoods }: PermissionAnswers): Refusal | null {
  for (const text of excludedFoods) {
    const reason = statedRefusal(text);
    if (reason === null) continue;
    const waysOn: readonly WayOn[] = ['editExcluded', 'browseRecipes'];
    return { kind: 'refuse', code: 'PERSON_NOT_PLANNED', reason, target: null, at: null, waysOn };
  }
  return null;
}

function reasonAgainst(person: Person, year: number): RefusalReason | null {
  const age = ageOf(person, year);
  if (age !== null && age < YOUNGEST_AGE) return 'underThree';
  if (kidneyStage(person) === 'late') return 'kidney';
  if (person.answers.stomach === 'within3Months') return 'stomach';
  return person.answers.swallow === 'yes' ? 'swallow' : null;
}

function refusedFasting(among: Among): Refusal | null {
  const { persons, answers } = among;
  const fasts = fastedMeals(answers);
  if (fasts === 0) return null;
  const none = { target: null, at: null };
  if (fasts === MEAL_TIMES.length) return fasting('R0', none, ['chooseMeals']);
  for (const [at, person] of persons.entries()) {
    const reason = rowsOf(person, among)
      .map((row) => row[fasts - 1])
      .find((verdict) => verdict !== undefined && isReason(verdict));
    if (reason === undefined || !isReason(reason)) continue;
    const isPersonal = reason !== 'R1' && reason !== 'R2' && persons.length > 1;
    const other: readonly WayOn[] = isPersonal ? ['withoutPerson'] : ['chooseMeals'];
    return fasting(reason, { target: person.target, at }, ['lighterMeals', ...other]);
  }
  return null;
}

function fasting(
  reason: RefusalReason,
  who: Pick<Refusal, 'target' | 'at'>,
  waysOn: readonly WayOn[],
): Refusal {
  return { kind: 'refuse', code: 'FASTING_NOT_PLANNED', reason, ...who, waysOn };
}

/** Verdicts on one and on two fasted meals a day; three are never planned. */
type Row = readonly [one: RowVerdict, two: RowVerdict];
type RowVerdict = 'allow' | PlanDialog | RefusalReason;

const SOUND: Row = ['allow', 'D1'];
const VERY_OLD_FROM = 75;
const TEENAGER_FROM = 12;
const THIN_INDEX = 18.5;

/** The rows of the table in section 3.3 that apply to a person. */
function rowsOf(person: Person, { answers, year }: Among): readonly Row[] {
  const conditions = conditionsOf(person, answers);
  const age = ageOf(person, year);
  const stage = lifeStage(person, year);
  const index = bodyMassIndex(person);
  const isWeak = hadStomachSurgery(person) || (index !== null && index < THIN_INDEX);
  const isFrail = isWeak || (age !== null && age >= VERY_OLD_FROM);
  const rows: readonly (readonly [boolean, Row])[] = [
    [maySay(person, 'insulin'), ['R2', 'R2']],
    [conditions.includes('diabetes'), diabetesRow(person)],
    [stage === 'child', age !== null && age >= TEENAGER_FROM ? ['D4', 'R3'] : ['R3', 'R3']],
    [isPregnant(person), ['R4', 'R4']],
    [isLactating(person), ['D4', 'R4']],
    [maySay(person, 'cirrhosis'), ['R5', 'R5']],
    [conditions.includes('liverDisease'), ['D5', 'R5']],
    [stage === 'older' || isWeak, ['D4', isFrail ? 'R6' : 'D1']],
  ];
  const found = rows.flatMap(([stands, row]) => (stands ? [row] : []));
  return found.length > 0 ? found : [SOUND];
}

/** Asks the open insulin question first, then for confirmation of the fasting. */
function diabetesRow({ answers }: Person): Row {
  return [answers.insulin === undefined ? 'D2' : 'D3', 'R1'];
}

/** Diabetes in pregnancy requires planning with the clinic first (section 4, pregnancy). */
function pregnantWithDiabetes(person: Person, answers: PermissionAnswers): readonly PlanDialog[] {
  return isPregnant(person) && conditionsOf(person, answers).includes('diabetes') ? ['D6'] : [];
}

function dialogOf(verdict: RowVerdict | undefined): readonly PlanDialog[] {
  return verdict === undefined || verdict === 'allow' || isReason(verdict) ? [] : [verdict];
}

function isReason(verdict: RowVerdict): verdict is RefusalReason {
  return verdict !== 'allow' && !verdict.startsWith('D');
}

/** Illnesses that a text about excluded foods may state and for which no plan is made (safety-rules section 4). */
type StatedReason = 'kidneyStated' | 'stomachStated' | 'swallowStated';

/**
 * The reason for which a text about excluded foods permits no plan: dialysis, a transplanted kidney, kidneys of stage 4
 * or 5, an operation on the stomach less than three months ago, or trouble swallowing. It does not say who of the people
 * is meant, so it counts for the whole table. Words that may also mean something milder, such as a fish bone in the
 * throat or an operation without its time, are left to the survey's questions.
 */
function statedRefusal(text: string): StatedReason | null {
  const said = text.normalize('NFKC').toLowerCase();
  if (states(said, LATE_KIDNEYS)) return 'kidneyStated';
  if (states(said, FRESH_STOMACH)) return 'stomachStated';
  return states(said, SWALLOWING) ? 'swallowStated' : null;
}

function states(said: string, illness: RegExp): boolean {
  return [...said.matchAll(illness)].some(
    ({ index, 0: name }) => !ILLNESS_DENIED.test(said.slice(index + name.length)),
  );
}
