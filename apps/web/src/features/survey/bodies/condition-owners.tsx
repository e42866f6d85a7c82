import { type HealthCondition, personsOf, type SurveyDraft } from '@kkini/domain';
import { useId, useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { ownersOf, personNames } from '../../../messages/person-names.ts';
import { Chip } from '../../../ui/fields/chip.tsx';
import { toggleOwner } from './change-person.ts';
import styles from './condition-owners.module.css';

type ConditionOwnersProps = {
  readonly draft: SurveyDraft;
  readonly onChange: (change: Pick<SurveyDraft, 'persons'>) => void;
};

/** Asks which of several people have each condition; until it is answered, everybody has it. */
export function ConditionOwners({ draft, onChange }: ConditionOwnersProps) {
  const { t } = useMessages();
  const titleId = useId();
  if (personsOf(draft).length < 2 || draft.healthConditions.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('bodies.owners')}</h2>
      <p className={styles.lead}>{t('bodies.ownersLead')}</p>
      <p className={styles.lead}>{t('bodies.ownersDishes')}</p>
      {draft.healthConditions.map((condition) => (
        <OwnersOfCondition key={condition} {...{ condition, draft, onChange }} />
      ))}
    </section>
  );
}

/** The people with a condition. One of them always stays, because a condition nobody has should be removed from the survey. */
function OwnersOfCondition(props: ConditionOwnersProps & { readonly condition: HealthCondition }) {
  const { condition, draft, onChange } = props;
  const { t } = useMessages();
  const hintId = useId();
  const [isRefused, setIsRefused] = useState(false);
  const owners = ownersOf(condition, draft);
  return (
    <fieldset className={styles.condition}>
      <legend>{t(`health.${condition}`)}</legend>
      <div className={styles.chips}>
        {personNames(t, personsOf(draft)).map((name, at) => {
          const isOwner = owners.includes(at);
          const isLast = isOwner && owners.length === 1;
          return (
            <Chip
              key={name}
              pressed={isOwner}
              heldBy={isLast ? hintId : undefined}
              onPress={() => {
                setIsRefused(isLast);
                if (!isLast) onChange({ persons: toggleOwner(draft, condition, at) });
              }}
            >
              {name}
            </Chip>
          );
        })}
      </div>
      <p id={hintId} className={styles.hint} role="status">
        {isRefused && t('bodies.lastOwner')}
      </p>
    </fieldset>
  );
}
