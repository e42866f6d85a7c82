import { KIT_BOXES, LACQUERS, TRAY_SHAPES, TRAY_WOODS } from './dish-names.ts';
import type { DishSpec, Drawing } from './dish-spec.ts';
import type { GlazeName } from './drawing/colours.ts';
import { type Random, randomFrom } from './drawing/seed.ts';
import { glazesFor, matFor, trimFor } from './vessels/tableware.ts';
import { guessDrawing } from './vocabulary/guess-drawing.ts';
import { servedIn } from './vocabulary/meal-styles.ts';

/** A meal of the catalogue. */
export type MealInput = {
  /** Seeds every random choice; without it the title does. */
  id?: string | null | undefined;
  title?: string | null | undefined;
  /** Korean word of a meal style: a bought dish is drawn in its packaging, a restaurant dish on a tray. */
  category?: string | null | undefined;
  /** How the dish is made or served. */
  method?: string | undefined;
  /** Names of ingredients, used only to guess the drawing of a meal without one. */
  ingredients?: readonly string[] | undefined;
  drawing?: Drawing | undefined;
};

export type Dish = MealInput | DishSpec;

/** The whole picture of a dish and the seed of its random choices: a recipe looks the same in every list. */
export function resolveDish(dish: Dish): { spec: DishSpec; seed: string } {
  if ('type' in dish) return { spec: dish, seed: dish.seed || JSON.stringify(dish) };
  const { id, title, category, method, ingredients = [] } = dish;
  const drawing = dish.drawing ?? guessDrawing({ title: title ?? '', ingredients, method });
  const seed = id || title || JSON.stringify(drawing);
  const served = servedIn(category ?? '', drawing);
  return { spec: { ...dressed(served, seed), ...onMat(served, seed) }, seed };
}

/** A mat below a vessel with nothing beside it. */
function onMat({ vessel, with: extras }: DishSpec, seed: string): Partial<DishSpec> {
  const mat = vessel && !extras?.length && matFor(vessel, randomFrom(`${seed} places`));
  return mat ? { mat } : {};
}

/** Colours of printed sleeves, lit and shaded. */
const SLEEVES: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#2F7D5B', '#1F5E43'],
  ['#F2703A', '#D9481F'],
  ['#3F76A8', '#28557F'],
  ['#C0504D', '#933230'],
  ['#8A6BB0', '#664A8C'],
  ['#E0A92E', '#B88314'],
  ['#4E9C9A', '#2F7573'],
  ['#D9799A', '#B34F73'],
  ['#6B7F3B', '#4C5D25'],
  ['#7A5A45', '#573C2B'],
];

/**
 * Adds varied tableware to a dish: glaze, painted rim, shape of the plate, base of a pot. The choice depends on the seed only, so a
 * dish always looks the same and differs from its neighbours.
 */
export function dressed(spec: DishSpec, seed: string): DishSpec {
  const chance = randomFrom(`${seed} tableware`);
  const outside = dressedObject(dressedVessel(spec, chance), chance);
  const main = spec.main && { main: onTray(spec, dressed(spec.main, `${seed} main`)) };
  return { ...outside, ...main };
}

/** Gives a square-based pot on a tray a dark round base, because a square one would cover the tray. */
function onTray({ type }: DishSpec, main: DishSpec): DishSpec {
  const isSquare = main.base === 'square' || main.base === 'cloth';
  return type === 'soban' && isSquare ? { ...main, base: 'dark' } : main;
}

function dressedVessel(spec: DishSpec, chance: Random): DishSpec {
  if (spec.vessel === undefined) return spec;
  const glaze = chance.pick(glazesFor(spec));
  switch (spec.vessel) {
    case 'ttukbaegi':
      return { ...spec, glaze, base: chance.pick(['round', 'round', 'square', 'straw', 'dark', 'cloth']) };
    case 'skillet':
      return { ...spec, glaze, handle: chance.pick([-38, -16, 0, 38, 142, 180, 218]) };
    case 'plate':
      return trimmed({ ...spec, glaze, shape: chance.pick(['round', 'round', 'coupe', 'fluted']) }, chance);
    case 'bowl':
    case 'noodle':
    case 'salad':
    case 'oval':
    case 'pot':
      return trimmed({ ...spec, glaze }, chance);
    default:
      return { ...spec, glaze };
  }
}

/** Paints 62 % of the rims that can be painted. */
function trimmed(spec: DishSpec & { glaze: GlazeName }, chance: Random): DishSpec {
  const trim = trimFor(spec.glaze, chance);
  return trim && chance.random() < 0.62 ? { ...spec, trim } : spec;
}

/** Gives boxes, kits, trays and set tables a random colour and layout. */
function dressedObject(spec: DishSpec, chance: Random): DishSpec {
  switch (spec.type) {
    case 'soban':
      return { ...spec, tray: chance.pick(TRAY_SHAPES), wood: chance.pick(TRAY_WOODS), ...turned(chance) };
    case 'dosirak':
      return { ...spec, box: chance.pick(LACQUERS), ...turned(chance) };
    case 'pack':
      return {
        ...spec,
        glaze: chance.pick(['cream', 'cream', 'wood', 'char', 'celadon', 'rose']),
        kit: chance.pick(KIT_BOXES),
        sleeve: chance.pick(SLEEVES),
        label: chance.pick(['round', 'leaf', 'stripes']),
        ...turned(chance),
      };
    case 'triangle':
      return { ...spec, sleeve: chance.pick(SLEEVES) };
    default:
      return spec;
  }
}

function turned(chance: Random): Pick<DishSpec, 'mirrored' | 'upended'> {
  return { mirrored: chance.random() < 0.5, upended: chance.random() < 0.5 };
}
