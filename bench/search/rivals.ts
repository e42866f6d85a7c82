import { loadRival, RIVAL_PACKAGES } from '../rivals/load-rival.ts';
import type { Searcher } from './our-search.ts';

const FOUND = 10;

/** Finds the indices of at most ten names. */
type Find = (typed: string) => readonly number[] | Promise<readonly number[]>;

/** A library, and how to build its index over names. */
type Rival = {
  readonly name: string;
  readonly build: (names: readonly string[]) => Find | Promise<Find>;
};

const LIBRARIES: readonly Rival[] = [
  { name: 'MiniSearch', build: miniSearch },
  { name: 'Fuse.js', build: fuse },
  { name: 'FlexSearch', build: flexSearch },
  { name: 'Orama', build: orama },
];

/** Every library twice: over plain names, and over names and searches decomposed into jamo. */
export const RIVALS: readonly Rival[] = [
  ...LIBRARIES,
  ...LIBRARIES.map(({ name, build }) => ({
    name: `${name}, jamo`,
    build: async (names: readonly string[]) => {
      const find = await build(names.map(inJamo));
      return (typed: string) => find(inJamo(typed));
    },
  })),
];

/** The library over these names, measured like the product's search. */
export async function rivalSearch({ build }: Rival, names: readonly string[]): Promise<Searcher> {
  const find = await build(names);
  const timed = async (typed: string) => {
    const from = performance.now();
    const found = await find(typed);
    return { found: found.slice(0, FOUND), ms: performance.now() - from };
  };
  return { search: timed, close: () => Promise.resolve() };
}

/** Words and prefixes, with typos up to a fifth of the word. */
async function miniSearch(names: readonly string[]): Promise<Find> {
  const { default: MiniSearch } = await loadRival(RIVAL_PACKAGES.miniSearch);
  const index = new MiniSearch({ fields: ['name'], searchOptions: { prefix: true, fuzzy: 0.2 } });
  index.addAll(names.map((name, id) => ({ id, name })));
  return (typed) =>
    index
      .search(typed)
      .slice(0, FOUND)
      .map(({ id }) => Number(id));
}

/** Similarity anywhere in the name. */
async function fuse(names: readonly string[]): Promise<Find> {
  const { default: Fuse } = await loadRival(RIVAL_PACKAGES.fuse);
  const index = new Fuse(names, { ignoreLocation: true });
  return (typed) => index.search(typed.slice(0, 200), { limit: FOUND }).map(({ refIndex }) => refIndex);
}

/** Every substring of every word. */
async function flexSearch(names: readonly string[]): Promise<Find> {
  const { Index } = await loadRival(RIVAL_PACKAGES.flexSearch);
  const index = new Index({ tokenize: 'full', encode: wordsOf });
  for (const [id, name] of names.entries()) index.add(id, name);
  return (typed) => index.search(typed, { limit: FOUND, suggest: true }).map(Number);
}

/** Words and prefixes, with one typo; its own tokenizers keep only Latin letters. */
async function orama(names: readonly string[]): Promise<Find> {
  const { create, insertMultiple, search } = await loadRival(RIVAL_PACKAGES.orama);
  const tokenizer = { language: 'korean', normalizationCache: new Map(), tokenize: wordsOf };
  const database = create({ schema: { name: 'string' }, components: { tokenizer } });
  await insertMultiple(
    database,
    names.map((name, place) => ({ id: String(place), name })),
  );
  return async (typed) => {
    const { hits } = await search(database, { term: typed, tolerance: 1, limit: FOUND });
    return hits.map(({ id }) => Number(id));
  };
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** '두부' as 'ㄷㅜㅂㅜ': decomposed jamo converted to typed ones. */
function inJamo(text: string): string {
  return [...text.normalize('NFD')].map((each) => TYPED_JAMO.get(each) ?? each).join('');
}

const CONJOINING = [
  [0x1100, 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'],
  [0x1161, 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'],
  [0x11a8, 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'],
] as const;

const TYPED_JAMO = new Map(
  CONJOINING.flatMap(([first, typed]) =>
    [...typed].map((each, index) => [String.fromCodePoint(first + index), each]),
  ),
);
