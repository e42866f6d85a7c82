import type { Candidate } from '../model/candidate.ts';
import { homeFoodsIn, isAtHome } from '../model/home-food.ts';
import type { Visitor } from '../model/visitor.ts';

/** Numbers the foods that count when tables are laid: those that spoil and have to be bought, and those at home. */
export class WeekFoods {
  private readonly numbers = new Map<string, number>();

  constructor(private readonly visitor: Pick<Visitor, 'foodsAtHome'>) {}

  /** The foods of a dish. */
  of(dish: Pick<Candidate, 'perishables' | 'foods'>): readonly number[] {
    const bought = (dish.perishables ?? []).filter((food) => !isAtHome(this.visitor, food));
    const home = homeFoodsIn(dish, this.visitor.foodsAtHome).map(({ text }) => HOME + text);
    return [...bought, ...home].map((food) => this.numberOf(food));
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
