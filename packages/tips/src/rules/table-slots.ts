import { type IngredientLine, isKindOf, isOwnLine, type Nutrient, PLANNED_SHARE } from '@kkini/domain';
import { glycemicBand } from '@kkini/domain/portions';
import { BAND_NAMES, bowlText, DAY_SHARES, PART_SHARES, RICE, shareText } from '../messages/amounts.ts';
import type { TipText } from '../model/tip.ts';
import { sameForAll } from '../reading/read-plate.ts';
import { figure, type Slots } from '../wording/slots.ts';
import { bowlShare, spokenGrams, spokenKcal, spokenMilligrams } from '../wording/spoken-numbers.ts';
import { foodName } from './food-name.ts';
import { plateSlots } from './plate-slots.ts';
import { firstLine, richestLine } from './table-foods.ts';
import type { TipContext } from './tip-context.ts';

/** Names and figures of the served table, for any wording. A missing one is undefined. */
export function tableSlots(context: TipContext): Slots {
  const { table, reading } = context;
  const name = (line: IngredientLine | null | undefined) =>
    line == null ? undefined : foodName(context, line);
  const [veg, ...moreVeg] = reading.vegetables.map((line) => foodName(context, line));
  return {
    ...figureSlots(context),
    ...boughtSlots(context),
    ...plateSlots(context),
    lead: sayable(context, table.lead.title),
    kimchi: sayable(context, table.kimchi?.title),
    side: sayable(context, table.side?.title),
    rice: riceName(context),
    season: name(reading.salty.find(({ line }) => line.role === 'seasoning')?.line),
    veg,
    veg2: moreVeg.find((each) => each.ko !== veg?.ko),
    flesh: name(reading.protein?.line),
    fiberFood: name(richestLine(context, 'fiberG')),
    fruit: name(reading.fruit),
    ...foodSlots(context),
  };
}

/** Foods looked for by kind, in order of preference. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  aroma: [
    ...['perilla_leaf', 'water_parsley', 'crown_daisy', 'chive', 'green_onion'],
    ...['basil', 'cilantro', 'parsley', 'herb', 'sesame', 'perilla_powder'],
  ],
  fish: ['fish'],
  oil: ['sesame_oil', 'perilla_oil', 'olive_oil', 'canola_oil', 'cooking_oil', 'fat_oil'],
  oat: ['barley', 'oat', 'barley_rice'],
  sweetVeg: ['onion', 'cabbage', 'carrot', 'pumpkin'],
  tuber: ['potato', 'sweet_potato', 'taro', 'corn', 'chestnut'],
  raw: ['lettuce', 'perilla_leaf', 'sprout_veg', 'arugula', 'celery', 'cucumber', 'tomato'],
  hot: ['gochujang', 'chili_powder', 'chili_pepper', 'chili_oil', 'doubanjiang'],
  piece: ['rice_cake', 'quail_egg', 'nut', 'grape', 'sausage'],
  green: ['spinach', 'perilla_leaf', 'chive', 'crown_daisy', 'kale', 'broccoli', 'lettuce', 'radish_greens'],
  seaweed: ['wakame', 'hijiki', 'parae'],
  iron: ['spinach', 'lentil', 'chickpea', 'tofu', 'soybean', 'radish_greens', 'perilla_leaf'],
  vitaminC: ['bell_pepper', 'broccoli', 'tomato', 'cabbage', 'lemon', 'kiwi', 'orange', 'strawberry'],
  addOn: ['chicken_egg', 'tofu', 'chicken_breast', 'soy_milk', 'milk', 'yogurt'],
  animal: ['chicken_egg', 'cheese', 'yogurt', 'milk'],
};

function foodSlots(context: TipContext): Slots {
  const entries = Object.entries(WANTED).map(([slot, groups]) => {
    // Herbs of a side dish do not season the dish itself.
    const line = slot === 'aroma' ? firstOf(context, groups) : firstLine(context, groups);
    return [slot, line === null ? undefined : foodName(context, line)] as const;
  });
  return Object.fromEntries(entries);
}

/** The first line of the leading dish that is one of these kinds of food. */
function firstOf({ taxonomy, table }: TipContext, groups: readonly string[]): IngredientLine | null {
  const isA = (group: string) =>
    table.lead.lines.find(({ id }) => id !== null && isKindOf(taxonomy, id, group));
  return groups.map(isA).find((line) => line !== undefined) ?? null;
}

