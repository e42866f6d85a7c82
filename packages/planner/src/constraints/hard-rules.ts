import { EATING_STYLES, type EatingStyle, HEALTH_CONDITIONS, type HealthCondition } from '@kkini/domain';
import { CONDITION_RULES } from '../limits/condition-rules.ts';
import { STYLE_RULES } from '../limits/style-rules.ts';
import type { ChoiceRules } from '../model/choice-rules.ts';
import { type HardRule, rule } from '../model/hard-rule.ts';
import { FISH_OF_A_MEAL, SEAWEED_OF_A_MEAL } from '../model/weighed-foods.ts';
import { ANSWER_RULES } from './answer-rules.ts';

const rulesOf = (owner: HealthCondition | EatingStyle, { hardRules }: ChoiceRules): readonly HardRule[] =>
  hardRules.map(({ source, ...forbidden }) => rule(owner, source, forbidden));

/** HARD rules of life stages. */
const STAGE_RULES: readonly HardRule[] = [
  rule('child', 'KDCA25', { name: 'rawFood', tags: ['raw-risk', 'raw-egg'], forms: ['rawByName'] }),
  rule('child', 'K20', { name: 'alcohol', tags: ['alcohol', 'alcohol-cooking'] }),
  rule('child', 'K20', { name: 'caffeine', tags: ['caffeine'] }),
  rule('child', 'K20', { name: 'choking', tags: ['choking-risk'], forms: ['stickyBalls'] }),
  rule('child', 'K20', { name: 'mercury', tags: ['mercury-high'] }),
  rule('child', 'K25', { name: 'iodine', tags: ['iodine-very-high'], foods: ['hijiki'] }),
  rule('child', 'K25', { name: 'seaweed', most: SEAWEED_OF_A_MEAL }),
  // Whole grapes, cherry tomatoes and sausages come in what is bought, which nobody cuts for the child.
  rule('child.under7', 'K20', { name: 'roundPieces', tags: ['round-piece'], forms: ['roundPieces'] }),
  rule('child.under7', 'MFDS-F', { name: 'fish', most: { fishG: FISH_OF_A_MEAL.under7 } }),
  rule('child.under11', 'MFDS-F', { name: 'fish', most: { fishG: FISH_OF_A_MEAL.under11 } }),
  // Over 65, an infection from raw fish, meat or egg is more severe (safety-rules section 9, P12).
  rule('parents', 'FDA-O', { name: 'rawFood', tags: ['raw-risk', 'raw-egg'], forms: ['rawByName'] }),
  rule('parents', 'KGS18', { name: 'choking', tags: ['choking-risk'], forms: ['stickyBalls'] }),
];

/** Every HARD rule about a single dish: nutrition-rules section 5, and the answers of safety-rules section 4. */
export const HARD_RULES: readonly HardRule[] = [
  rule('everyone', 'K25', { name: 'alcoholicDrink', forms: ['alcoholicDrinkServed'] }),
  ...HEALTH_CONDITIONS.flatMap((condition) => rulesOf(condition, CONDITION_RULES[condition])),
  ...EATING_STYLES.flatMap((style) => rulesOf(style, STYLE_RULES[style])),
  ...STAGE_RULES,
  ...ANSWER_RULES,
];
