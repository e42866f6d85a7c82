import { useEffect, useRef } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { slotsWords } from '../../../messages/slots-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { MealName } from '../meal/meal-name.tsx';
import { MealPicture } from '../meal/meal-picture.tsx';
import styles from './lighten.module.css';
import { type FoundWeek, problemOf, useLightenWeek } from './lighten-week.ts';

type LightenDialogProps = {
  readonly surveyId: string;
  readonly onClose: () => void;
  /** Called once the changed plan is shown. */
  readonly onDone: () => void;
};

/** Looks for a week of which less is bought, shows what would change, and saves it if it is accepted. */
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
            <Icon name="spinner" size={22} />
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
          {t(`lighten.${problemOf(error)}`)}
        </p>
      )}
      {found && <ExchangedMeals found={found} />}
      <div className={styles.foot}>
        {found && (
          <Button full busy={isSaving} onClick={() => mutate(found.token)}>
            {t('lighten.accept')}
          </Button>
        )}
        {error && (
          <Button full onClick={() => mutate(undefined)}>
            {t('lighten.again')}
          </Button>
        )}
        <Button full look="plain" onClick={onClose}>
          {t(data?.result === 'none' ? 'lighten.close' : 'lighten.stop')}
        </Button>
      </div>
    </Dialog>
  );
}

type FoundProps = { readonly found: FoundWeek };

/** What becomes less, and what stays. */
function FoundWords({ found, isAnew }: FoundProps & { readonly isAnew: boolean }) {
  const { t } = useMessages();
  const { foods, minutes } = found;
  const rounded = { before: Math.round(minutes.before), after: Math.round(minutes.after) };
  const lone = { before: foods.before.lone, after: foods.after.lone };
  const fresh = { before: foods.before.fresh, after: foods.after.fresh };
  return (
    <>
      {isAnew && <p>{t('lighten.anew')}</p>}
      <h3>{t('lighten.lone', lone)}</h3>
      <ul className={styles.facts}>
        {fresh.before !== fresh.after && <li>{t('lighten.fresh', fresh)}</li>}
        {rounded.before !== rounded.after && <li>{t('lighten.minutes', rounded)}</li>}
        <li>{t('lighten.keeps')}</li>
      </ul>
    </>
  );
}

/** The meals whose dish changes, and how many have other sides alone. */
function ExchangedMeals({ found: { exchanged, besides } }: FoundProps) {
  const { t } = useMessages();
  if (exchanged.length === 0) return <p>{t('lighten.sidesAlone', { count: besides })}</p>;
  return (
    <section className={styles.dishes}>
      <h3>{t('lighten.dishes', { count: exchanged.length })}</h3>
      <ul>
        {exchanged.map(({ date, mealTime, before, after }) => (
          <li key={`${date} ${mealTime}`}>
            <MealPicture meal={after} />
            <div>
              <span data-meal={mealTime}>{slotsWords(t, [{ date, time: mealTime }])}</span>
              <strong>
                <MealName meal={after} />
              </strong>
              <span className={styles.former}>
                {t('lighten.instead')} <MealName meal={before} />
              </span>
            </div>
          </li>
        ))}
      </ul>
      {besides > 0 && <p>{t('lighten.besides', { count: besides })}</p>}
    </section>
  );
}
