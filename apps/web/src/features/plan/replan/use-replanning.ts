import { useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { Replanned } from './replan-rest.ts';

/** Whether the visitor is asked about planning the rest anew, and how many meals could not stay when that was done last. */
export function useReplanning() {
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
