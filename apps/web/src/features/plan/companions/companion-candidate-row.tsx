import type { CompanionCandidateWire, PortionWire } from '@kkini/contract';
import { dayWords } from '../../../messages/day-words.ts';
import { dishTitle } from '../../../messages/dish-words.ts';
import { workWords } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import type { Translate, Wording } from '../../../messages/translate.ts';
import { companionPicture } from '../../../platform/address/paths.ts';
import { Picture } from '../../../ui/picture.tsx';
import { CandidateButton, CandidateDifferences, type CandidateState } from '../change/candidate-button.tsx';
import { candidateDifferences, type Difference } from '../change/candidate-words.ts';
import styles from '../change/change-dialogs.module.css';
import { OverLimits } from '../standing/over-limits.tsx';

type CompanionCandidateRowProps = {
  readonly candidate: CompanionCandidateWire;
  /** Everybody's portions of the meal. */
  readonly portions: readonly PortionWire[];
  readonly state: CandidateState;
  readonly onChoose: () => void;
};

/** One dish: its picture, its work or the batch it joins, and the changes to the day. */
export function CompanionCandidateRow({ candidate, portions, state, onChoose }: CompanionCandidateRowProps) {
  const wording = useMessages();
  const { t } = wording;
  const { companion, nutrients } = candidate;
  const differences = candidateDifferences(t, { points: 0, nutrients, price: null, minutes: null });
  return (
    <CandidateButton
      state={state}
      picture={<Picture src={companionPicture(String(companion.id))} />}
      onChoose={onChoose}
    >
      <span className={styles.words}>
        <b>
          <MixedText text={dishTitle(wording, companion)} />
        </b>
        <OverLimits meal={candidate} portions={portions} />
        <CandidateDifferences
          differences={[
            ...makingWords(t, candidate).map((words) => ({ words, isBetter: false })),
            ...foodDifferences(wording, candidate),
            ...(nutrients.length > 0 ? differences : []),
          ]}
        />
      </span>
    </CandidateButton>
  );
}

/** Where a dish comes from: a batch of other meals, a store, or its own cooking. */
function makingWords(t: Translate, { joins, companion }: CompanionCandidateWire): readonly string[] {
  if (joins !== null) return [t('companions.joins', { weekday: dayWords(t, joins).weekdayLong })];
  const { active_minutes: active, waiting_minutes: waiting, keep_days: keepDays } = companion;
  if ((keepDays ?? 0) >= STORED_DAYS) return [t('companions.stored')];
  if (active === null) return [];
  return [workWords(t, { active, waiting: waiting ?? 0 })];
}

/** Foods of a dish that is cooked separately: at home, bought for the week anyway, or bought for it. */
function foodDifferences(
  { t, locale }: Wording,
  { joins, foods: { at_home: atHome, bought, shared } }: CompanionCandidateWire,
): readonly Difference[] {
  if (joins !== null) return [];
  const named = (foods: typeof bought) =>
    foods.map(({ name, name_en: nameEn }) => (locale === 'en' ? nameEn : name)).join(', ');
  const isShared = bought.length === 0 && shared.length > 0;
  return [
    ...(atHome.length > 0
      ? [{ words: t('companions.usesHome', { foods: named(atHome) }), isBetter: true }]
      : []),
    ...(isShared ? [{ words: t('companions.shares'), isBetter: true }] : []),
    ...(bought.length > 0
      ? [{ words: t('companions.buys', { foods: named(bought) }), isBetter: false }]
      : []),
  ];
}

/** Days from which a dish that keeps this long counts as made or bought ahead, like kimchi. */
const STORED_DAYS = 14;
