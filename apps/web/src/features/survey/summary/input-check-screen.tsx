import {
  areaInEnglish,
  completeSurvey,
  MEAL_TIMES,
  type MealStyleChoice,
  needsArea,
  personsOf,
  planPermission,
  type SurveyDraft,
  type SurveyProblem,
} from '@kkini/domain';
import { Fragment, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { planDayWords } from '../../../messages/day-words.ts';
import { MIDDLE_DOT } from '../../../messages/kept-together.ts';
import type { MessageKey } from '../../../messages/ko.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Named } from '../../../messages/named.tsx';
import { conditionWords, mayBeMore, personNames, targetWords } from '../../../messages/person-names.ts';
import type { Translate } from '../../../messages/translate.ts';
import { editing, PATHS } from '../../../platform/address/paths.ts';
import { useToday } from '../../../platform/use-today.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DayGlyph } from '../../../ui/icons/day-glyph.tsx';
import { answerCount } from '../bodies/change-person.ts';
import { PermissionDialog, type PermissionDialogProps } from '../bodies/permission-dialog.tsx';
import { ExclusionQuestions } from '../excluded/questions/exclusion-questions.tsx';
import { UnreadDialog, type UnreadGate, useUnreadGate } from '../excluded/questions/unread-dialog.tsx';
import { type Exclusions, useExclusions } from '../excluded/use-exclusions.ts';
import { type Readings, useReadings } from '../excluded/use-readings.ts';
import { focusQuestion } from '../model/focus-question.ts';
import { useSurveyStep } from '../model/use-survey-step.ts';
import { QuestionPage } from '../question-page.tsx';
import { MealStylePicture } from '../steps/meal-styles.tsx';
import { CreatingPlan } from './creating-plan.tsx';
import { FoodList } from './food-list.tsx';
import { HomeCards, refusedAtHome } from './home-cards.tsx';
import styles from './input-check-screen.module.css';
import { KidneyHint } from './kidney-hint.tsx';
import { PlanOutlookNote } from './plan-outlook-note.tsx';
import { CardHint, SummaryCard } from './summary-card.tsx';

/** All answers, each with a button to change it, then the button to make the plan. */
export function InputCheckScreen() {
  const { t } = useMessages();
  const showToast = useToast();
  const today = useToday();
  const { draft, answer } = useSurveyStep('inputCheck');
  const [creating, setCreating] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const check = useExclusionCheck(() => setCreating(true));
  const year = Number(today.slice(0, 4));
  const permission = usePermission({ draft, year, onAnswer: answer, onAllowed: check.gate.go });
  const complete = completeSurvey(draft, today);
  if (creating && complete.ok)
    return (
      <CreatingPlan
        survey={complete.value}
        onStop={() => setCreating(false)}
        onUnread={(fields) => {
          setCreating(false);
          check.gate.refused(fields);
        }}
        onAtHomeRefused={(fields) => {
          setCreating(false);
          setRefused(refusedAtHome(draft, fields));
        }}
      />
    );
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
      <MissingNote problems={problems} />
      <SummaryCards draft={draft} problems={problems} check={check} />
      <HomeCards draft={draft} onAnswer={answer} refused={refused} />
      <ExclusionCheckSection check={check} cardId="check-excluded" onMakeAnyway={() => setCreating(true)} />
      <p className={styles.notice}>{t('app.medicalNotice')}</p>
      {permission.dialog}
    </QuestionPage>
  );
}

type ProblemTexts = { readonly text: MessageKey; readonly name: MessageKey; readonly card: string };

/** Toast, name and card of each missing answer. */
const PROBLEM_TEXTS: Readonly<Record<SurveyProblem, ProblemTexts>> = {
  targetMissing: { text: 'targets.missing', name: 'check.targets', card: 'check-targets' },
  mealStyleMissing: { text: 'mealStyles.missing', name: 'check.mealStyles', card: 'check-mealStyles' },
  areaMissing: { text: 'area.missing', name: 'check.areas', card: 'check-areas' },
  startDateMissing: { text: 'calendar.missing', name: 'check.period', card: 'check-period' },
  startDateInvalid: { text: 'calendar.missing', name: 'check.period', card: 'check-period' },
  startDatePast: { text: 'calendar.past', name: 'check.period', card: 'check-period' },
};

/** All missing answers, by the names of their cards. */
function MissingNote({ problems }: { readonly problems: readonly SurveyProblem[] }) {
  const { t } = useMessages();
  if (problems.length === 0) return null;
  const names = problems.map((problem) => t(PROBLEM_TEXTS[problem].name)).join(MIDDLE_DOT);
  return (
    <div className={styles.missing}>
      <Note icon="alert" tone="warm">
        {t('check.missingAll', { names })}
      </Note>
    </div>
  );
}

/** How many questions each person answered. The answers themselves are shown only on their own screen. */
function bodyWords(t: Translate, draft: SurveyDraft, year: number): readonly string[] {
  const persons = personsOf(draft);
  const names = personNames(t, persons);
  return persons.flatMap((person, at) => {
    const count = answerCount(person, year);
    return count === 0 ? [] : [t('bodies.person', { target: names[at] ?? '', count })];
  });
}

type SummaryCardsProps = {
  readonly draft: SurveyDraft;
  readonly problems: readonly SurveyProblem[];
  readonly check: ExclusionCheck;
};

