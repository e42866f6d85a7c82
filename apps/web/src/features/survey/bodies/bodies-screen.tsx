import { personsOf } from '@kkini/domain';
import { PATHS } from '../../../platform/address/paths.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { QuestionPage } from '../question-page.tsx';
import { useSurveyStep } from '../model/use-survey-step.ts';
import styles from './bodies-screen.module.css';
import { changePerson } from './change-person.ts';
import { PersonCard } from './person-card.tsx';

/** What may be said of the people's bodies and medicines; every question may be skipped. */
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
