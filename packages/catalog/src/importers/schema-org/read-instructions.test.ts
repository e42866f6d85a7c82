import { describe, expect, it } from 'vitest';
import { readInstructions } from './read-instructions.ts';

const texts = (value: unknown) => readInstructions(value).map(({ text }) => text);

describe('instructions', () => {
  it('lose the numbers they count with', () => {
    expect(texts(['1. Peel.', '2) Slice.', '(3) Fry.', '4 - Serve.'])).toEqual([
      'Peel.',
      'Slice.',
      'Fry.',
      'Serve.',
    ]);
    expect(texts(['Schritt 1: Schälen.', 'Schritt 2: Braten.'])).toEqual(['Schälen.', 'Braten.']);
    expect(texts('1단계 썬다\n2단계 볶는다')).toEqual(['썬다', '볶는다']);
    expect(texts('Étape 1\nÉplucher.\nÉtape 2\nCuire.')).toEqual(['Éplucher.', 'Cuire.']);
  });

  it('keep numbers that count nothing', () => {
    const steps = [
      '1 - 2 hours before, soak.',
      '1.5 cups of stock go in.',
      '2 minutes later, stir.',
      '350. That is the heat.',
    ];
    expect(texts(steps)).toEqual(steps);
    expect(texts('Bake at 180. 2. Turn.')).toEqual(['Bake at 180. 2. Turn.']);
  });

  it('begin to count anew in every section', () => {
    const section = (...items: readonly string[]) => ({
      '@type': 'HowToSection',
      name: 'x',
      itemListElement: items,
    });
    expect(texts([section('1. a', '2. b'), section('1. c', '2. d')])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('of one text are its lines, paragraphs or items', () => {
    expect(texts('Peel.\r\n\r\nSlice.')).toEqual(['Peel.', 'Slice.']);
    expect(texts('Peel.<br><br />Slice.')).toEqual(['Peel.', 'Slice.']);
    expect(texts('<p>Peel\nall.</p>\n<p>Slice.')).toEqual(['Peel all.', 'Slice.']);
    expect(texts('<div>Peel.</div><div>Slice.</div>')).toEqual(['Peel.', 'Slice.']);
    expect(texts('<ol><li>Peel.<ul><li>Thinly.</li></ul></li><li>Slice.</ol>Serve.')).toEqual([
      'Peel.',
      'Thinly.',
      'Slice.',
      'Serve.',
    ]);
    expect(texts('<h2>Only a heading</h2>')).toEqual(['Only a heading']);
  });

  it('of several steps stay several steps, whatever breaks their texts have', () => {
    const step = (text: string) => ({ '@type': 'HowToStep', text });
    expect(texts([step('<p>Peel.</p><p>Wash.</p>'), step('Slice.\nFry.')])).toEqual([
      'Peel. Wash.',
      'Slice. Fry.',
    ]);
    expect(texts([step('<ul><li>Peel.</li><li>Wash.</li></ul>'), step('Fry.')])).toEqual([
      'Peel.',
      'Wash.',
      'Fry.',
    ]);
  });

  it('take the name of a step that has no text, and drop what says nothing', () => {
    expect(
      texts([
        { '@type': 'HowToStep', name: 'Peel.' },
        { '@type': 'HowToStep', name: 'Step 2', text: ' ' },
        {},
        null,
        3,
        ' - ',
      ]),
    ).toEqual(['Peel.', 'Step 2']);
    expect(
      texts([
        { '@type': 'HowToStep', name: 'Step 1' },
        { '@type': 'HowToStep', name: 'Step 2' },
      ]),
    ).toEqual([]);
  });
});
