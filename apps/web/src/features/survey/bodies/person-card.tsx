import {
  ageOf,
  BODY_QUESTIONS,
  type BodyQuestion,
  type HealthCondition,
  type Person,
  withoutDoubtful,
} from '@kkini/domain';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useToday } from '../../../platform/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { TargetFigure } from '../art/target-figure.tsx';
import { answerCount } from './change-person.ts';
import { FoldedQuestion } from './folded-question.tsx';
import styles from './person-card.module.css';
import { PersonFields } from './person-fields.tsx';

const QUESTIONS = Object.keys(BODY_QUESTIONS) as BodyQuestion[];

const HINTED = ['warfarin', 'insulin', 'kRetain', 'maoi', 'thyroidDrug'] as const;

type PersonCardProps = {
  readonly person: Person;
  readonly name: string;
  /** The person's own conditions. */
  readonly conditions: readonly HealthCondition[];
  readonly onChange: (person: Person) => void;
  /** Separates people described together; absent if there is nothing to separate. */
  readonly onSeparate: (() => void) | undefined;
  /** Leaves out one of several people of a target. */
  readonly onLeaveOut: (() => void) | undefined;
  /** Whether the questions are expanded at first, as for a single person. */
  readonly open: boolean;
  /** Whether the card takes the focus, because the people at the table have just changed. */
  readonly isNext: boolean;
};

/** All optional questions about one person, collapsed. */
export function PersonCard(props: PersonCardProps) {
  const { person, name, conditions, onChange, onSeparate, onLeaveOut, open, isNext } = props;
  const { t } = useMessages();
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNext) summary.current?.focus();
  }, [isNext]);
  const count = answerCount(person, Number(useToday().slice(0, 4)));
  return (
    <details className={styles.card} open={open}>
      <summary className={styles.summary} ref={summary}>
        <span className={styles.figure}>
          <TargetFigure target={person.target} />
        </span>
        <span className={styles.words}>
          <b>{name}</b>
          <small>{count === 0 ? t('bodies.none') : t('bodies.answered', { count })}</small>
        </span>
        <span className={styles.chevron}>
          <Icon name="chevronRight" size={22} />
        </span>
      </summary>
      <div className={styles.body}>
        <h2>{t('bodies.about')}</h2>
        <PersonFields {...{ person, name, onChange, onSeparate }} />
        <h2>{t('bodies.questions')}</h2>
        <BodyQuestionList person={person} conditions={conditions} onChange={onChange} />
        {onLeaveOut && (
          <Button look="line" size="small" className={styles.leave} onClick={onLeaveOut}>
            {t('bodies.leaveOut', { target: name })}
          </Button>
        )}
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
  const year = Number(useToday().slice(0, 4));
  const asked = QUESTIONS.filter((question) => concerns(question, person, { conditions, year }));
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

type Circumstances = { readonly conditions: readonly HealthCondition[]; readonly year: number };

function concerns(question: BodyQuestion, person: Person, { conditions, year }: Circumstances): boolean {
  if (question === 'cirrhosis') return conditions.includes('liverDisease');
  if (question !== 'pregnancy') return true;
  // An answer that acts on the plan stays in sight.
  if (person.answers.pregnancy !== undefined) return true;
  const isOld = (ageOf(withoutDoubtful(person, year), year) ?? 0) >= TOO_OLD_TO_ASK;
  return person.sex !== 'male' && person.target !== 'child' && !isOld;
}

/** Age from which nobody is asked about pregnancy. */
const TOO_OLD_TO_ASK = 65;
