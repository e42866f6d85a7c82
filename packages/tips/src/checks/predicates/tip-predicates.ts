import { contradictsPortion, overstatesSaving } from './amount-predicates.ts';
import {
  addsFat,
  cutsLittleSalt,
  namesStrangeFood,
  repeatsStep,
  soursSoup,
  speaksOfAbsentPart,
  swapsForWorse,
} from './dish-predicates.ts';
import {
  addsPotassium,
  changesGreens,
  offersRawFood,
  seasonsForChild,
  setsFluid,
  speaksOfMedicine,
  takesStarchAway,
} from './person-predicates.ts';
import type { TipPredicate } from './tip-predicate.ts';
import { assumesDiabetes, lectures, promisesEffect, repeatsAction, shames } from './wording-predicates.ts';

/** The predicates of safety-rules section 9 by id, in its order. A bullet is forbidden when one is true. */
export const TIP_PREDICATES = {
  P01: speaksOfMedicine,
  P02: cutsLittleSalt,
  P03: overstatesSaving,
  P04: contradictsPortion,
  P05: takesStarchAway,
  P06: soursSoup,
  P07: speaksOfAbsentPart,
  P08: repeatsStep,
  P09: lectures,
  P10: assumesDiabetes,
  P11: addsPotassium,
  P12: offersRawFood,
  P13: setsFluid,
  P14: namesStrangeFood,
  P15: swapsForWorse,
  P16: promisesEffect,
  P17: shames,
  P18: changesGreens,
  P19: addsFat,
  P20: seasonsForChild,
  P21: repeatsAction,
} as const satisfies Readonly<Record<string, TipPredicate>>;
export type TipPredicateId = keyof typeof TIP_PREDICATES;

/** Ids of the predicates, in the order of section 9. */
export const TIP_PREDICATE_IDS = Object.keys(TIP_PREDICATES) as readonly TipPredicateId[];
