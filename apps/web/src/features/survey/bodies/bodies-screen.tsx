import { type HealthCondition, personsOf, type SurveyDraft } from '@kkini/domain';
import { conditionsOf } from '@kkini/domain/limits';
import { useId, useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { ownersOf, personNames } from '../../../messages/person-names.ts';
import { PATHS } from '../../../platform/address/paths.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { Chip } from '../../../ui/fields/chip.tsx';
import { useInSight } from '../../../ui/use-in-sight.ts';
import { useSurveyStep } from '../model/use-survey-step.ts';
import { QuestionPage } from '../question-page.tsx';
import styles from './bodies-screen.module.css';
import {
  changePerson,
  maySeparate,
  separatePersons,
  toggleOwner,
  unlikeCount,
  withoutPerson,
} from './change-person.ts';
import { PersonCard } from './person-card.tsx';

/** Optional questions about the people's bodies and medicines. */
export function BodiesScreen() {
  const { t } = useMessages();
  const { draft, answer, goOn } = useSurveyStep(3);
  return (
    <QuestionPage
      title={t('bodies.title')}
      name={t('bodies.name')}
      lead={t('bodies.lead')}
      onNext={() => goOn(PATHS.eating)}
    >
      <ConditionOwners draft={draft} onChange={answer} />
      <People draft={draft} onChange={answer} />
      <div className={styles.notice}>
        <p>{t('bodies.dietitian')}</p>
        <p>{t('bodies.private')}</p>
        <p>{t('app.medicalNotice')}</p>
      </div>
    </QuestionPage>
  );
}

type PeopleProps = {
  readonly draft: SurveyDraft;
  readonly onChange: (change: Partial<SurveyDraft>) => void;
};

/** A card for each person. People of one target can be separated, and one of several left out. */
function People({ draft, onChange }: PeopleProps) {
  const { t } = useMessages();
  // Indices in `personsOf`: the person to focus after people were separated or left out, and the person to be left out.
  const [next, setNext] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<number | null>(null);
  const persons = personsOf(draft);
  const names = personNames(t, persons);
  const places = personNames(
    t,
    persons.map(({ target }) => ({ target })),
  );
  function separate(at: number) {
    setNext(at);
    onChange({ persons: separatePersons(draft, at) });
  }
  function leaveOut(at: number) {
    setLeaving(null);
    setNext(persons[at - 1]?.target === persons[at]?.target ? at - 1 : at);
    onChange(withoutPerson(draft, at));
  }
  return (
    <>
      {persons.map((person, at) => {
        const unlike = unlikeCount(draft, person);
        return (
          <PersonCard
            // With fewer or more people, another person has this index.
            key={`${places[at]} of ${unlike}`}
            person={person}
            name={names[at] ?? ''}
            conditions={conditionsOf(person, draft)}
            onChange={(changed) => onChange({ persons: changePerson(draft, at, changed) })}
            onSeparate={maySeparate(draft, person) ? () => separate(at) : undefined}
            onLeaveOut={unlike > 1 ? () => setLeaving(at) : undefined}
            open={persons.length === 1 || at === next}
            isNext={at === next}
          />
        );
      })}
      {leaving !== null && (
        <LeaveOutQuestion
          name={names[leaving] ?? ''}
          onLeaveOut={() => leaveOut(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

type LeaveOutQuestionProps = {
  readonly name: string;
  readonly onLeaveOut: () => void;
  readonly onClose: () => void;
};

function LeaveOutQuestion({ name, onLeaveOut, onClose }: LeaveOutQuestionProps) {
  const { t } = useMessages();
  return (
    <QuestionDialog
      message={t('bodies.leaveOutTitle', { target: name })}
      detail={t('bodies.leaveOutText', { target: name })}
      answers={[
        { label: t('app.close'), look: 'plain', onPress: onClose },
        { label: t('bodies.leaveOut', { target: name }), onPress: onLeaveOut },
      ]}
    />
  );
}

type ConditionOwnersProps = {
  readonly draft: SurveyDraft;
  readonly onChange: (change: Pick<SurveyDraft, 'persons'>) => void;
};

/** Asks which of several people have each condition; until it is answered, everybody has it. */
function ConditionOwners({ draft, onChange }: ConditionOwnersProps) {
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
  const refusal = useInSight<HTMLParagraphElement>(isRefused);
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
      <p id={hintId} className={styles.hint} ref={refusal} role="status">
        {isRefused && t('bodies.lastOwner')}
      </p>
    </fieldset>
  );
}
