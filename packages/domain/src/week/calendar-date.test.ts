import { describe, expect, it } from 'vitest';
import { addDays, isCalendarDate, planDates, seoulDate, weekday } from './calendar-date.ts';

describe('calendar dates', () => {
  it.each([
    ['2026-11-20', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-01', false],
    ['20261120', false],
    ['', false],
  ])('knows whether %s exists: %s', (text, exists) => {
    expect(isCalendarDate(text)).toBe(exists);
  });

  it('crosses month, leap day and year ends', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('lists seven days from the start date', () => {
    expect(planDates('2026-11-28')).toEqual([
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]);
  });

  it('turns to the next day in Seoul at 15:00 UTC', () => {
    expect(seoulDate(Date.parse('2026-11-20T14:59:59Z'))).toBe('2026-11-20');
    expect(seoulDate(Date.parse('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
  });

  it('counts weekdays from Sunday', () => {
    expect(weekday('2026-11-22')).toBe(0);
    expect(weekday('2026-11-28')).toBe(6);
  });
});
