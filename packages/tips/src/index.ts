export { checkTip, TIP_PROBLEMS, type TipProblem } from './checks/check-tip.ts';
export { judgeGuide } from './checks/judge-guide.ts';
export { TIP_PREDICATE_IDS, type TipPredicateId } from './checks/predicates/tip-predicates.ts';
export { askedBy } from './checks/predicates/wording-predicates.ts';
export { PREDICATE_REQUESTS } from './messages/predicate-words.ts';
export {
  GLYCEMIC_BANDS,
  type GlycemicBand,
  TIP_CONCERNS,
  TIP_LANGUAGES,
  type Tip,
  type TipBounds,
  type TipConcern,
  type TipLanguage,
  type TipLine,
  type TipSwap,
  type TipText,
} from './model/tip.ts';
export type {
  TipDay,
  TipDish,
  TipFacts,
  TipLimits,
  TipObjection,
  TipPeople,
  TipTablePart,
} from './model/tip-facts.ts';
export {
  KIDNEY_STATES,
  type KidneyState,
  type TipPerson,
  type TipPortion,
  type TipStage,
} from './model/tip-person.ts';
export { numbersIn } from './reading/numbers-in.ts';
export { readStarch, type StarchFood } from './reading/read-starch.ts';
export { renderGuide } from './render-guide.ts';
export { writeTip } from './write-tip.ts';
