import {
  EATING_STYLES,
  EXCLUDABLE_FOODS,
  HEALTH_CONDITIONS,
  MEAL_STYLES,
  type Survey,
  TARGETS,
} from '@kkini/domain';
import { RandomSource } from './random-source.ts';

/**
 * Any survey with up to two conditions: one to three targets, one eating style, any meal styles, up to four excluded
 * foods, each number as likely. At least one meal is eaten.
 */
export function ordinarySurvey(seed: number): Survey {
  const random = new RandomSource(seed * 7919 + 3);
  const style = () => random.oneOf(MEAL_STYLES);
  const [breakfast, lunch, dinner] = [style(), style(), style()];
  const eatsNothing = [breakfast, lunch, dinner].every((each) => each === 'fasting');
  return {
    targets: random.between(TARGETS, 1, 3),
    mealStyles: { breakfast, lunch: eatsNothing ? 'cookedRecipe' : lunch, dinner },
    startDate: '2099-01-05',
    areas: ['강남'],
    healthConditions: random.between(HEALTH_CONDITIONS, 0, 2),
    eatingStyles: [random.oneOf(EATING_STYLES)],
    excludedFoodStrictness: [],
    persons: [],
    confirmations: [],
    excludedFoods: random.between(EXCLUDABLE_FOODS, 0, 4).map(({ ko }) => ko),
  };
}
