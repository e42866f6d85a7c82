import { HEALTH_CONDITIONS, type HealthCondition, personsOf, type SurveyDraft } from '@kkini/domain';
import { CONDITION_FACTS, mostSodiumMg } from '@kkini/domain/limits';
import { useNavigate } from 'react-router';
import { figure } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Translate } from '../../../messages/translate.ts';
import { editing, PATHS } from '../../../platform/address/paths.ts';
import { useToday } from '../../../platform/use-today.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { ChoiceTile } from '../../../ui/fields/choice-tile.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ConditionFigure } from '../art/condition-figure.tsx';
import { answerCount, withOwners } from '../bodies/change-person.ts';
import { toggle } from '../model/toggle.ts';
import { useIsEditing, useSurveyStep } from '../model/use-survey-step.ts';
import { QuestionPage } from '../question-page.tsx';
import styles from './health-screen.module.css';

/** Health conditions; optional. A note shows the effect of the choice on the plan. */
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
      <fieldset className={styles.tiles} aria-label={t('check.health')}>
        {HEALTH_CONDITIONS.map((condition) => (
          <ChoiceTile
            key={condition}
            layout="row"
            title={t(`health.${condition}`)}
            note={t(`healthLine.${condition}`)}
            picture={<ConditionFigure condition={condition} />}
            pressed={chosen.includes(condition)}
            onPress={() =>
              answer({
                healthConditions: toggle(chosen, condition),
                persons: withOwners(draft, condition),
              })
            }
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

/** Effects of the chosen conditions on the plan, a sentence each: shared limits first, with their strictest value. */
function healthEffects(t: Translate, conditions: readonly HealthCondition[]): readonly string[] {
  const sodiumMg = mostSodiumMg(conditions);
  const chosen = HEALTH_CONDITIONS.filter((condition) => conditions.includes(condition));
  return [
    ...(Number.isFinite(sodiumMg)
      ? [t('effect.sodium', { mg: figure(sodiumMg), salt: figure(sodiumMg * SALT_G_PER_SODIUM_MG, 1) })]
      : []),
    ...(chosen.some((condition) => CONDITION_FACTS[condition].limitsAddedSugar) ? [t('effect.sugar')] : []),
    ...chosen.map((condition) => t(`effect.${condition}`)),
  ];
}

/** Grams of table salt with a milligram of sodium, from the molar masses of NaCl (58.44 g) and Na (22.99 g). */
const SALT_G_PER_SODIUM_MG = 58.44 / 22.99 / 1000;

/** Link from the conditions to the optional questions. */
function BodiesLink({ draft }: { readonly draft: SurveyDraft }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const isEditing = useIsEditing();
  const persons = personsOf(draft);
  const year = Number(useToday().slice(0, 4));
  const count = persons.reduce((sum, person) => sum + answerCount(person, year), 0);
  const mayShare = persons.length > 1 && draft.healthConditions.length > 0;
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => navigate(isEditing ? editing(PATHS.bodies) : PATHS.bodies)}
    >
      <span className={styles.words}>
        <b>{t('bodies.link')}</b>
        <small>{count === 0 ? t('bodies.linkNote') : t('bodies.answered', { count })}</small>
        {mayShare && <small>{t('bodies.linkOwners')}</small>}
      </span>
      <Icon name="chevronRight" size={22} />
    </button>
  );
}
