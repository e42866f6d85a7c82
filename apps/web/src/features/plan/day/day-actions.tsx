import { dailyMealsPath, weeklyMealsPath } from '../../../platform/address/paths.ts';
import { useGoOnce } from '../../../platform/address/use-go-once.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './day-actions.module.css';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { PaperButtons } from '../paper/paper-buttons.tsx';
import { DATE_QUERY } from '../model/selected-day.ts';
import { ShareButton } from '../share/share-button.tsx';

type DayActionsProps = {
  readonly surveyId: string;
  readonly day: PlanDay;
  /** Only its owner gives a plan away. */
  readonly canShare: boolean;
};

/** What can be done with the day as a whole. */
export function DayActions({ surveyId, day, canShare }: DayActionsProps) {
  const { t } = useMessages();
  const go = useGoOnce();
  return (
    <div className={styles.actions}>
      <Button look="soft" onClick={() => go(weeklyMealsPath(surveyId))}>
        <Icon name="grid" size={22} />
        {t('day.toWeek')}
      </Button>
      <div className={styles.ways}>
        {canShare && (
          <ShareButton
            surveyId={surveyId}
            day={day}
            pathOf={(shareId) => `${dailyMealsPath(shareId)}?${DATE_QUERY}=${day.date}`}
          />
        )}
        <PaperButtons days={[day]} />
      </div>
    </div>
  );
}
