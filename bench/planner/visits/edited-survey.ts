import { aStranger, type BodyAnswers, HEALTH_CONDITIONS, type Person, type Survey } from '@kkini/domain';
import type { RandomSource } from '../catalogues/random-source.ts';
import { withOwners } from '../catalogues/random-survey.ts';
import { COMMON_WORDS, EXCLUDED_WORDS } from './judgement/excluded-words.ts';

/** A later change of the answers: a description, and the survey after it. */
export type Edit = { readonly said: string; readonly survey: Survey };

const LATER_ANSWERS: readonly BodyAnswers[] = [
  { pregnancy: 'pregnant' },
  { warfarin: 'yes' },
  { maoi: 'yes' },
  { thyroidDrug: 'yes' },
  { kRetain: 'yes' },
  { kidney: 'stage3' },
  { stomach: 'over3Months' },
  { cirrhosis: 'yes' },
];

/**
 * A survey after its visitor excluded two more foods, added a condition, a child at the table or another answer, and possibly
 * changed whose the conditions are.
 */
export function editedSurvey(survey: Survey, random: RandomSource): Edit {
  const edit = random.oneOf([withWords, withCondition, withChild, withAnswer]);
  const { said, survey: edited } = edit(survey, random);
  const persons = withOwners(edited, random.aside());
  if (persons === edited.persons) return { said, survey: edited };
  const owners = persons.map(({ target, freeOf }) => `${target} free of [${freeOf.join(' ')}]`);
  return { said: `${said}; ${owners.join(', ')}`, survey: { ...edited, persons } };
}

function withWords(survey: Survey, random: RandomSource): Edit {
  const words = [random.oneOf(EXCLUDED_WORDS), random.oneOf(COMMON_WORDS)];
  const excludedFoods = [...new Set([...survey.excludedFoods, ...words])];
  return { said: `without ${words.join(', ')}`, survey: { ...survey, excludedFoods } };
}

function withCondition(survey: Survey, random: RandomSource): Edit {
  const condition = random.oneOf(HEALTH_CONDITIONS);
  const healthConditions = [...new Set([...survey.healthConditions, condition])];
  return { said: condition, survey: { ...survey, healthConditions } };
}

function withChild(survey: Survey, random: RandomSource): Edit {
  const birthYear = Number(survey.startDate.slice(0, 4)) - random.whole(3, 10);
  const child: Person = { ...aStranger('child'), birthYear };
  const persons = [...survey.persons, child];
  const targets = [...new Set([...survey.targets, 'child' as const])];
  return { said: `a child of ${birthYear}`, survey: { ...survey, targets, persons } };
}

/** The survey with one more answer of an adult at the table. */
function withAnswer(survey: Survey, random: RandomSource): Edit {
  const target = survey.targets.find((each) => each !== 'child') ?? survey.targets[0] ?? 'self';
  const person = survey.persons.find((each) => each.target === target) ?? aStranger(target);
  const answer = random.oneOf(LATER_ANSWERS);
  const answering = { ...person, answers: { ...person.answers, ...answer } };
  const persons = [...survey.persons.filter((each) => each !== person), answering];
  return { said: `${target} ${JSON.stringify(answer)}`, survey: { ...survey, persons } };
}
