import { useNavigate } from 'react-router';
import { useMessages } from '../../../messages/messages-context.tsx';
import { shoppingPath } from '../../../platform/address/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { Ticks } from '../model/ticks.ts';
import { useShoppingList } from '../shopping/get-shopping-list.ts';
import { neededItems, onCookingDay } from '../shopping/shopping-groups.ts';
import { amountWords, itemName } from '../shopping/shopping-words.ts';
import styles from './week-shopping-card.module.css';

/** Number of foods named on the card. */
const NAMED = 4;

const NO_TICKS: Ticks = new Set();

type WeekShoppingCardProps = { readonly surveyId: string; readonly dates: readonly string[] };

/** The first foods to buy, beside the week; null while the list loads or is empty. */
export function WeekShoppingCard({ surveyId, dates }: WeekShoppingCardProps) {
  const wording = useMessages();
  const { t } = wording;
  const navigate = useNavigate();
  const list = useShoppingList(surveyId);
  if (list.isLoadingError) return <LoadFailed onRetry={() => void list.refetch()} />;
  const items = neededItems(list.data?.items ?? [], {
    dates,
    chosen: dates,
    neededOn: onCookingDay,
    ticks: NO_TICKS,
  }).filter(({ pantry }) => !pantry);
  if (items.length === 0) return null;
  return (
    <aside className={styles.card} aria-label={t('plan.shopping')}>
      <div className={styles.head}>
        <h2>{t('plan.shopping')}</h2>
        <span>{t('week.shoppingCount', { count: items.length })}</span>
      </div>
      <ul>
        {items.slice(0, NAMED).map((item) => (
          <li key={item.key}>
            <span className={styles.drawing}>{item.image && <Picture src={item.image} />}</span>
            <span className={styles.name}>{itemName(wording, item)}</span>
            <span className={styles.amount}>{amountWords(t, item).amount}</span>
          </li>
        ))}
      </ul>
      <Button look="soft" size="small" onClick={() => navigate(shoppingPath(surveyId))}>
        {t('week.toShopping')}
      </Button>
    </aside>
  );
}

function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useMessages();
  return (
    <aside className={styles.card} aria-label={t('plan.shopping')}>
      <h2>{t('plan.shopping')}</h2>
      <p role="status">{t('week.shoppingFailed')}</p>
      <Button look="soft" size="small" onClick={onRetry}>
        {t('app.retry')}
      </Button>
    </aside>
  );
}
