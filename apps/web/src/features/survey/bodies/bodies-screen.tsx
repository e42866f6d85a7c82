import {
  BODY_QUESTIONS,
  type BodyQuestion,
  type HealthCondition,
  type Person,
  personsOf,
} from '@kkini/domain';
import { conditionsOf } from '@kkini/domain/limits';
import { useMessages } from '../../../messages/messages-context.tsx';
import { PATHS } from '../../../platform/address/paths.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { TargetFigure } from '../art/target-figure.tsx';
import { useSurveyStep } from '../model/use-survey-step.ts';
import { QuestionPage } from '../question-page.tsx';
import styles from './bodies-screen.module.css';
import { answerCount, changePerson } from './change-person.ts';
import { ConditionOwners } from './condition-owners.tsx';
import { FoldedQuestion } from './folded-question.tsx';
import { PersonFields } from './person-fields.tsx';

const QUESTIONS = Object.keys(BODY_QUESTIONS) as BodyQuestion[];

const HINTED = ['insulin', 'kRetain', 'maoi'] as const;

/** Optional questions about the people's bodies and medicines. */
export function BodiesScreen() {
  const { t } = useMessages();
  const { draft, answer, goOn } = useSurveyStep(3);
  const persons = personsOf(draft);
  return (
    <QuestionPage
      title={t('bodies.title')}
      name={t('bodies.name')}
      lead={t('bodies.lead')}
      onNext={() => goOn(PATHS.eating)}
    >
      <ConditionOwners draft={draft} onChange={answer} />
      {persons.map((person) => (
        <PersonCard
          key={person.target}
          person={person}
          conditions={conditionsOf(person, draft)}
          onChange={(changed) => answer({ persons: changePerson(draft, changed) })}
          open={persons.length === 1}
        />
      ))}
      <div className={styles.notice}>
        <p>{t('bodies.dietitian')}</p>
        <p>{t('bodies.private')}</p>
      </div>
    </QuestionPage>
  );
}

type PersonCardProps = {
  readonly person: Person;
  /** Their own conditions. */
  readonly conditions: readonly HealthCondition[];
  readonly onChange: (person: Person) => void;
  /** With one person the questions are open from the start. */
  readonly open: boolean;
};

/** All optional questions about one person, collapsed. */
function PersonCard({ person, conditions, onChange, open }: PersonCardProps) {
  const { t } = useMessages();
  const count = answerCount(person);
  return (
    <details className={styles.card} open={open}>
      <summary className={styles.summary}>
        <span className={styles.figure}>
          <TargetFigure target={person.target} />
        </span>
        <span className={styles.words}>
          <b>{t(`target.${person.target}`)}</b>
          <small>{count === 0 ? t('bodies.none') : t('bodies.answered', { count })}</small>
        </span>
        <span className={styles.chevron}>
          <Icon name="chevronRight" size={22} />
        </span>
      </summary>
      <div className={styles.body}>
        <h2>{t('bodies.about')}</h2>
        <PersonFields person={person} onChange={onChange} />
        <h2>{t('bodies.questions')}</h2>
        <BodyQuestionList person={person} conditions={conditions} onChange={onChange} />
      </div>
    </details>
  );
}

type BodyQuestionListProps = {
  readonly person: Person;
  readonly conditions: readonly HealthCondition[];
  readonly onChange: (person: Person) => void;
};

/** The questions about health and medicines that apply to a person (safety-rules section 4). */
function BodyQuestionList({ person, conditions, onChange }: BodyQuestionListProps) {
  const { t } = useMessages();
  const asked = QUESTIONS.filter((question) => concerns(question, person, conditions));
  function answer(question: BodyQuestion, value: string | null) {
    const { [question]: _, ...others } = person.answers;
    onChange({ ...person, answers: value === null ? others : { ...others, [question]: value } });
  }
  return (
    <div>
      {asked.map((question) => {
        const answers: readonly Answer[] = BODY_QUESTIONS[question];
        return (
          <FoldedQuestion
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

function isHinted(question: BodyQuestion): question is (typeof HINTED)[number] {
  return HINTED.some((hinted) => hinted === question);
}

function concerns(question: BodyQuestion, person: Person, conditions: readonly HealthCondition[]): boolean {
  if (question === 'cirrhosis') return conditions.includes('liverDisease');
  return question !== 'pregnancy' || (person.sex !== 'male' && person.target !== 'child');
}
