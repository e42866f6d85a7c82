import type { ExclusionReadingWire } from '@kkini/contract';
import { HEALTH_CONDITIONS, type HealthCondition, personsOf, type SurveyDraft } from '@kkini/domain';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { MixedText } from '../../../../messages/mixed-text.tsx';
import { editing, PATHS } from '../../../../platform/address/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import styles from './exclusion-questions.module.css';

type QuestionNoteProps = {
  readonly icon: IconName;
  readonly tone: 'warm' | 'green';
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Answer buttons, if there is something to answer. */
  readonly children?: ReactNode;
};

export function QuestionNote({ icon, tone, title, detail, children }: QuestionNoteProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={styles.note} data-tone={tone}>
      <Icon name={icon} size={22} />
      <div className={styles.words}>
        <p id={id} className={styles.title}>
          {title}
        </p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {children && <div className={styles.answers}>{children}</div>}
    </fieldset>
  );
}

type HealthFact = ExclusionReadingWire['healthFacts'][number];

/** The illnesses, states and medicines that excluded foods name and the survey does not state yet, each once. */
export function openHealthFacts(facts: readonly HealthFact[], draft: SurveyDraft): readonly HealthFact[] {
  const persons = personsOf(draft);
  return [...new Set(facts)].filter((fact) =>
    isCondition(fact)
      ? !draft.healthConditions.includes(fact)
      : persons.every(({ answers }) => answers[fact] === undefined),
  );
}

function isCondition(fact: HealthFact): fact is HealthCondition {
  return HEALTH_CONDITIONS.some((each) => each === fact);
}

/**
 * Says that an illness or a medicine written beside an excluded food sets no limits, and where to state it: the foods
 * alone are left out.
 */
export function HealthFactsNote({ facts }: { readonly facts: readonly HealthFact[] }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const names = facts.map((fact) => (isCondition(fact) ? t(`health.${fact}`) : t(`healthFact.${fact}`)));
  const go = (path: string) => () => void navigate(editing(path), { state: { edit: true } });
  return (
    <QuestionNote
      icon="alert"
      tone="warm"
      title={<MixedText text={t('exclusion.healthFacts', { names: names.join(', ') })} />}
      detail={t('exclusion.healthFactsDetail')}
    >
      {facts.some(isCondition) && (
        <Button size="small" look="line" onClick={go(PATHS.health)}>
          {t('exclusion.healthFactsConditions')}
        </Button>
      )}
      {!facts.every(isCondition) && (
        <Button size="small" look="line" onClick={go(PATHS.bodies)}>
          {t('bodies.link')}
        </Button>
      )}
    </QuestionNote>
  );
}
