import type { Strictness } from '@kkini/domain';
import type { MessageKey } from '../../../../messages/ko.ts';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import type { ChipState } from './chip-state.ts';
import styles from './food-marks.module.css';

type FoodMarksProps = { readonly state: ChipState | 'rewriting'; readonly strictness: Strictness };

export function FoodMarks({ state, strictness }: FoodMarksProps) {
  return (
    <>
      {state !== 'plain' && <Mark {...STATE_MARKS[state]} />}
      {strictness === 'severeAllergy' && (
        <Mark icon="shieldAlert" text="strictness.severeAllergy" look="severe" />
      )}
      {strictness === 'dislike' && <Mark text="strictness.dislike" look="calm" />}
    </>
  );
}

type MarkProps = {
  readonly icon?: IconName;
  readonly text: MessageKey;
  readonly look: 'warm' | 'severe' | 'calm';
};

function Mark({ icon, text, look }: MarkProps) {
  const { t } = useMessages();
  return (
    <span className={classNames(styles.mark, styles[look])}>
      {icon && <Icon name={icon} size={16} strokeWidth={2.4} />}
      {t(text)}
    </span>
  );
}

const STATE_MARKS = {
  unread: { icon: 'alert', text: 'exclusion.unreadMark', look: 'warm' },
  asking: { icon: 'question', text: 'exclusion.askingMark', look: 'warm' },
  rewriting: { icon: 'pencil', text: 'exclusion.rewritingMark', look: 'calm' },
} as const satisfies Record<Exclude<ChipState, 'plain'> | 'rewriting', MarkProps>;
