import { companionName } from '../../../messages/dish-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from '../change/change-follow-up.module.css';
import type { PlanSlot } from '../model/meal-facts.ts';
import type { useRefusingExtra } from './use-refusing-extra.tsx';

type ExtraFollowUpProps = {
  readonly slot: PlanSlot;
  readonly refusing: ReturnType<typeof useRefusingExtra>;
};

/** Note below the meal whose extra was refused last, with a button to undo it; null below any other meal. */
export function ExtraFollowUp({ slot, refusing }: ExtraFollowUpProps) {
  const wording = useMessages();
  const { t } = wording;
  const { latest, isPending } = refusing;
  if (latest?.date !== slot.date || latest.time !== slot.time) return null;
  return (
    <section className={styles.note} aria-label={t('extra.latest')} data-off-paper>
      <p className={styles.words}>
        <MixedText text={t('extra.latestTitle', { dish: companionName(wording, latest.dish) })} />
      </p>
      <IconButton icon="x" label={t('change.dismiss')} onClick={() => refusing.dismiss(latest)} />
      <div className={styles.actions}>
        <Button look="plain" size="small" busy={isPending} onClick={() => refusing.undo(latest)}>
          <Icon name="undo" size={18} />
          {t('change.undo')}
        </Button>
      </div>
    </section>
  );
}
