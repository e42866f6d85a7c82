export { conditionsOf, MOST_PERSONS } from '../body/person.ts';
export { type PersonCall, personCalls } from '../body/person-calls.ts';
export {
  isLongExclusion,
  MOST_EXCLUDED_CHARACTERS,
  MOST_LISTED,
  overlongList,
} from '../survey/change-answers.ts';
export { CONDITION_FACTS, type ConditionFacts, conditionsThat, mostSodiumMg } from './condition-facts.ts';
export {
  BODY_STATES,
  type BodyState,
  LIMIT_OWNERS,
  type LimitOwner,
  limitOwnerOf,
  QUESTION_OF_STATE,
  type RowOwner,
} from './limit-owners.ts';
export {
  CONFIDENCES,
  type Confidence,
  type EnergyKey,
  type FigureBasis,
  figureBasis,
  isEnergyKey,
  isStated,
  LIMIT_FIGURES,
  LIMIT_KEYS,
  LIMIT_KINDS,
  LIMIT_MEASURES,
  LIMIT_SPANS,
  LIMIT_UNITS,
  LIMITED_NUTRIENTS,
  type LimitedNutrient,
  type LimitFigure,
  type LimitKey,
  type LimitKind,
  type LimitMeasure,
  type LimitSpan,
  type LimitUnit,
  MARKS,
  type Mark,
  NUTRIENT_UNITS,
} from './limit-terms.ts';
