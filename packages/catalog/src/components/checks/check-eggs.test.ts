import { describe, expect, it } from 'vitest';
import { bundledComponent } from '../../testing/bundled-content.ts';
import { componentEntrySchema } from '../component-entry.ts';
import { checkEggs } from './check-eggs.ts';

describe('an egg', () => {
  it.each([
    ['달걀을 2분 부쳐 밥에 올려요.'],
    ['달걀을 7분 삶아 찬물에 식혀요.'],
    ['달걀을 깨 넣고 1분 뒤 불을 꺼요.'],
    ['달걀을 앞뒤로 4분 부쳐 노른자는 반숙으로 남겨요.'],
    ['달걀을 취향대로 부쳐요.'],
    ['달걀을 크게 저어 반숙일 때 덜어요.'],
  ])('is refused where a step leaves it soft: %s', (text) => {
    expect(checkEggs(bundledComponent('bibimbap', [text]))).toEqual([
      { field: 'steps', repair: expect.stringContaining('soft_egg') },
    ]);
    expect(checkEggs(bundledComponent('mayak-gyeran', [text]))).toEqual([]);
  });

  it.each([
    [['달걀을 앞뒤로 4분, 노른자까지 익게 부쳐요.']],
    [['달걀을 끓는 물에 9분 30초 삶아요.']],
    [['푼 달걀을 부쳐 채 썰어요.']],
    [['달걀을 깨 넣어요.', '뚜껑을 덮어 노른자까지 익혀요.']],
    [['달걀을 붓고 크게 저어 반숙일 때 덜어요.', '달걀을 다시 넣어 1분 볶아요.']],
  ])('is well where the steps heat it through: %j', (texts) => {
    expect(checkEggs(bundledComponent('bibimbap', texts))).toEqual([]);
  });

  it('that lies on the dish is drawn', () => {
    const entry = bundledComponent('kimchi-bokkeumbap');
    const { egg: _, ...drawing } = entry.drawing;
    expect(checkEggs(entry)).toEqual([]);
    expect(checkEggs({ ...entry, drawing })).toEqual([
      { field: 'drawing', repair: expect.stringContaining('볶음밥 위에 올려요') },
    ]);
  });

  it('yolk that no step heats is named a raw one', () => {
    const text = JSON.stringify(bundledComponent('yukhoe-bibimbap')).replace('raw_egg_yolk', 'egg_yolk');
    expect(checkEggs(componentEntrySchema.parse(JSON.parse(text)))).toEqual([
      { field: 'ingredients', repair: expect.stringContaining('raw_egg_yolk') },
    ]);
  });

  it('that is cracked in whole is one for everybody', () => {
    const entry = bundledComponent('hwangtae-haejang-guk');
    expect(checkEggs(entry)).toEqual([]);
    expect(checkEggs({ ...entry, servings: 4 })).toEqual([
      { field: expect.stringMatching(/amount$/), repair: expect.stringContaining('for each of 4 servings') },
    ]);
  });
});
