import type { ShoppingItemWire } from '@kkini/contract';
import { useMessages } from '../../messages/messages-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './shopping-row.module.css';
import { amountWords, mealsWords } from './shopping-words.ts';

type ShoppingRowProps = {
  readonly item: ShoppingItemWire;
  readonly ticked: boolean;
  readonly onToggle: () => void;
};

/** One food with its box; the whole row is the target. */
export function ShoppingRow({ item, ticked, onToggle }: ShoppingRowProps) {
  const { t } = useMessages();
  const { amount, grams } = amountWords(t, item);
  return (
    <li className={styles.item} data-ticked={ticked || undefined}>
      <label className={styles.row}>
        <input type="checkbox" className={styles.input} checked={ticked} onChange={onToggle} />
        <span className={styles.box}>{ticked && <Icon name="check" size={18} strokeWidth={3.2} />}</span>
        <span className={styles.drawing}>{item.image && <Picture src={item.image} />}</span>
        <span className={styles.words}>
          <span className={styles.name}>{item.name}</span>
          <span className={styles.uses}>{mealsWords(t, item)}</span>
        </span>
        <span className={styles.amount}>
          {amount}
          {grams && <span className={styles.grams}>{grams}</span>}
        </span>
      </label>
    </li>
  );
}
