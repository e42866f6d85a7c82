import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../../taxonomy/testing/bundled-taxonomy.ts';
import { bundledComponent } from '../../testing/bundled-content.ts';
import { checkDescription, checkNames } from './check-names.ts';

describe('the particle after the name of a food', () => {
  const repairs = (text: string) => {
    const entry = bundledComponent('coleslaw');
    const steps = entry.steps.map((step, index) =>
      index === 0 ? { ...step, ko: `${step.ko} ${text}` } : step,
    );
    return checkNames({ ...entry, steps }, bundledTaxonomy()).map(({ repair }) => repair);
  };

  it.each(['캔옥수수은', '스위트콘를', '양배추과'])('is another one in %s', (wrong) => {
    expect(repairs(`${wrong} 담아요.`)).toEqual([`write another particle in ${wrong}`]);
  });

  it.each(['캔옥수수는', '스위트콘을', '양배추와', '캔옥수수', '옥수수과자를'])('is well in %s', (right) => {
    expect(repairs(`${right} 담아요.`)).toEqual([]);
  });
});

describe('a food with several names', () => {
  it.each(['깨', '참깨'])('is 통깨 in every recipe, not %s', (name) => {
    const entry = bundledComponent('sukju-namul');
    const ingredients = entry.ingredients.map((line) => (line.id === 'sesame' ? { ...line, name } : line));
    expect(checkNames(entry, bundledTaxonomy())).toEqual([]);
    const [finding] = checkNames({ ...entry, ingredients }, bundledTaxonomy());
    expect(finding?.repair).toBe('write 통깨 or 깨소금, as the other recipes do');
  });
});

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

  it('promises no effect on the body', () => {
    const gentle = { ko: '속이 편한 국이에요.', en: 'A soup that is easy on the stomach.' };
    expect(checkDescription({ ...entry, description: gentle }).map(({ field }) => field)).toEqual([
      'description.ko',
      'description.en',
    ]);
  });
});
