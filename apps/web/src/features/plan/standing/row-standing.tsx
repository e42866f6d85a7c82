import { useMessages } from '../../../messages/messages-context.tsx';
import { type DayStanding, personNames } from './day-standing.ts';
import styles from './row-standing.module.css';
import { floorLines, wholeDayWords } from './standing-words.ts';
import { VerdictTag } from './verdict-tag.tsx';

/** How a day of the week stands: the worst verdict with whose it is where several eat, and what to do when it is too little. */
export function RowStanding({ standing }: { readonly standing: DayStanding | undefined }) {
  const { t } = useMessages();
  if (standing === undefined) return null;
  const { persons, verdict } = standing;
  const short = floorLines(t, standing);
  const names = personNames(t, persons).filter((_, at) => persons[at]?.verdict === verdict);
  const isOfSome = persons.length > 1 && names.length < persons.length;
  const words = wholeDayWords(t, verdict);
  return (
    <div className={styles.row}>
      {short.length === 0 ? (
        <VerdictTag verdict={verdict} words={isOfSome ? `${names.join(', ')}: ${words}` : words} />
      ) : (
        short.map((line) => <VerdictTag key={line} verdict={verdict} words={line} />)
      )}
    </div>
  );
}
