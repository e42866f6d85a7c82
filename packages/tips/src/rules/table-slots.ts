import { type IngredientLine, isOwnLine, type Nutrient, PLANNED_SHARE } from '@kkini/domain';
import { type BoughtRange, brothOf, brothSaving } from '@kkini/domain/bought';
import {
  bowlText,
  DAY_SHARES,
  PART_SHARES,
  RICE,
  shareText,
  THIS_DISH,
  THIS_ORDER,
  THIS_PACK,
} from '../messages/amounts.ts';
import { TITLE_WORDS } from '../messages/title-words.ts';
import type { TipText } from '../model/tip.ts';
import type { TipDish } from '../model/tip-facts.ts';
import { figure, rangeFigure, type Slots } from '../wording/slots.ts';
import { bowlShare, spokenGrams, spokenMilligrams, spokenTens } from '../wording/spoken-numbers.ts';
import { foodName, withinSentence } from './food-name.ts';
import { onPlates, type PlateRange, partOnPlates } from './plate-amounts.ts';
import { plateSlots } from './plate-slots.ts';
import { firstLine, firstOfLead, pickedProtein, pickedVegetable } from './table-foods.ts';
import { mostOfDay, type TipContext } from './tip-context.ts';

/** Names and figures of the served table for any wording; undefined if missing. */
export function tableSlots(context: TipContext): Slots {
  const { table, reading } = context;
  const name = (line: IngredientLine | null | undefined) =>
    line == null ? undefined : foodName(context, line);
  return {
    ...figureSlots(context),
    ...boughtSlots(context),
    ...plateSlots(context),
    lead: leadName(context),
    kimchi: sayable(context, table.kimchi?.title),
    side: sayable(context, table.side?.title),
    mildSide: sayable(context, mildSide(context)?.title),
    rice: riceName(context),
    season: name(reading.salty.find(({ line }) => line.role === 'seasoning')?.line),
    veg: name(isSoldCut(context) ? reading.vegetables[0] : pickedVegetable(context)),
    inside: name(reading.vegetables[0]),
    flesh: name(reading.protein?.line),
    bite: name(pickedProtein(context)),
    ...foodSlots(context),
    addOn: addOn(context),
  };
}

/** A vegetable companion of which more may be eaten; null if it is seasoned throughout. */
function mildSide(context: TipContext) {
  const { side } = context.table;
  if (side === null || !TITLE_WORDS.plainVegetables.test(side.title.ko)) return null;
  return partOnPlates(context, side, 'sodiumMg')[1] <= MOST_MILD_MG ? side : null;
}

const MOST_MILD_MG = 150;

/** Whether it is a kit, to whose vegetables the cook can add. */
function isSoldCut({ facts: { dish } }: TipContext): boolean {
  return TITLE_WORDS.kit.test(dish.title);
}

/** Name of the leading dish, without what is sold with a bought one; a general word if the name may not be said. */
function leadName(context: TipContext): TipText {
  const { title } = context.table.lead;
  const [ko = '', ...beside] = title.ko.split(TITLE_WORDS.and);
  if (!context.reading.bought || beside.length === 0) return sayable(context, title) ?? unnamed(context);
  return sayable(context, { ko, en: englishLead(title.en) }) ?? unnamed(context);
}

/** English name of a bought dish without what is sold with it, which comes last: "Tofu with kimchi with rice". */
function englishLead(title: string): string {
  const parts = title.split(' with ');
  if (parts.length > 2) return parts.slice(0, -1).join(' with ');
  return title.split(/ with |, /u)[0] ?? title;
}

function unnamed({ facts: { dish }, reading }: TipContext): TipText {
  if (!reading.bought) return THIS_DISH;
  return dish.style === 'restaurant' ? THIS_ORDER : THIS_PACK;
}

