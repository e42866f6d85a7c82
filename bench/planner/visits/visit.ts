import {
  addDays,
  MEAL_STYLES,
  MEAL_TIMES,
  type MealTime,
  planPermission,
  readExcludedFoods,
  type Survey,
  strictnessOf,
} from '@kkini/domain';
import {
  type ChangedTable,
  CompanionSwaps,
  changeCompanion,
  changeMeal,
  crossesWalls,
  lightenWeek,
  planWeek,
  redateBatches,
  weekWith,
} from '@kkini/planner';
import { RandomSource } from '../catalogues/random-source.ts';
import { editedSurvey } from './edited-survey.ts';
import type { Moment } from './moment.ts';
import { randomVisitor } from './random-visitor.ts';
import { replanned } from './replanned.ts';
import type { ServedCatalogue } from './served-catalogue.ts';
import { checksAgainst, type StoredPlan, seedOf, storedPlan, visitorOf } from './stored-plan.ts';

/** Number of times a visitor looks for another meal, and for another companion. */
const CHANGES = 3;
/** Days until the rest of the week is planned again. */
const LATEST_REPLAN = 3;

/**
 * The steps of a simulated visitor with a plan, as the server performs them: a plan, a week with less to buy, other meals and
 * companions, the rest of the week planned again some days later, and again with other answers. Yields every week served or
 * offered; none for answers that get no plan.
 */
export function* visit(catalogue: ServedCatalogue, seed: number): Generator<Moment> {
  const random = new RandomSource(seed * 7919 + 31337);
  const survey = randomVisitor(random);
  if (!mayPlan(survey, catalogue)) return;
  const asking: Asking = { catalogue, random };
  let plan = firstPlan(survey, catalogue);
  yield standing(plan, { step: 'plan', done: '', from: survey.startDate }, catalogue);
  yield* lighter(plan, survey.startDate, catalogue);
  for (let change = 0; change < CHANGES; change += 1) plan = yield* changedMeal(plan, asking);
  yield standing(plan, { step: 'changed meals', done: '', from: survey.startDate }, catalogue);
  for (let change = 0; change < CHANGES; change += 1) plan = yield* changedCompanion(plan, asking);
  yield standing(plan, { step: 'changed companions', done: '', from: survey.startDate }, catalogue);
  const before = addDays(survey.startDate, random.whole(0, LATEST_REPLAN));
  plan = replanned(plan, { survey, before, ...asking });
  yield standing(plan, { step: 'replan', done: `from ${before}`, from: before }, catalogue);
  yield* lighter(plan, before, catalogue);
  const edit = editedSurvey(survey, random);
  if (!mayPlan(edit.survey, catalogue)) return;
  plan = replanned(plan, { survey: edit.survey, before, ...asking });
  yield standing(plan, { step: 'edit', done: edit.said, from: before }, catalogue);
}

/** The week with less to buy that would be offered for a plan, if there is one. */
function* lighter(plan: StoredPlan, today: string, catalogue: ServedCatalogue): Generator<Moment> {
  const offered = lighterWeek(plan, today, catalogue);
  if (offered !== null) yield offered;
}

type Asking = { readonly catalogue: ServedCatalogue; readonly random: RandomSource };

/** Whether the server makes a plan for these answers: nobody is refused one, and every severe allergy is to a recognised food. */
function mayPlan(survey: Survey, { taxonomy }: ServedCatalogue): boolean {
  if (planPermission(survey, Number(survey.startDate.slice(0, 4))).kind === 'refuse') return false;
  return readExcludedFoods(taxonomy, survey).every(
    ({ text, unread, suggestions }) =>
      strictnessOf(survey, text) !== 'severeAllergy' || (unread.length === 0 && suggestions.length === 0),
  );
}

function firstPlan(survey: Survey, catalogue: ServedCatalogue): StoredPlan {
  const { candidates, tables } = catalogue;
  const visitor = visitorOf(survey, catalogue);
  const regeneration = 0;
  const { startDate } = survey;
  const planned = planWeek({ candidates, tables, visitor, startDate, seed: seedOf(regeneration) });
  return storedPlan({ survey, visitor, regeneration, planned }, catalogue);
}

/** A plan as it is, with its faults. */
function standing(
  plan: StoredPlan,
  at: Pick<Moment, 'step' | 'done' | 'from'>,
  catalogue: ServedCatalogue,
): Moment {
  const { survey, days: week, kept } = plan;
  return { ...at, survey, week, kept, against: checksAgainst(plan, catalogue) };
}

