import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { MixedText } from '../../../../messages/mixed-text.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { FOOD_INPUT_ID } from '../field/food-box.tsx';
import type { FoodEntry } from '../field/use-food-entry.ts';
import { FoodLabel, FoodPicture } from '../food-label.tsx';
import { isKnownFood, type NamedFood, namedFood } from '../food-name.ts';
import type { Exclusions } from '../use-exclusions.ts';
import type { Foods } from '../use-foods.ts';
import type { Readings } from '../use-readings.ts';
import { chipState } from './chip-state.ts';
import styles from './excluded-chips.module.css';
import { ExclusionPanel } from './exclusion-panel.tsx';
import { FoodMarks } from './food-marks.tsx';

type ExcludedChipsProps = {
  readonly exclusions: Exclusions;
  readonly readings: Readings;
  readonly foods: Foods;
  readonly entry: Pick<FoodEntry, 'rewriting' | 'added'>;
};

const CHIPS_ID = 'excluded-chosen';

/** The excluded foods. One at a time expands to what it covers. */
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

/** Moves the focus to the excluded foods, or to the field if there are none, after the focused control has disappeared. */
export function focusChosen(): void {
  const place = document.getElementById(CHIPS_ID) ?? document.getElementById(FOOD_INPUT_ID);
  place?.focus({ preventScroll: true });
}

type ExcludedChipProps = {
  readonly food: string;
  readonly named: NamedFood | null;
  readonly exclusions: Exclusions;
  readonly readings: Readings;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onRemove: () => void;
  /** Called when the visitor wants to retype it. */
  readonly isRewriting: boolean;
  /** True if it was chosen again, which makes it pulse. */
  readonly isAgain: boolean;
};

/** An excluded food: its name expands to what it covers, the cross removes it. */
function ExcludedChip(props: ExcludedChipProps) {
  const { food, named, exclusions, readings, isOpen, onToggle } = props;
  const { t, locale } = useMessages();
  const panelId = useId();
  const name = useRef<HTMLButtonElement>(null);
  const reading = readings.of(food);
  const state = props.isRewriting ? 'rewriting' : chipState(food, reading, exclusions);
  function close() {
    onToggle(false);
    name.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  }
  return (
    <li className={styles.item} onKeyDown={onKeyDown}>
      <span className={classNames(styles.chip, styles[state], props.isAgain && styles.pulse)}>
        <button
          ref={name}
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => onToggle(!isOpen)}
        >
          {named && isKnownFood(named.id) && (
            <span className={styles.picture}>
              <FoodPicture food={named.id} />
            </span>
          )}
          <span className={styles.words}>
            <FoodLabel food={food} named={named} />
            <FoodMarks state={state} strictness={exclusions.strictness(food)} />
          </span>
          <VisuallyHidden>, {t('exclusion.show')}</VisuallyHidden>
          <span className={styles.turn} data-open={isOpen || undefined}>
            <Icon name="chevronRight" size={18} strokeWidth={2.4} />
          </span>
        </button>
        <button type="button" className={styles.remove} data-remove onClick={props.onRemove}>
          <VisuallyHidden>
            <MixedText text={t('area.remove', { name: named?.[locale] ?? food })} />
          </VisuallyHidden>
          <Icon name="x" size={20} strokeWidth={2.4} />
        </button>
      </span>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <ExclusionPanel
            food={food}
            named={named}
            reading={reading}
            state={readings.state}
            exclusions={exclusions}
            onClose={close}
          />
        )}
      </div>
    </li>
  );
}
