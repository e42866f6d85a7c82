export { type CertifyAgainInput, certifyAgain } from './certify-again.ts';
export { type ChangeCompanionInput, type CompanionChoice, changeCompanion } from './change-companion.ts';
export {
  type ChangeMealInput,
  changeMeal,
  type MealChoice,
  type MealChoices,
  servedSlot,
} from './change-meal.ts';
export { crowdsWeek } from './constraints/counted-meals.ts';
export { forbidsFoods, hardViolations } from './constraints/dish-violations.ts';
export { HARD_RULES } from './constraints/hard-rules.ts';
export { weekViolations } from './constraints/week-violations.ts';
export { assessWeek, filledDays, judgeDays, type WeekAssessment } from './explain/assess-week.ts';
export type { DayWarning } from './explain/day-warnings.ts';
export { type DayReasons, type ExplainWeekInput, explainWeek } from './explain/explain-week.ts';
export type { MealChange, NutrientChange } from './explain/meal-change.ts';
export type { Reason } from './explain/reason.ts';
export type { Relaxation } from './explain/relaxations.ts';
export { type StyleOutlook, styleOutlook } from './explain/style-outlook.ts';
export { type BodyNoteOf, bodyNotes } from './explain/verdicts/body-notes.ts';
export {
  type BoughtGap,
  boughtGaps,
  CONDITION_SETS,
  COVERAGE_BARS,
  type CoverageQuestion,
  type CoverageShortfall,
  type CoverageTable,
  coverageShortfalls,
  coverageTable,
  type DishStyle,
  STAPLES,
} from './explain/verdicts/coverage-shortfalls.ts';
export type {
  DayVerdict,
  ExtrasOfDay,
  FigureVerdict,
  PersonDay,
  PortionsOfDay,
} from './explain/verdicts/day-verdicts.ts';
export {
  type EatenPortion,
  eatenPortions,
  type JudgedDish,
  judgeDish,
  type PortionedMeal,
} from './explain/verdicts/judge-dish.ts';
export type { JudgedLimit } from './explain/verdicts/judge-limits.ts';
export type { MealVerdict } from './explain/verdicts/meal-verdicts.ts';
export { type ExchangedLead, type LightenWeekInput, type LightWeek, lightenWeek } from './lighten-week.ts';
export { type DayLimits, dayLimits } from './limits/day-limits.ts';
export type { Eater } from './limits/people/household.ts';
export { RULES_VERSION } from './limits/rules-version.ts';
export { type Candidate, type CatalogueEntry, makeCandidate } from './model/candidate.ts';
export { type FormerWeek, isKept, type KeptMeals, type MealPlace } from './model/day-locks.ts';
export type { HardRule, Violation } from './model/hard-rule.ts';
export { isAtHome } from './model/home-food.ts';
export { kitchenFor, kitchenOf } from './model/kitchen-of.ts';
export { ANSWER_OWNERS, type RuleOwner, ruleOwners } from './model/rule-owner.ts';
export { type DishesServed, dishesServed, makeTables, type Tables } from './model/tables.ts';
export { makeVisitor, type Visitor } from './model/visitor.ts';
export {
  type PlannedWeek,
  type PlanQuality,
  type PlanWeekInput,
  planWeek,
  type WeekCertificate,
} from './plan-week.ts';
export { SEED_POINTS } from './preferences/meal-cost.ts';
export { workMinutes } from './preferences/weekday-minutes.ts';
export { REHEATING_MINUTES } from './preferences/work-points.ts';
export { type Certificate, provedOf } from './search/bounds/certificate.ts';
export { crossesWalls } from './search/day-walls.ts';
export { seedFrom } from './seed.ts';
export { redateBatches } from './tables/redate-batches.ts';
export { rejoinBatches } from './tables/rejoin-batches.ts';
export type { StockCertificate } from './tables/stock/certify-stock.ts';
export { type ChangedTable, type CompanionSwap, CompanionSwaps, weekWith } from './tables/swap-companion.ts';
