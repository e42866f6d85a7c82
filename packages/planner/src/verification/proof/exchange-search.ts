import { eachMenu, heldAt } from './cheapest-menus.ts';
import {
  dishesOfMenu,
  isWeek,
  type Menu,
  menuPoints,
  type ProofModel,
  togetherPoints,
} from './proof-model.ts';

/** A menu to replace that of a day, and the points it saves on that day; negative where it costs more. */
export type Offer = { readonly day: number; readonly menu: Menu; readonly saving: number };

/** Replaces the menus of some days and records the fewest points of any valid week found. */
export class ExchangeSearch {
  /** Exchanges tried. */
  tried = 0;
  /** Points of the best week found, initially those of the given week. */
  fewest: number;
  private readonly together: number;
  private readonly start: number;
  /** Points of each day by itself. */
  private readonly own: readonly number[];

  constructor(private readonly model: ProofModel) {
    this.together = togetherPoints(model, model.week);
    this.own = model.week.map((menu) => menuPoints(model, menu));
    this.start = this.own.reduce((sum, each) => sum + each, this.together);
    this.fewest = this.start;
  }

  /** Tries every dish in place of one meal, and every pair of dishes for two meals of one day or of two days. */
  exchangeMeals(): void {
    const singles = this.model.week.map((menu, day) => this.offers(day, menu, 1));
    singles.forEach((offers, day) => {
      for (const offer of offers) this.take([offer]);
      for (const later of singles.slice(day + 1)) this.takePairs(offers, later);
    });
    this.model.week.forEach((menu, day) => {
      for (const offer of this.offers(day, menu, 2)) this.take([offer]);
    });
  }

  /** Tries one menu in place of that of each day. */
  exchangeDays(menu: Menu, points: number): void {
    this.own.forEach((before, day) => {
      this.take([{ day, menu, saving: before - points }]);
    });
  }

  /** Whether a menu of these points could improve any day, if the weekly counts fell to 0. */
  mayHelp(points: number): boolean {
    return this.own.some((before) => before - points > -this.together);
  }

  /** Menus that differ from the day's in `changed` slots. With two changed slots, only those that may improve the week. */
  private offers(day: number, menu: Menu, changed: number): readonly Offer[] {
    const before = this.own[day] ?? 0;
    const found: Offer[] = [];
    const sets = menu.length < changed ? [] : subsets(menu.length, changed);
    for (const set of sets) {
      const fixed = heldAt(menu, (slot) => !set.includes(slot));
      eachMenu(this.model, fixed, (rows, points) => {
        if (set.some((slot) => rows[slot] === menu[slot])) return;
        if (changed === 1 || before - points > -this.together) {
          found.push({ day, menu: [...rows], saving: before - points });
        } else this.tried += 1;
      });
    }
    return found.sort((a, b) => b.saving - a.saving);
  }

  /** Both lists are sorted by falling saving, so each loop ends at the first pair that cannot improve. */
  private takePairs(offers: readonly Offer[], later: readonly Offer[]): void {
    for (const one of offers) {
      this.tried += later.length;
      for (const two of later) {
        if (one.saving + two.saving <= -this.together) break;
        this.tried -= 1;
        this.take([one, two]);
      }
    }
  }

  private take(offers: readonly Offer[]): void {
    this.tried += 1;
    const saving = offers.reduce((sum, offer) => sum + offer.saving, 0);
    const days = this.start - this.together - saving;
    if (days >= this.fewest) return;
    const week = this.model.week.map((menu, day) => offers.find((offer) => offer.day === day)?.menu ?? menu);
    if (this.returnsTooOften(week)) return;
    const points = days + togetherPoints(this.model, week);
    if (points < this.fewest && isWeek(this.model, week)) this.fewest = points;
  }

  /** The fastest rule, so checked first. */
  private returnsTooOften(week: readonly Menu[]): boolean {
    const ids = week.flatMap((menu) => dishesOfMenu(this.model, menu).map((dish) => dish.id));
    return ids.length > this.model.step.servings * new Set(ids).size;
  }
}

function subsets(count: number, size: number): readonly (readonly number[])[] {
  const slots = Array.from({ length: count }, (_, slot) => slot);
  return size === 1
    ? slots.map((slot) => [slot])
    : slots.flatMap((slot) => slots.slice(slot + 1).map((other) => [slot, other]));
}
