import { dairy } from './animals/dairy.ts';
import { eggs } from './animals/eggs.ts';
import { fish } from './animals/fish.ts';
import { meats } from './animals/meats.ts';
import { poultry } from './animals/poultry.ts';
import { seafoodPieces } from './animals/seafood-pieces.ts';
import { shellfish } from './animals/shellfish.ts';
import { doughs } from './doughs.ts';
import type { IngredientFamily } from './draw-ingredient.ts';
import { garnishes } from './garnishes.ts';
import { grainsAndWraps } from './grains-and-wraps.ts';
import { grilled } from './grilled.ts';
import { pantry } from './pantry.ts';
import { beansAndTofu } from './plants/beans-and-tofu.ts';
import { broccoliAndAvocado } from './plants/broccoli-and-avocado.ts';
import { fruitingVegetables } from './plants/fruiting-vegetables.ts';
import { fruits } from './plants/fruits.ts';
import { leaves } from './plants/leaves.ts';
import { mushrooms } from './plants/mushrooms.ts';
import { nuts } from './plants/nuts.ts';
import { orchardFruits } from './plants/orchard-fruits.ts';
import { roots } from './plants/roots.ts';
import { seaweeds } from './plants/seaweeds.ts';
import { seasonings } from './seasonings.ts';
import { staples } from './staples.ts';

/** Every ingredient drawing by its name. */
export const INGREDIENTS = {
  ...beansAndTofu,
  ...roots,
  ...leaves,
  ...seaweeds,
  ...fruitingVegetables,
  ...broccoliAndAvocado,
  ...mushrooms,
  ...meats,
  ...poultry,
  ...eggs,
  ...dairy,
  ...fish,
  ...shellfish,
  ...seafoodPieces,
  ...doughs,
  ...grilled,
  ...grainsAndWraps,
  ...staples,
  ...fruits,
  ...orchardFruits,
  ...nuts,
  ...garnishes,
  ...pantry,
  ...seasonings,
} satisfies IngredientFamily;

export type IngredientKey = keyof typeof INGREDIENTS;
