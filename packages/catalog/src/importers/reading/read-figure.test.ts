import { describe, expect, it } from 'vitest';
import { readFigure } from './read-figure.ts';

describe('a figure', () => {
  it.each([
    ['35 g', 35],
    ['0.00', 0],
    ['.5', 0.5],
    ['250kcal', 250],
    ['1,234.5', 1234.5],
    ['12,345,678', 12_345_678],
    ['12,5 g', 12.5],
    ['0,125', 0.125],
    ['1234,567', 1234.567],
    ['tr', 0],
    ['< 0.1', 0],
    ['미량', 0],
  ])('of %j is %d', (text, value) => {
    expect(readFigure(text)).toBe(value);
  });

  it.each([
    '',
    '-',
    '-5',
    'g',
    'NaN',
    'undefined g',
    '1.234,5',
    '1E+02',
    '1 000 kcal',
    '2024-01-05',
    '5-Jan',
    '1월 5일',
    '5.5.5',
  ])('of %j is unknown', (text) => {
    expect(readFigure(text)).toBeNull();
  });
});
