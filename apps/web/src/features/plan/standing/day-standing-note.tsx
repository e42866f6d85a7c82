import type { Verdict } from '@kkini/domain';
import { figure } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { personNames } from '../../../messages/person-names.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import type { DayStanding } from './day-standing.ts';
import styles from './day-standing-note.module.css';
import { type BoughtLines, boughtLines, floorLines, wholeDayWords } from './standing-words.ts';
import { VerdictTag } from './verdict-tag.tsx';

type DayStandingNoteProps = {
  readonly standing: DayStanding | undefined;
  /** True if the heading above already states the verdict on the whole day. */
  readonly isShown?: boolean;
  /** True if each of several people has a part of the screen that states their verdict. */
  readonly isShownEach?: boolean;
  /** What each of several people misses, by index. */
  readonly missed?: readonly (readonly string[])[];
  /** Conditions and eating styles whose limits a day of one person is compared with; empty if they are unknown. */
  readonly basis?: string;
};

/** Verdict on a day, per person by name if several eat. A day with too little food says what to do. */
export function DayStandingNote(props: DayStandingNoteProps) {
  const { standing, isShown = false, isShownEach = false, missed = [], basis = '' } = props;
  const { t } = useMessages();
  if (standing === undefined) return null;
  const { persons, verdict } = standing;
  const short = floorLines(t, standing);
  const isEach = isShownEach && persons.length > 1;
  const bought = isEach ? NONE : boughtLines(t, standing);
  const linesOf = (at: number) => [...(bought.each[at] ?? []), ...(missed[at] ?? [])];
  if ((isEach || (isShown && persons.length === 1)) && short.length + bought.all.length === 0) return null;
  return (
    <section className={styles.standing} aria-label={t('dayVerdict.label')}>
      {persons.length > 1 && !isEach && <Persons standing={standing} linesOf={linesOf} />}
      {persons.length === 1 && short.length === 0 && !isShown && (
        <VerdictTag
          verdict={verdict}
          words={
            verdict === 'within' && basis !== ''
              ? t('dayVerdict.withinFor', { owners: basis })
              : wholeDayWords(t, verdict)
          }
        />
      )}
      {short.length > 0 && (
        <Note icon="alert" tone="warm">
          {short.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Note>
      )}
      {bought.all.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
    </section>
  );
}

const NONE: BoughtLines = { all: [], each: [] };

type PersonsProps = {
  readonly standing: DayStanding;
  /** Lines about the person at an index only. */
  readonly linesOf: (at: number) => readonly string[];
};

/**
 * Each person with the energy of their own portions, because a table as a whole has no figure (safety-rules section 5.5). People of
 * whom the same is said stand together.
 */
function Persons({ standing: { persons }, linesOf }: PersonsProps) {
  const { t } = useMessages();
  const names = personNames(t, persons);
  const said = persons.map(({ verdict, plannedKcal }, at) => ({
    verdict,
    energy: t('dayVerdict.kcal', { planned: figure(plannedKcal) }),
    lines: linesOf(at),
  }));
  const keys = said.map((each) => JSON.stringify(each));
  if (said.every(({ verdict, lines }) => isShownBelow(verdict, lines))) return null;
  return (
    <ul className={styles.persons}>
      {said.map(({ verdict, energy, lines }, first) => {
        const alike = names.filter((_, at) => keys[at] === keys[first]);
        if (keys.indexOf(keys[first] ?? '') < first) return null;
        if (isShownBelow(verdict, lines)) return null;
        return (
          <li key={names[first]}>
            <b>{alike.join(', ')}</b>
            <span>{alike.length > 1 ? t('portion.each', { portion: energy }) : energy}</span>
            {verdict !== 'belowFloor' && <VerdictTag verdict={verdict} words={wholeDayWords(t, verdict)} />}
            {lines.map((line) => (
              <p key={line} className={styles.line}>
                {line}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** Whether the note below says all there is: how small the day is and what to do. */
function isShownBelow(verdict: Verdict, lines: readonly string[]): boolean {
  return verdict === 'belowFloor' && lines.length === 0;
}
