import { TIP_CONCERNS } from '../model/tip.ts';
import type { TipTopic, TopicTable } from './tip-topic.ts';
import { CARBOHYDRATE_TOPICS } from './topics/carbohydrate-topics.ts';
import { ENERGY_TOPICS } from './topics/energy-topics.ts';
import { FAT_TOPICS } from './topics/fat-topics.ts';
import { LIGHT_MEAL_TOPICS } from './topics/light-meal-topics.ts';
import { PROTEIN_TOPICS } from './topics/protein-topics.ts';
import { PURINE_TOPICS } from './topics/purine-topics.ts';
import { SAFETY_TOPICS } from './topics/safety-topics.ts';
import { SHOP_SALT_TOPICS } from './topics/shop-salt-topics.ts';
import { SODIUM_TOPICS } from './topics/sodium-topics.ts';
import { STAGE_TOPICS } from './topics/stage-topics.ts';
import { IRON_TOPICS, STYLE_TOPICS } from './topics/style-topics.ts';
import { SUGAR_TOPICS } from './topics/sugar-topics.ts';
import { VITAMIN_K_TOPICS } from './topics/vitamin-k-topics.ts';

const TABLE: TopicTable = {
  ...SODIUM_TOPICS,
  ...SHOP_SALT_TOPICS,
  ...CARBOHYDRATE_TOPICS,
  ...SUGAR_TOPICS,
  ...FAT_TOPICS,
  ...PURINE_TOPICS,
  ...ENERGY_TOPICS,
  ...PROTEIN_TOPICS,
  ...IRON_TOPICS,
  ...SAFETY_TOPICS,
  ...STAGE_TOPICS,
  ...VITAMIN_K_TOPICS,
  ...STYLE_TOPICS,
  ...LIGHT_MEAL_TOPICS,
};

/** Every topic a tip may have. */
export const TOPICS: readonly TipTopic[] = Object.entries(TABLE).flatMap(([id, rule]) => {
  const concern = TIP_CONCERNS.find((each) => id.startsWith(`${each}.`));
  return concern === undefined ? [] : [{ id, concern, ...rule }];
});
