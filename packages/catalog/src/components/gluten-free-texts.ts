import { type FoodWords, type Language, renameFood } from './rename-food.ts';

/** Foods with gluten that have a twin without it, the same to cook with. */
export const GLUTEN_FREE_TWINS: Readonly<Record<string, string>> = {
  soy_sauce: 'soy_sauce_gf',
  soup_soy_sauce: 'soy_sauce_gf',
  gochujang: 'gochujang_gf',
  doenjang: 'doenjang_gf',
  mirin: 'rice_mirin',
  cheongju: 'soju',
};

/** Words steps call a replaced food by. Bare soy sauce is soup soy sauce where a dish has no other. */
const CALLED: Readonly<Record<string, FoodWords>> = {
  soy_sauce: { ko: ['간장', '진간장', '양조간장'], en: ['soy sauce'] },
  soup_soy_sauce: { ko: ['국간장', '조선간장'], en: ['soup soy sauce'] },
  gochujang: { ko: ['고추장'], en: ['gochujang', 'chili paste'] },
  doenjang: { ko: ['된장'], en: ['doenjang', 'soybean paste'] },
  mirin: { ko: ['맛술', '미림'], en: ['mirin'] },
  cheongju: { ko: ['청주', '정종'], en: ['cheongju rice wine', 'rice wine', 'cheongju'] },
};
const BARE = { ko: ['간장'], en: ['soy sauce'] } as const;

/** What steps call a twin. */
const TWINS_CALLED: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  soy_sauce_gf: { ko: '글루텐프리간장', en: 'gluten-free soy sauce' },
  gochujang_gf: { ko: '글루텐프리고추장', en: 'gluten-free gochujang' },
  doenjang_gf: { ko: '글루텐프리된장', en: 'gluten-free doenjang' },
  rice_mirin: { ko: '쌀미림', en: 'rice mirin' },
  soju: { ko: '소주', en: 'soju' },
};

type Replaced = {
  /** Ids of the lines the version has, as they are before the twins take their place. */
  readonly used: readonly string[];
  /** Ids of all lines of the dish. */
  readonly all: readonly string[];
};

/** Rewrites the text of a step so that it names the foods without gluten that stand in the lines. */
export function glutenFreeText(text: string, language: Language, { used, all }: Replaced): string {
  const replaced = Object.keys(GLUTEN_FREE_TWINS).filter((id) => used.includes(id));
  return Object.entries(TWINS_CALLED).reduce((before, [twin, called]) => {
    const ids = replaced.filter((id) => GLUTEN_FREE_TWINS[id] === twin);
    const words = ids.flatMap((id) => [
      ...(CALLED[id]?.[language] ?? []),
      ...(id === 'soup_soy_sauce' && !all.includes('soy_sauce') ? BARE[language] : []),
    ]);
    return renameFood(before, language, { words, name: called[language] });
  }, text);
}
