import { useNavigate } from 'react-router';
import { shoppingPath } from '../../../platform/address/paths.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useShoppingList } from '../shopping/get-shopping-list.ts';
import { amountWords } from '../shopping/shopping-words.ts';
import styles from './week-shopping-card.module.css';

/** Foods named on the card; the list itself holds all of them. */
const NAMED = 4;

/** The first foods to buy, beside the week; nothing until the list is there, or where there is nothing to buy. */
export function WeekShoppingCard({ surveyId }: { readonly surveyId: string }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const items = useShoppingList(surveyId).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <aside className={styles.card} aria-label={t('shopping.title')}>
      <div className={styles.head}>
        <h2>{t('shopping.title')}</h2>
        <span>{t('week.shoppingCount', { count: items.length })}</span>
      </div>
      <ul>
        {items.slice(0, NAMED).map((item) => (
          <li key={item.key}>
            <span className={styles.drawing}>{item.image && <Picture src={item.image} />}</span>
            <span className={styles.name} lang="ko">
              {item.name}
            </span>
            <span className={styles.amount}>
              <MixedText text={amountWords(t, item).amount} />
            </span>
          </li>
        ))}
      </ul>
      <Button look="soft" size="small" onClick={() => navigate(shoppingPath(surveyId))}>
        {t('week.toShopping')}
      </Button>
    </aside>
  );
}
