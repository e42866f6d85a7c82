import { TARGETS, type Target } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { ChoiceTile } from '../../../ui/fields/choice-tile.tsx';
import { TargetFigure } from '../art/target-figure.tsx';
import { toggle } from '../model/toggle.ts';
import styles from './target-choice.module.css';

type TargetChoiceProps = {
  readonly chosen: readonly Target[];
  readonly onChange: (targets: readonly Target[]) => void;
};

export function TargetChoice({ chosen, onChange }: TargetChoiceProps) {
  const { t } = useMessages();
  return (
    <fieldset id={TARGET_CHOICE_ID} className={styles.choice} aria-label={t('check.targets')}>
      <div className={styles.tiles}>
        {TARGETS.map((target) => (
          <ChoiceTile
            key={target}
            title={t(`target.${target}`)}
            picture={<TargetFigure target={target} />}
            pressed={chosen.includes(target)}
            onPress={() => onChange(toggle(chosen, target))}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Id of the control to focus when no target is chosen. */
export const TARGET_CHOICE_ID = 'targets';
