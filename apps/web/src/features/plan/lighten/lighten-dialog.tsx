import { useEffect, useRef } from 'react';
import { durationWords } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { problemKey } from '../../../platform/server/owner-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../../ui/dialogs/dialog.tsx';
import { Spinner } from '../../../ui/icons/start-icon.tsx';
import { problemOf, type WeekProblem } from '../model/use-undo-week.ts';
import styles from './lighten.module.css';
import { LightenChanges } from './lighten-changes.tsx';
import { type FoundWeek, useLightenWeek } from './lighten-week.ts';

type LightenDialogProps = {
  readonly surveyId: string;
  readonly onClose: () => void;
  /** Called once the changed plan is shown. */
  readonly onDone: () => void;
};

/** Searches for a lighter week, shows what would change, and saves it if accepted. */
export function LightenDialog({ surveyId, onClose, onDone }: LightenDialogProps) {
  const { t } = useMessages();
  const { mutate, data, error, isPending, variables: accepted } = useLightenWeek({ surveyId, onDone });
  const shown = useRef<FoundWeek | null>(null);
  if (data?.result === 'found') shown.current = data;
  useEffect(() => mutate(undefined), [mutate]);
  const isSaving = isPending && accepted !== undefined;
  const found = data?.result === 'found' ? data : isSaving ? shown.current : null;
  return (
    <Dialog title={t('lighten.title')} closeLabel={t('app.close')} onClose={onClose}>
      <div role="status" className={styles.state}>
        {isPending && !isSaving && (
          <p className={styles.working}>
            <Spinner size={22} />
            {t('lighten.working')}
          </p>
        )}
        {found && <FoundWords found={found} isAnew={accepted !== undefined && !isSaving} />}
        {data?.result === 'none' && (
          <>
            <h3>{t('lighten.none')}</h3>
            <p>{t('lighten.noneLead')}</p>
          </>
        )}
      </div>
      {error && (
        <p role="alert" className={styles.state}>
          {t(problemKey('lighten', accepted === undefined ? problemOfSearch(error) : problemOf(error)))}
        </p>
      )}
      {found && <LightenChanges found={found} />}
      <DialogFoot tall>
        {found && (
          <Button full busy={isSaving} onClick={() => mutate(found.token)}>
            {t('lighten.accept')}
          </Button>
        )}
        {error && (
          <Button full onClick={() => mutate(undefined)}>
            {t('app.retry')}
          </Button>
        )}
        <Button full look="plain" onClick={onClose}>
          {t(data?.result === 'none' ? 'app.close' : 'lighten.stop')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** What went wrong with a search, which changes nothing. */
function problemOfSearch(error: Error): WeekProblem {
  const problem = problemOf(error);
  return problem === 'unsure' ? 'disconnected' : problem;
}

/** Least saving of minutes that is mentioned; a week that saves less is as quick to cook. */
const LEAST_MINUTES = 5;

type FoundWordsProps = { readonly found: FoundWeek; readonly isAnew: boolean };

/** What the week saves, and what stays. */
function FoundWords({ found, isAnew }: FoundWordsProps) {
  const { t } = useMessages();
  const { foods, minutes } = found;
  const work = { before: durationWords(t, minutes.before), after: durationWords(t, minutes.after) };
  const lone = { before: foods.before.lone, after: foods.after.lone };
  const fresh = { before: foods.before.fresh, after: foods.after.fresh };
  return (
    <>
      {isAnew && <p>{t('lighten.anew')}</p>}
      <h3>{t('lighten.lone', lone)}</h3>
      <ul className={styles.facts}>
        {fresh.before !== fresh.after && <li>{t('lighten.fresh', fresh)}</li>}
        {Math.abs(minutes.before - minutes.after) >= LEAST_MINUTES && <li>{t('lighten.minutes', work)}</li>}
        <li>{t('lighten.keeps')}</li>
      </ul>
    </>
  );
}
