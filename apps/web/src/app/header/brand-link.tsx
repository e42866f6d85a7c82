import { useMessages } from '../../messages/messages-context.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { BrandMark } from '../../ui/icons/brand-mark.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './brand-link.module.css';

/** Logo and name; links to the start. */
export function BrandLink({ tone = 'green' }: { readonly tone?: 'green' | 'light' }) {
  const { t } = useMessages();
  return (
    <Link to={PATHS.intro} className={styles.brand} aria-label={t('app.home')}>
      <BrandMark size={tone === 'light' ? 34 : 30} tone={tone} />
      <span className={styles.name}>{t('app.name')}</span>
    </Link>
  );
}
