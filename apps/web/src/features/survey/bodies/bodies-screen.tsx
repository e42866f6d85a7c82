import { type HealthCondition, type Person, personsOf } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { PATHS } from '../../../platform/address/paths.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { TargetFigure } from '../art/target-figure.tsx';
import { useSurveyStep } from '../model/use-survey-step.ts';
import { QuestionPage } from '../question-page.tsx';
import styles from './bodies-screen.module.css';
import { BodyQuestionList } from './body-question-list.tsx';
import { answerCount, changePerson } from './change-person.ts';
import { PersonFields } from './person-fields.tsx';

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
      {persons.map((person) => (
        <PersonCard
          key={person.target}
          person={person}
          healthConditions={draft.healthConditions}
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
  readonly healthConditions: readonly HealthCondition[];
  readonly onChange: (person: Person) => void;
  /** With one person the questions are open from the start. */
  readonly open: boolean;
};

/** All optional questions about one person, collapsed. */
function PersonCard({ person, healthConditions, onChange, open }: PersonCardProps) {
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
        <h3>{t('bodies.about')}</h3>
        <PersonFields person={person} onChange={onChange} />
        <h3>{t('bodies.questions')}</h3>
        <BodyQuestionList person={person} healthConditions={healthConditions} onChange={onChange} />
      </div>
    </details>
  );
}
