import type { CompanionCandidateWire, PortionWire } from '@kkini/contract';
import { useEffect, useRef, useState } from 'react';
import { dishTitle } from '../../../messages/dish-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { isOwnerProblem, problemKey } from '../../../platform/server/owner-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { candidateState } from '../change/candidate-button.tsx';
import { CandidateList } from '../change/candidate-list.tsx';
import dialog from '../change/change-dialogs.module.css';
import type { Batch } from '../model/batches.ts';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { useReadAgain } from '../model/use-read-again.ts';
import { useChangeCompanion, useCompanionCandidates } from './change-companion.ts';
import { CompanionCandidateRow } from './companion-candidate-row.tsx';
import { EverywhereQuestion } from './everywhere-question.tsx';
import type { AskedCompanion, useChangingCompanion } from './use-changing-companion.tsx';

type CompanionDialogProps = {
  readonly surveyId: string;
  readonly days: readonly PlanDay[];
  readonly batches: readonly Batch[];
  readonly changing: ReturnType<typeof useChangingCompanion>;
};

export function CompanionDialog({ surveyId, days, batches, changing }: CompanionDialogProps) {
  const { asked } = changing;
  const meals = days.find(({ date }) => date === asked?.date)?.meals;
  const dayMealId = meals?.dayMealId ?? null;
  if (asked === null || dayMealId === null) return null;
  const { companions = [], portions = [] } = meals?.[asked.time]?.details ?? {};
  const isServed = companions.some(({ id }) => id === asked.companion.id);
  return <OpenDialog {...{ surveyId, dayMealId, batches, asked, changing, isServed, portions }} />;
}

type OpenDialogProps = Omit<CompanionDialogProps, 'days'> & {
  readonly dayMealId: string;
  readonly asked: AskedCompanion;
  /** False once the plan shows the meal without the companion. */
  readonly isServed: boolean;
  readonly portions: readonly PortionWire[];
};

/** Dishes that may replace a companion. A choice for several meals asks once more. */
function OpenDialog({ batches, asked, changing, isServed, portions, ...plan }: OpenDialogProps) {
  const wording = useMessages();
  const { t } = wording;
  const [question, setQuestion] = useState<CompanionCandidateWire | null>(null);
  const { candidates, change } = useChoice({ ...plan, asked, changing });
  const readAgain = useReadAgain(plan.surveyId);
  const isEmpty = candidates.data?.candidates.length === 0;
  useLookAgain(plan.surveyId, { isEmpty, isServed, close: changing.close });
  const choose = (candidate: CompanionCandidateWire, everywhere: boolean) => {
    setQuestion(null);
    change.mutate({ candidateId: idOf(candidate), everywhere });
  };
  return (
    <Dialog
      title={t('companions.title', { dish: dishTitle(wording, asked.companion) })}
      closeLabel={t('app.close')}
      onClose={changing.close}
    >
      <CandidateList
        surveyId={plan.surveyId}
        answer={candidates}
        none={t('companions.none')}
        lead={() => t('companions.lead')}
        idOf={idOf}
        onGone={() => {
          changing.close();
          void readAgain();
        }}
        row={(candidate) => (
          <CompanionCandidateRow
            {...{ candidate, portions }}
            state={candidateState(change.isPending ? change.variables.candidateId : null, idOf(candidate))}
            onChoose={() => (candidate.meals.length > 1 ? setQuestion(candidate) : choose(candidate, false))}
          />
        )}
      />
      <Button full look="plain" className={dialog.close} onClick={changing.close}>
        {t('app.close')}
      </Button>
      {question && (
        <EverywhereQuestion
          asked={asked}
          candidate={question}
          batches={batches}
          onAnswer={(everywhere) => choose(question, everywhere)}
          onCancel={() => setQuestion(null)}
        />
      )}
    </Dialog>
  );
}

const idOf = ({ companion }: CompanionCandidateWire) => String(companion.id);

type Look = { readonly isEmpty: boolean; readonly isServed: boolean; readonly close: () => void };

/** Reloads the plan if a companion has no candidates, which is also the answer about a meal that another tab has changed. */
function useLookAgain(surveyId: string, { isEmpty, isServed, close }: Look): void {
  const { t } = useMessages();
  const showToast = useToast();
  const readAgain = useRef(useReadAgain(surveyId));
  const gone = useRef(() => {
    showToast(t('companions.gone'));
    close();
  });
  useEffect(() => {
    if (isEmpty) void readAgain.current();
  }, [isEmpty]);
  useEffect(() => {
    if (isEmpty && !isServed) gone.current();
  }, [isEmpty, isServed]);
}

type ChoiceProps = Pick<OpenDialogProps, 'surveyId' | 'dayMealId' | 'asked' | 'changing'>;

function useChoice({ surveyId, dayMealId, asked, changing }: ChoiceProps) {
  const { t } = useMessages();
  const showToast = useToast();
  const place = { dayMealId, mealTime: asked.time, companionId: String(asked.companion.id) };
  const candidates = useCompanionCandidates(place);
  const change = useChangeCompanion({
    surveyId,
    ...place,
    onChanged: ({ candidateId }, meals) => {
      const found = candidates.data?.candidates ?? [];
      const chosen = found.find(({ companion }) => companion.id === candidateId)?.companion;
      if (chosen !== undefined) changing.onChanged({ ...asked, chosen, meals });
    },
    onNone: () => {
      showToast(t('companions.gone'));
      changing.close();
    },
    onFailed: (problem) => {
      showToast(t(problemKey('companions', problem)));
      if (isOwnerProblem(problem)) changing.close();
      if (problem === 'refused') void candidates.refetch();
    },
  });
  return { candidates, change };
}
