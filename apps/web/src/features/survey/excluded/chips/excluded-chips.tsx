import { useRef, useState } from 'react';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { FOOD_INPUT_ID } from '../field/food-box.tsx';
import type { FoodEntry } from '../field/use-food-entry.ts';
import { namedFood } from '../food-name.ts';
import type { Exclusions } from '../use-exclusions.ts';
import type { Foods } from '../use-foods.ts';
import type { Readings } from '../use-readings.ts';
import { ExcludedChip } from './excluded-chip.tsx';
import styles from './excluded-chips.module.css';

type ExcludedChipsProps = {
  readonly exclusions: Exclusions;
  readonly readings: Readings;
  readonly foods: Foods;
  readonly entry: Pick<FoodEntry, 'rewriting' | 'added'>;
};

const CHIPS_ID = 'excluded-chosen';

/** The excluded foods; one at a time shows what it covers. */
export function ExcludedChips(props: ExcludedChipsProps) {
  const { exclusions, readings, foods, entry } = props;
  const again = entry.added?.already ?? [];
  const { t } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  function remove(food: string, index: number) {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? document.getElementById(FOOD_INPUT_ID);
    next?.focus();
    exclusions.remove(food);
  }
  return (
    <ul ref={list} id={CHIPS_ID} tabIndex={-1} aria-label={t('excluded.chosen')} className={styles.chips}>
      {exclusions.foods.map((food, index) => (
        <ExcludedChip
          key={food}
          food={food}
          named={namedFood(food, foods.list) ?? namedFood(food, readings.of(food)?.understood)}
          exclusions={exclusions}
          readings={readings}
          isOpen={open === food}
          onToggle={(isOpen) => setOpen(isOpen ? food : null)}
          onRemove={() => remove(food, index)}
          isRewriting={entry.rewriting === food}
          isAgain={again.includes(food)}
        />
      ))}
    </ul>
  );
}

/** Moves the focus to the excluded foods, or to the field if there are none, when the focused control disappears. */
export function focusChosen(): void {
  const place = document.getElementById(CHIPS_ID) ?? document.getElementById(FOOD_INPUT_ID);
  place?.focus({ preventScroll: true });
}
