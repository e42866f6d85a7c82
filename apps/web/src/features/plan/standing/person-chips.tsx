import type { Verdict } from '@kkini/domain';
import { Chip } from '../../../ui/fields/chip.tsx';
import styles from './person-chips.module.css';
import { VerdictSign } from './verdict-tag.tsx';

type PersonChipsProps = {
  /** Accessible name of the choice. */
  readonly label: string;
  readonly names: readonly string[];
  /** Verdict on each person, in the order of the names. */
  readonly verdicts: readonly Verdict[];
  /** Index of the person shown. */
  readonly chosen: number;
  readonly onChoose: (person: number) => void;
};

/** Chooses whose figures are shown. */
export function PersonChips({ label, names, verdicts, chosen, onChoose }: PersonChipsProps) {
  return (
    <fieldset className={styles.names} aria-label={label}>
      {names.map((name, at) => (
        <Chip key={name} size="small" pressed={at === chosen} onPress={() => onChoose(at)}>
          {name} <VerdictSign verdict={verdicts[at] ?? 'unknown'} />
        </Chip>
      ))}
    </fieldset>
  );
}
