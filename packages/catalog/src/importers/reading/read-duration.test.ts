import { describe, expect, it } from 'vitest';
import { readDuration } from './read-duration.ts';

const USABLE: readonly (readonly [text: string, minutes: number])[] = [
  ['PT30M', 30],
  ['PT1H30M', 90],
  ['P0DT0H30M', 30],
  ['PT0D1H30M', 90],
  ['PT45S', 1],
  ['PT1M30S', 2],
  ['P30M', 30],
  ['P0Y0M0DT0H35M0.000S', 35],
  ['PT1.5H', 90],
  ['PT0,5H', 30],
  ['PT.5H', 30],
  ['PT1.1H', 66],
  ['PT1H30', 90],
  ['PT90', 90],
  ['pt30m', 30],
  [' PT 30 M ', 30],
  ['PT30min', 30],
  ['P1H30M', 90],
  ['T45M', 45],
  ['P1D', 1440],
  ['P1DT2H', 1560],
  ['P2W', 20_160],
  ['30', 30],
  ['20 minutes', 20],
  ['1 hr 20 min', 80],
  ['1 hour, 5 mins', 65],
  ['1 hour 20', 80],
  ['1½ hours', 90],
  ['1 1/2 hours', 90],
  ['20-25 minutes', 25],
  ['2 days', 2880],
  ['1h30', 90],
  ['1:30', 90],
  ['00:45:00', 45],
  ['1시간 30분', 90],
  ['30분 정도', 30],
  ['２０分', 20],
  ['約1時間30分', 90],
  ['1 Std. 20 Min.', 80],
  ['1,5 Stunden', 90],
  ['1 heure 15 minutes', 75],
  ['30mn', 30],
  ['45 minutos', 45],
  ['1 ora e 10 minuti', 70],
  ['1 час 20 мин', 80],
  ['90 perc', 90],
];
const UNUSABLE = [
  '',
  'P',
  'PT',
  'PTHM',
  'PTM',
  'PT0S',
  'P0D',
  'PTundefinedM',
  'PTNaNM',
  'PT-1H30M',
  '-PT20M',
  'overnight',
];

describe('a duration', () => {
  it.each(USABLE)('of %j is %d minutes', (text, minutes) => {
    expect(readDuration(text)).toBe(minutes);
  });

  it.each(UNUSABLE)('of %j says nothing', (text) => {
    expect(readDuration(text)).toBeNull();
  });

  it('beyond any cooking is a slip', () => {
    expect(readDuration('PT99999999H')).toBeNull();
    expect(readDuration(`PT${'9'.repeat(1_000_000)}M`)).toBeNull();
  });
});
