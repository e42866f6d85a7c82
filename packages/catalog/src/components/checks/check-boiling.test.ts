import { describe, expect, it } from 'vitest';
import { bundledComponent } from '../../testing/bundled-content.ts';
import { checkBoiling } from './check-boiling.ts';

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
