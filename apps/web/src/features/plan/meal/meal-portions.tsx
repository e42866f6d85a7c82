import type { PortionWire } from '@kkini/contract';
import { useMessages } from '../../../messages/messages-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { portionRows } from '../model/portion-words.ts';
import styles from './meal-portions.module.css';

type MealPortionsProps = {
  readonly portions: readonly PortionWire[];
  /**
   * Which place this is: the line among the facts of the dish, the panel of a card that has room for several people, or the page of
   * the dish.
   */
  readonly place: 'line' | 'panel' | 'page';
};

/**
 * What each person eats (safety-rules section 5.5). One person, or several who eat the same, have a line; people who eat different
 * amounts have a panel, each by name.
 */
export function MealPortions({ portions, place }: MealPortionsProps) {
  const { t } = useMessages();
  const rows = portionRows(t, portions);
  const isElsewhere = place !== 'page' && (place === 'panel') !== rows.length > 1;
  if (portions.length === 0 || isElsewhere) return null;
  return (
    <ul
      className={place === 'page' ? classNames(styles.panel, styles.page) : styles[place]}
      aria-label={t('portion.label')}
    >
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
