import { describe, expect, it } from 'vitest';
import { hasIngredientIcon } from '../render-ingredient.ts';
import { drawingsIn, ingredientKey } from './read-foods.ts';

describe('the icon of an ingredient', () => {
  it.each([
    ['콩나물 200g', 'beansprout'],
    ['서리태콩', 'bean'],
    ['애호박', 'zucchiniHalf'],
    ['단호박', 'pumpkin'],
    ['양배추', 'cabbage'],
    ['배', 'pearSlice'],
    ['찌개용 순두부', 'softTofu'],
    ['견과류', 'almond'],
    ['해물믹스', 'shrimp'],
    ['물 455ml', 'waterIcon'],
    ['멸치 육수', 'brothIcon'],
  ])('%s is read by its longest known word', (name, key) => {
    expect(ingredientKey(name)).toBe(key);
  });

  it('knows nothing about other words', () => {
    for (const name of ['', 'toString', '코코넛밀크']) expect(ingredientKey(name)).toBeNull();
  });
});

describe('the foods a text names', () => {
  it.each([
    ['새송이 만가닥 두부덮밥', ['mushroomSlice', 'mushroomSlice', 'tofu']],
    ['소고기 표고버섯죽', ['beef', 'shiitake']],
    ['굴 미나리 솥밥', ['oyster', 'spinach']],
    ['고등어 무조림과 잡곡밥', ['fishChunk', 'radish', 'multigrainIcon']],
    ['배를 갈아 넣은 소불고기', ['pearSlice', 'beef']],
    ['가지 솥밥', ['eggplant']],
  ])('%s: each word once, the longest at its place', (text, keys) => {
    expect(drawingsIn(text)).toEqual(keys);
  });

  it.each([
    ['땅콩', 'soybean'],
    ['감자전분', 'potato'],
    ['굴소스', 'oyster'],
    ['닭육수', 'chicken'],
    ['새우젓', 'shrimp'],
    ['무가당두유', 'radish'],
    ['오이무침', 'radish'],
    ['파인애플', 'scallion'],
    ['콩고기', 'soybean'],
    ['아몬드우유', 'almond'],
    ['여덟가지 나물', 'eggplant'],
    ['참치액', 'tunaChunk'],
    ['햄프씨드', 'ham'],
  ])('%s does not name %s', (text, key) => {
    expect(drawingsIn(text)).not.toContain(key);
  });

  it.each(['해물파전', '고기만두', '불고기', '갈비찜', '견과류', '다진고기', '수육'])(
    '%s names a group, so none of its members',
    (text) => {
      const members = [
        'shrimp',
        'squid',
        'clam',
        'beef',
        'pork',
        'boiledPork',
        'almond',
        'meatball',
        'chicken',
      ];
      for (const key of members) expect(drawingsIn(text)).not.toContain(key);
    },
  );

  it.each(['버터', '꿀', '밀가루', '카레가루', '머스타드', '와사비', '우스터소스', '수수'])(
    '%s has an icon, and no dish shows it',
    (text) => {
      expect(hasIngredientIcon(text)).toBe(true);
      expect(drawingsIn(text)).toEqual([]);
    },
  );

  it.each([
    '계란 없는 김밥',
    '달걀을 뺀 볶음밥',
    '우유 대신 두유',
    '무계란 빵',
    '비건 치즈',
    '새우맛 과자',
    '치즈 무첨가',
  ])('%s leaves a food out', (text) => {
    for (const key of ['eggHalf', 'milkIcon', 'cheese', 'shrimp'])
      expect(drawingsIn(text)).not.toContain(key);
  });
});
