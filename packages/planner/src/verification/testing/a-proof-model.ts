import { aNutrition } from '@kkini/domain/testing';
import { aVisitor } from '../../testing/a-candidate.ts';
import type { Weighed } from '../people/day-targets.ts';
import type { Menu, ProofModel } from '../proof/proof-model.ts';
import type { WeekCounter } from '../proof/week-points.ts';
import type { ServedDish } from '../served-dish.ts';
import { spacingStep } from '../spacing.ts';
import { aServedDish } from './a-served-dish.ts';
import { checkedOf } from './some-choices.ts';

type Sketch = {
  /** Per meal, dishes written `id cost`, with main group and kcal where they matter: `id cost group kcal`. */
  readonly slots: readonly (readonly string[])[];
  /** The rows of each day; by default the first dishes on seven days. */
  readonly week?: readonly Menu[];
  readonly step?: number;
  readonly counters?: readonly WeekCounter[];
  /** The day's ranges with their weights. */
  readonly day?: readonly Weighed[];
};

/** A problem small enough to solve on paper: a dish has its written cost on every day. */
export function aProofModel({ slots, week, step = 0, counters = [], day = [] }: Sketch): ProofModel {
  const none = { breakfast: 0, lunch: 0, dinner: 0 };
  const targets = { day, meal: { breakfast: [], lunch: [], dinner: [] }, mealEnergyKcal: none };
  return {
    slots: slots.map((written) => ({
      dishes: written.map(dishOf),
      cost: Float64Array.from(written, (each) => Number(each.split(' ')[1])),
    })),
    week: week ?? Array.from({ length: 7 }, () => slots.map(() => 0)),
    step: spacingStep(step, false),
    counters,
    context: {
      visitor: checkedOf(aVisitor()),
      targets,
      month: 1,
      seed: 0,
      seedPoints: 0,
      basket: [],
      atHome: [],
    },
  };
}

/** A dish with a main group of its own, unless one is written. */
function dishOf(written: string): ServedDish {
  const [id = '', , group = id, kcal = '0'] = written.split(' ');
  return aServedDish({
    id,
    mainGroup: group as ServedDish['mainGroup'],
    nutrition: aNutrition({ energyKcal: Number(kcal) }),
  });
}
