import { describe, expect, it } from 'vitest';
import type { BodyAnswers } from '../vocabulary/body-questions.ts';
import { aimsAtPotassium } from './body-facts.ts';
import { aStranger } from './person.ts';

describe('potassium', () => {
  it.each<[string, BodyAnswers, boolean]>([
    ['nothing was said', {}, false],
    ['the medicines are open', { kidney: 'healthy' }, false],
    ['the kidneys are open', { kRetain: 'no' }, false],
    ['a medicine keeps potassium', { kidney: 'healthy', kRetain: 'yes' }, false],
    ['a medicine may keep potassium', { kidney: 'healthy', kRetain: 'unsure' }, false],
    ['the kidneys are in their first stages', { kidney: 'stage1to2', kRetain: 'no' }, false],
    ['both are well', { kidney: 'healthy', kRetain: 'no' }, true],
  ])('is aimed at or left alone where %s', (_, answers, isAimed) => {
    expect(aimsAtPotassium({ ...aStranger('self'), answers })).toBe(isAimed);
  });
});
