import { planPermission } from '@kkini/domain';
import { type ReactNode, useState } from 'react';
import { PermissionDialog, type PermissionDialogProps } from './permission-dialog.tsx';

/** Goes on at once where nothing stands against the plan, else after what is asked first has been settled. */
export function usePermission(props: Omit<PermissionDialogProps, 'onClose'>): {
  readonly ask: () => void;
  readonly dialog: ReactNode;
} {
  const { draft, year, onAllowed } = props;
  const [asking, setAsking] = useState(false);
  function goOn() {
    setAsking(false);
    onAllowed();
  }
  return {
    ask: () => (planPermission(draft, year).kind === 'allow' ? goOn() : setAsking(true)),
    dialog: asking && <PermissionDialog {...props} onAllowed={goOn} onClose={() => setAsking(false)} />,
  };
}
