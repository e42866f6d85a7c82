import type { PortionWire } from '@kkini/contract';
import type { MealTime } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { DetailTarget } from '../../../platform/address/detail-address.ts';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useMealPlan } from '../model/get-meal-plan.ts';
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

/**
 * What each person eats of a dish, for the page of the dish and the end of its cooking; renders nothing for guests, outside a plan
 * and for a dish that the meal does not lead with.
 */
export function DishPortions({
  target: { id, surveyId, date, mealTime },
}: {
  readonly target: DetailTarget;
}) {
  if (surveyId === null || date === null || mealTime === null) return null;
  return <PlannedPortions {...{ id, surveyId, date, mealTime }} />;
}

type PlannedPortionsProps = {
  readonly id: string;
  readonly surveyId: string;
  readonly date: string;
  readonly mealTime: MealTime;
};

function PlannedPortions({ id, surveyId, date, mealTime }: PlannedPortionsProps) {
  const { data } = useMealPlan(surveyId);
  const details = data?.mealPlan[date]?.[mealTime]?.details;
  return details?.id === id ? <MealPortions portions={details.portions} place="page" /> : null;
}
