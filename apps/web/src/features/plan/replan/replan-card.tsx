import { undoReplan } from '@kkini/contract';
import { useRef, useState } from 'react';
import { dayWords, unbrokenDay } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useOnline } from '../../../platform/platform-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LateDialog } from '../dialogs/late-dialog.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { UndoNote } from '../notices/undo-note.tsx';
import styles from './replan-card.module.css';
import { daysLeft, type Replanned } from './replan-rest.ts';

type ReplanCardProps = {
  readonly surveyId: string;
  readonly days: readonly PlanDay[];
  readonly today: string;
  /** True if the former week can be restored. */
  readonly canUndo: boolean;
};

/** Offers to replan the remaining days; null for a past week or a shared plan. */
export function ReplanCard({ surveyId, days, today, canUndo }: ReplanCardProps) {
  const { t } = useMessages();
  const online = useOnline();
  const replanning = useReplanning();
  const opener = useRef<HTMLDivElement>(null);
  const left = daysLeft(days, today);
  const [first, last] = [left.at(0), left.at(-1)];
  if (first === undefined || last === undefined || first.meals.dayMealId === null) return null;
  const range = {
    first: unbrokenDay(dayWords(t, first.date).short),
    last: unbrokenDay(dayWords(t, last.date).short),
  };
  const lead = left.length === 1 ? 'replan.cardLeadDay' : 'replan.cardLead';
  return (
    <section className={styles.card} aria-label={t('replan.open')} data-off-paper>
      <div>
        <h2>{t('replan.card')}</h2>
        <p>{online ? t(lead, range) : t('replan.offline')}</p>
      </div>
      <div ref={opener}>
        <Button full look="soft" disabled={!online} onClick={replanning.open}>
          <Icon name="repeat" size={20} />
          {t('replan.open')}
        </Button>
      </div>
      {canUndo && (
        <UndoNote
          surveyId={surveyId}
          call={undoReplan}
          of="replan"
          onUndone={() => {
            // The note disappears with the pressed button, so the focus moves to the card.
            opener.current?.querySelector('button')?.focus();
            replanning.onUndone();
          }}
        >
          <div className={styles.latest}>
            <p className={styles.latestTitle}>{t('replan.latestTitle')}</p>
            {replanning.notKept > 0 && <p>{t('replan.notKept', { count: replanning.notKept })}</p>}
          </div>
        </UndoNote>
      )}
      <LateDialog isOpen={replanning.isOpen} onClose={replanning.close}>
        {({ ReplanDialog }) => (
          <ReplanDialog
            surveyId={surveyId}
            left={left}
            range={range}
            hasPast={left.length < days.length}
            onReplanned={replanning.onReplanned}
            onClose={replanning.close}
          />
        )}
      </LateDialog>
    </section>
  );
}

function useReplanning() {
  const { t } = useMessages();
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [notKept, setNotKept] = useState(0);
  return {
    isOpen,
    notKept,
    open: () => setOpen(true),
    close: () => setOpen(false),
    onReplanned: (replanned: Replanned) => {
      setOpen(false);
      setNotKept(replanned.notKept.length);
      showToast(t('replan.done'), 'good');
    },
    onUndone: () => {
      setNotKept(0);
      showToast(t('replan.undone'), 'good');
    },
  };
}
