import { describe, expect, it } from 'vitest';
import { servingLabel } from './build-products.ts';

describe('the label of a serving', () => {
  it('calls a cup that is sold no measure of 200 ml', () => {
    const part = { ko: '그릭요거트', en: 'Greek yogurt', amount: '2컵', grams: 200, id: 'yogurt' };
    expect(servingLabel([part])).toEqual({
      ko: '그릭요거트 2컵(200g)',
      en: '2 cups of Greek yogurt (200 g)',
    });
  });

  it('tells pizza in slices', () => {
    const part = { ko: '피자', en: 'pizza', amount: '2조각', grams: 250, id: 'sujebi_dough' };
    expect(servingLabel([part]).en).toBe('2 slices of pizza (250 g)');
  });
});
