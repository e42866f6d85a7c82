import { describe, expect, it } from 'vitest';
import { bundledComponent } from '../../testing/bundled-content.ts';
import { checkDescription } from './check-description.ts';

const entry = bundledComponent('gyeran-juk');

describe('a description', () => {
  it('names breakfast only where a dish is eaten at no other meal', () => {
    const description = { ko: '아침에 먹는 죽이에요.', en: 'A porridge for the morning.' };
    expect(checkDescription(entry)).toEqual([]);
    expect(checkDescription({ ...entry, description, mealTimes: ['breakfast'] })).toEqual([]);
    expect(checkDescription({ ...entry, description }).map(({ field }) => field)).toEqual([
      'description.ko',
      'description.en',
    ]);
  });
});
