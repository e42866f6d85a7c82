import { seoulDate } from '@kkini/domain';

export type Clock = {
  /** The calendar day in Seoul, YYYY-MM-DD. */
  today(): string;
  /** Milliseconds since 1970. */
  now(): number;
};

export function systemClock(): Clock {
  return { today: () => seoulDate(Date.now()), now: () => Date.now() };
}
