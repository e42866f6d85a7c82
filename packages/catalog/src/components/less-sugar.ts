import type { CookingClass } from './cooking-classes.ts';
import { type FoodWords, type Language, renameFood } from './rename-food.ts';

/** Most added sugar per serving, g, that a mild version keeps: that of a dish for people who limit sugar (WHO 2015). */
export const MOST_SUGAR_G = 5;

/** Classes preserved by sugar and eaten in small amounts, which keep it. */
const PRESERVED: readonly CookingClass[] = ['pickle', 'kimchi'];

type Twin = {
  readonly id: string;
  /** Weight of a spoonful relative to a spoonful of the replaced food. */
  readonly weight: number;
  readonly called: FoodWords;
};

const BY_SPOON = /(?:큰술|작은술)$/;

/**
 * Substitutes, measured spoon for spoon: allulose, a quarter less sweet than sugar, for sweeteners, and rice wine for mirin, which
 * is two fifths sugar.
 */
export const SUGAR_TWINS: Readonly<Record<string, Twin>> = {
  sugar: {
    id: 'allulose',
    weight: 1.55,
    called: { ko: ['설탕', '황설탕', '흑설탕'], en: ['sugar', 'brown sugar', 'dark brown sugar'] },
  },
  corn_syrup: {
    id: 'allulose',
    weight: 0.89,
    called: { ko: ['물엿', '조청'], en: ['corn syrup', 'starch syrup', 'rice syrup', 'syrup'] },
  },
  oligosaccharide: {
    id: 'allulose',
    weight: 0.96,
    called: {
      ko: ['올리고당'],
      en: ['oligosaccharide syrup', 'oligosaccharide', 'oligo syrup', 'syrup'],
    },
  },
  honey: { id: 'allulose', weight: 0.93, called: { ko: ['꿀'], en: ['honey'] } },
  mirin: { id: 'cheongju', weight: 0.94, called: { ko: ['맛술', '미림'], en: ['mirin'] } },
};

/** Words for a substitute in the steps. */
const TWINS_CALLED: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  allulose: { ko: '알룰로스', en: 'allulose' },
  cheongju: { ko: '청주', en: 'rice wine' },
};

/** Whether the mild version replaces the sugar of a line, given the added sugar of a serving in g. */
export function losesSugar(
  { id, amount }: { readonly id: string; readonly amount: string },
  { addedSugarG, cookingClass }: { readonly addedSugarG: number | null; readonly cookingClass: CookingClass },
): boolean {
  if ((addedSugarG ?? 0) <= MOST_SUGAR_G || PRESERVED.includes(cookingClass)) return false;
  return id in SUGAR_TWINS && BY_SPOON.test(amount);
}

/** Rewrites the text of a step to name the substitutes of the replaced foods. */
export function lessSugarText(text: string, language: Language, replaced: readonly string[]): string {
  return Object.entries(TWINS_CALLED).reduce((before, [twin, called]) => {
    const words = replaced.flatMap((id) => {
      const { id: to, called: names } = SUGAR_TWINS[id] ?? {};
      return to === twin ? (names?.[language] ?? []) : [];
    });
    return renameFood(before, language, { words, name: called[language] });
  }, text);
}
