import type { DaySentence } from './day-sentence.ts';
import styles from './day-view.module.css';

/** The day's sentence with its figure set apart. */
export function DayHeading({ sentence }: { readonly sentence: DaySentence }) {
  const { first, second, figure } = sentence;
  const [before = '', after = ''] = figure === null ? [first] : first.split(figure);
  return (
    <>
      {before}
      {figure !== null && <span className={styles.figure}>{figure}</span>}
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
