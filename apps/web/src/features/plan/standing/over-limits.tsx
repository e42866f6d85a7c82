import type { PortionWire, TooMuchWire } from '@kkini/contract';
import { useMessages } from '../../../messages/messages-context.tsx';
import { tooMuchWords } from '../../../messages/verdict-words.ts';
import { VerdictTag } from './verdict-tag.tsx';

type OverLimitsProps = {
  readonly meal: TooMuchWire;
  /** Everybody's portions of it. */
  readonly portions: readonly PortionWire[];
};

/** What a meal has too much of, by the verdict on its day and with names; renders nothing if there is nothing. */
export function OverLimits({ meal, portions }: OverLimitsProps) {
  const { t } = useMessages();
  return tooMuchWords(t, meal, portions).map((words) => (
    <VerdictTag key={words} verdict="over" words={words} />
  ));
}
