import { addsFat } from './dish/adds-fat.ts';
import { contradictsPortion } from './dish/contradicts-portion.ts';
import { cutsLittleSalt } from './dish/cuts-little-salt.ts';
import { namesStrangeFood } from './dish/names-strange-food.ts';
import { overstatesSaving } from './dish/overstates-saving.ts';
import { repeatsStep } from './dish/repeats-step.ts';
import { soursSoup } from './dish/sours-soup.ts';
import { speaksOfAbsentPart } from './dish/speaks-of-absent-part.ts';
import { swapsForWorse } from './dish/swaps-for-worse.ts';
import { addsPotassium } from './person/adds-potassium.ts';
import { changesGreens } from './person/changes-greens.ts';
import { offersRawFood } from './person/offers-raw-food.ts';
import { seasonsForChild } from './person/seasons-for-child.ts';
import { setsFluid } from './person/sets-fluid.ts';
import { speaksOfMedicine } from './person/speaks-of-medicine.ts';
import { takesStarchAway } from './person/takes-starch-away.ts';
import type { TipPredicate } from './tip-predicate.ts';
import { assumesDiabetes } from './wording/assumes-diabetes.ts';
import { lectures } from './wording/lectures.ts';
import { promisesEffect } from './wording/promises-effect.ts';
import { repeatsAction } from './wording/repeats-action.ts';
import { shames } from './wording/shames.ts';

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

/** The ids, in the order of the design. */
export const TIP_PREDICATE_IDS = Object.keys(TIP_PREDICATES) as readonly TipPredicateId[];
