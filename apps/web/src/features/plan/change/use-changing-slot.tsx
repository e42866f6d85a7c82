import type { MealWire } from '@kkini/contract';
import type { MealTime, PlanDialog } from '@kkini/domain';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import type { PlanSlot } from '../model/meal-facts.ts';
import { mealName } from '../model/meal-words.ts';

/** The slot being changed, and which dialog is open. */
type ChangingSlot = PlanSlot & {
  readonly ask: 'style' | 'candidate';
  /** Called if the visitor closes the dialog without a change. */
  readonly onGivenUp?: (() => void) | undefined;
};
export type LatestChange = PlanSlot & { readonly former: MealWire | null; readonly meal: MealWire };

/** A change of a meal: before, now, and the questions about its day. */
type Outcome = {
  readonly former: MealWire | null;
  readonly meal: MealWire;
  readonly dialogs: readonly PlanDialog[];
};
/** The open questions after a change, in order. */
export type AskedSlot = PlanSlot & { readonly dialogs: readonly [PlanDialog, ...PlanDialog[]] };

/**
 * State of changing a meal: the slot, the latest change and the open questions. Closing a dialog returns the focus to its slot.
 * `onLatest` is called with each change.
 */
export function useChangingSlot(onLatest: () => void = () => undefined) {
  const { t } = useMessages();
  const showToast = useToast();
  const notify = useNotifyChange();
  const [slot, setSlot] = useState<ChangingSlot | null>(null);
  const [asked, setAsked] = useState<AskedSlot | null>(null);
  const [latest, setLatest] = useState<LatestChange | null>(null);
  useEffect(() => (slot ? () => focusSlot(slot) : undefined), [slot]);
  function onChanged({ former, meal, dialogs }: Outcome) {
    if (!slot) return;
    setSlot((open) => (open === slot ? null : open));
    setLatest({ date: slot.date, time: slot.time, former, meal });
    onLatest();
    ask(slot, dialogs);
    notify('change.done', slot.time, meal);
  }
  function ask({ date, time }: PlanSlot, [first, ...others]: readonly PlanDialog[]) {
    setAsked(first === undefined ? null : { date, time, dialogs: [first, ...others] });
  }
  function onUndone({ date, time, former }: LatestChange) {
    setLatest(null);
    // The note disappears with the pressed button, so the focus moves to the slot.
    focusSlot({ date, time }, true);
    notify('change.undone', time, former);
  }
  return {
    slot,
    latest,
    asked,
    ask,
    /** Called once a light meal has replaced the changed one. */
    onLightened: (address: PlanSlot) => {
      setAsked(null);
      setLatest(null);
      focusSlot(address, true);
      showToast(t('wayOn.lightened'), 'good');
    },
    open: (address: PlanSlot) => setSlot({ ...address, ask: 'style' }),
    openCandidates: ({ date, time }: PlanSlot, onGivenUp?: () => void) =>
      setSlot({ date, time, ask: 'candidate', onGivenUp }),
    close: () => setSlot(null),
    forget: () => setLatest(null),
    dismiss: (change: LatestChange) => {
      setLatest(null);
      focusSlot(change, true);
    },
    onChanged,
    onUndone,
  };
}

function useNotifyChange() {
  const wording = useMessages();
  const showToast = useToast();
  return (key: 'change.done' | 'change.undone', time: MealTime, meal: MealWire | null) => {
    const title = meal ? mealName(wording, meal) : '';
    const words = { time: wording.t(`mealTime.${time}`), title };
    showToast(<MixedText text={wording.t(key, words)} />, 'good');
  };
}

/** The state of changing a meal, and the days it belongs to. */
export type ChangeProps = {
  readonly surveyId: string;
  readonly days: readonly PlanDay[];
  readonly changing: ReturnType<typeof useChangingSlot>;
};

/** Focuses a slot if the focus was lost: filling an empty slot removes the button that opened the dialog. */
function focusSlot({ date, time }: PlanSlot, always = false): void {
  if (!always && document.activeElement && document.activeElement !== document.body) return;
  const day = document.querySelector(`[data-day="${date}"]`);
  day?.querySelector<HTMLElement>(`[data-slot="${time}"] :is(a, button)`)?.focus();
}
