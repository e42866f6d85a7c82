import { useRef, useSyncExternalStore } from 'react';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { dayWords } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import styles from './replan-card.module.css';
import { ReplanDialog } from './replan-dialog.tsx';
import { ReplanFollowUp } from './replan-follow-up.tsx';
import { daysLeft } from './rest-meals.ts';
import { useReplanning } from './use-replanning.ts';

type ReplanCardProps = {
  readonly surveyId: string;
  readonly days: readonly PlanDay[];
  readonly today: string;
  /** The week before can be brought back. */
  readonly canUndo: boolean;
};

/** Offers to plan the days that are left anew; not there for a week that is over or somebody else's. */
export function ReplanCard({ surveyId, days, today, canUndo }: ReplanCardProps) {
  const { t } = useMessages();
  const { connection } = usePlatform();
  const online = useSyncExternalStore(connection.subscribe, connection.isOnline);
  const replanning = useReplanning();
  const opener = useRef<HTMLDivElement>(null);
  const left = daysLeft(days, today);
  const [first, last] = [left.at(0), left.at(-1)];
  if (first === undefined || last === undefined || first.meals.dayMealId === null) return null;
  const range = { first: dayWords(t, first.date).short, last: dayWords(t, last.date).short };
  return (
    <section className={styles.card} aria-label={t('replan.open')}>
      <div>
        <h2>{t('replan.card')}</h2>
        <p>{online ? t('replan.cardLead', range) : t('replan.offline')}</p>
      </div>
      <div ref={opener}>
        <Button full look="soft" disabled={!online} onClick={replanning.open}>
          <Icon name="repeat" size={20} />
          {t('replan.open')}
        </Button>
      </div>
      {canUndo && (
        <ReplanFollowUp
          surveyId={surveyId}
          notKept={replanning.notKept}
          onUndone={() => {
            // The button that was pressed goes with the note it stands in.
            opener.current?.querySelector('button')?.focus();
            replanning.onUndone();
          }}
        />
      )}
      {replanning.isOpen && (
        <ReplanDialog
          surveyId={surveyId}
          left={left}
          range={range}
          hasPast={left.length < days.length}
          onReplanned={replanning.onReplanned}
          onClose={replanning.close}
        />
      )}
    </section>
  );
}
