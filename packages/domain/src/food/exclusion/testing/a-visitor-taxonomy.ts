import { makeTaxonomy, type Taxonomy } from '../../taxonomy/taxonomy.ts';
import type { SpokenFood, TaxonomyItem, TaxonomySource } from '../../taxonomy/taxonomy-source.ts';
import { anItem, aTaxonomySource } from '../../taxonomy/testing/a-taxonomy-source.ts';
import { readExclusion } from '../read-exclusion.ts';

const row = (texts: string, ids: string, more: Partial<SpokenFood> = {}): SpokenFood => ({
  texts: texts.split(','),
  ids: ids === '' ? [] : ids.split(' '),
  tags: [],
  properties: [],
  offered: [],
  widens: [],
  byTitle: false,
  ...more,
});

const source = aTaxonomySource();
/** A small taxonomy with rows of spoken words, ambiguous words, labels, dishes and every kind of visitor's word. */
export function aVisitorTaxonomy(): Taxonomy {
  const made = makeTaxonomy({ ...SOURCE, items: ITEMS });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value;
}

const SOURCE: TaxonomySource = {
  ...source,
  tags: [{ tag: 'raw-risk', propagates: true, meaning: 'raw' }],
  quickChips: [{ chip: 'nuts', label: '견과류', id: 'nut' }],
  autocomplete: [
    { label: '달걀', id: 'egg' },
    { label: '콩(대두)', id: 'soy' },
  ],
  ambiguous: [
    { text: '등심', candidates: ['sirloin', 'pork_loin'] },
    { text: '삶은알', candidates: ['chicken_egg', 'egg'] },
    { text: '나물', candidates: ['sprout', 'spinach'] },
  ],
  exactOnlyPrefixes: { 굴: ['생'] },
  related: [
    { when: 'pear', suggest: ['oyster'] },
    { when: 'egg', suggest: ['pear'] },
  ],
  modifiers: {
    ...source.modifiers,
    leading: ['다진'],
    trailing: ['가루'],
    leadingEndingIn: ['용'],
    flavourEndings: [],
    dishSuffix: ['볶음탕', '볶음', '탕', '국수', '국'],
    amountHeads: ['약'],
    amountTails: ['씩'],
    numerals: ['두'],
    units: ['컵', '개'],
  },
  spokenFoods: [
    row('새우,prawn', 'shrimp dried_shrimp', { offered: ['oyster', 'shrimp'], widens: ['shrimp'] }),
    row('유청', 'beef dairy', { widens: ['whey', 'whey_cream'] }),
    row('소고기', 'beef'),
    row('매운거', '', { properties: ['spicy'] }),
    row('날것', '', { tags: ['raw-risk'], properties: ['raw'] }),
    row('berry', 'berry'),
    row('berries', 'pear'),
    row('고등어', 'mackerel'),
    row('보쌈,Pot Meat', 'beef', { byTitle: true }),
    row('훈제', '', { properties: ['smoked'] }),
    row('새참', '', { properties: ['salty'] }),
  ],
  visitorWords: {
    ...source.visitorWords,
    fillers: ['알레르기', '못', '거', '없음', 'no', 'x'],
    particles: ['은', '는', '이', '가', '요', '로', '이랑'],
    prefixes: ['무'],
    joiners: ['랑', '나'],
    listEndings: ['두'],
    verbStems: ['먹', '있'],
    verbEndings: ['어요', '어', '고', '기'],
    neverDropped: ['고기'],
    neverCorrected: ['새오'],
    states: ['훈제'],
    heads: [],
    homonyms: [{ text: '배', before: ['아파'], after: ['제곱', '감자'] }],
    nothing: ['없음', '딱히 없음', 'x', '거못', '거거못'],
    mayStay: ['괜찮'],
  },
};

const ITEMS: readonly TaxonomyItem[] = [
  anItem('shrimp', { ko: '새우', synonyms: ['왕새우'] }),
  anItem('dried_shrimp', { ko: '건새우', parents: ['shrimp'] }),
  anItem('egg', { ko: '알류', kind: 'group' }),
  anItem('chicken_egg', {
    ko: '계란',
    synonyms: ['달걀', '유정란'],
    parents: ['egg'],
    en: "hen's egg (raw)",
  }),
  anItem('soy', { ko: '대두류', kind: 'group' }),
  anItem('soybean', { ko: '대두', synonyms: ['콩', '메주콩'], parents: ['soy'] }),
  anItem('nut', { ko: '견과', kind: 'group', en: 'nuts (all kinds)' }),
  anItem('beef', { ko: '쇠고기', kind: 'group' }),
  anItem('sirloin', { ko: '소등심', parents: ['beef'], en: 'sirloin' }),
  anItem('pork_loin', { ko: '돼지등심', en: 'pork loin' }),
  anItem('dairy', { ko: '유제품', kind: 'group' }),
  anItem('whey', { ko: '웨이', synonyms: ['웨이단백'] }),
  anItem('pear', { ko: '배' }),
  anItem('oyster', { ko: '굴' }),
  anItem('raw_oyster', { ko: '생굴' }),
  anItem('berry', { ko: '베리' }),
  anItem('cherry', { ko: '버찌' }),
  anItem('radish', { ko: '무', en: 'box' }),
  anItem('tomato', { ko: '토마토' }),
  anItem('key', { ko: '열쇠' }),
  anItem('mackerel', { ko: '간고등어' }),
  anItem('potato', { ko: '감자' }),
  anItem('gukbap', { ko: '감자탕', kind: 'dish' }),
  anItem('noodle', { ko: '국수' }),
  anItem('sprout', { ko: '콩나물' }),
  anItem('spinach', { ko: '시금치' }),
  anItem('laver', { ko: '김' }),
  anItem('gimbap', { ko: '김밥', parents: ['rice'] }),
  anItem('rice', { ko: '밥' }),
  anItem('rice_roll', { ko: '밥말이', parents: ['rice'] }),
  anItem('roll', { ko: '말이' }),
  anItem('whey_cream', { ko: '유청크림', parents: ['dairy'] }),
];

/** What a text excludes, in one line: ids, sets of ids, `#tags`, `~properties`, "words", `?typed>id`, `!unread`. */
export function spellExclusions(taxonomy: Taxonomy, text: string): string {
  const { exclusions, suggestions, unread } = readExclusion(taxonomy, text);
  const left = exclusions.map((each) => {
    if (each.kind === 'known') return each.id;
    if (each.kind === 'ambiguous') return each.ids.join('|');
    if (each.kind === 'tag') return `#${each.tag}`;
    return each.kind === 'property' ? `~${each.property}` : `"${each.text}"`;
  });
  const asked = suggestions.map(({ typed, id }) => `?${typed}>${id}`);
  return [...left, ...asked, ...unread.map((word) => `!${word}`)].join(' ');
}
