import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../../taxonomy/testing/bundled-taxonomy.ts';
import { bundledComponent } from '../../testing/bundled-content.ts';
import { checkBoiling, checkHeating } from './check-heating.ts';

const TAXONOMY = bundledTaxonomy();

describe('an oven', () => {
  it('that nobody heated is refused', () => {
    const texts = ['닭봉에 소금을 뿌려 15분 두어요.', '200도 오븐에 넣어 20분 구워요.'];
    expect(checkHeating(bundledComponent('dakbong-gui', texts), TAXONOMY)).toEqual([
      { field: 'steps.1.ko', repair: expect.stringMatching(/^heat the oven in a step before/) },
    ]);
  });

  it.each([
    [['닭봉에 소금을 뿌려요. 오븐을 200도로 예열해요.', '200도 오븐에 넣어 20분 구워요.']],
    [['200도로 데운 오븐에서 15분 구워요.']],
    [['에어프라이어 180도에서 12분 구워요.']],
  ])('is well that is hot before: %j', (texts) => {
    expect(checkHeating(bundledComponent('dakbong-gui', texts), TAXONOMY)).toEqual([]);
  });
});

describe('cold water', () => {
  const entry = bundledComponent('sogogi-miyeok-guk');
  const boils = (ko: string, waiting: number) =>
    checkHeating({ ...entry, steps: [{ ko, en: '', active: 2, waiting }] }, TAXONOMY);

  it('is refused that boils at once', () => {
    expect(boils('물을 붓고 끓으면 중약불에서 25분 끓여요.', 25)).toEqual([
      {
        field: 'steps.0.waiting',
        repair: '1500 ml of water take 6 minutes to the boil: give 31 minutes, not 27',
      },
    ]);
  });

  it.each([
    ['물을 붓고 끓으면 중약불에서 25분 끓여요.', 29],
    ['물 400ml를 붓고 끓으면 25분 끓여요.', 25],
    ['뜨거운 물을 붓고 끓으면 25분 끓여요.', 25],
    ['그동안 물을 올려 끓으면 25분 끓여요.', 23],
  ])('has its minutes: %s', (ko, waiting) => {
    expect(boils(ko, waiting)).toEqual([]);
  });
});

const entry = bundledComponent('tot-namul-muchim');
const boiledFor = (ko: string) => ({ ...entry, steps: [{ ko, en: 'Boil.', active: 5 }] });

describe('hijiki', () => {
  it.each(['끓는 물에 5분 삶아 헹궈요.', '끓는 물에 넣고 6분 데쳐 물을 버려요.'])(
    'is safe in: %s',
    (step) => {
      expect(checkBoiling(boiledFor(step))).toEqual([]);
    },
  );

  it.each(['끓는 물에 20초 데쳐요.', '찬물에 5분 담가요. 끓는 물에 30초 데쳐요.'])(
    'is boiled too short in: %s',
    (step) => {
      expect(checkBoiling(boiledFor(step))).toEqual([
        { field: 'ingredients.0', repair: 'boil hijiki for 5 minutes and pour the water away' },
      ]);
    },
  );
});
