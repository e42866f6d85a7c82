import { useMessages } from '../../../messages/messages-context.tsx';
import { personNames } from '../../../messages/person-names.ts';
import type { Translate } from '../../../messages/translate.ts';
import type { PlanDay } from '../model/get-meal-plan.ts';
import type { DayStanding } from '../standing/day-standing.ts';
import { floorLines, wholeDayWords } from '../standing/standing-words.ts';
import { VerdictTag } from '../standing/verdict-tag.tsx';
import styles from './week-standing.module.css';

/** Whether every day of a week gets the same verdict, so that it is said once. */
export function isAlikeEveryDay(t: Translate, days: readonly PlanDay[]): boolean {
  const [first, ...others] = days.map(({ standing }) => standing && rowWords(t, standing).join());
  return first !== undefined && others.length > 0 && others.every((words) => words === first);
}

/** The verdict on all days of a week that get the same one. */
export function WeekStanding({ days }: { readonly days: readonly PlanDay[] }) {
  const { t } = useMessages();
  const [{ standing } = { standing: undefined }] = days;
  if (standing === undefined) return null;
  return (
    <div className={styles.week}>
      {rowWords(t, standing).map((words) => (
        <VerdictTag
          key={words}
          verdict={standing.verdict}
          words={t('week.everyDay', { count: days.length, words })}
        />
      ))}
    </div>
  );
}

/** The worst verdict of a day, with names where several eat. A day with too little food says what to do. */
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
  const { persons, verdict } = standing;
  const short = floorLines(t, standing);
  if (short.length > 0) return short;
  const names = personNames(t, persons).filter((_, at) => persons[at]?.verdict === verdict);
  const isOfSome = persons.length > 1 && names.length < persons.length;
  const words = wholeDayWords(t, verdict);
  return [isOfSome ? `${names.join(', ')}: ${words}` : words];
}
