import { AccountScreen } from '../../features/account/account-screen.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { useLeave } from '../navigation/use-leave.ts';

/** /account: deleting the account signs out. */
export function AccountRoute() {
  const { t } = useMessages();
  const leave = useLeave();
  return <AccountScreen onDeleted={() => void leave(t('account.deleted'))} />;
}
