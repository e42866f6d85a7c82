import { makeTaxonomy } from '@kkini/domain';
import { aLine, aTaxonomy } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { aCheckedTaxonomy, someLines } from './testing/a-checked-world.ts';
import { held, profiled } from './testing/read-twice.ts';

const taxonomy = aCheckedTaxonomy();
const TITLES = [
  '덮밥',
  '매운 새우튀김',
  '백김치',
  '유부초밥',
  '초밥',
  '새우 덮밥',
  '라면',
  '두부 만두',
  '술',
  '해물 국수(2인분)',
  '알 수 없는 것',
  '낯선말이김치',
  '낯선해물볶음면',
  '해물낯선무침',
];

describe('what a dish holds, read a second time', () => {
  it('is what the planner reads from any lines and title', () => {
    for (const lines of [[], ...someLines()])
      for (const title of TITLES) {
        const dish = { title, lines, method: title === '덮밥' ? ('deepFried' as const) : ('soup' as const) };
        expect({ dish, ...held(taxonomy, dish) }).toEqual({ dish, ...profiled(taxonomy, dish) });
      }
  });

  it('follows what a food is and what it is made of, however deep', () => {
    const dumplings = held(taxonomy, { title: '접시', lines: [aLine('dumpling', '만두')] });
    expect(dumplings).toMatchObject({
      certainIds: ['dumpling', 'flour'],
      certainTags: ['gluten'],
      possibleTags: ['animal-flesh'],
    });
    expect(dumplings.possibleIds).toEqual(['salted_fish', 'seafood', 'shrimp', 'squid']);
    const jeotgal = held(taxonomy, { title: '접시', lines: [aLine('jeotgal', '젓갈')] });
    expect(jeotgal.certainTags).toEqual(['animal-flesh', 'sodium-high']);
  });

  it('counts what only some makers put in as possible, with the tags that travel', () => {
    for (const id of ['jeotgal', 'bone_broth', 'noodle', 'seafood', 'dumpling', 'ramyeon', 'unicorn']) {
      const dish = { title: '덮밥', lines: [aLine('rice', '쌀')], mayContain: [id] };
      expect({ id, ...held(taxonomy, dish) }).toEqual({ id, ...profiled(taxonomy, dish) });
    }
    const dish = { title: '덮밥', lines: [aLine('rice', '쌀')], mayContain: ['jeotgal'] };
    expect(held(taxonomy, dish)).toMatchObject({ certainIds: ['rice'], possibleTags: ['animal-flesh'] });
  });

  it('keeps a line nobody knows by its words', () => {
    expect(held(taxonomy, { title: '접시', lines: [aLine('gone', '사라진 것')] })).toMatchObject({
      unknown: ['사라진 것'],
      words: ['것', '사라진', '사라진것', '접시'],
    });
  });
});

