import { useMessages } from '../../../../messages/messages-context.tsx';
import { AlertDialog } from '../../../../ui/dialogs/alert-dialog.tsx';
import { excludedText } from '../food-name.ts';
import { quoted } from '../quoted.ts';
import type { Exclusions } from '../use-exclusions.ts';
import type { Readings } from '../use-readings.ts';
import type { UnreadGate } from './use-unread-gate.ts';

type UnreadDialogProps = {
  readonly gate: UnreadGate;
  readonly exclusions: Exclusions;
  readonly readings: Readings;
  readonly onMend: (food: string) => void;
  readonly onMakeAnyway: () => void;
};

/** Asks about unknown words before a plan is made; with a severe allergy they can only be changed or removed. */
export function UnreadDialog({ gate, exclusions, readings, onMend, onMakeAnyway }: UnreadDialogProps) {
  const { t } = useMessages();
  const { unread } = gate;
  if (unread === null) return null;
  const { foods, isSevere } = unread;
  const words = quoted(unread.words);
  function remove() {
    for (const food of foods) {
      const { understood = [], suggestions = [] } = readings.of(food) ?? {};
      // Removes the unknown words and keeps every food the text means or may mean.
      exclusions.replace(food, [...understood, ...suggestions].map(excludedText));
    }
    gate.close();
  }
  return (
    <AlertDialog
      key={foods.join()}
      message={t(isSevere ? 'exclusion.severeUnread' : 'exclusion.makeUnread', { words })}
      detail={isSevere ? t('exclusion.unreadSevere') : undefined}
      cancelLabel={t('exclusion.goMend')}
      onCancel={() => onMend(foods[0] ?? '')}
      confirmLabel={t(isSevere ? 'exclusion.remove' : 'exclusion.makeAnyway')}
      danger={isSevere}
      onConfirm={isSevere ? remove : onMakeAnyway}
    />
  );
}
