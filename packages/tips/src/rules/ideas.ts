import type { TipConcern } from '../model/tip.ts';
import { CARBOHYDRATE_IDEAS } from './ideas/carbohydrate-ideas.ts';
import { ENERGY_IDEAS } from './ideas/energy-ideas.ts';
import { FAT_IDEAS } from './ideas/fat-ideas.ts';
import { KITCHEN_IDEAS } from './ideas/kitchen-ideas.ts';
import { PLATE_IDEAS } from './ideas/plate-ideas.ts';
import { PURINE_IDEAS } from './ideas/purine-ideas.ts';
import { SAFETY_IDEAS } from './ideas/safety-ideas.ts';
import { SODIUM_IDEAS } from './ideas/sodium-ideas.ts';
import { STYLE_IDEAS } from './ideas/style-ideas.ts';
import { SUGAR_IDEAS } from './ideas/sugar-ideas.ts';
import type { TipIdea } from './tip-idea.ts';

const ALL: readonly TipIdea[] = [
  ...SODIUM_IDEAS,
  ...PLATE_IDEAS,
  ...CARBOHYDRATE_IDEAS,
  ...SUGAR_IDEAS,
  ...FAT_IDEAS,
  ...PURINE_IDEAS,
  ...ENERGY_IDEAS,
  ...SAFETY_IDEAS,
  ...STYLE_IDEAS,
  ...KITCHEN_IDEAS,
];

/** The ideas of a concern. */
export function ideasAbout(concern: TipConcern): readonly TipIdea[] {
  return ALL.filter((idea) => idea.concern === concern);
}
