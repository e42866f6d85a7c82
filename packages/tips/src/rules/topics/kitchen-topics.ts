import { type IngredientLine, isKindOf } from '@kkini/domain';
import { KITCHEN_STEPS } from '../../messages/kitchen-steps.ts';
import { TITLE_WORDS } from '../../messages/title-words.ts';
import { foodName } from '../food-name.ts';
import { isHome, needsCookedFood } from '../meal-facts.ts';
import type { TipContext } from '../tip-context.ts';
import { type TipTopic, when } from '../tip-topic.ts';

/** What a cook knows of some foods: in dishes of these methods, or of a title with these words. */
type KitchenRow = {
  readonly id: string;
  readonly foods: readonly string[];
  readonly methods?: readonly string[];
  readonly title?: RegExp;
  /** Says how little to cook something: not where food must be cooked through. */
  readonly isBrief?: true;
};

const PAN = ['grill', 'stirFry'];
const POT = ['soup', 'braise'];

const ROWS: readonly KitchenRow[] = [
  { id: 'tofuPan', foods: ['tofu'], methods: PAN },
  { id: 'tofuSoup', foods: ['tofu', 'soft_tofu'], methods: ['soup'] },
  { id: 'salmon', foods: ['salmon'], methods: ['grill'], isBrief: true },
  {
    id: 'fishPan',
    foods: ['mackerel', 'saury', 'spanish_mackerel', 'yellow_croaker', 'flatfish'],
    methods: ['grill'],
  },
  { id: 'fishPot', foods: ['mackerel', 'hairtail', 'cod', 'pollock', 'flatfish'], methods: POT },
  { id: 'chickenBreast', foods: ['chicken_breast'], methods: ['salad', 'grill', 'bread', 'roll'] },
  { id: 'chickenThigh', foods: ['chicken_thigh'], methods: ['grill'] },
  { id: 'porkPan', foods: ['pork'], methods: ['stirFry'] },
  { id: 'beefPan', foods: ['beef'], methods: PAN },
  { id: 'beefSoup', foods: ['beef'], methods: ['soup'] },
  { id: 'eggRoll', foods: ['chicken_egg'], title: TITLE_WORDS.eggRoll },
  { id: 'eggSteam', foods: ['chicken_egg'], title: TITLE_WORDS.eggSteam },
  { id: 'eggPan', foods: ['chicken_egg'], title: TITLE_WORDS.eggPan, isBrief: true },
  { id: 'eggBoil', foods: ['chicken_egg'], title: TITLE_WORDS.eggBoil },
  { id: 'sproutSoup', foods: ['soybean_sprout'], title: TITLE_WORDS.sproutSoup },
  { id: 'mungSprout', foods: ['mung_bean_sprout'], methods: ['stirFry', 'soup', 'noodles'] },
  {
    id: 'octopus',
    foods: ['small_octopus', 'webfoot_octopus', 'octopus'],
    methods: ['stirFry', 'riceBowl', 'soup'],
    isBrief: true,
  },
  { id: 'squid', foods: ['squid'], methods: ['stirFry', 'soup'], isBrief: true },
  { id: 'shrimp', foods: ['shrimp'], methods: PAN, isBrief: true },
  { id: 'miyeok', foods: ['wakame'], methods: ['soup'] },
  { id: 'doenjang', foods: ['doenjang'], methods: ['soup'] },
  { id: 'somyeon', foods: ['somyeon', 'buckwheat_noodle'], methods: ['noodles'] },
  { id: 'kalguksu', foods: ['kalguksu_noodle'], methods: ['noodles'] },
  { id: 'pasta', foods: ['pasta'], methods: ['noodles'] },
  { id: 'friedRice', foods: [], title: TITLE_WORDS.friedRice },
  { id: 'curry', foods: ['curry_powder', 'curry_spice'], title: TITLE_WORDS.curry },
  { id: 'porridge', foods: ['rice', 'glutinous_rice'], methods: ['porridge'] },
  { id: 'gimbap', foods: ['laver'], title: TITLE_WORDS.gimbap },
  { id: 'pancake', foods: [], title: TITLE_WORDS.pancake },
  { id: 'sandwich', foods: ['bread'], title: TITLE_WORDS.sandwich },
  { id: 'duck', foods: ['duck'], methods: PAN },
  { id: 'oat', foods: ['oat'], methods: ['porridge', 'salad'] },
  { id: 'anchovy', foods: ['anchovy'], methods: ['stirFry'] },
  { id: 'yogurt', foods: ['yogurt'], methods: ['salad', 'porridge'] },
  { id: 'eggplant', foods: ['eggplant'], methods: PAN },
  { id: 'zucchini', foods: ['zucchini'], methods: ['stirFry', 'riceBowl'] },
  { id: 'mushroomPan', foods: ['mushroom'], methods: ['stirFry', 'riceBowl'] },
  { id: 'mushroomSoup', foods: ['mushroom'], methods: ['soup'] },
  { id: 'potatoPan', foods: ['potato'], methods: PAN },
  { id: 'potatoPot', foods: ['potato'], methods: POT },
  { id: 'sweetPotato', foods: ['sweet_potato'] },
  { id: 'pumpkin', foods: ['pumpkin'] },
  { id: 'radishSoup', foods: ['radish'], methods: ['soup'] },
  { id: 'radishPot', foods: ['radish'], methods: ['braise'] },
  { id: 'cabbage', foods: ['napa_cabbage', 'bok_choy'], methods: [...POT, 'stirFry'] },
  { id: 'broccoli', foods: ['broccoli'] },
  { id: 'tomato', foods: ['tomato'], methods: ['stirFry', 'soup', 'braise'] },
  { id: 'onion', foods: ['onion'], methods: ['stirFry', 'riceBowl'] },
  { id: 'mixedNamul', foods: [], title: TITLE_WORDS.mixedNamul },
  { id: 'spinach', foods: ['spinach'], title: TITLE_WORDS.spinach },
  { id: 'radishGreens', foods: ['radish_greens'], methods: ['soup', 'braise'] },
  { id: 'burdock', foods: ['burdock'] },
  { id: 'lentil', foods: ['lentil', 'chickpea'] },
  { id: 'chive', foods: ['chive'], methods: ['stirFry', 'soup', 'noodles'] },
  { id: 'perilla', foods: ['perilla_leaf'], methods: ['riceBowl', 'noodles', 'stirFry'] },
  { id: 'cucumber', foods: ['cucumber'], methods: ['salad', 'noodles'] },
  { id: 'salad', foods: ['lettuce', 'arugula', 'sprout_veg'], methods: ['salad'] },
  { id: 'braise', foods: [], title: TITLE_WORDS.braise },
  { id: 'greenOnion', foods: ['green_onion'], methods: ['soup'] },
];

