import { HEALTH_CONDITIONS } from '@kkini/domain';
import { PATHS } from '../../../platform/address/paths.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { ChoiceTile } from '../../../ui/fields/choice-tile.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { ConditionFigure } from '../art/condition-figure.tsx';
import { BodiesLink } from '../bodies/bodies-link.tsx';
import { healthEffects } from '../model/health-effects.ts';
import styles from './health-screen.module.css';
import { QuestionPage } from '../question-page.tsx';
import { toggle } from '../model/toggle.ts';
import { useSurveyStep } from '../model/use-survey-step.ts';

/** Conditions to look after; optional. A note says at once what a choice does to the plan. */
export function HealthScreen() {
  const { t } = useMessages();
  const { draft, answer, goOn } = useSurveyStep(3);
  const chosen = draft.healthConditions;
  const effects = healthEffects(t, chosen);
  return (
    <QuestionPage
      title={t('healthScreen.title')}
      lead={t('healthScreen.lead')}
      onNext={() => goOn(PATHS.eating)}
    >
      <fieldset className={styles.tiles} aria-label={t('healthScreen.label')}>
        {HEALTH_CONDITIONS.map((condition) => (
          <ChoiceTile
            key={condition}
            layout="row"
            title={t(`health.${condition}`)}
            note={t(`healthLine.${condition}`)}
            picture={<ConditionFigure condition={condition} />}
            pressed={chosen.includes(condition)}
            onPress={() => answer({ healthConditions: toggle(chosen, condition) })}
          />
        ))}
      </fieldset>
      <div className={styles.effects} role="status">
        {effects.length > 0 && (
          <Note icon="leaf" title={t('healthScreen.effect')}>
            {effects.map((effect) => (
              <p key={effect}>{effect}</p>
            ))}
          </Note>
        )}
      </div>
      <BodiesLink draft={draft} />
      <p className={styles.notice}>{t('app.medicalNotice')}</p>
    </QuestionPage>
  );
}