/** Kinds of food to look for, in order of preference. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  aroma: [
    ...['perilla_leaf', 'water_parsley', 'crown_daisy', 'chive', 'green_onion'],
    ...['basil', 'cilantro', 'parsley', 'herb', 'sesame', 'perilla_powder'],
  ],
  fish: ['fish'],
  oil: ['sesame_oil', 'perilla_oil', 'olive_oil', 'canola_oil', 'cooking_oil', 'fat_oil'],
  oat: ['barley', 'oat'],
  sweetVeg: ['onion', 'cabbage', 'carrot', 'pumpkin'],
  tuber: ['potato', 'sweet_potato', 'taro', 'corn', 'chestnut'],
  raw: ['lettuce', 'perilla_leaf', 'sprout_veg', 'arugula', 'celery', 'cucumber', 'tomato'],
  hot: ['gochujang', 'chili_powder', 'chili_pepper', 'chili_oil', 'doubanjiang'],
  piece: ['rice_cake', 'quail_egg', 'nut', 'grape', 'sausage'],
  seaweed: ['wakame', 'hijiki', 'parae'],
  iron: ['spinach', 'lentil', 'chickpea', 'tofu', 'soybean', 'radish_greens', 'perilla_leaf'],
  vitaminC: ['bell_pepper', 'broccoli', 'tomato', 'cabbage', 'lemon', 'kiwi', 'orange', 'strawberry'],
  animal: ['chicken_egg', 'cheese', 'yogurt', 'milk'],
};

function foodSlots(context: TipContext): Slots {
  const entries = Object.entries(WANTED).map(([slot, groups]) => {
    const line = ofLead.has(slot) ? firstOfLead(context, groups) : firstLine(context, groups);
    return [slot, line === null ? undefined : foodName(context, line)] as const;
  });
  return Object.fromEntries(entries);
}

/** Slots looked up in the leading dish only: herbs, oil or spice of a side dish do not belong to it. */
const ofLead = new Set(['aroma', 'oil', 'hot', 'fish', 'iron', 'vitaminC']);

/** What comes with a bought dish, by its title: "죽과 삶은 달걀". */
function addOn(context: TipContext): TipText | undefined {
  const groups = ADD_ONS.filter((group) => firstLine(context, [group]) !== null);
  const names = groups.flatMap((group) => {
    const line = firstLine(context, [group]);
    return line === null ? [] : [foodName(context, line)];
  });
  const [, beside = ''] = context.facts.dish.title.split(TITLE_WORDS.and);
  return names.find(({ ko }) => beside.includes(ko));
}

const ADD_ONS = ['chicken_egg', 'tofu', 'chicken_breast', 'soy_milk', 'milk', 'yogurt'];

/** Name of the rice on the table; undefined if there is none. */
function riceName(context: TipContext): TipText | undefined {
  const { table, reading } = context;
  if (table.rice !== null) return sayable(context, table.rice.title);
  const { starch } = reading;
  if (starch === null || (starch.form !== 'rice' && starch.form !== 'rawRice')) return undefined;
  const isPlain = !isOwnLine(starch.line) || starch.form === 'rawRice' || reading.bought;
  return isPlain ? RICE : foodName(context, starch.line);
}

/** A title that may be shown to these people. In English the part before its explanation, in lower case within a sentence. */
export function sayable({ words }: TipContext, title: TipText | undefined): TipText | undefined {
  if (title === undefined || !words.maySay(title.ko)) return undefined;
  if ([...title.ko].length > LONGEST_TITLE) return undefined;
  return { ko: title.ko, en: HANGUL.test(title.en) ? THIS_DISH.en : englishTitle(title.en) };
}

const LONGEST_TITLE = 16;
const HANGUL = /\p{Script=Hangul}/u;

/** What an English title means in plain words: "Dubu-jjigae, tofu stew" is a tofu stew. */
function englishTitle(title: string): string {
  const [name = title, gloss] = title.split(/, /u);
  const plain = gloss !== undefined && gloss.length <= LONGEST_GLOSS ? gloss : name;
  return withinSentence(plain.replace(/\s*\(.*\)$/u, ''));
}

const LONGEST_GLOSS = 44;

