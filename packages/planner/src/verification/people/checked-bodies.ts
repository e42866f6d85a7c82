import type { HealthCondition, Person, SurveyDraft } from '@kkini/domain';

/** Age group of a person. */
export type Stage = 'adult' | 'older' | 'child';

/** A person's body as the checks read it. `states` are the answers that add rows. */
export type CheckedBody = {
  readonly said: Person;
  readonly age: number | null;
  readonly stage: Stage;
  readonly states: readonly string[];
  /** The conditions of the survey that this person has. */
  readonly conditions: readonly HealthCondition[];
};

type Asked = Pick<SurveyDraft, 'targets' | 'persons' | 'startDate' | 'healthConditions'>;

/** The persons of the plan, in the order of the survey's list of targets; without any, one unnamed person. */
export function checkedBodies({
  targets,
  persons,
  startDate,
  healthConditions,
}: Asked): readonly CheckedBody[] {
  const year = Number((startDate ?? '').slice(0, 4));
  const order = ['self', 'parents', 'spouse', 'child', 'colleague'] as const;
  const chosen = order.filter((target) => targets.includes(target));
  const people = (chosen.length > 0 ? chosen : (['self'] as const)).flatMap((target) => {
    const described = persons.filter((person) => person.target === target);
    return described.length === 0 ? [{ ...UNKNOWN, target }] : described;
  });
  const owned = healthConditions.filter((each) => people.some(({ freeOf }) => !freeOf.includes(each)));
  return people.map((person) => {
    // A condition that every person is marked as free of applies to everybody.
    const freeOf = person.freeOf.filter((each) => owned.includes(each));
    const said = { ...believed(person, year), freeOf };
    const age = said.birthYear === null ? null : year - said.birthYear;
    const conditions = healthConditions.filter((each) => !freeOf.includes(each));
    return { said, age, stage: stageOf(said, age), states: statesOf(said), conditions };
  });
}

const UNKNOWN: Person = {
  target: 'self',
  count: 1,
  sex: null,
  birthYear: null,
  heightCm: null,
  weightKg: null,
  activity: null,
  answers: {},
  freeOf: [],
};

/** Drops implausible measures (safety-rules section 2). */
function believed(person: Person, year: number): Person {
  const { birthYear, heightCm, weightKg } = person;
  const wrongYear = birthYear !== null && (year - birthYear < 0 || year - birthYear > 120);
  const wrongHeight = heightCm !== null && (heightCm < 80 || heightCm > 220);
  const wrongWeight = weightKg !== null && (weightKg < 10 || weightKg > 250);
  const index = heightCm === null || weightKg === null ? 20 : weightKg / (heightCm / 100) ** 2;
  const wrongIndex = !wrongYear && !wrongHeight && !wrongWeight && (index < 10 || index > 60);
  return {
    ...person,
    birthYear: wrongYear ? null : birthYear,
    heightCm: wrongHeight || wrongIndex ? null : heightCm,
    weightKg: wrongWeight || wrongIndex ? null : weightKg,
  };
}

function stageOf({ target }: Person, age: number | null): Stage {
  if (age !== null) return age >= 65 ? 'older' : age >= 19 ? 'adult' : 'child';
  return target === 'parents' ? 'older' : target === 'child' ? 'child' : 'adult';
}

/** An unsure answer counts as yes. Unanswered kidneys are a separate state (safety-rules section 4). */
function statesOf({ answers }: Person): readonly string[] {
  const { kidney, pregnancy, stomach } = answers;
  const isSaid = (question: 'kRetain' | 'warfarin' | 'insulin' | 'cirrhosis') =>
    ['yes', 'unsure'].includes(answers[question] ?? '');
  const found: readonly (readonly [string, boolean])[] = [
    ['kidneyOpen', kidney === undefined],
    ['kidneyEarly', kidney === 'stage1to2'],
    ['kidneyThird', kidney === 'stage3' || kidney === 'unsure' || kidney === 'stage4to5'],
    ['potassiumOff', !(kidney === 'healthy' && answers.kRetain === 'no')],
    ['kRetain', isSaid('kRetain')],
    ['pregnant', pregnancy === 'pregnant' || (pregnancy ?? '').startsWith('trimester')],
    ['lactating', pregnancy === 'lactating'],
    ['warfarin', isSaid('warfarin')],
    ['insulin', isSaid('insulin')],
    ['stomach', stomach === 'over3Months' || stomach === 'within3Months'],
    ['cirrhosis', isSaid('cirrhosis')],
  ];
  return found.flatMap(([state, holds]) => (holds ? [state] : []));
}
