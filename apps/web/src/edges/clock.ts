import { seoulDate } from '@kkini/domain';

export type Clock = {
  /** The calendar day in Seoul, YYYY-MM-DD. */
  today(): string;
};

export function systemClock(): Clock {
  return { today: () => seoulDate(Date.now()) };
}
