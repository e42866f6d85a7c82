import type { CheapestMenus } from './cheapest-menus.ts';
import type { PricedMenus } from './priced-proof.ts';
import { dishesOfMenu, isWeek, type Menu, type ProofModel, togetherPoints } from './proof-model.ts';

/** Most choices of menus to visit. */
const MOST_CHOICES = 2_000_000;

/** The result of trying every week that may cost less than `below`; `fewest` is infinite without one. */
export type EveryWeek = {
  /** False where menus were left out or there were too many weeks. */
  readonly isComplete: boolean;
  readonly menus: number;
  readonly choices: number;
  readonly fewest: number;
};

/**
 * Tries every week that may cost less than `below`: each of its menus has priced points of at most below + rebate -
 * the six cheapest days. Visits all choices of seven such menus and leaves a branch once its priced points exceed the
 * bound.
 */
export function tryEveryWeek(
  model: ProofModel,
  {
    list,
    prices,
    below,
  }: { readonly list: CheapestMenus; readonly prices: PricedMenus; readonly below: number },
): EveryWeek {
  const most = below + prices.rebate - prices.six;
  const indices = [...list.menus.keys()].filter((index) => (prices.priced[index] ?? 0) <= most);
  indices.sort((a, b) => (prices.priced[a] ?? 0) - (prices.priced[b] ?? 0));
  const menus = indices.map((index) => list.menus[index] ?? []);
  const trial = new Trial(model, {
    menus,
    own: indices.map((index) => list.points[index] ?? 0),
    priced: indices.map((index) => prices.priced[index] ?? 0),
    limit: below + prices.rebate,
    below,
  });
  trial.choose(0, 0);
  const isComplete = prices.others > most && trial.choices < MOST_CHOICES;
  return { isComplete, menus: menus.length, choices: trial.choices, fewest: trial.fewest };
}

type Choice = {
  readonly menus: readonly Menu[];
  readonly own: readonly number[];
  readonly priced: readonly number[];
  readonly limit: number;
  readonly below: number;
};

class Trial {
  choices = 0;
  fewest = Infinity;
  private readonly chosen: number[] = [];
  private readonly servings = new Map<string, number>();
  private readonly ids: readonly (readonly string[])[];

  constructor(
    private readonly model: ProofModel,
    private readonly choice: Choice,
  ) {
    this.ids = choice.menus.map((menu) => dishesOfMenu(model, menu).map((dish) => dish.id));
  }

  /** Chooses the remaining days from position `from` on. Menus are sorted by priced points. */
  choose(from: number, soFar: number): void {
    const left = this.model.week.length - this.chosen.length;
    if (left === 0) {
      this.weigh();
      return;
    }
    for (let at = from; at < this.choice.menus.length && this.choices < MOST_CHOICES; at += 1) {
      const priced = this.choice.priced[at] ?? 0;
      if (soFar + left * priced > this.choice.limit) return;
      this.choices += 1;
      if (!this.serve(at, 1)) {
        this.serve(at, -1);
        continue;
      }
      this.chosen.push(at);
      this.choose(this.model.step.servings === 1 ? at + 1 : at, soFar + priced);
      this.chosen.pop();
      this.serve(at, -1);
    }
  }

  /** Adds or removes the servings of a menu; false where a dish is served too often. */
  private serve(at: number, change: number): boolean {
    let fits = true;
    for (const id of this.ids[at] ?? []) {
      const servings = (this.servings.get(id) ?? 0) + change;
      this.servings.set(id, servings);
      if (servings > this.model.step.servings) fits = false;
    }
    return fits;
  }

  private weigh(): void {
    const week = this.chosen.map((at) => this.choice.menus[at] ?? []);
    const days = this.chosen.reduce((sum, at) => sum + (this.choice.own[at] ?? 0), 0);
    const points = days + togetherPoints(this.model, week);
    if (points < Math.min(this.choice.below, this.fewest) && isWeek(this.model, week)) this.fewest = points;
  }
}
