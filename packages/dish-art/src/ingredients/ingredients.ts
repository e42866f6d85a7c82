import { cuts, rawFoods } from './animals/cuts.ts';
import { dairy, eggs } from './animals/eggs-and-dairy.ts';
import { fish } from './animals/fish.ts';
import { meats, poultry } from './animals/meats-and-poultry.ts';
import { seafoodPieces, shellfish } from './animals/seafood.ts';
import { doughs } from './doughs.ts';
import type { IngredientFamily } from './draw-ingredient.ts';
import { garnishes } from './garnishes.ts';
import { grainsAndWraps } from './grains-and-wraps.ts';
import { grilled } from './grilled.ts';
import { koreanFoods } from './korean-foods.ts';
import { pantry, seasonings } from './pantry.ts';
import { beansAndTofu, nuts } from './plants/beans-and-nuts.ts';
import { fruits, orchardFruits } from './plants/fruits.ts';
import { leaves } from './plants/leaves.ts';
import { rootShapes, roots } from './plants/roots.ts';
import { mushrooms, seaweeds } from './plants/seaweeds.ts';
import { broccoliAndAvocado, fruitingVegetables } from './plants/vegetables.ts';
import { wholeProduce } from './plants/whole-produce.ts';
import { staples } from './staples.ts';

/** Every ingredient drawing by its name. */
export const INGREDIENTS = {
  ...beansAndTofu,
  ...roots,
  ...rootShapes,
  ...leaves,
  ...seaweeds,
  ...fruitingVegetables,
  ...broccoliAndAvocado,
  ...mushrooms,
  ...meats,
  ...poultry,
  ...cuts,
  ...eggs,
  ...dairy,
  ...fish,
  ...shellfish,
  ...seafoodPieces,
  ...rawFoods,
  ...doughs,
  ...grilled,
  ...grainsAndWraps,
  ...staples,
  ...fruits,
  ...orchardFruits,
  ...wholeProduce,
  ...nuts,
  ...koreanFoods,
  ...garnishes,
  ...pantry,
  ...seasonings,
} satisfies IngredientFamily;

export type IngredientKey = keyof typeof INGREDIENTS;
