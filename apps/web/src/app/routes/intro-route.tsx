import { Link } from 'react-router';
import { IntroScreen } from '../../features/survey/steps/intro-screen.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { useSignedIn } from '../../platform/session/use-signed-in.ts';
import { BrandLink } from '../header/brand-link.tsx';
import { HeaderTools } from '../header/header-tools.tsx';
import styles from './intro-route.module.css';

export function IntroRoute() {
  const signedIn = useSignedIn();
  return (
    <IntroScreen brand={<BrandLink tone="light" />} tools={<HeaderTools onCloth />}>
      {signedIn ? <MyPlansLink /> : null}
    </IntroScreen>
  );
}

function MyPlansLink() {
  const { t } = useMessages();
  return (
    <Link to={PATHS.myPlans} className={styles.plans}>
      {t('account.myPlans')}
    </Link>
  );
}
