import type { Verdict } from '@kkini/domain';
import type { DaySentence } from './day-sentence.ts';
import styles from './day-view.module.css';

type DayHeadingProps = { readonly sentence: DaySentence; readonly verdict: Verdict };

/** The day's sentence with its figure set apart; only that of a day within its limits is green. */
export function DayHeading({ sentence, verdict }: DayHeadingProps) {
  const { first, second, figure } = sentence;
  const [before = '', after = ''] = figure === null ? [first] : first.split(figure);
  return (
    <>
      {before}
      {figure !== null && (
        <span className={styles.figure} data-verdict={verdict}>
          {figure}
        </span>
      )}
      {after}
      {second !== null && (
        <>
          {' '}
          <span className={styles.second}>{second}</span>
        </>
      )}
    </>
  );
}