/** What a tip may say about the cooking of a dish, true whoever eats it. */
export const KITCHEN_TOPICS: readonly TipTopic[] = ROWS.map(
  (row, at): TipTopic => ({
    id: `kitchen.${row.id}`,
    concern: 'kitchen',
    // Main foods come before vegetables, these before what any soup or braise has.
    size: (context) => when(suits(row, context), 1 - at / (2 * ROWS.length)),
    slots: (context) => {
      const line = lineOf(row, context);
      return line === null ? {} : { food: foodName(context, line) };
    },
  }),
);

function suits(row: KitchenRow, context: TipContext): boolean {
  const { dish } = context.facts;
  if (!isHome(context) || (row.isBrief === true && needsCookedFood(context))) return false;
  if (row.methods !== undefined && !row.methods.includes(dish.method)) return false;
  if (row.title !== undefined && !row.title.test(dish.title)) return false;
  if (row.foods.length > 0 && lineOf(row, context) === null) return false;
  const done = KITCHEN_STEPS[row.id];
  return done === undefined || !dish.steps.some((step) => done.test(step));
}

/** The line of the leading dish the row is about, if there is enough of it to matter. */
function lineOf({ foods }: KitchenRow, { taxonomy, table, facts }: TipContext): IngredientLine | null {
  const isOne = ({ id, grams }: IngredientLine) =>
    id !== null &&
    foods.some((food) => isKindOf(taxonomy, id, food)) &&
    (grams ?? 0) / Math.max(1, facts.dish.servings) >= LEAST_GRAMS;
  return table.lead.lines.find(isOne) ?? null;
}

const LEAST_GRAMS = 8;
