import type { DayWire, MealWire } from '@kkini/contract';
import { ChangeMealDialog } from './change-meal-dialog.tsx';
import { MealCandidatesDialog } from './meal-candidates-dialog.tsx';
import { styleOf } from './meal-facts.ts';
import type { ChangingSlot } from './use-changing-slot.tsx';

type SlotDialogProps = {
  readonly surveyId: string;
  readonly slot: ChangingSlot | null;
  /** The day the slot is of. */
  readonly meals: DayWire | undefined;
  readonly onChanged: (outcome: { readonly former: MealWire | null; readonly meal: MealWire }) => void;
  readonly onClose: () => void;
};

/** The dialog of the slot that is being changed: six styles, or the candidates of the style it has. */
export function SlotDialog({ surveyId, slot, meals, onChanged, onClose }: SlotDialogProps) {
  if (!slot || !meals || meals.dayMealId === null) return null;
  const former = meals[slot.time];
  const shown = {
    surveyId,
    dayMealId: meals.dayMealId,
    time: slot.time,
    onChanged: (meal: MealWire) => onChanged({ former, meal }),
    onClose,
  };
  if (slot.ask === 'style' || former === null) return <ChangeMealDialog {...shown} meal={former} />;
  return <MealCandidatesDialog {...shown} meal={former} style={styleOf(former)} />;
}
