import type { FreeFrom } from '@kkini/domain';
import { type FoodWords, type Language, renameFood } from './rename-food.ts';

/**
 * Foods and their substitutes, measured spoon for spoon. Fish sauce replaces soup soy sauce: it is as salty and seasons the same
 * soups and namul. Dark soy sauce has no such substitute. People who avoid soy often avoid wheat too, so the rice wine is replaced
 * as well.
 */
export const FREE_FROM_TWINS: Readonly<Record<FreeFrom, Readonly<Record<string, string>>>> = {
  glutenFree: {
    soy_sauce: 'soy_sauce_gf',
    soup_soy_sauce: 'soy_sauce_gf',
    gochujang: 'gochujang_gf',
    doenjang: 'doenjang_gf',
    mirin: 'rice_mirin',
    cheongju: 'soju',
  },
  soyFree: {
    soup_soy_sauce: 'anchovy_sauce',
    cooking_oil: 'canola_oil',
    mirin: 'rice_mirin',
    cheongju: 'soju',
  },
};

/** Words steps use for a replaced food. Plain "soy sauce" means soup soy sauce in a dish that has no other. */
const CALLED: Readonly<Record<string, FoodWords>> = {
  soy_sauce: { ko: ['간장', '진간장', '양조간장'], en: ['soy sauce'] },
  soup_soy_sauce: { ko: ['국간장', '조선간장'], en: ['soup soy sauce'] },
  gochujang: { ko: ['고추장'], en: ['gochujang', 'chili paste'] },
  doenjang: { ko: ['된장'], en: ['doenjang', 'soybean paste'] },
  cooking_oil: { ko: ['식용유'], en: ['cooking oil', 'vegetable oil'] },
  mirin: { ko: ['맛술', '미림'], en: ['mirin'] },
  cheongju: { ko: ['청주', '정종'], en: ['cheongju rice wine', 'rice wine', 'cheongju'] },
};
const BARE = { ko: ['간장'], en: ['soy sauce'] } as const;

/** Words for a substitute in the steps. */
const TWINS_CALLED: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  soy_sauce_gf: { ko: '글루텐프리간장', en: 'gluten-free soy sauce' },
  gochujang_gf: { ko: '글루텐프리고추장', en: 'gluten-free gochujang' },
  doenjang_gf: { ko: '글루텐프리된장', en: 'gluten-free doenjang' },
  anchovy_sauce: { ko: '멸치액젓', en: 'anchovy fish sauce' },
  canola_oil: { ko: '카놀라유', en: 'canola oil' },
  rice_mirin: { ko: '쌀미림', en: 'rice mirin' },
  soju: { ko: '소주', en: 'soju' },
};

type Replaced = {
  /** Ids of the version's lines before any is replaced. */
  readonly used: readonly string[];
  /** Ids of all lines of the dish. */
  readonly all: readonly string[];
};

/** Rewrites the text of a step to name the substitutes in a version that is free from something. */
export function freeFromText(
  text: string,
  { free, language }: { readonly free: FreeFrom; readonly language: Language },
  { used, all }: Replaced,
): string {
  const twins = FREE_FROM_TWINS[free];
  const replaced = Object.keys(twins).filter((id) => used.includes(id));
  return Object.entries(TWINS_CALLED).reduce((before, [twin, called]) => {
    const words = replaced
      .filter((id) => twins[id] === twin)
      .flatMap((id) => [
        ...(CALLED[id]?.[language] ?? []),
        ...(id === 'soup_soy_sauce' && !all.includes('soy_sauce') ? BARE[language] : []),
      ]);
    return renameFood(before, language, { words, name: called[language] });
  }, text);
}
