import type { QualityWire } from '@kkini/contract';
import { durationWords } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import styles from './daily-meals-screen.module.css';

type WeekdayWorkNoteProps = {
  readonly date: string;
  /** Null for readers who may not see it. */
  readonly quality: QualityWire | null;
};

/** The work of a weekday against the minutes that were chosen, where the plan knows both. */
export function WeekdayWorkNote({ date, quality }: WeekdayWorkNoteProps) {
  const { t } = useMessages();
  const work = quality?.weekdayWork ?? null;
  const minutes = work?.days.find((day) => day.date === date)?.minutes;
  if (work === null || minutes === undefined) return null;
  const { wanted } = work;
  const words = { time: durationWords(t, minutes), wanted, more: minutes - wanted };
  return <p className={styles.work}>{t(minutes > wanted ? 'day.workBeyond' : 'day.workWithin', words)}</p>;
}
