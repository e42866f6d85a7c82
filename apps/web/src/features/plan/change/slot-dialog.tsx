import type { DayWire, MealWire } from '@kkini/contract';
import type { PlanDialog } from '@kkini/domain';
import { styleOf } from '../model/meal-facts.ts';
import { ChangeMealDialog } from './change-meal-dialog.tsx';
import { MealCandidatesDialog } from './meal-candidates-dialog.tsx';
import type { ChangingSlot, Outcome } from './use-changing-slot.tsx';

type SlotDialogProps = {
  readonly surveyId: string;
  readonly slot: ChangingSlot | null;
  /** The day of the slot. */
  readonly meals: DayWire | undefined;
  readonly onChanged: (outcome: Outcome) => void;
  readonly onClose: () => void;
};

/** The dialog of the slot being changed: six styles, or the candidates of its present style. */
export function SlotDialog({ surveyId, slot, meals, onChanged, onClose }: SlotDialogProps) {
  if (!slot || !meals || meals.dayMealId === null) return null;
  const former = meals[slot.time];
  const shown = {
    surveyId,
    dayMealId: meals.dayMealId,
    time: slot.time,
    onChanged: (meal: MealWire, dialogs: readonly PlanDialog[]) => onChanged({ former, meal, dialogs }),
    onClose,
  };
  if (slot.ask === 'style' || former === null) return <ChangeMealDialog {...shown} meal={former} />;
  return <MealCandidatesDialog {...shown} meal={former} style={styleOf(former)} />;
}
