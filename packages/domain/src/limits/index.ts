export { conditionsOf, MOST_PERSONS, type PersonCall, personCalls } from '../body/person.ts';
export {
  isLongExclusion,
  MOST_EXCLUDED_CHARACTERS,
  MOST_LISTED,
  overlongList,
} from '../survey/change-answers.ts';
export { CONDITION_FACTS, type ConditionFacts, conditionsThat, mostSodiumMg } from './condition-facts.ts';
export {
  type EnergyKey,
  type FigureBasis,
  figureBasis,
  isEnergyKey,
  LIMIT_FIGURES,
  LIMIT_KEYS,
  LIMIT_MEASURES,
  type LimitFigure,
  type LimitKey,
  type LimitMeasure,
} from './limit-measures.ts';
export {
  BODY_STATES,
  type BodyState,
  LIMIT_OWNERS,
  type LimitOwner,
  QUESTION_OF_STATE,
  type RowOwner,
  toldOwner,
} from './limit-owners.ts';
export {
  CONFIDENCES,
  type Confidence,
  isStated,
  LIMIT_KINDS,
  LIMIT_SPANS,
  LIMIT_UNITS,
  LIMITED_NUTRIENTS,
  type LimitedNutrient,
  type LimitKind,
  type LimitSpan,
  type LimitUnit,
  MARKS,
  type Mark,
  NUTRIENT_UNITS,
} from './limit-terms.ts';