function figureSlots(context: TipContext): Slots {
  const { table } = context;
  const said = (nutrient: Nutrient, spoken: (value: number) => string, least: number) => {
    const range = onPlates(context, nutrient);
    if (range === null || range[0] < least || range[1] > range[0] * WIDEST) return undefined;
    return rangeFigure(range, spoken);
  };
  return {
    carb: said('carbohydrateG', spokenGrams, 1),
    fiber: said('fiberG', spokenGrams, 3),
    protein: said('proteinG', spokenGrams, 3),
    fat: said('fatG', spokenGrams, 5),
    sat: said('saturatedFatG', spokenGrams, 1),
    addedSugar: said('addedSugarG', spokenGrams, 1),
    sodium: said('sodiumMg', spokenMilligrams, LEAST_SPOKEN_MG),
    chol: said('cholesterolMg', spokenMilligrams, LEAST_SPOKEN_MG),
    purine: said('purineMg', spokenTens, LEAST_SPOKEN_MG),
    kcal: said('energyKcal', spokenTens, 1),
    dayShare: dayShare(context),
    bowl: bowlSlot(table.riceGrams),
    eachBowl:
      context.facts.people.persons.length === context.everybody.length
        ? bowlSlot(table.riceGrams)
        : undefined,
    smallBowl: (table.riceGrams ?? 0) <= SMALL_BOWL_GRAMS ? bowlSlot(table.riceGrams) : undefined,
  };
}

/** Largest ratio between plates at which one range of a figure is still useful to everybody. */
const WIDEST = 2;
/** A small bowl of cooked rice, filled to the brim, g. */
const SMALL_BOWL_GRAMS = 180;
/** Least amount that is stated, mg, so that none is rounded to zero. */
const LEAST_SPOKEN_MG = 25;

/** Share of the whole day's sodium limit on everybody's plate. */
function dayShare(context: TipContext): TipText | undefined {
  const most = mostOfDay(context, 'sodiumMg');
  const range = onPlates(context, 'sodiumMg');
  if (most === undefined || range === null) return undefined;
  const [least, largest] = range.map((each) => shareText(DAY_SHARES, each / (most / PLANNED_SHARE)));
  return least === largest ? least : undefined;
}

function bowlSlot(grams: number | null): TipText | undefined {
  if (grams === null || grams === 0) return undefined;
  return bowlText(bowlShare(grams), spokenGrams(grams));
}

/** Range of a served amount, if it includes what the plan counts for everybody. */
function holding(range: BoughtRange | null, plates: PlateRange | null): BoughtRange | null {
  if (range === null || plates === null) return range;
  return plates[0] >= range.low && plates[1] <= range.high ? range : null;
}

function boughtSlots(context: TipContext): Slots {
  const { dish } = context.facts;
  const plates = onPlates(context, 'sodiumMg');
  const sodiumMg = holding(dish.sodiumMg, plates);
  const energyKcal = holding(dish.energyKcal, onPlates(context, 'energyKcal'));
  const brothOfMg = Math.min(dish.sodiumMg?.central ?? 0, plates?.[0] ?? Infinity);
  return {
    low: sodiumMg === null ? undefined : figure(spokenMilligrams(sodiumMg.low)),
    labelSodium: sodiumMg === null ? undefined : figure(spokenMilligrams(sodiumMg.central)),
    high: sodiumMg === null ? undefined : figure(spokenMilligrams(sodiumMg.high)),
    highKcal: energyKcal === null ? undefined : figure(spokenTens(energyKcal.high)),
    saved: savedByBroth(dish, brothOfMg),
  };
}

/** Sodium saved by leaving half the broth: the figure on the page of the dish, or less if a plate has less. */
function savedByBroth({ method, title }: TipDish, mg: number): TipText | undefined {
  const saved = brothSaving(mg, brothOf({ method, name: title, hasLiquid: true }), 'half');
  return saved === null || saved === 0 ? undefined : figure(saved.toLocaleString('en-US'));
}

/** Share of a part in words. */
export function partShare(share: number): TipText | undefined {
  return shareText(PART_SHARES, share);
}
