import type { TopicWordingTable } from '../rules/tip-topic.ts';
import { BETTER_FAT_WORDINGS } from './topics/better-fat-wordings.ts';
import { CARBOHYDRATE_WORDINGS } from './topics/carbohydrate-wordings.ts';
import { ENERGY_WORDINGS } from './topics/energy-wordings.ts';
import { FAT_WORDINGS } from './topics/fat-wordings.ts';
import { LIGHT_MEAL_WORDINGS } from './topics/light-meal-wordings.ts';
import { ONE_BOWL_WORDINGS } from './topics/one-bowl-wordings.ts';
import { PROTEIN_WORDINGS } from './topics/protein-wordings.ts';
import { PURINE_WORDINGS } from './topics/purine-wordings.ts';
import { SAFETY_WORDINGS } from './topics/safety-wordings.ts';
import { SHOP_DISH_SALT_WORDINGS } from './topics/shop-dish-salt-wordings.ts';
import { SHOP_SALT_WORDINGS } from './topics/shop-salt-wordings.ts';
import { SODIUM_WORDINGS } from './topics/sodium-wordings.ts';
import { STAGE_WORDINGS } from './topics/stage-wordings.ts';
import { IRON_WORDINGS, STYLE_WORDINGS } from './topics/style-wordings.ts';
import { SUGAR_WORDINGS } from './topics/sugar-wordings.ts';
import { VITAMIN_K_WORDINGS } from './topics/vitamin-k-wordings.ts';

/** Wordings of every topic. */
export const WORDINGS: TopicWordingTable = {
  ...SODIUM_WORDINGS,
  ...SHOP_SALT_WORDINGS,
  ...SHOP_DISH_SALT_WORDINGS,
  ...CARBOHYDRATE_WORDINGS,
  ...ONE_BOWL_WORDINGS,
  ...SUGAR_WORDINGS,
  ...FAT_WORDINGS,
  ...BETTER_FAT_WORDINGS,
  ...PURINE_WORDINGS,
  ...ENERGY_WORDINGS,
  ...PROTEIN_WORDINGS,
  ...IRON_WORDINGS,
  ...SAFETY_WORDINGS,
  ...STAGE_WORDINGS,
  ...VITAMIN_K_WORDINGS,
  ...STYLE_WORDINGS,
  ...LIGHT_MEAL_WORDINGS,
};
