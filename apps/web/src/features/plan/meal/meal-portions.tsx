import type { PortionWire } from '@kkini/contract';
import { useMessages } from '../../../messages/messages-context.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { portionRows } from '../model/portion-words.ts';
import styles from './meal-portions.module.css';

type MealPortionsProps = {
  readonly portions: readonly PortionWire[];
  /** Which place this is: the line among the facts of the dish, or the panel that has room for several people. */
  readonly place: 'line' | 'panel';
};

/**
 * What each person eats (safety-rules section 5.5). One person, or several who eat the same, have a line; people who eat different
 * amounts have a panel, each by name.
 */
export function MealPortions({ portions, place }: MealPortionsProps) {
  const { t } = useMessages();
  const rows = portionRows(t, portions);
  if (portions.length === 0 || (place === 'panel') !== rows.length > 1) return null;
  return (
    <ul className={styles[place]} aria-label={t('portion.label')}>
      {rows.map(({ who, portion }) => (
        <li key={who}>
          {who !== null && (
            <b>
              {who}
              <VisuallyHidden>: </VisuallyHidden>
            </b>
          )}
          <span>{portion}</span>
        </li>
      ))}
    </ul>
  );
}
