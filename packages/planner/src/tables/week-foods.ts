import { eatersOf } from '@kkini/domain/portions';
import type { Candidate } from '../model/candidate.ts';
import { homeFoodsIn, isAtHome } from '../model/home-food.ts';
import type { Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { PIECE } from '../preferences/work-points.ts';

/** The foods of a dish that count when tables are laid, by number, and how much a meal takes of each. */
export type FoodsTaken = {
  readonly foods: readonly number[];
  /** In parts of the least that shops sell, `PIECE` for all of that; 0 for food sold by weight and for food at home. */
  readonly parts: readonly number[];
};

/** A fresh food to buy, and how much of it a meal takes for everybody who eats, in the parts of `FoodsTaken`. */
type FoodBought = { readonly food: string; readonly part: number };

/** Whose meal it is, and what is cooked. */
type Meal = {
  readonly visitor: Pick<Visitor, 'foodsAtHome' | 'persons'>;
  readonly tables: Pick<Tables, 'partsOf'>;
};

/** The fresh foods that are bought for a meal of a dish: those that are not at home. */
export function foodsBoughtFor(
  dish: Pick<Candidate, 'id' | 'perishables'>,
  { visitor, tables }: Meal,
): readonly FoodBought[] {
  const eaters = eatersOf(visitor);
  const taken = tables.partsOf(dish);
  return (dish.perishables ?? []).flatMap((food, at) =>
    isAtHome(visitor, food) ? [] : [{ food, part: Math.round(PIECE * (taken[at] ?? 0) * eaters) }],
  );
}

/** Numbers the foods that count when tables are laid: those that spoil and have to be bought, and those at home. */
export class WeekFoods {
  private readonly numbers = new Map<string, number>();

  constructor(private readonly meal: Meal) {}

  /** The foods of a dish, for everybody who eats. */
  of(dish: Pick<Candidate, 'id' | 'perishables' | 'foods'>): FoodsTaken {
    const atHome = homeFoodsIn(dish, this.meal.visitor.foodsAtHome);
    const all = [
      ...foodsBoughtFor(dish, this.meal),
      ...atHome.map(({ text }): FoodBought => ({ food: HOME + text, part: 0 })),
    ];
    return { foods: all.map(({ food }) => this.numberOf(food)), parts: all.map(({ part }) => part) };
  }

  get size(): number {
    return this.numbers.size;
  }

  /** By number, 1 for a food at home. */
  atHome(): Uint8Array {
    return Uint8Array.from(this.numbers.keys(), (food) => (food.startsWith(HOME) ? 1 : 0));
  }

  private numberOf(food: string): number {
    const number = this.numbers.get(food) ?? this.numbers.size;
    this.numbers.set(food, number);
    return number;
  }
}

/** Prefix of the visitor's words for foods at home. No food id contains a space. */
const HOME = 'home ';
