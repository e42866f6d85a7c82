import { foodOf } from '../ingredients/food-of.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { FOOD_WORDS, NO_DRAWING, STARTING_WORDS } from './food-words.ts';

/** Words with icons only, which no dish shows: groups of food name no particular food, and seasonings are invisible in a dish. */
const ICON_WORDS = {
  saltIcon: '소금',
  pepperIcon: '후추',
  gingerIcon: '생강',
  cinnamonIcon: '계피 시나몬',
  flourIcon: '밀가루 부침가루',
  curryIcon: '카레가루',
  bottleIcon: '알룰로스 올리고당 물엿 조청 시럽 우스터',
  mustardIcon: '머스타드 머스터드 겨자',
  wasabiIcon: '와사비',
  honeyIcon: '꿀',
  butterIcon: '버터',
  multigrainIcon: '수수 좁쌀',
  almond: '견과 믹스넛',
  shrimp: '해물 해산물',
  beef: '고기 불고기 갈비 육류',
  boiledPork: '수육 보쌈',
  meatball: '완자 동그랑땡',
  chicken: '가금류',
} as const satisfies Partial<Record<IngredientKey, string>>;

/** Drawings a text names, in order, without foods it says are left out. */
export function drawingsIn(text: string): IngredientKey[] {
  const found = wordsIn(text);
  const leftOut = new Set(found.flatMap(({ key, isLeftOut }) => (key && isLeftOut ? foodOf(key) : [])));
  return found.flatMap(({ key }) => (key && !leftOut.has(foodOf(key)) ? key : []));
}

/** Drawing of an ingredient by the longest known word in its name; groups of food and seasonings have an icon too. */
export function ingredientKey(name: string): IngredientKey | null {
  const found = wordsIn(name);
  const longest = Math.max(0, ...found.map(({ word }) => word.length));
  const main = found.findLast(({ word }) => word.length === longest);
  return main ? main.key : (ICONS.find(([word]) => name.includes(word))?.[1] ?? null);
}

type Found = { word: string; key: IngredientKey | null; isLeftOut: boolean };

function wordsIn(text: string): Found[] {
  return [...text.matchAll(ANY_WORD)].map(({ 0: word, index }) => ({
    word,
    key: KEY_OF.get(word) ?? null,
    isLeftOut:
      LEFT_OUT_AFTER.test(text.slice(index + word.length)) || LEFT_OUT_BEFORE.test(text.slice(0, index)),
  }));
}

/** Text after a food that is named but not in the dish: `계란 없는`, `우유 대신`, `새우맛`. */
const LEFT_OUT_AFTER =
  /^(?:을|를|은|는|이|가)?\s*(?:없는|없이|뺀|빼고|대신|제외|프리|무첨가|미함유|안 ?넣|맛)/;
/** Text before a food that is imitated or absent: `비건 치즈`, `무계란`. */
const LEFT_OUT_BEFORE = /(?:비건|식물성|대체|노|(?:^|\s)무)\s?$/;

type Entry = readonly [word: string, key: IngredientKey];

const ENTRIES = entriesOf(FOOD_WORDS);
const STARTING = entriesOf(STARTING_WORDS);
const ICONS = entriesOf(ICON_WORDS);
const KEY_OF: ReadonlyMap<string, IngredientKey> = new Map([...ENTRIES, ...STARTING]);

const ANYWHERE = [...ENTRIES.map(([word]) => word), ...NO_DRAWING.split(' ')]
  .sort((one, other) => other.length - one.length)
  .join('|');
const DISH_ENDINGS =
  '와|과|를|을|국|밥|죽|전|찜|탕|쌈|구이|볶음|조림|나물|무침|김치|라면|찌개|솥밥|덮밥|사발|채|생채|말이';
const AT_START = STARTING.map(([word]) => word).join('|');
const ANY_WORD = new RegExp(
  `${ANYWHERE}|(?<![가-힣])(?:${AT_START})(?![가-힣])|(?<![가-힣])(?:${AT_START})(?=${DISH_ENDINGS})`,
  'g',
);

function entriesOf(words: Partial<Record<IngredientKey, string>>): Entry[] {
  return Object.entries(words).flatMap(([key, list]) =>
    list.split(' ').flatMap((word): Entry[] => (isKey(key, words) ? [[word, key]] : [])),
  );
}

function isKey(key: string, words: Partial<Record<IngredientKey, string>>): key is IngredientKey {
  return Object.hasOwn(words, key);
}
