import type { Wordings } from '../wording/slots.ts';
import { CARBOHYDRATE_ACTION_WORDINGS } from './ideas/carbohydrate-action-wordings.ts';
import { CARBOHYDRATE_WORDINGS } from './ideas/carbohydrate-wordings.ts';
import { ENERGY_WORDINGS } from './ideas/energy-wordings.ts';
import { FAT_WORDINGS } from './ideas/fat-wordings.ts';
import { KITCHEN_PLANT_WORDINGS } from './ideas/kitchen-plant-wordings.ts';
import { KITCHEN_WORDINGS } from './ideas/kitchen-wordings.ts';
import { PLATE_FOOD_WORDINGS } from './ideas/plate-food-wordings.ts';
import { PLATE_SALT_WORDINGS } from './ideas/plate-salt-wordings.ts';
import { PURINE_WORDINGS } from './ideas/purine-wordings.ts';
import { SAFETY_WORDINGS } from './ideas/safety-wordings.ts';
import { SODIUM_ORDER_WORDINGS } from './ideas/sodium-order-wordings.ts';
import { SODIUM_WORDINGS } from './ideas/sodium-wordings.ts';
import { STYLE_WORDINGS } from './ideas/style-wordings.ts';
import { SUGAR_WORDINGS } from './ideas/sugar-wordings.ts';

/** Every wording by its idea. */
export const WORDINGS: Wordings = {
  ...SODIUM_WORDINGS,
  ...PLATE_SALT_WORDINGS,
  ...PLATE_FOOD_WORDINGS,
  ...CARBOHYDRATE_WORDINGS,
  ...SUGAR_WORDINGS,
  ...FAT_WORDINGS,
  ...PURINE_WORDINGS,
  ...ENERGY_WORDINGS,
  ...SAFETY_WORDINGS,
  ...STYLE_WORDINGS,
  ...SODIUM_ORDER_WORDINGS,
  ...CARBOHYDRATE_ACTION_WORDINGS,
  ...KITCHEN_PLANT_WORDINGS,
  ...KITCHEN_WORDINGS,
};
