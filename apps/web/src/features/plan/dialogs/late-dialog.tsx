import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { bringPart, LateScript } from '../../../platform/late-script.ts';
import { CHUNK_FAILED } from '../../../platform/load-chunk.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { ChangeProps } from '../change/use-changing-slot.tsx';

/** Script of the dialogs. It loads when the page is idle, or on the first press. */
export const PLAN_DIALOGS = new LateScript(() => import('./plan-dialogs.ts'));

type PlanDialogs = NonNullable<(typeof PLAN_DIALOGS)['part']>;

type LateDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: (dialogs: PlanDialogs) => ReactNode;
};

/** A dialog of the plan. An empty dialog is shown while its script loads; a toast reports a failure. */
export function LateDialog({ isOpen, onClose, children }: LateDialogProps) {
  const { t } = useMessages();
  usePrefetch();
  useBringing(isOpen, onClose);
  if (!isOpen) return null;
  if (PLAN_DIALOGS.part) return children(PLAN_DIALOGS.part);
  return (
    <Dialog title={t('app.loading')} closeLabel={t('app.close')} onClose={onClose}>
      <Skeleton height="240px" />
    </Dialog>
  );
}

/** Dialogs of the slot being changed, and questions about its day. */
export function ChangeDialogs(props: ChangeProps) {
  const { slot, asked, close } = props.changing;
  return (
    <LateDialog isOpen={slot !== null || asked !== null} onClose={close}>
      {({ ChangeMealDialog, ChangeConfirmation }) => (
        <>
          <ChangeMealDialog {...props} />
          <ChangeConfirmation {...props} />
        </>
      )}
    </LateDialog>
  );
}

/** Note below a changed meal. By then the script of the dialogs has loaded. */
export function LateNote({ children }: Pick<LateDialogProps, 'children'>) {
  return PLAN_DIALOGS.part && children(PLAN_DIALOGS.part);
}

function usePrefetch(): void {
  const { firstViewPainted, whenIdle } = usePlatform();
  useEffect(() => {
    void firstViewPainted().then(() => whenIdle(() => void PLAN_DIALOGS.bring()));
  }, [firstViewPainted, whenIdle]);
}

function useBringing(isOpen: boolean, onClose: () => void): void {
  const { t } = useMessages();
  const { log } = usePlatform();
  const showToast = useToast();
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const onFailure = useRef(() => {});
  onFailure.current = () => {
    log(CHUNK_FAILED, PLAN_DIALOGS.failure);
    showToast(t('plan.dialogFailed'));
    onClose();
  };
  useEffect(() => {
    if (!isOpen || PLAN_DIALOGS.part) return undefined;
    let current = true;
    void bringPart(PLAN_DIALOGS).then((part) => {
      if (!current) return;
      if (part) showAgain();
      else onFailure.current();
    });
    return () => {
      current = false;
    };
  }, [isOpen]);
}
