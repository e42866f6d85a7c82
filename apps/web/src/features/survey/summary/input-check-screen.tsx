import { completeSurvey, needsArea, personsOf, type SurveyDraft, type SurveyProblem } from '@kkini/domain';
import { useState } from 'react';
import { PATHS } from '../../../platform/address/paths.ts';
import { useToday } from '../../../platform/use-today.ts';
import { planDayWords } from '../../../messages/day-words.ts';
import type { MessageKey } from '../../../messages/ko.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Translate } from '../../../messages/translate.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { answerCount } from '../bodies/change-person.ts';
import { usePermission } from '../bodies/use-permission.tsx';
import { CreatingPlan } from './creating-plan.tsx';
import { FoodList } from '../excluded/food-list.tsx';
import { ExclusionCheckSection } from '../excluded/questions/exclusion-check-section.tsx';
import { type ExclusionCheck, useExclusionCheck } from '../excluded/questions/use-exclusion-check.ts';
import { focusQuestion } from '../model/focus-question.ts';
import styles from './input-check-screen.module.css';
import { MealStyleCells } from '../steps/meal-style-cells.tsx';
import { QuestionPage } from '../question-page.tsx';
import { SummaryCard } from './summary-card.tsx';
import { useSurveyStep } from '../model/use-survey-step.ts';

/** All answers at a glance, each with a way to change it, then the plan. */
export function InputCheckScreen() {
  const { t } = useMessages();
  const showToast = useToast();
  const today = useToday();
  const { draft, answer } = useSurveyStep('inputCheck');
  const [creating, setCreating] = useState(false);
  const check = useExclusionCheck(() => setCreating(true));
  const permission = usePermission({
    draft,
    year: Number(today.slice(0, 4)),
    onAnswer: answer,
    onAllowed: check.gate.go,
  });
  const complete = completeSurvey(draft, today);
  if (creating && complete.ok) {
    return (
      <CreatingPlan
        survey={complete.value}
        onStop={() => setCreating(false)}
        onUnread={(fields) => {
          setCreating(false);
          check.gate.refused(fields);
        }}
      />
    );
  }
  const problems = complete.ok ? [] : complete.problem;
  function create() {
    const [first] = problems;
    if (first === undefined) return permission.ask();
    showToast(t(PROBLEM_TEXTS[first].text));
    focusQuestion(PROBLEM_TEXTS[first].card);
  }
  return (
    <QuestionPage
      title={t('check.title')}
      lead={t('check.lead')}
      nextLabel={t('check.create')}
      busy={check.gate.isChecking}
      onNext={create}
    >
      <SummaryCards draft={draft} problems={problems} check={check} />
      <ExclusionCheckSection check={check} cardId="check-excluded" onMakeAnyway={() => setCreating(true)} />
      <p className={styles.notice}>{t('app.medicalNotice')}</p>
      {permission.dialog}
    </QuestionPage>
  );
}

/** The toast of a missing answer and the card it belongs to. */
const PROBLEM_TEXTS: Readonly<Record<SurveyProblem, { readonly text: MessageKey; readonly card: string }>> = {
  targetMissing: { text: 'targets.missing', card: 'check-targets' },
  mealStyleMissing: { text: 'mealStyles.missing', card: 'check-mealStyles' },
  areaMissing: { text: 'area.missing', card: 'check-areas' },
  startDateMissing: { text: 'calendar.missing', card: 'check-period' },
  startDateInvalid: { text: 'calendar.missing', card: 'check-period' },
  startDatePast: { text: 'calendar.past', card: 'check-period' },
};

/** Who said how much of their body: what it was stands on its own screen alone. */
function bodyWords(t: Translate, draft: SurveyDraft): readonly string[] {
  return personsOf(draft).flatMap((person) => {
    const count = answerCount(person);
    return count === 0 ? [] : [t('bodies.person', { target: t(`target.${person.target}`), count })];
  });
}

type SummaryCardsProps = {
  readonly draft: SurveyDraft;
  readonly problems: readonly SurveyProblem[];
  readonly check: ExclusionCheck;
};

function SummaryCards({ draft, problems, check }: SummaryCardsProps) {
  const { t } = useMessages();
  const missing = new Set(problems.map((problem) => PROBLEM_TEXTS[problem].card));
  const days = draft.startDate ? planDayWords(t, draft.startDate) : null;
  const join = (names: readonly string[]) => names.join(' · ');
  return (
    <div className={styles.cards}>
      <SummaryCard id="check-targets" title={t('check.targets')} path={PATHS.mealTarget} missing={missing}>
        {join(draft.targets.map((target) => t(`target.${target}`)))}
      </SummaryCard>
      <SummaryCard
        id="check-mealStyles"
        title={t('check.mealStyles')}
        path={PATHS.mealCategory}
        missing={missing}
        wide
      >
        <MealStyleCells chosen={draft.mealStyles} />
      </SummaryCard>
      <SummaryCard id="check-period" title={t('check.period')} path={PATHS.calendar} missing={missing}>
        {days && t('date.range', { start: days.first, end: days.last })}
      </SummaryCard>
      {needsArea(draft) && (
        <SummaryCard id="check-areas" title={t('check.areas')} path={PATHS.area} missing={missing}>
          <span lang="ko">{join(draft.areas)}</span>
        </SummaryCard>
      )}
      <SummaryCard id="check-health" title={t('check.health')} path={PATHS.health} missing={missing}>
        {join(draft.healthConditions.map((condition) => t(`health.${condition}`)))}
      </SummaryCard>
      <SummaryCard id="check-bodies" title={t('bodies.name')} path={PATHS.bodies} missing={missing}>
        {join(bodyWords(t, draft))}
      </SummaryCard>
      <SummaryCard id="check-eating" title={t('check.eating')} path={PATHS.eating} missing={missing}>
        {join(draft.eatingStyles.map((style) => t(`eating.${style}`)))}
      </SummaryCard>
      <SummaryCard id="check-excluded" title={t('check.excluded')} path={PATHS.excluded} missing={missing}>
        {draft.excludedFoods.length > 0 && <FoodList {...check} />}
      </SummaryCard>
    </div>
  );
}
