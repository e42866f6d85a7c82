import { BODY_QUESTIONS, type BodyQuestion, type HealthCondition, type Person } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { AnswerChips } from './answer-chips.tsx';
import styles from './person-fields.module.css';

type BodyQuestionListProps = {
  readonly person: Person;
  readonly healthConditions: readonly HealthCondition[];
  readonly onChange: (person: Person) => void;
};

/** The questions about health and medicines that apply to a person (safety-rules section 4). */
export function BodyQuestionList({ person, healthConditions, onChange }: BodyQuestionListProps) {
  const { t } = useMessages();
  const asked = QUESTIONS.filter((question) => concerns(question, person, healthConditions));
  function answer(question: BodyQuestion, value: string | null) {
    const { [question]: _, ...others } = person.answers;
    onChange({ ...person, answers: value === null ? others : { ...others, [question]: value } });
  }
  return (
    <div className={styles.fields}>
      {asked.map((question) => {
        const answers: readonly Answer[] = BODY_QUESTIONS[question];
        return (
          <AnswerChips
            key={question}
            legend={t(`bodyQuestion.${question}`)}
            hint={isHinted(question) ? t(`bodyHint.${question}`) : undefined}
            answers={answers.map((value) => ({ value, label: t(`bodyAnswer.${value}`) }))}
            chosen={person.answers[question] ?? null}
            onChoose={(value) => answer(question, value)}
          />
        );
      })}
    </div>
  );
}

type Answer = (typeof BODY_QUESTIONS)[BodyQuestion][number];

const QUESTIONS = Object.keys(BODY_QUESTIONS) as BodyQuestion[];
const HINTED = ['insulin', 'kRetain', 'maoi'] as const;

function isHinted(question: BodyQuestion): question is (typeof HINTED)[number] {
  return HINTED.some((hinted) => hinted === question);
}

function concerns(question: BodyQuestion, person: Person, conditions: readonly HealthCondition[]): boolean {
  if (question === 'cirrhosis') return conditions.includes('liverDisease');
  return question !== 'pregnancy' || (person.sex !== 'male' && person.target !== 'child');
}
