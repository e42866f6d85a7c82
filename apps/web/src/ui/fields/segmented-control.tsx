import { useId } from 'react';
import cover from '../cover-input.module.css';
import styles from './segmented-control.module.css';

type SegmentedControlProps<Value extends string> = {
  /** Accessible name of the group. */
  readonly label: string;
  readonly segments: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

/** Selects one of a few views, side by side in one bar. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, chosen, onChoose } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.bar}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            className={cover.cover}
            name={name}
            checked={segment.value === chosen}
            onChange={() => onChoose(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </div>
  );
}
