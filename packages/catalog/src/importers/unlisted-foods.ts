import {
  dishProfile,
  type IngredientLine,
  isKindOf,
  type RecipeStep,
  reachedAllergens,
  type Taxonomy,
} from '@kkini/domain';

type Cooked = { readonly title: string; readonly steps: readonly RecipeStep[] };

/**
 * Foods that the steps use and that bring a statutory allergen no line brings ("새우젓으로 간을 해요"), as lines without an amount,
 * so that nobody who leaves one out is served the dish. Only a word that is the name of one food with a particle counts: "육수",
 * "양념장" and "기름" stand for what the lines make.
 */
export function unlistedFoods(
  { title, steps }: Cooked,
  lines: readonly IngredientLine[],
  taxonomy: Taxonomy,
): readonly IngredientLine[] {
  const { certainIds, possibleIds, allergens, possibleAllergens } = dishProfile(taxonomy, { title, lines });
  const isNew = (food: string) =>
    !certainIds.has(food) &&
    !possibleIds.has(food) &&
    [...reachedAllergens(taxonomy, food)].some(
      (each) => !allergens.has(each) && !possibleAllergens.has(each),
    );
  const words = steps.flatMap(({ text, details }) =>
    [text, ...details].join(' ').split(/[^\p{Script=Hangul}]+/u),
  );
  const foods = new Set(words.flatMap((word) => foodOfWord(word, taxonomy) ?? []));
  return [...foods].filter(isNew).map((id) => ({
    id,
    name: taxonomy.items.get(id)?.ko ?? id,
    grams: null,
    amount: '',
    role: 'seasoning' as const,
  }));
}

/** Particles after a food that is used. */
const PARTICLE = /(?:으로|로|을|를|과|와|이랑|랑|도|은|는)$/u;

function foodOfWord(word: string, taxonomy: Taxonomy): string | null {
  const name = word.replace(PARTICLE, '');
  const [food, ...others] = taxonomy.names.readings.get(name) ?? [];
  if (food === undefined || others.length > 0 || [...name].length < 2) return null;
  const { kind } = taxonomy.items.get(food) ?? {};
  const isFood = kind === 'ingredient' || kind === 'compound';
  const isGeneral = ['fat_oil', 'broth', 'bibim_sauce'].some((group) => isKindOf(taxonomy, food, group));
  return isFood && !isGeneral ? food : null;
}
