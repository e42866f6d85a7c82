import type { MealWire } from '@kkini/contract';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { PlanScreen } from '../../../platform/address/detail-address.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Link } from '../../../ui/link.tsx';
import type { PlanReader } from '../model/get-meal-plan.ts';
import { mealPath, type PlanSlot } from '../model/meal-facts.ts';

type MealLinkProps = {
  readonly reader: PlanReader;
  readonly meal: MealWire;
  readonly slot: PlanSlot;
  /** Screen that has the link. */
  readonly from: PlanScreen;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** A link to the recipe or product. Without an id, a button that says there is nothing to open. */
export function MealLink({ reader, meal, slot, from, className, children }: MealLinkProps) {
  const { t } = useMessages();
  const showToast = useToast();
  const path = mealPath(meal, reader, slot);
  if (path === null) {
    return (
      <button type="button" className={className} onClick={() => showToast(t('plan.noMeal'))}>
        {children}
      </button>
    );
  }
  return (
    <Link
      to={path}
      state={{
        id: meal.details.id,
        ...reader,
        area: meal.details.area,
        mealTime: slot.time,
        from,
        picture: meal.details.img_url,
      }}
      className={className}
      draggable={false}
    >
      {children}
    </Link>
  );
}
