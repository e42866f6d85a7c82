import {
  dishProfile,
  type IngredientLine,
  isKindOf,
  type RecipeStep,
  reachedAllergens,
  resolveIngredientText,
  type Taxonomy,
} from '@kkini/domain';

type Cooked = { readonly title: string; readonly steps: readonly RecipeStep[] };

/**
 * Foods that the steps use and that bring a statutory allergen no line brings ("새우젓으로 간을 해요", "버터에 볶아요"), as lines without
 * an amount, so that nobody who leaves one out is served the dish. Only a word that is one food with a particle counts: "육수",
 * "양념장" and "기름" stand for what the lines make. An English word counts if it is the id of a food.
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
  const words = steps.flatMap(({ text, details }) => [text, ...details].join(' ').split(/[^\p{L}]+/u));
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
const PARTICLE = /(?:으로|로|을|를|과|와|이랑|랑|도|은|는|에)$/u;
/** The particle of what is used. Only before it is a word of one syllable a food: "굴을", but not "굴도". */
const OBJECT = /[을를]$/u;
/** Least syllables of a word that may say how its food is prepared: "다진새우", "치즈가루". */
const PREPARED = 3;
/** Groups whose name in a step means that the dish has one of them. "소스", "면" and "절임" may be what the lines make. */
const NAMED_GROUPS = ['dairy', 'egg', 'meat', 'seafood', 'nut'];
/** Words that stand for something else in a step: innards are taken out, a fork presses dough. */
const OTHER_THINGS = ['내장', '포크'];

function foodOfWord(word: string, taxonomy: Taxonomy): string | null {
  const name = word.replace(PARTICLE, '');
  const { length } = [...name];
  if (length < 2 && !OBJECT.test(word)) return null;
  const [food, ...others] = length < PREPARED ? readingsOf(name, taxonomy) : preparedFood(name, taxonomy);
  if (food === undefined || others.length > 0 || OTHER_THINGS.includes(name)) return null;
  const isOneOf = (groups: readonly string[]) => groups.some((group) => isKindOf(taxonomy, food, group));
  const { kind } = taxonomy.items.get(food) ?? {};
  const isFood = kind === 'ingredient' || kind === 'compound';
  const isNamedGroup = kind === 'group' && length > 1 && isOneOf(NAMED_GROUPS);
  const isGeneral = isOneOf(['fat_oil', 'broth', 'bibim_sauce']);
  return (isFood || isNamedGroup) && !isGeneral ? food : null;
}

function readingsOf(name: string, { names }: Taxonomy): readonly string[] {
  return names.readings.get(name) ?? [];
}

/** The foods of a word as an ingredient line reads it; English names are read in the singular. */
function preparedFood(name: string, taxonomy: Taxonomy): readonly string[] {
  const { ids, candidates, unresolved } = resolveIngredientText(
    taxonomy,
    name.toLowerCase().replace(/(?<=[a-z])s$/, ''),
  );
  return unresolved.length + candidates.length === 0 ? ids : [];
}
