import { createCanvas, createDefinitions } from './drawing/canvas.ts';
import { scatter } from './drawing/scatter.ts';
import { each } from './drawing/shapes.ts';
import { put } from './drawing/stamp.ts';
import { INGREDIENTS, type IngredientKey } from './ingredients/ingredients.ts';
import { piece } from './ingredients/piece.ts';
import { idPrefix, picture } from './picture.ts';
import { ingredientKey } from './vocabulary/read-foods.ts';

/** Degrees. */
const TURN = -12;

/** Icon of an ingredient, by its Korean name or the name of a drawing; a bowl of leaves if it is unknown. */
export function renderIngredient(name: string): string {
  const named = isDrawing(name) ? name : (ingredientKey(name) ?? 'basketIcon');
  const key = AS_ICON[named] ?? named;
  const definitions = createDefinitions(idPrefix([name, TURN], {}));
  const c = createCanvas({ seed: name, lo: false, definitions });
  const count = SEVERAL[key];
  const inner = count
    ? each(scatter(c, count, { reach: 8, centre: [0, 0] }), (at) =>
        put(piece(c, key), at, { turn: c.between(-40, 40), shadow: 0.16 }),
      )
    : put(piece(c, key), [0, 0], { turn: TURN, size: LARGE.has(key) ? 0.86 : 1.22, shadow: 0.16 });
  return picture(definitions, { viewBox: '-18 -18 36 36', inner });
}

/** Whether a Korean name has a drawing of its own, so that the bowl of leaves is not needed. */
export function hasIngredientIcon(name: string): boolean {
  return ingredientKey(name) !== null;
}

/**
 * Drawings that differ in an icon: garnish is cut in a dish and whole in an icon, and so are crabs and crab sticks; seeds are
 * sprinkled in a dish and in a saucer in an icon.
 */
const AS_ICON: Partial<Record<IngredientKey, IngredientKey>> = {
  chili: 'chiliWhole',
  chiliGreen: 'chiliGreenWhole',
  scallion: 'scallionStalk',
  fishChunk: 'mackerelIcon',
  chicken: 'drumstick',
  crab: 'crabWhole',
  crabShred: 'crab',
  onion: 'onionWhole',
  radish: 'radishWhole',
  rootStrip: 'rootWhole',
  sesame: 'sesameIcon',
  blackSesame: 'blackSesameIcon',
};

/** Number of pieces in the icon of a food that is too small to show alone. */
const SEVERAL: Partial<Record<IngredientKey, number>> = {
  beansprout: 3,
  carrotStick: 4,
  radishStrip: 4,
  chive: 4,
  fern: 4,
  corn: 2,
  bean: 3,
  edamame: 3,
  blueberry: 3,
  almond: 3,
  pea: 3,
  soybean: 3,
  lentil: 3,
  mungBean: 3,
  kidneyBean: 3,
  chickpea: 3,
  granola: 4,
  pumpkinSeed: 4,
  garlic: 2,
  jidan: 4,
  quinoa: 3,
  jobsTears: 3,
  pineNut: 4,
  penne: 2,
  fusilli: 2,
  gnocchi: 2,
  olive: 2,
  grape: 3,
};

const LARGE: ReadonlySet<IngredientKey> = new Set([
  'seaweed',
  'radishWhole',
  'rootWhole',
  'onionWhole',
  'lettuce',
  'eggFried',
  'avocado',
  'salmon',
  'boiledPork',
  'chicken',
  'drumstick',
  'dumpling',
  'roundDumpling',
  'perilla',
  'mackerelIcon',
  'mussel',
  'crabWhole',
  'grilledFish',
  'grilledWhiteFish',
  'grilledSalmon',
  'patty',
  'porkPatty',
  'tortilla',
  'ricePaper',
  'breadSlice',
  'ryeSlice',
  'baguette',
  'pastaSticks',
]);

function isDrawing(name: string): name is IngredientKey {
  return Object.hasOwn(INGREDIENTS, name);
}
