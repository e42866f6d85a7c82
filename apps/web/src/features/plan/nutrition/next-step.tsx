import { MEAL_TIMES } from '@kkini/domain';
import { useParams } from 'react-router';
import { figure } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Translate } from '../../../messages/translate.ts';
import { swapMealPath } from '../../../platform/address/paths.ts';
import { OnwardLink } from '../../../ui/onward-link.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import styles from './nutrition-view.module.css';

type NextStepProps = { readonly day: PlanDay; readonly today: string };

/**
 * The one thing that helps most on a day beyond its limits: less broth where the day has, or may have, too much sodium (safety-rules
 * section 7.5), then other dishes for the meals that hold too much. Renders nothing for a past day and in a read-only plan.
 */
export function NextStep({ day, today }: NextStepProps) {
  const { t } = useMessages();
  const { surveyId = '' } = useParams();
  const { date, meals, standing } = day;
  if (date < today || meals.dayMealId === null || standing === undefined) return null;
  const broth = brothWords(t, day);
  const over = MEAL_TIMES.filter((time) => (standing.meals[time]?.over ?? []).length > 0);
  return (
    <>
      {broth !== null && <p className={styles.step}>{broth}</p>}
      {over.map((time) => (
        <p key={time}>
          <OnwardLink to={swapMealPath(surveyId, date, time)}>
            {t('eaten.swap', { time: t(`mealTime.${time}`) })}
          </OnwardLink>
        </p>
      ))}
    </>
  );
}

/** What half of the broth saves, at the meal where it saves most; null without broth or need. */
function brothWords(t: Translate, { meals, standing }: PlanDay): string | null {
  const figures = standing?.persons.flatMap((person) => person.figures) ?? [];
  const isSalty = figures.some(
    ({ nutrient, verdict }) => nutrient === 'sodiumMg' && (verdict === 'over' || verdict === 'likely'),
  );
  const savings = MEAL_TIMES.map((time) => ({
    time,
    saved: meals[time]?.details.sodium_range?.halfBrothSaving ?? 0,
  }));
  const best = savings.reduce((one, other) => (other.saved > one.saved ? other : one));
  if (!isSalty || best.saved === 0) return null;
  return t('eaten.halfBroth', { time: t(`mealTime.${best.time}`), saved: figure(best.saved) });
}
