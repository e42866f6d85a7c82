import { MEAL_TIMES } from '@kkini/domain';
import { dayRangeWords } from '../../messages/day-words.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import type { PlanDay } from './get-meal-plan.ts';
import { PaperButtons } from './paper-buttons.tsx';
import { weekShareWords } from './share-words.ts';
import { useShare } from './use-share.ts';
import styles from './week-heading.module.css';

type WeekHeadingProps = {
  readonly days: readonly PlanDay[];
  /** Only its owner gives a plan away. */
  readonly canShare: boolean;
};

/** The range of days, how many meals are chosen, and a way to share them. */
export function WeekHeading({ days, canShare }: WeekHeadingProps) {
  const { t } = useMessages();
  const share = useShare();
  const slots = days.flatMap(({ meals }) => MEAL_TIMES.map((time) => meals[time]));
  const count = slots.filter((meal) => meal !== null).length;
  const left = slots.length - count;
  const counts = [
    t('week.chosen', { count }),
    ...(left > 0 ? [t(left === 1 ? 'week.leftOne' : 'week.left', { count: left })] : []),
  ];
  return (
    <div className={styles.heading}>
      <div>
        <ScreenHeading documentTitle={t('app.documentTitle', { title: t('week.title') })}>
          {dayRangeWords(t, days.at(0)?.date ?? '', days.at(-1)?.date ?? '')}
        </ScreenHeading>
        <p>{counts.join(' · ')}</p>
      </div>
      <div className={styles.ways}>
        {canShare && (
          <Button
            look="plain"
            size="small"
            className={styles.share}
            aria-label={t('plan.share')}
            onClick={() => share(weekShareWords(t, days))}
          >
            <Icon name="share" size={22} />
            <span className={styles.shareWord}>{t('plan.share')}</span>
          </Button>
        )}
        <PaperButtons days={days} compact />
      </div>
    </div>
  );
}
