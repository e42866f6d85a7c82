import { type Nutrient, personsOf, readExcludedFoods, type SurveyDraft, type Taxonomy } from '@kkini/domain';
import { HARD_RULES, ruleOwners } from '@kkini/planner';
import type { TipLimits, TipPeople } from '@kkini/tips';
import { surveyVisitor } from '../judgement/survey-visitor.ts';
import { RECIPE_PLATE, type TipPlate } from './planned-dish.ts';
import { tipPerson } from './tip-person.ts';

/** What the people of a survey eat: within the limits they share, and each their plate of a dish that stands in a plan. */
export type TipTable = { readonly limits: TipLimits; readonly plates: readonly TipPlate[] };

/** The people of a survey as tips know them: what they chose, what they left out, what their rules forbid, and each of them. */
export function tipPeople(taxonomy: Taxonomy, answers: SurveyDraft, { limits, plates }: TipTable): TipPeople {
  const { targets, healthConditions, eatingStyles } = answers;
  const owners = ruleOwners(surveyVisitor(taxonomy, answers));
  const rules = HARD_RULES.filter(({ owner }) => owners.has(owner));
  const table = { answers, cappedNutrients: cappedNutrients(limits) };
  return {
    targets,
    healthConditions,
    eatingStyles,
    exclusions: readExcludedFoods(taxonomy, answers).flatMap((reading) => reading.exclusions),
    hardTags: [...new Set(rules.flatMap(({ tags }) => tags))],
    hardFoods: [...new Set(rules.flatMap(({ foods }) => foods))],
    persons: personsOf(answers).map((person, who) =>
      tipPerson(person, { ...table, plate: plates[who] ?? RECIPE_PLATE }),
    ),
  };
}

function cappedNutrients({ day }: TipLimits): readonly Nutrient[] {
  return (Object.keys(day) as Nutrient[]).filter((nutrient) => day[nutrient]?.max !== undefined);
}
