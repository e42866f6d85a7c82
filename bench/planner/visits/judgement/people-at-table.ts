import {
  aStranger,
  type EatingStyle,
  type HealthCondition,
  type Person,
  type Survey,
  strictnessOf,
} from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';

/** Circumstances of a table that the safety rules use: its conditions, styles, life stages and answers. */
export type Circumstance =
  | HealthCondition
  | EatingStyle
  | 'everyone'
  | 'child'
  | 'older'
  | 'pregnant'
  | 'lactating'
  | 'warfarin'
  | 'maoi'
  | 'thyroidDrug'
  | 'kRetain'
  | 'kidney'
  | 'kidneyThird'
  | 'stomach'
  | 'cirrhosis'
  | 'severeAllergy'
  | 'littleSodium';

/**
 * The people of a survey by their answers, or a person without answers for a target that has none. A condition of which all of them
 * are free applies to everybody.
 */
export const peopleOf = memoizeByObject(({ targets, persons }: Survey): readonly Person[] => {
  const named = targets.length > 0 ? targets : (['self'] as const);
  const people = named.flatMap((each) => {
    const described = persons.filter(({ target }) => target === each);
    return described.length === 0 ? [aStranger(each)] : described;
  });
  const [first, ...others] = people;
  const ofNobody = (first?.freeOf ?? []).filter((each) =>
    others.every(({ freeOf }) => freeOf.includes(each)),
  );
  return people.map((person) => ({
    ...person,
    freeOf: person.freeOf.filter((each) => !ofNobody.includes(each)),
  }));
});

/** Whether a condition of the table applies to this person. */
export function hasCondition({ freeOf }: Person, condition: HealthCondition, survey: Survey): boolean {
  return survey.healthConditions.includes(condition) && !freeOf.includes(condition);
}

/** Age in the year of the plan; null if unknown. */
export function ageAt({ birthYear }: Person, { startDate }: Pick<Survey, 'startDate'>): number | null {
  return birthYear === null ? null : Number(startDate.slice(0, 4)) - birthYear;
}

/** Whether a person is a child: by age, else by their target. */
export function isChild(person: Person, survey: Pick<Survey, 'startDate'>): boolean {
  const age = ageAt(person, survey);
  return age === null ? person.target === 'child' : age < 19;
}

/** What applies to one person alone. */
export function ownCircumstances(person: Person, survey: Survey): ReadonlySet<Circumstance> {
  const { answers, target } = person;
  const age = ageAt(person, survey);
  const young = isChild(person, survey);
  const isOlder = age === null ? target === 'parents' : age >= 65;
  const maybe = (answer: string | undefined) => answer === 'yes' || answer === 'unsure';
  const { pregnancy, kidney } = answers;
  const isLactating = pregnancy === 'lactating';
  const hasKidneys = kidney !== undefined && kidney !== 'healthy';
  const found: readonly (readonly [Circumstance, boolean])[] = [
    ['child', young],
    ['older', isOlder],
    ['pregnant', pregnancy !== undefined && pregnancy !== 'no' && !isLactating],
    ['lactating', isLactating],
    ['warfarin', maybe(answers.warfarin)],
    ['maoi', maybe(answers.maoi)],
    ['thyroidDrug', maybe(answers.thyroidDrug)],
    ['kRetain', maybe(answers.kRetain)],
    ['kidney', hasKidneys],
    ['kidneyThird', hasKidneys && kidney !== 'stage1to2'],
    ['stomach', answers.stomach === 'over3Months'],
    ['cirrhosis', maybe(answers.cirrhosis)],
    [
      'littleSodium',
      isOlder || (young && (age === null || age < 12)) || hasKidneys || maybe(answers.cirrhosis),
    ],
  ];
  return new Set(found.flatMap(([each, holds]) => (holds ? [each] : [])));
}

const LITTLE_SODIUM: readonly Circumstance[] = ['hypertension', 'heartDisease', 'liverDisease', 'lowSodium'];

/** What applies to the table: everything that applies to anybody, because all eat the same dishes. */
export const circumstancesOf = memoizeByObject((survey: Survey): ReadonlySet<Circumstance> => {
  const found = new Set<Circumstance>(['everyone', ...survey.healthConditions, ...survey.eatingStyles]);
  for (const person of peopleOf(survey)) for (const each of ownCircumstances(person, survey)) found.add(each);
  if (LITTLE_SODIUM.some((each) => found.has(each))) found.add('littleSodium');
  if (survey.excludedFoods.some((food) => strictnessOf(survey, food) === 'severeAllergy'))
    found.add('severeAllergy');
  return found;
});
