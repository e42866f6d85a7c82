import type { MealWire } from '@kkini/contract';
import type { MealTime } from '@kkini/domain';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { useToast } from '../../ui/toast.tsx';

/** The slot whose change dialog is open. */
export type ChangingSlot = { readonly date: string; readonly time: MealTime };

/** Which slot is being changed; when the dialog goes, the focus comes back to that slot. */
export function useChangingSlot() {
  const { t } = useMessages();
  const showToast = useToast();
  const [slot, setSlot] = useState<ChangingSlot | null>(null);
  useEffect(() => {
    if (!slot) return;
    return () => focusSlot(slot);
  }, [slot]);
  function onChanged(meal: MealWire) {
    if (!slot) return;
    setSlot((open) => (open === slot ? null : open));
    const time = t(`mealTime.${slot.time}`);
    showToast(t('change.done', { time, title: meal.details.title }), 'good');
  }
  return { slot, open: setSlot, close: () => setSlot(null), onChanged };
}

/** A slot that was empty has lost the button the dialog was opened with. */
function focusSlot({ date, time }: ChangingSlot): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const day = document.querySelector(`[data-day="${date}"]`);
  day?.querySelector<HTMLElement>(`[data-slot="${time}"] :is(a, button)`)?.focus();
}