function SummaryCards({ draft, problems, check }: SummaryCardsProps) {
  const { t } = useMessages();
  const year = Number(useToday().slice(0, 4));
  const missing = new Set(problems.map((problem) => PROBLEM_TEXTS[problem].card));
  const days = draft.startDate ? planDayWords(t, draft.startDate) : null;
  const join = (names: readonly string[]) => names.join(MIDDLE_DOT);
  return (
    <div className={styles.cards}>
      <div>
        <SummaryCard id="check-targets" title={t('check.targets')} path={PATHS.mealTarget} missing={missing}>
          {join(targetWords(t, draft))}
        </SummaryCard>
        {mayBeMore(draft) && <CardHint>{t('check.targetsHint')}</CardHint>}
      </div>
      <div>
        <SummaryCard
          id="check-mealStyles"
          title={t('check.mealStyles')}
          path={PATHS.mealCategory}
          missing={missing}
          wide
        >
          <MealStyleCells chosen={draft.mealStyles} />
        </SummaryCard>
        <PlanOutlookNote draft={draft} />
      </div>
      <SummaryCard id="check-period" title={t('check.period')} path={PATHS.calendar} missing={missing}>
        {days && t('date.range', { start: days.first, end: days.last })}
      </SummaryCard>
      {needsArea(draft) && (
        <SummaryCard id="check-areas" title={t('check.areas')} path={PATHS.area} missing={missing}>
          <AreaNames areas={draft.areas} />
        </SummaryCard>
      )}
      <SummaryCard id="check-health" title={t('check.health')} path={PATHS.health} missing={missing}>
        {join(conditionWords(t, draft))}
      </SummaryCard>
      <div>
        <SummaryCard id="check-bodies" title={t('bodies.name')} path={PATHS.bodies} missing={missing}>
          {join(bodyWords(t, draft, year)) || t('bodies.none')}
        </SummaryCard>
        <KidneyHint draft={draft} />
      </div>
      <SummaryCard id="check-eating" title={t('check.eating')} path={PATHS.eating} missing={missing}>
        {join(draft.eatingStyles.map((style) => t(`eating.${style}`)))}
      </SummaryCard>
      <SummaryCard id="check-excluded" title={t('check.excluded')} path={PATHS.excluded} missing={missing}>
        {draft.excludedFoods.length > 0 && <FoodList {...check} />}
      </SummaryCard>
    </div>
  );
}

/** "Gangnam 강남 · 판교": names in the reader's language, the visitor's own words unchanged. */
function AreaNames({ areas }: { readonly areas: readonly string[] }) {
  return areas.map((area, at) => (
    <Fragment key={area}>
      {at > 0 && MIDDLE_DOT}
      <Named korean={area} english={areaInEnglish(area)} />
    </Fragment>
  ));
}

/** Continues at once if no question is open, otherwise after the dialogs are settled. */
function usePermission(props: Omit<PermissionDialogProps, 'onClose'>): {
  readonly ask: () => void;
  readonly dialog: ReactNode;
} {
  const { draft, year, onAllowed } = props;
  const [asking, setAsking] = useState(false);
  function goOn() {
    setAsking(false);
    onAllowed();
  }
  return {
    ask: () => (planPermission(draft, year).kind === 'allow' ? goOn() : setAsking(true)),
    dialog: asking && <PermissionDialog {...props} onAllowed={goOn} onClose={() => setAsking(false)} />,
  };
}

/** Meal style of each meal time, in three coloured cells. */
function MealStyleCells({ chosen }: { readonly chosen: MealStyleChoice }) {
  const { t } = useMessages();
  return (
    <ul className={styles.cells}>
      {MEAL_TIMES.map((time) => {
        const style = chosen[time];
        return (
          <li key={time} className={styles.cell} data-meal={time}>
            {style && (
              <span className={styles.picture}>
                <MealStylePicture style={style} />
              </span>
            )}
            <span className={styles.time}>
              <DayGlyph meal={time} size={18} />
              {t(`mealTime.${time}`)}
            </span>
            <span className={styles.style} data-open={style === null || undefined}>
              {style ? t(`mealStyle.${style}`) : t('check.missing')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type ExclusionCheckSectionProps = {
  readonly check: ExclusionCheck;
  /** Id of the summary card of the excluded foods. */
  readonly cardId: string;
  readonly onMakeAnyway: () => void;
};

/** Open questions about the excluded foods, below the summary. */
function ExclusionCheckSection({ check, cardId, onMakeAnyway }: ExclusionCheckSectionProps) {
  const { t } = useMessages();
  const { exclusions, readings, gate, mend } = check;
  return (
    <div className={styles.section}>
      <ExclusionQuestions
        exclusions={exclusions}
        readings={readings}
        onRewrite={mend}
        rewriteLabel={t('exclusion.goMend')}
        onAnswered={() => focusQuestion(cardId)}
      />
      <UnreadDialog
        gate={gate}
        exclusions={exclusions}
        readings={readings}
        onMend={mend}
        onMakeAnyway={onMakeAnyway}
      />
    </div>
  );
}

type ExclusionCheck = {
  readonly exclusions: Exclusions;
  readonly readings: Readings;
  readonly gate: UnreadGate;
  /** Goes to the screen of the excluded foods, with one of them in the field. */
  readonly mend: (food: string) => void;
};

/** State of the excluded foods; `onPass` is called when the plan may be made. */
function useExclusionCheck(onPass: () => void): ExclusionCheck {
  const navigate = useNavigate();
  const exclusions = useExclusions();
  const readings = useReadings(exclusions.foods);
  const gate = useUnreadGate(exclusions, readings, onPass);
  return {
    exclusions,
    readings,
    gate,
    mend: (food) => void navigate(editing(PATHS.excluded), { state: { edit: true, rewrite: food } }),
  };
}
