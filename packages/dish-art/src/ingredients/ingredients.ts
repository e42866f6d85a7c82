import { beansAndTofu } from './beans-and-tofu.ts';
import { broccoliAndAvocado } from './broccoli-and-avocado.ts';
import { dairy } from './dairy.ts';
import { doughs } from './doughs.ts';
import type { IngredientFamily } from './draw-ingredient.ts';
import { eggs } from './eggs.ts';
import { fish } from './fish.ts';
import { fruitingVegetables } from './fruiting-vegetables.ts';
import { fruits } from './fruits.ts';
import { garnishes } from './garnishes.ts';
import { grainsAndWraps } from './grains-and-wraps.ts';
import { grilled } from './grilled.ts';
import { leaves } from './leaves.ts';
import { meats } from './meats.ts';
import { mushrooms } from './mushrooms.ts';
import { nuts } from './nuts.ts';
import { orchardFruits } from './orchard-fruits.ts';
import { pantry } from './pantry.ts';
import { poultry } from './poultry.ts';
import { roots } from './roots.ts';
import { seafoodPieces } from './seafood-pieces.ts';
import { seasonings } from './seasonings.ts';
import { seaweeds } from './seaweeds.ts';
import { shellfish } from './shellfish.ts';
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
