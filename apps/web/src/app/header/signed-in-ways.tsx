import { useNavigate } from 'react-router';
import { PATHS } from '../../platform/address/paths.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useSignOut } from '../session/use-sign-out.ts';

/** At the foot of the search for whoever is signed in: back to the start, or out. */
export function SignedInWays() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <>
      <Button look="plain" onClick={() => navigate(PATHS.intro)}>
        <Icon name="home" size={22} />
        {t('error.home')}
      </Button>
      <Button look="plain" onClick={signOut}>
        <Icon name="logOut" size={22} />
        {t('account.signOut')}
      </Button>
    </>
  );
}
