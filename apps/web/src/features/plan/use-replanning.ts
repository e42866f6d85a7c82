import { useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Replanned } from './replan-rest.ts';

/** Whether the rest of the week is being planned anew, and what came of it last. */
export function useReplanning() {
  const { t } = useMessages();
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [latest, setLatest] = useState<Replanned | null>(null);
  return {
    isOpen,
    latest,
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** A later change can't be kept by taking the new week back. */
    forget: () => setLatest(null),
    onReplanned: (replanned: Replanned) => {
      setOpen(false);
      setLatest(replanned);
      showToast(t('replan.done'), 'good');
    },
    onUndone: () => {
      setLatest(null);
      showToast(t('replan.undone'), 'good');
    },
  };
}