/** Looks for another meal in some slot: yields the offers, returns the plan with one of them. */
function* changedMeal(plan: StoredPlan, { catalogue, random }: Asking): Generator<Moment, StoredPlan> {
  const { days, survey, visitor, regeneration } = plan;
  const { candidates, tables } = catalogue;
  const mealTime = random.oneOf(MEAL_TIMES);
  const { date, slots } = random.oneOf(days);
  const slot = slots[mealTime];
  const own = 'style' in slot && random.isLikely(0.5) ? slot.style : null;
  const style = own ?? random.oneOf(MEAL_STYLES.filter((each) => each !== 'fasting'));
  const asked = { candidates, tables, visitor, week: days, date, mealTime, style };
  const { choices } = changeMeal({ ...asked, seed: seedOf(regeneration) });
  const offers = choices.map((choice) => withSlots(plan, [{ date, mealTime, slot: choice.slot }]));
  for (const [at, offer] of offers.entries()) {
    const chosen = choices[at]?.slot;
    const done = `${date} ${mealTime} ${style} ${chosen && 'id' in chosen ? chosen.id : ''}`;
    yield { step: 'offered meal', done, survey, week: offer, from: survey.startDate, kept: [] };
  }
  if (offers.length === 0) return plan;
  const changes = (day: string) => (day === date ? 1 : 0);
  const taken = random.oneOf(offers).map((day) => ({ ...day, changes: day.changes + changes(day.date) }));
  return { ...plan, days: taken, certificate: { ...plan.certificate, changed: true, stock: null } };
}

/**
 * Looks for another companion at a home meal, for this meal and for its whole batch. The server refuses one that exceeds a day's
 * limits.
 */
function* changedCompanion(plan: StoredPlan, { catalogue, random }: Asking): Generator<Moment, StoredPlan> {
  const { days, survey, visitor, regeneration } = plan;
  const { candidates, tables } = catalogue;
  const places = days.flatMap(({ date, slots }) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const beside = besideOf(slots[mealTime], catalogue);
      return beside.length === 0 ? [] : [{ date, mealTime, beside }];
    }),
  );
  if (places.length === 0) return plan;
  const { date, mealTime, beside } = random.oneOf(places);
  const companionId = random.oneOf(beside);
  const today = survey.startDate;
  const asked = { tables, visitor, week: days, date, mealTime, companionId, today };
  const choices = changeCompanion({ ...asked, candidates, seed: seedOf(regeneration) });
  const swaps = new CompanionSwaps(asked);
  const offers = choices.flatMap(({ id }) =>
    [false, true].flatMap((everywhere) => {
      const swap = swaps.swap(id, everywhere);
      if (swap === null) return [];
      const week = withSlots(plan, swap.changed);
      const done = `${date} ${mealTime} ${companionId} -> ${id}${everywhere ? ' everywhere' : ''}`;
      return crossesWalls(days, week, { candidates, tables, visitor }) ? [] : [{ done, week }];
    }),
  );
  for (const offer of offers)
    yield { ...offer, step: 'offered companion', survey, from: survey.startDate, kept: [] };
  if (offers.length === 0) return plan;
  const certificate = { ...plan.certificate, companionsChanged: true, stock: null };
  return { ...plan, days: random.oneOf(offers).week, certificate };
}

function besideOf(slot: StoredPlan['days'][number]['slots'][MealTime], catalogue: ServedCatalogue) {
  if (slot.kind !== 'recipe') return [];
  return slot.companions?.map(({ id }) => id) ?? catalogue.usualBeside(slot.id);
}

/** The days after some slots and cooking days changed, without the planner's notes on them. */
function withSlots(plan: StoredPlan, changed: readonly ChangedTable[]): StoredPlan['days'] {
  const { visitor, survey } = plan;
  const days = plan.days.map(({ date, slots, changes }) => ({ date, slots, changes }));
  const week = weekWith(days, changed);
  return weekWith(week, redateBatches({ week, prepDay: visitor.prepDay, today: survey.startDate }));
}

/** The week with less to buy than a plan, as it would be offered on a day (YYYY-MM-DD); null if there is none. */
function lighterWeek(
  { survey, visitor, days, certificate }: StoredPlan,
  today: string,
  { candidates, tables }: ServedCatalogue,
): Moment | null {
  const { seed, seedPoints, basket = [], reach = ASKED, kept = null } = certificate;
  const week = days.map(({ date, slots }) => ({ date, slots }));
  const plan = { candidates, tables, visitor, week, seed, seedPoints, basket, reach, kept, chosen: [] };
  const light = lightenWeek({ ...plan, today });
  if (light === null) return null;
  const done = light.exchanged.map(({ date, mealTime, to }) => `${date} ${mealTime} ${to}`).join(', ');
  return { step: 'lighter week', done, survey, week: light.week, from: today, kept: kept?.meals ?? [] };
}

/** Only the requested areas and styles. */
const ASKED = { areas: 'chosen', styles: {}, empty: [] } as const;
