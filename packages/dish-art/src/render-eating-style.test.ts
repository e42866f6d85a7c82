import { expect, it } from 'vitest';
import { renderEatingStyle } from './render-eating-style.ts';
import { EATING_STYLES, type EatingStyleWord } from './vocabulary/eating-styles.ts';

const STYLES = Object.keys(EATING_STYLES).filter((word): word is EatingStyleWord => word in EATING_STYLES);

it('draws a different dish for each eating style', () => {
  const pictures = STYLES.map((style) => renderEatingStyle(style, { uid: 'x' }));
  expect(new Set(pictures).size).toBe(8);
});

it('labels an eating style on demand', () => {
  expect(renderEatingStyle('채식', { title: '채식' })).toContain('aria-label="채식"');
});
