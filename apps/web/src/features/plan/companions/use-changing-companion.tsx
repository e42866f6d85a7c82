import type { CompanionWire } from '@kkini/contract';
import { useEffect, useState } from 'react';
import { dishTitle } from '../../../messages/dish-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import type { PlanSlot } from '../model/meal-facts.ts';

export type AskedCompanion = PlanSlot & { readonly companion: CompanionWire };
export type LatestCompanion = AskedCompanion & {
  readonly chosen: CompanionWire;
  readonly meals: number;
};

/**
 * State of changing a companion: which one, and the latest change. Closing the dialog returns the focus to its row. `onLatest` is
 * called with each change.
 */
export function useChangingCompanion(onLatest: () => void) {
  const wording = useMessages();
  const { t } = wording;
  const showToast = useToast();
  const [asked, setAsked] = useState<AskedCompanion | null>(null);
  const [latest, setLatest] = useState<LatestCompanion | null>(null);
  useEffect(() => {
    if (asked === null) return;
    return () => focusRow(asked, asked.companion.id);
  }, [asked]);
  return {
    asked,
    latest,
    ask: (companion: AskedCompanion) => setAsked(companion),
    close: () => setAsked(null),
    /** Called when something else has changed. */
    forget: () => setLatest(null),
    onChanged: (change: LatestCompanion) => {
      setAsked(null);
      setLatest(change);
      onLatest();
      focusRow(change, change.chosen.id);
      const title = dishTitle(wording, change.chosen);
      const words = t('companions.done', { dish: dishTitle(wording, change.companion), title });
      showToast(<MixedText text={words} />, 'good');
    },
    onUndone: (change: LatestCompanion) => {
      setLatest(null);
      focusRow(change, change.companion.id);
      const title = dishTitle(wording, change.companion);
      showToast(<MixedText text={t('companions.undone', { title })} />, 'good');
    },
    dismiss: (change: LatestCompanion) => {
      setLatest(null);
      focusRow(change, change.chosen.id);
    },
  };
}

/** Focuses the button of a companion if the focus was lost with a removed element. */
function focusRow({ date, time }: PlanSlot, id: string): void {
  focusIfLost(() => {
    const slot = document.querySelector(`[data-day="${date}"] [data-slot="${time}"]`);
    const rows = [...(slot?.querySelectorAll<HTMLElement>('[data-companion]') ?? [])];
    return rows.find((row) => row.dataset['companion'] === id);
  });
}