describe('foods that may be several', () => {
  const plain = aTaxonomy([
    { id: 'meat', ko: '고기', kind: 'group', tags: ['animal-flesh'] },
    { id: 'pork_belly', ko: '삼겹살', parents: ['meat'], tags: ['fat'] },
    { id: 'beef_rib', ko: '소갈비', parents: ['meat'], contains: ['salt'], mayContain: ['wheat'] },
    { id: 'salt', ko: '소금' },
    { id: 'wheat', ko: '밀', tags: ['gluten'] },
    { id: 'pancake', ko: '전', kind: 'dish', contains: ['wheat'], tags: ['gluten-risk', 'fat'] },
    { id: 'kimchi', ko: '김치', contains: ['salt'], tags: ['animal-flesh'] },
    { id: 'vegan_kimchi', ko: '비건김치', contains: ['salt'] },
    { id: 'kimchi_pancake', ko: '김치전', kind: 'dish', contains: ['kimchi', 'wheat'] },
    { id: 'mustard_leaf', ko: '갓', tags: ['fat'] },
  ]);
  const made = makeTaxonomy({
    ...plain.source,
    ambiguous: [{ text: '갈비', candidates: ['pork_belly', 'beef_rib'] }],
    explainedByLines: [{ title: 'kimchi', lines: ['vegan_kimchi'] }],
    modifiers: { ...plain.source.modifiers, dishSuffix: ['전'], stateWords: ['갓'] },
  });
  if (!made.ok) throw new Error('the foods of this test are consistent');
  const several = made.value;
  const open = (name: string) => ({ ...aLine('', name), id: null });

  it('hold for certain what all of them share, and possibly what any of them holds', () => {
    const wanted = {
      certainIds: ['meat'],
      certainTags: ['animal-flesh'],
      possibleIds: ['beef_rib', 'pork_belly', 'salt', 'wheat'],
      possibleTags: ['fat', 'gluten'],
      unknown: [],
    };
    expect(held(several, { title: '접시', lines: [open('갈비')] })).toMatchObject(wanted);
    expect(held(several, { title: '갈비', lines: [open('소금'), open('모르는 것')] })).toMatchObject({
      ...wanted,
      certainIds: ['meat', 'salt'],
      possibleIds: ['beef_rib', 'pork_belly', 'wheat'],
      unknown: ['모르는 것'],
    });
    expect(held(several, { title: '갈비', lines: [open('소금')] })).toMatchObject({ certainIds: ['salt'] });
  });

  it('are stated by the lines where the title leaves them open', () => {
    expect(held(several, { title: '갈비', lines: [aLine('pork_belly', '삼겹살')] })).toMatchObject({
      certainIds: ['meat', 'pork_belly'],
      possibleIds: [],
    });
  });

  it('are read as the planner reads them, in titles and lines, with words that end a dish', () => {
    const lines = [
      [],
      [aLine('meat', '고기')],
      [open('고기')],
      [open('갈비')],
      [aLine('beef_rib', '갈비')],
      [open('')],
    ];
    const titles = [
      '고기',
      '삼겹살 갈비',
      '접시',
      '갈비전',
      '전',
      '',
      '김치전',
      '소갈비 김치',
      '갓',
      '비건 김치',
    ];
    for (const title of titles)
      for (const each of [...lines, [open('모르는 것')], [aLine('vegan_kimchi', '김치')], [open('소금')]])
        expect({ title, ...held(several, { title, lines: each }) }).toEqual({
          title,
          ...profiled(several, { title, lines: each }),
        });
  });

  it('are a title that adds nothing where the lines decide but the name of the dish', () => {
    expect(held(several, { title: '고기전', lines: [open('고기')] })).toMatchObject({
      certainIds: ['meat', 'pancake'],
      certainTags: ['animal-flesh'],
    });
    expect(held(several, { title: '고기전', lines: [] })).toMatchObject({
      certainTags: ['animal-flesh', 'gluten-risk'],
    });
  });

  it('are foods named beyond doubt that no line tells about', () => {
    const tags = (title: string, line: string) =>
      held(several, { title, lines: [aLine(line, line)] }).certainTags;
    expect(tags('김치전', 'wheat')).toEqual(['animal-flesh', 'gluten']);
    expect(tags('김치전', 'vegan_kimchi')).toEqual([]);
    expect(tags('소갈비', 'wheat')).toEqual(['animal-flesh', 'gluten']);
    expect(tags('갓 부친 것', 'wheat')).toEqual(['gluten']);
  });

  it('are what stands beside it by its name, with every kind above it and nothing it is made of', () => {
    const dish = { title: '접시', beside: ['김치'], lines: [aLine('wheat', 'wheat')] };
    const { certainTags, words } = held(several, dish);
    expect([certainTags, words.includes('김치')]).toEqual([['gluten'], true]);
    expect({ ...held(several, dish) }).toEqual({ ...profiled(several, dish) });
  });

  it('keep an empty line as unknown', () => {
    expect(held(several, { title: '접시', lines: [open('')] }).unknown).toEqual(['']);
  });
});
