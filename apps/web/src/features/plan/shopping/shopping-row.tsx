import { useId, useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { recipeDetailPath } from '../../../platform/address/detail-address.ts';
import { FoodDrawing } from '../../../ui/dish/food-drawing.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import type { NeededItem } from './shopping-groups.ts';
import styles from './shopping-row.module.css';
import { amountWords, daysWords, dishOfUseWords, itemName } from './shopping-words.ts';
import { TickRow } from './tick-row.tsx';

type ShoppingRowProps = {
  readonly surveyId: string;
  readonly item: NeededItem;
  readonly ticked: boolean;
  readonly onToggle: () => void;
};

/** One food with its checkbox; expands to the dishes that need it. */
export function ShoppingRow({ surveyId, item, ticked, onToggle }: ShoppingRowProps) {
  const wording = useMessages();
  const { t } = wording;
  const [open, setOpen] = useState(false);
  const id = useId();
  const food = itemName(wording, item);
  const { amount, grams } = amountWords(t, item);
  return (
    <li className={styles.item} data-ticked={ticked || undefined}>
      <div className={styles.line}>
        <TickRow ticked={ticked} onToggle={onToggle} picture={<FoodDrawing src={item.image} />} isCompact>
          <span className={styles.name}>
            {food}
            {item.days.length > 0 && <span className={styles.days}> {daysWords(t, item.days)}</span>}
            {item.at_home && <span className={styles.home}>{t('atHome.mark')}</span>}
            {item.check_label && <span className={styles.home}>{t('shopping.check')}</span>}
          </span>
          <span className={styles.amount}>
            {amount}
            {grams && <span className={styles.grams}>{grams}</span>}
          </span>
        </TickRow>
        <button
          type="button"
          className={styles.unfold}
          aria-label={t('shopping.usesOf', { food })}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Icon name="chevronRight" size={18} />
        </button>
      </div>
      <ul id={id} className={styles.uses} hidden={!open}>
        {item.uses.map((use) => {
          const [meal] = use.meals;
          const target = {
            id: use.id,
            surveyId,
            date: meal?.date ?? null,
            mealTime: meal?.mealTime ?? null,
          };
          return (
            <li key={`${use.cooked_on} ${use.id} ${meal?.mealTime}`}>
              <Link to={recipeDetailPath(target)}>
                <MixedText text={dishOfUseWords(wording, use)} />
              </Link>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
