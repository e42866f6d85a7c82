import { renderDish } from '@kkini/dish-art';
import { expect, it } from 'vitest';
import { impressionOf, unlikeness } from './likeness.ts';

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${inner}</svg>`;
const apart = (one: string, other: string) => unlikeness(impressionOf(one), impressionOf(other));

it('is nothing between equal pictures', () => {
  const dish = renderDish({ title: '두부 된장찌개', ingredients: ['두부', '애호박'] });
  expect(apart(dish, dish)).toBe(0);
});

it('is hardly anything when the same pieces lie elsewhere', () => {
  const pieces = (...places: string[]) =>
    svg(places.map((at) => `<circle r="12" fill="#E8573B" transform="translate(${at})"/>`).join(''));
  const here = pieces('90 80', '120 100', '80 115');
  expect(apart(here, pieces('110 82', '85 100', '112 120'))).toBeLessThan(0.4);
  expect(apart(here, pieces('90 80'))).toBeGreaterThan(1);
});

it('is about the colour distance of two plain pictures', () => {
  const plain = (colour: string) => svg(`<rect width="200" height="200" fill="${colour}"/>`);
  // L* is 100 and 53.6, both without colour: a distance of 46.4.
  expect(apart(plain('#FFFFFF'), plain('#808080'))).toBeGreaterThan(40);
  expect(apart(plain('#FFFFFF'), plain('#808080'))).toBeLessThan(56);
  expect(apart(plain('#D2451F'), plain('#D4471F'))).toBeLessThan(1.5);
});

it('tells the vessel and the food apart', () => {
  const stew = { type: 'stew', vessel: 'ttukbaegi', broth: 'red', items: ['tofu'], seed: 'a' } as const;
  expect(apart(renderDish(stew), renderDish({ ...stew, broth: 'doenjang' }))).toBeGreaterThan(3);
  expect(apart(renderDish(stew), renderDish({ ...stew, vessel: 'pot' }))).toBeGreaterThan(3);
  expect(apart(renderDish(stew), renderDish({ ...stew, items: ['clam'] }))).toBeGreaterThan(1);
});
