import type { CompanionCandidateWire, companionCandidates } from '@kkini/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { dayWords } from '../../../messages/day-words.ts';
import { dishTitle } from '../../../messages/dish-words.ts';
import { workWords } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import type { Translate, Wording } from '../../../messages/translate.ts';
import { companionPicture } from '../../../platform/address/companion-picture.ts';
import type { ReplyOf } from '../../../platform/server/server-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { CandidateButton, type CandidateState, candidateState } from '../change/candidate-button.tsx';
import { CandidateDifferences } from '../change/candidate-differences.tsx';
import { candidateDifferences, type Difference } from '../change/candidate-words.ts';
import { CandidatesLoading } from '../change/candidates-loading.tsx';
import styles from '../change/meal-candidates-dialog.module.css';
import { OverLimits } from '../standing/over-limits.tsx';

type CandidateListProps = {
  readonly answer: UseQueryResult<ReplyOf<typeof companionCandidates>>;
  /** Id of the candidate being requested; null while all can be chosen. */
  readonly chosen: string | null;
  readonly onChoose: (candidate: CompanionCandidateWire) => void;
};

/** Loading, error, empty, then the dishes that may stand in place of a companion. */
export function CandidateList({ answer, chosen, onChoose }: CandidateListProps) {
  const { t } = useMessages();
  if (answer.isPending) return <CandidatesLoading />;
  if (answer.isError) {
    return (
      <div className={styles.problem} role="alert">
        <p>{t('candidates.failed')}</p>
        <Button look="soft" size="small" onClick={() => void answer.refetch()}>
          {t('plan.reload')}
        </Button>
      </div>
    );
  }
  const { candidates } = answer.data;
  if (candidates.length === 0) {
    return (
      <p className={styles.problem} role="status">
        {t('companions.none')}
      </p>
    );
  }
  return (
    <>
      <p className={styles.lead}>{t('companions.lead')}</p>
      <ul className={styles.list} aria-label={t('candidates.list')}>
        {candidates.map((candidate) => (
          <li key={candidate.companion.id}>
            <CandidateRow
              candidate={candidate}
              state={candidateState(chosen, String(candidate.companion.id))}
              onChoose={() => onChoose(candidate)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

type CandidateRowProps = {
  readonly candidate: CompanionCandidateWire;
  readonly state: CandidateState;
  readonly onChoose: () => void;
};

/** One dish: its picture, its work or the batch it joins, and what changes in the day. */
function CandidateRow({ candidate, state, onChoose }: CandidateRowProps) {
  const wording = useMessages();
  const { t } = wording;
  const { companion, over, nutrients } = candidate;
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
        <OverLimits over={over} />
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

/** How a dish comes on the table: from a batch of other meals, from a store, or by its own work. */
function makingWords(t: Translate, { joins, companion }: CompanionCandidateWire): readonly string[] {
  if (joins !== null) return [t('companions.joins', { weekday: dayWords(t, joins).weekdayLong })];
  const { active_minutes: active, waiting_minutes: waiting, keep_days: keepDays } = companion;
  if ((keepDays ?? 0) >= STORED_DAYS) return [t('companions.stored')];
  if (active === null) return [];
  return [workWords(t, { active, waiting: waiting ?? 0 })];
}

/** What a dish of its own cooking is made of: what is at home, what the week buys anyway, what is bought for it. */
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

/** A dish that keeps this long is made or bought ahead, like kimchi. */
const STORED_DAYS = 14;
