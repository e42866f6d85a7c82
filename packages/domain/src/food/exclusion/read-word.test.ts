import { describe, expect, it } from 'vitest';
import { readExclusion } from './read-exclusion.ts';
import { aVisitorTaxonomy, spellExclusions } from './testing/a-visitor-taxonomy.ts';

const taxonomy = aVisitorTaxonomy();
const spoken = (text: string) => spellExclusions(taxonomy, text);

describe('a word', () => {
  it.each([
    ['왕새우', 'shrimp dried_shrimp'],
    ['shrimp', 'shrimp dried_shrimp'],
    ['웨이단백', 'beef dairy whey'],
    ['유청크림', 'beef dairy'],
    ['유청', 'beef dairy'],
    ['유정란', 'egg'],
    ['chicken_egg', 'egg'],
    ['삶은알', 'egg'],
    ['메주콩', 'soy'],
    ['콩', 'soy'],
    ['대두', 'soy'],
    ['콩(대두)', 'soy'],
    ['콩(대두), 배', 'soy pear'],
    ['nuts', 'nut'],
    ['nut', 'nut'],
    ['hens egg', 'egg'],
    ["Hen's eggs", 'egg'],
    ['hens egg (raw)', 'egg'],
    ['prawns', 'shrimp dried_shrimp'],
    ['berry', 'berry'],
    ['berries', 'pear'],
    ['cherries', 'cherry'],
    ['cherrys', 'cherry'],
    ['boxes', 'radish'],
    ['tomatoes', 'tomato'],
    ['keys', 'key'],
    ['oysters', 'oyster'],
    ['oysteres', 'oyster'],
    ['소고기등심', 'beef sirloin'],
    ['배등심', 'sirloin|pork_loin'],
    ['시금치등심', 'spinach sirloin|pork_loin'],
    ['다진등심', 'sirloin|pork_loin'],
  ])('reads the name "%s" as %s', (text, read) => {
    expect(spoken(text).replace(/^pear /u, '')).toBe(read);
  });

  it.each([
    ['배는', 'pear'],
    ['배이랑', 'pear'],
    ['배먹어요', 'pear'],
    ['배알레르기', 'pear'],
    ['무배', 'pear'],
    ['먹어요', '"먹어요" !먹어요'],
    ['배 먹어요', 'pear'],
    ['배 못 먹어요', 'pear'],
    ['배 알레르기요', 'pear'],
    ['배 거요', 'pear "거요" !거요'],
    ['다진 배', 'pear'],
    ['배 가루', 'pear'],
    ['볶음 배', 'pear'],
    ['조림용 배', 'pear'],
    ['우리집부엌용용 배', 'pear "우리집부엌용용" !우리집부엌용용'],
    ['다진', '"다진" !다진'],
    ['고둥어 다진', 'mackerel'],
    ['새으 다진', 'shrimp dried_shrimp "새으" ?새으>shrimp'],
    ['배 ㅋㅋ', 'pear'],
    ['배 2컵', 'pear'],
    ['배 2컵은', 'pear'],
    ['배 12', 'pear'],
    ['배 1a', 'pear "1a" !1a'],
    ['배 a1', 'pear "a1" !a1'],
    ['배 _', 'pear'],
    ['두리안은', '"두리안" !두리안'],
    ['차는', '"차는" !차는'],
    ['차', '"차" !차'],
    ['배가 아파요', '"아파" !아파'],
    ['배 아파', '"아파" !아파'],
    ['제곱 배', '"제곱" !제곱'],
    ['배아파', '"배아파" !배아파'],
    ['배 굴', 'pear oyster'],
    ['무 배', 'radish pear'],
    ['배 은', 'pear "은" !은'],
    ['배 __', 'pear'],
    ['두리안 다진', '"두리안" "다진" !두리안 !다진'],
    ['두리안은요', '"두리안" !두리안'],
    ['우리집부엌용 배', 'pear'],
    ['밥 말이', 'rice_roll rice roll'],
    ['콩 나물', 'sprout soy'],
    ['\u200B', '"\u200B" !\u200B'],
    ['NO', '"no" !no'],
    ['xid:shrimp', 'shrimp dried_shrimp "xid" !xid'],
    ['생 굴', 'raw_oyster'],
    ['김 밥', 'gimbap laver'],
    ['시 금 치', 'spinach'],
    ['시 금 치는', 'spinach'],
    ['시금 치 배', 'spinach pear'],
    ['보쌈', 'beef "보쌈" "potmeat"'],
    ['pot meat', 'beef "보쌈" "potmeat"'],
    ['훈제', '~smoked'],
    ['훈제 배', 'pear'],
    ['훈제 거', '~smoked'],
    ['훈제 두리안', '~smoked "두리안" !두리안'],
    ['배 훈제', 'pear ~smoked'],
    ['없음', ''],
    ['x', ''],
    ['알레르기 x', ''],
    ['거 거, 못!', ''],
    ['알레르기없음', ''],
    ['알레르기x', '"알레르기x" !알레르기x'],
    ['배 없음', 'pear'],
    ['알레르기 없음', ''],
    ['알레르기', '"알레르기" !알레르기'],
    ['알레르기 거', '"알레르기거" !알레르기거'],
    ['...', '"..." !...'],
    ['배-굴', 'pear oyster'],
    ['배(굴)', 'pear oyster'],
    ['배, 배', 'pear'],
    ['두리안 두리안', '"두리안" !두리안'],
    [`${'가'.repeat(61)}`, `"${'가'.repeat(61)}" !${'가'.repeat(61)}`],
    [`배${'가'.repeat(60)}`, `"배${'가'.repeat(60)}" !배${'가'.repeat(60)}`],
    [`배${'가'.repeat(59)}`, 'pear'],
  ])('of "%s" leaves out %s', (text, read) => {
    expect(spoken(text)).toBe(read);
  });

  it.each([
    ['배랑굴', 'pear oyster'],
    ['배나굴', 'pear oyster'],
    ['배랑굴랑배', 'pear oyster'],
    ['배는랑굴은', 'pear oyster'],
    ['시금치랑', 'spinach "시금치랑" !시금치랑'],
    ['랑배', '"랑배" !랑배'],
    ['배랑', '"배랑" !배랑'],
    ['두리랑굴', '"두리랑굴" !두리랑굴'],
    ['시금치두리', 'spinach "시금치두리" !시금치두리'],
    ['다진배랑굴', '"다진배랑굴" !다진배랑굴'],
    ['다진시금치랑굴', 'spinach oyster'],
    ['시금치랑감자랑배', 'spinach potato pear'],
    ['시금치랑두리랑배랑두', 'spinach "시금치랑두리랑배랑두" !시금치랑두리랑배랑두'],
    ['시금치굴', 'spinach oyster'],
    ['굴시금치', 'oyster spinach'],
    ['시금치굴토마토는', 'spinach oyster tomato'],
    ['감자굴배', 'potato "감자굴배" !감자굴배'],
    ['굴배', '"굴배" !굴배'],
    ['굴감자배무', '"굴감자배무" !굴감자배무'],
    ['굴berrybeef', 'oyster berry beef'],
  ])('is cut at a joiner in "%s" only where both sides are read: %s', (text, read) => {
    expect(spoken(text)).toBe(read);
  });

  it.each([
    ['감자탕', 'gukbap potato'],
    ['감자탕은', 'gukbap potato'],
    ['배탕', 'pear "배탕"'],
    ['배볶음탕', 'pear "배볶음탕"'],
    ['배국수', 'pear noodle "배국수"'],
    ['시금칫국', 'spinach "시금칫국"'],
    ['다진시금치국', 'spinach "다진시금치국"'],
    ['배국수볶음', 'pear noodle "배국수볶음"'],
    ['감자탕볶음', 'gukbap "감자탕볶음"'],
    ['시금칫국볶음', 'spinach "시금칫국볶음"'],
    ['국', '"국" !국'],
    ['탕', '"탕" !탕'],
    ['두리탕', '"두리탕" !두리탕'],
  ])('reads the dish "%s" as %s', (text, read) => {
    expect(spoken(text)).toBe(read);
  });

  it.each([
    ['새으', 'shrimp dried_shrimp "새으" ?새으>shrimp'],
    ['새으는', 'shrimp dried_shrimp "새으" ?새으>shrimp'],
    ['시금지', 'spinach'],
    ['고등아', 'mackerel'],
    ['tomatp', 'tomato'],
    ['todn', 'shrimp dried_shrimp'],
    ['rnf', '"rnf" !rnf'],
    ['todn1', '"todn1" !todn1'],
    ['새오', '"새오" !새오'],
    ['새오는', '"새오" !새오'],
    ['새창', '"새창" !새창'],
  ])('corrects the slip "%s" to %s', (text, read) => {
    expect(spoken(text)).toBe(read);
  });

  it('is suggested, not understood, where a short name was meant perhaps', () => {
    expect(readExclusion(taxonomy, '새으')).toMatchObject({ understood: [], offered: [], unread: [] });
  });
});
