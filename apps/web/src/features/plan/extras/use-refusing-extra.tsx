import type { ExtraWire, QualityWire } from '@kkini/contract';
import { useState } from 'react';
import { companionName } from '../../../messages/dish-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import type { MealPlan } from '../model/get-meal-plan.ts';
import type { PlanSlot } from '../model/meal-facts.ts';
import { useRefuseExtras } from './refuse-extras.ts';

export type LatestRefusal = PlanSlot & {
  readonly dish: QualityWire['refusedExtras'][number];
  /** Ids of the extras the meal had. */
  readonly former: readonly string[];
};

type Refusing = {
  readonly surveyId: string;
  readonly plan: MealPlan;
  /** Called with each refusal. */
  readonly onLatest: () => void;
};

/** State of refusing extras: the latest refusal, as long as it holds. */
export function useRefusingExtra({ surveyId, plan, onLatest }: Refusing) {
  const wording = useMessages();
  const showToast = useToast();
  const { isPending, store } = useRefuseExtras(surveyId);
  const [latest, setLatest] = useState<LatestRefusal | null>(null);
  const refused = plan.quality?.refusedExtras.map(({ id }) => id) ?? [];
  const notify = (key: 'extra.refused' | 'extra.allowed', dish: LatestRefusal['dish']) =>
    showToast(<MixedText text={wording.t(key, { dish: companionName(wording, dish) })} />, 'good');
  return {
    isPending,
    latest: latest !== null && refused.includes(latest.dish.id) ? latest : null,
    /** An extra that the meal of the latest refusal has since; null if it has none. */
    instead: (latest && extrasOf(plan, latest).find(({ id }) => !latest.former.includes(id))) ?? null,
    refuse: ({ date, time }: PlanSlot, { dishId, title, title_en }: ExtraWire) => {
      if (dishId === null) return;
      const former = extrasOf(plan, { date, time }).map(({ id }) => id);
      const change = { date, time, former, dish: { id: dishId, title, title_en } };
      store({ dishId, isRefused: true }, () => {
        setLatest(change);
        onLatest();
        focusExtra(change);
        notify('extra.refused', change.dish);
      });
    },
    undo: (change: LatestRefusal) =>
      store({ dishId: change.dish.id, isRefused: false }, () => {
        setLatest(null);
        focusExtra(change);
        notify('extra.allowed', change.dish);
      }),
    dismiss: (change: LatestRefusal) => {
      setLatest(null);
      focusExtra(change);
    },
    /** Called when something else has changed. */
    forget: () => setLatest(null),
  };
}

function extrasOf({ mealPlan }: MealPlan, { date, time }: PlanSlot): readonly ExtraWire[] {
  return mealPlan[date]?.[time]?.details.portions.flatMap(({ extra }) => extra ?? []) ?? [];
}

/**
 * Focuses the button of an extra if the focus was lost with a removed element: of the same food, else of another, else the meal.
 */
function focusExtra({ date, time, dish }: LatestRefusal): void {
  focusIfLost(() => {
    const slot = document.querySelector(`[data-day="${date}"] [data-slot="${time}"]`);
    const buttons = [...(slot?.querySelectorAll<HTMLElement>('[data-extra]') ?? [])];
    const same = buttons.find((button) => button.dataset['extra'] === dish.id);
    return same ?? buttons[0] ?? slot?.querySelector<HTMLElement>('a, button');
  });
}
