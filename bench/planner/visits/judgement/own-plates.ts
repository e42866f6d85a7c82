import {
  type DayPlan,
  MEAL_TIMES,
  type MealSlot,
  type MealTime,
  type Nutrient,
  type Person,
  type Survey,
} from '@kkini/domain';
import { type OwnPortion, personPortion, type Table } from '@kkini/domain/portions';
import { type ServedCatalogue, slotKey } from '../served-catalogue.ts';
import { peopleOf } from './people-at-table.ts';
import type { WrittenLine, WrittenMeal } from './written-meal.ts';

/** Amounts on each person's own plate at a table. */
export class OwnPlates {
  private readonly table: Table;
  private readonly portions = new Map<string, OwnPortion>();

  constructor(
    private readonly catalogue: Pick<ServedCatalogue, 'mealOf'>,
    survey: Survey,
  ) {
    const { targets, healthConditions, eatingStyles, mealStyles, startDate } = survey;
    const year = Number(startDate.slice(0, 4));
    this.table = { targets, healthConditions, eatingStyles, mealStyles, persons: peopleOf(survey), year };
  }

  /** Grams of some foods on a person's plate at a meal. */
  gramsOf(
    place: { readonly slot: MealSlot; readonly mealTime: MealTime; readonly person: Person },
    gramsIn: (line: WrittenLine) => number,
  ): number {
    const meal = this.catalogue.mealOf(place.slot);
    if (!meal) return 0;
    return meal.lines.reduce((sum, line) => {
      const grams = gramsIn(line);
      return grams === 0 ? sum : sum + grams * factorOf(line, this.portionOf(meal, place));
    }, 0);
  }

  /** Known amount of a nutrient in a person's meals of a day, or only in the named meals. */
  amountOf(
    { slots }: DayPlan,
    { person, nutrient }: { readonly person: Person; readonly nutrient: Nutrient },
    mealTimes: readonly MealTime[] = MEAL_TIMES,
  ): number {
    return mealTimes.reduce((sum, mealTime) => {
      const slot = slots[mealTime];
      const meal = this.catalogue.mealOf(slot);
      if (!meal) return sum;
      return sum + (this.portionOf(meal, { slot, mealTime, person }).nutrition[nutrient] ?? 0);
    }, 0);
  }

  private portionOf(
    meal: WrittenMeal,
    {
      slot,
      mealTime,
      person,
    }: { readonly slot: MealSlot; readonly mealTime: MealTime; readonly person: Person },
  ): OwnPortion {
    const key = `${this.table.persons.indexOf(person)} ${mealTime} ${'id' in slot ? slotKey(slot) : ''}`;
    const portion =
      this.portions.get(key) ?? personPortion(person, meal.portioned, { mealTime, table: this.table });
    this.portions.set(key, portion);
    return portion;
  }
}

/** Servings of a line that a person eats. */
function factorOf({ component }: WrittenLine, portion: OwnPortion): number {
  if (component === 'soup') return portion.soupFactor;
  if (component === 'side') return portion.sideFactor;
  return portion.starches.find(({ kind }) => kind === component)?.factor ?? portion.mainFactor;
}
