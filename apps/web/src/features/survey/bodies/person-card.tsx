import type { HealthCondition, Person } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { TargetFigure } from '../art/target-figure.tsx';
import { BodyQuestionList } from './body-question-list.tsx';
import { answerCount } from './change-person.ts';
import styles from './person-card.module.css';
import { PersonFields } from './person-fields.tsx';

type PersonCardProps = {
  readonly person: Person;
  readonly healthConditions: readonly HealthCondition[];
  readonly onChange: (person: Person) => void;
  /** A plan for one person shows the questions at once. */
  readonly open: boolean;
};

/** All that may be said of one person, folded. */
export function PersonCard({ person, healthConditions, onChange, open }: PersonCardProps) {
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