/** The rice by the name it has on the table; null-like without any. */
function riceName(context: TipContext): TipText | undefined {
  const { table, reading } = context;
  if (table.rice !== null) return sayable(context, table.rice.title);
  const { starch } = reading;
  if (starch === null || (starch.form !== 'rice' && starch.form !== 'rawRice')) return undefined;
  const isPlain = !isOwnLine(starch.line) || starch.form === 'rawRice' || reading.bought;
  return isPlain ? RICE : foodName(context, starch.line);
}

/** A title these people may read; the English before its explanation, in lower case within a sentence. */
export function sayable({ words }: TipContext, title: TipText | undefined): TipText | undefined {
  if (title === undefined || !words.maySay(title.ko)) return undefined;
  if ([...title.ko].length > LONGEST_TITLE) return undefined;
  return { ko: title.ko, en: englishTitle(title.en) };
}

const LONGEST_TITLE = 16;

/** What an English title says in plain words: "Dubu-jjigae, tofu stew" is a tofu stew. */
function englishTitle(title: string): string {
  const [name = title, gloss] = title.split(/, /u);
  const plain = gloss !== undefined && gloss.length <= LONGEST_GLOSS ? gloss : name;
  return lowerFirst(plain.replace(/\s*\(.*\)$/u, ''));
}

const LONGEST_GLOSS = 44;

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function figureSlots(context: TipContext): Slots {
  const { table, facts } = context;
  const amount = (nutrient: Nutrient) => table.plate?.[nutrient] ?? null;
  const grams = (nutrient: Nutrient, least = 1) => {
    const value = amount(nutrient);
    return value === null || value < least ? undefined : figure(spokenGrams(value));
  };
  const mg = (nutrient: Nutrient) => {
    const value = amount(nutrient);
    return value === null || value < LEAST_SPOKEN_MG ? undefined : figure(spokenMilligrams(value));
  };
  const kcal = amount('energyKcal');
  const sodium = amount('sodiumMg');
  const most = facts.limits.day.sodiumMg?.max;
  const loads = facts.people.persons.map(({ portion }) => portion.glycemicLoad);
  const load = sameForAll(loads);
  return {
    carb: grams('carbohydrateG'),
    fiber: grams('fiberG', 3),
    protein: grams('proteinG', 5),
    fat: grams('fatG', 5),
    sat: grams('saturatedFatG'),
    addedSugar: grams('addedSugarG'),
    sodium: mg('sodiumMg'),
    chol: mg('cholesterolMg'),
    purine: mg('purineMg'),
    kcal: kcal === null ? undefined : figure(spokenKcal(kcal)),
    dayShare:
      sodium === null || most === undefined
        ? undefined
        : shareText(DAY_SHARES, sodium / (most / PLANNED_SHARE)),
    band: load === null ? undefined : BAND_NAMES[glycemicBand(load)],
    bowl: bowlSlot(table.riceGrams),
  };
}

/** Amounts below are said in grams only of what matters, and never as zero. */
const LEAST_SPOKEN_MG = 25;

function bowlSlot(grams: number | null): TipText | undefined {
  if (grams === null || grams === 0) return undefined;
  return bowlText(bowlShare(grams), spokenGrams(grams));
}

function boughtSlots({ facts: { dish } }: TipContext): Slots {
  const { sodiumMg, energyKcal } = dish;
  return {
    low: sodiumMg === null ? undefined : figure(spokenMilligrams(sodiumMg.low)),
    high: sodiumMg === null ? undefined : figure(spokenMilligrams(sodiumMg.high)),
    lowKcal: energyKcal === null ? undefined : figure(spokenKcal(energyKcal.low)),
    highKcal: energyKcal === null ? undefined : figure(spokenKcal(energyKcal.high)),
    saved: sodiumMg === null ? undefined : savedByBroth(dish.method, sodiumMg.central),
  };
}

/** Half of what is dissolved in the broth: 64 % of noodle soups, 60 % of soups (safety-rules section 7.5), to 100 mg. */
function savedByBroth(method: string, central: number): TipText | undefined {
  const share = method === 'noodles' ? 0.64 : 0.6;
  const saved = Math.round((central * share * 0.5) / 100) * 100;
  return saved < 100 ? undefined : figure(saved.toLocaleString('en-US'));
}

/** The share of a part in words. */
export function partShare(share: number): TipText | undefined {
  return shareText(PART_SHARES, share);
}

/** True where the dish itself, not what stands beside it, holds a kind of food. */
export function leadHas({ taxonomy, table }: TipContext, group: string): boolean {
  return table.lead.lines.some(({ id }) => id !== null && isKindOf(taxonomy, id, group));
}
