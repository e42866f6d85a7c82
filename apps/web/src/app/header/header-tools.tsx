import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '../../messages/messages-context.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { useSignedIn } from '../../platform/platform-context.tsx';
import { signInPath } from '../../platform/session/sign-in-address.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { StartIcon } from '../../ui/icons/start-icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useSignOut } from '../navigation/use-leave.ts';
import { AppMenu } from './app-menu.tsx';
import styles from './header-tools.module.css';

type HeaderToolsProps = { readonly onCloth?: boolean };

/** The right end of every header: search and sign-out if signed in, otherwise a link to the sign-in; then the menu. */
export function HeaderTools({ onCloth = false }: HeaderToolsProps) {
  const signedIn = useSignedIn();
  return (
    <div className={styles.tools} data-header-tools data-cloth={onCloth || undefined}>
      {signedIn ? <SignedInTools onCloth={onCloth} /> : <SignInLink />}
      <AppMenu onCloth={onCloth} />
    </div>
  );
}

function SignedInTools({ onCloth }: { readonly onCloth: boolean }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const look = onCloth ? 'cloth' : 'bare';
  return (
    <>
      <IconButton
        icon="search"
        label={t('account.search')}
        look={look}
        onClick={() => navigate(PATHS.search)}
      />
      <IconButton icon="logOut" label={t('account.signOut')} look={look} onClick={signOut} />
    </>
  );
}

function SignInLink() {
  const { t } = useMessages();
  const { pathname, search } = useLocation();
  return (
    <Link to={signInPath(pathname + search)} className={styles.signIn}>
      <StartIcon name="user" size={22} />
      {t('account.signIn')}
    </Link>
  );
}
