import { describe, expect, it } from 'vitest';
import { ko } from '../../../messages/ko.ts';
import { translator } from '../../../messages/translate.ts';
import { aQuality, someDays } from '../../../testing/a-limit.ts';
import { missedWords } from './missed-limits.tsx';

describe('what each person misses on a day', () => {
  it('leaves the energy of too small a day to the note about it', () => {
    const [day] = someDays('belowFloor', [
      { target: 'self', verdict: 'under' },
      { target: 'child', verdict: 'belowFloor' },
    ]);
    if (day === undefined) throw new Error('a plan has days');
    const low = { date: day.date, kind: 'below', nutrient: 'energyKcal', value: 1200, limit: 1600 } as const;
    const warnings = [
      { ...low, person: 0 },
      { ...low, person: 1 },
    ];
    const [self, child] = missedWords(translator(ko), {
      date: day.date,
      quality: aQuality({ warnings }),
      standing: day,
    });
    expect(self?.join()).toMatch(/열량.400kcal 적어요/);
    expect(child).toEqual([]);
  });
});
