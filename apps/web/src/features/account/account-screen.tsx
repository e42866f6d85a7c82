import { Link } from 'react-router';
import { usePlatform } from '../../platform/platform-context.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import styles from './account-screen.module.css';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportAccount } from './export-account.tsx';

type AccountScreenProps = { readonly onDeleted: () => void };

/** /account: who is signed in, another password, everything kept as a file, and the way out for good. */
export function AccountScreen({ onDeleted }: AccountScreenProps) {
  const { t } = useMessages();
  const { signIn } = usePlatform();
  const person = signIn.person();
  return (
    <main className={styles.main}>
      <ScreenHeading documentTitle={t('app.documentTitle', { title: t('account.title') })}>
        {t('account.title')}
      </ScreenHeading>
      <div className={styles.card}>
        <dl className={styles.person}>
          <dt>{t('account.name')}</dt>
          <dd>{person?.name}</dd>
          <dt>{t('account.email')}</dt>
          <dd>{person?.email}</dd>
        </dl>
      </div>
      <Link to={PATHS.myPlans} className={styles.plans}>
        {t('account.myPlans')}
        <Icon name="chevronRight" size={22} />
      </Link>
      <ChangePassword email={person?.email ?? ''} />
      <ExportAccount />
      <DeleteAccount onDeleted={onDeleted} />
    </main>
  );
}
