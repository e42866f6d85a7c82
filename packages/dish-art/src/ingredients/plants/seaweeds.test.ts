import { describe, expect, it } from 'vitest';
import { renderMealStyle } from '../../render-dish.ts';
import { renderIngredient } from '../../render-ingredient.ts';
import { SEAWEED_EDGE } from './seaweeds.ts';

/** Page backgrounds of dishes, in the light theme and in the dark one. */
const GROUNDS = {
  apricot: ['#fde9d5', '#35281c'],
  butter: ['#fcf0c8', '#332d1b'],
  leaf: ['#e6f1d8', '#252f1f'],
  sky: ['#e1eef0', '#1f2d30'],
  rose: ['#fce5dc', '#372520'],
  lilac: ['#ede8f5', '#2b2735'],
  sesame: ['#f2eadc', '#2e2922'],
  surface: ['#ffffff', '#1d1f1b'],
} as const;

describe('the edge of dried seaweed', () => {
  it.each(Object.entries(GROUNDS))('stands out on %s in both themes', (_, grounds) => {
    for (const ground of grounds) expect(contrast(SEAWEED_EDGE, ground)).toBeGreaterThanOrEqual(3);
  });

  it('is drawn around both triangles of rice and around a sheet', () => {
    expect(renderMealStyle('편의점').split(`stroke="${SEAWEED_EDGE}"`).length - 1).toBe(3);
    expect(renderIngredient('김')).toContain(`stroke="${SEAWEED_EDGE}"`);
  });
});

/** Contrast of two colours by WCAG 2.2, section 1.4.11. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
