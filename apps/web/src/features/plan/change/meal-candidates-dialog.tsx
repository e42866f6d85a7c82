import { type MealCandidateWire, type MealWire, mealCandidates } from '@kkini/contract';
import { MEAL_STYLE_KO, type MealStyle, type MealTime, type PlanDialog } from '@kkini/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { tooMuchWords } from '../../../messages/verdict-words.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf } from '../../../platform/server/call-error.ts';
import { isOwnerProblem, problemKey } from '../../../platform/server/owner-problem.ts';
import type { ReplyOf } from '../../../platform/server/server-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { MealName } from '../meal/meal-name.tsx';
import { MealPicture } from '../meal/meal-picture.tsx';
import { mealName } from '../model/meal-words.ts';
import { useReadAgain } from '../model/use-read-again.ts';
import { OverLimits } from '../standing/over-limits.tsx';
import {
  CandidateButton,
  CandidateDifferences,
  type CandidateState,
  candidateState,
} from './candidate-button.tsx';
import { CandidateList } from './candidate-list.tsx';
import { candidateDifferences } from './candidate-words.ts';
import styles from './change-dialogs.module.css';
import { type ChangeProblem, lastingProblem, useChangeMeal } from './change-meal.ts';
import { ChangeProblemNote } from './change-problem-note.tsx';

type MealCandidatesDialogProps = {
  readonly surveyId: string;
  readonly dayMealId: string;
  readonly time: MealTime;
  /** Current meal of the slot; `style` is the style of the candidates. */
  readonly meal: MealWire;
  readonly style: MealStyle;
  readonly onChanged: (meal: MealWire, dialogs: readonly PlanDialog[]) => void;
  readonly onClose: () => void;
  /** Closes the dialog of a meal that no longer exists. */
  readonly onGone: () => void;
};

/** The best other meals of a style for one slot; choosing one serves it. */
export function MealCandidatesDialog({
  meal,
  time,
  style,
  onClose,
  onGone,
  ...slot
}: MealCandidatesDialogProps) {
  const { t } = useMessages();
  const showToast = useToast();
  const { dayMealId } = slot;
  const readAgain = useReadAgain(slot.surveyId);
  const candidates = useMealCandidates({ dayMealId, mealTime: time, style });
  const onFailed = (problem: ChangeProblem) => {
    if (!lastingProblem(problem)) showToast(t(problemKey('change', problem)));
    if (isOwnerProblem(problem)) onClose();
    if (problem === 'refused') void candidates.refetch();
  };
  const change = useChangeMeal({
    ...slot,
    mealTime: time,
    onNone: () => showToast(t('change.none')),
    onFailed,
  });
  const chosen = change.isPending ? (change.variables.candidateId ?? null) : null;
  return (
    <Dialog
      title={t('candidates.title', { time: t(`mealTime.${time}`) })}
      closeLabel={t('app.close')}
      onClose={onClose}
    >
      <p className={styles.now} data-meal={time}>
        {t('change.now')}{' '}
        <b>
          <MealName meal={meal} both />
        </b>
      </p>
      <CandidateList
        surveyId={slot.surveyId}
        answer={candidates}
        none={t('change.none')}
        lead={(reply) => t(leadOf(reply))}
        idOf={({ id }) => id}
        onGone={() => {
          onGone();
          void readAgain();
        }}
        row={(candidate) => (
          <MealCandidateRow
            candidate={candidate}
            state={candidateState(chosen, candidate.id)}
            onChoose={() => change.mutate({ style, candidateId: candidate.id })}
          />
        )}
      />
      <ChangeProblemNote change={change} meal={meal} />
      <Button full look="plain" className={styles.close} onClick={onClose}>
        {t('app.close')}
      </Button>
    </Dialog>
  );
}

/** What to know of all candidates: that none keeps the limits, or that others than usual are among them. */
function leadOf({ ladderStep, candidates }: ReplyOf<typeof mealCandidates>) {
  if (candidates.every(({ over }) => over.length > 0)) return 'candidates.allOver';
  return ladderStep === 0 ? 'candidates.lead' : 'candidates.relaxed';
}

type Slot = { readonly dayMealId: string; readonly mealTime: MealTime; readonly style: MealStyle };

/** Candidates for a slot. Never cached, because every change of the week changes them. */
function useMealCandidates({
  dayMealId,
  mealTime,
  style,
}: Slot): UseQueryResult<ReplyOf<typeof mealCandidates>> {
  const { server } = usePlatform();
  const category = MEAL_STYLE_KO[style];
  return useQuery({
    queryKey: ['meal-candidates', dayMealId, mealTime, style],
    queryFn: ({ signal }) =>
      answerOf(server.call(mealCandidates, { dayMealId, mealType: mealTime, category }, signal)),
    gcTime: 0,
  });
}

type MealCandidateRowProps = {
  readonly candidate: MealCandidateWire;
  readonly state: CandidateState;
  readonly onChoose: () => void;
};

function MealCandidateRow({ candidate, state, onChoose }: MealCandidateRowProps) {
  const wording = useMessages();
  const { meal, change } = candidate;
  const { portions } = meal.details;
  const differences = candidateDifferences(wording.t, change);
  const spoken = [
    mealName(wording, meal),
    ...tooMuchWords(wording.t, candidate, portions),
    ...differences.map(({ words }) => words),
  ];
  return (
    <CandidateButton state={state} picture={<MealPicture meal={meal} />} onChoose={onChoose}>
      <VisuallyHidden>
        <MixedText text={spoken.join(', ')} />
      </VisuallyHidden>
      <span className={styles.words} aria-hidden="true">
        <b>
          <MealName meal={meal} both />
        </b>
        <OverLimits meal={candidate} portions={portions} />
        <CandidateDifferences differences={differences} />
      </span>
    </CandidateButton>
  );
}
