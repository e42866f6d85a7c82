import type { ShoppingItemWire } from '@kkini/contract';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './shopping-row.module.css';
import { amountWords, mealsWords } from './shopping-words.ts';
import { TickRow } from './tick-row.tsx';

type ShoppingRowProps = {
  readonly item: ShoppingItemWire;
  readonly ticked: boolean;
  readonly onToggle: () => void;
};

/** One food with its box. */
export function ShoppingRow({ item, ticked, onToggle }: ShoppingRowProps) {
  const { t } = useMessages();
  const { amount, grams } = amountWords(t, item);
  return (
    <li className={styles.item} data-ticked={ticked || undefined}>
      <TickRow ticked={ticked} onToggle={onToggle} picture={item.image && <Picture src={item.image} />}>
        <span className={styles.words}>
          <span className={styles.name} lang="ko">
            {item.name}
          </span>
          <span className={styles.uses}>{mealsWords(t, item)}</span>
        </span>
        <span className={styles.amount}>
          <MixedText text={amount} />
          {grams && <span className={styles.grams}>{grams}</span>}
        </span>
      </TickRow>
    </li>
  );
}
