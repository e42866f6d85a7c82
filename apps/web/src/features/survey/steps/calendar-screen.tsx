import { addDays, PLAN_DAYS, weekday } from '@kkini/domain';
import { dayWords, monthShort, monthWords, planDayWords, weekdayNames } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { PATHS } from '../../../platform/address/paths.ts';
import { mealTimesGone } from '../../../platform/meal-times-gone.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { useToday } from '../../../platform/use-today.ts';
import { Calendar } from '../../../ui/calendar/calendar.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Chip } from '../../../ui/fields/chip.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useInSight } from '../../../ui/use-in-sight.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { focusQuestion } from '../model/focus-question.ts';
import { useSurveyStep } from '../model/use-survey-step.ts';
import { QuestionPage } from '../question-page.tsx';
import styles from './calendar-screen.module.css';

const CALENDAR_ID = 'calendar';

/** Start date of the seven days. A failed table call is reported but never blocks the visitor. */
export function CalendarScreen() {
  const { t } = useMessages();
  const showToast = useToast();
  const { clock } = usePlatform();
  const today = useToday();
  const { draft, answer, goOn } = useSurveyStep(2);
  const start = draft.startDate !== null && draft.startDate >= today ? draft.startDate : null;
  function next() {
    if (start === null || start < clock.today()) {
      showToast(t('calendar.missing'));
      return focusQuestion(CALENDAR_ID);
    }
    goOn(PATHS.health, () => showToast(t('calendar.saveFailed')));
  }
  return (
    <QuestionPage title={t('calendar.title')} lead={t('calendar.lead')} onNext={next}>
      <div id={CALENDAR_ID}>
        <Shortcuts today={today} start={start} onChoose={(startDate) => answer({ startDate })} />
        <Calendar
          today={today}
          value={start}
          days={PLAN_DAYS}
          onChoose={(startDate) => answer({ startDate })}
          labels={{
            group: t('calendar.label'),
            previousMonth: t('calendar.previousMonth'),
            nextMonth: t('calendar.nextMonth'),
            month: (year, month) => monthWords(t, year, month),
            monthShort: (month) => monthShort(t, month),
            weekdays: weekdayNames(t),
            day: (date) => dayWords(t, date).long,
            today: t('day.today'),
            start: t('calendar.start'),
            inRange: t('calendar.inPlan'),
          }}
        />
        <PlanRange start={start} />
        <MealsGone gone={start === null ? 0 : mealTimesGone(start, clock.now()).length} />
      </div>
    </QuestionPage>
  );
}

type ShortcutsProps = {
  readonly today: string;
  readonly start: string | null;
  readonly onChoose: (date: string) => void;
};

function Shortcuts({ today, start, onChoose }: ShortcutsProps) {
  const { t } = useMessages();
  const daysToMonday = (8 - weekday(today)) % 7 || 7;
  const shortcuts = [
    { label: t('calendar.fromToday'), date: today },
    { label: t('calendar.fromTomorrow'), date: addDays(today, 1) },
    { label: t('calendar.nextMonday'), date: addDays(today, daysToMonday) },
  ];
  return (
    <fieldset className={styles.shortcuts} aria-label={t('calendar.shortcuts')}>
      {shortcuts.map(({ label, date }) => (
        <Chip key={label} size="small" pressed={date === start} onPress={() => onChoose(date)}>
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}

/**
 * Says late in the day that a plan from today begins with meals whose time has passed. Screen readers announce it; on a short
 * screen it scrolls into sight.
 */
function MealsGone({ gone }: { readonly gone: number }) {
  const { t } = useMessages();
  const words = useInSight<HTMLParagraphElement>(gone > 1);
  return (
    <p className={styles.gone} ref={words} aria-live="polite">
      {gone === 2 && t('calendar.twoGone')}
      {gone === 3 && t('calendar.allGone')}
    </p>
  );
}

/** The seven days as a sentence below the calendar. Screen readers announce changes. */
function PlanRange({ start }: { readonly start: string | null }) {
  const { t } = useMessages();
  const words = start ? planDayWords(t, start) : null;
  return (
    <p className={styles.range} aria-live="polite">
      {words && (
        <>
          <VisuallyHidden>{t('date.range', { start: words.first, end: words.last })}</VisuallyHidden>
          <span aria-hidden="true">{words.first}</span>
          <span className={styles.arrow}>
            <Icon name="arrowRight" size={20} />
          </span>
          <span aria-hidden="true">{words.last}</span>
          <span className={styles.size}>{t('calendar.size')}</span>
        </>
      )}
    </p>
  );
}
