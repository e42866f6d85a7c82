import { dayWords } from '../../../messages/day-words.ts';
import { MIDDLE_DOT } from '../../../messages/kept-together.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Translate } from '../../../messages/translate.ts';
import type { PlanDay } from '../model/get-meal-plan.ts';
import type { DayStanding } from '../standing/day-standing.ts';
import { floorLines, worstDayWords } from '../standing/standing-words.ts';
import { VerdictTag } from '../standing/verdict-tag.tsx';
import styles from './week-standing.module.css';

/** Days of a week with the verdict that more than half of them have, so that it is said once; else none. */
export function alikeDays(t: Translate, days: readonly PlanDay[]): readonly PlanDay[] {
  if (days.length < 2) return [];
  const all = days.map(({ standing }) => standing && rowWords(t, standing).join());
  const most = all.find((words) => words && 2 * all.filter((each) => each === words).length > days.length);
  return days.filter((_, at) => most && all[at] === most);
}

type WeekStandingProps = { readonly alike: readonly PlanDay[]; readonly days: readonly PlanDay[] };

/** The verdict of all or most days of a week, with their names; their rows then show none. */
export function WeekStanding({ alike, days }: WeekStandingProps) {
  const { t } = useMessages();
  const [first] = alike;
  const count = alike.length;
  if (first?.standing === undefined) return null;
  const { verdict } = first.standing;
  const names = alike.map(({ date }) => dayWords(t, date).weekday).join(MIDDLE_DOT);
  return (
    <div className={styles.week}>
      {rowWords(t, first.standing).map((words) => (
        <VerdictTag
          key={words}
          verdict={verdict}
          words={t(count === days.length ? 'week.everyDay' : 'week.mostDays', {
            count,
            days: names,
            words,
          })}
        />
      ))}
    </div>
  );
}

/** Worst verdict of a day, with names if several eat. A day with too little food says what to do. */
export function RowStanding({ standing }: { readonly standing: DayStanding }) {
  const { t } = useMessages();
  return (
    <div className={styles.row}>
      {rowWords(t, standing).map((words) => (
        <VerdictTag key={words} verdict={standing.verdict} words={words} />
      ))}
    </div>
  );
}

function rowWords(t: Translate, standing: DayStanding): readonly string[] {
  const short = floorLines(t, standing);
  return short.length > 0 ? short : [worstDayWords(t, standing)];
}
