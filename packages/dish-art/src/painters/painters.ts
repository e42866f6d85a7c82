import { PLATED_DISHES, type PlatedDish } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Vessel } from '../vessels/vessel.ts';
import { paintBibimbap } from './bowls/bibimbap.ts';
import { paintJapchae, paintNoodles } from './bowls/noodle-dishes.ts';
import { paintFriedRice, paintRice, paintRiceBowl } from './bowls/rice-dishes.ts';
import { paintSalad } from './bowls/salad.ts';
import { paintPorridge, paintSteamedEgg, paintYogurt } from './bowls/soft-dishes.ts';
import { paintSamgyetang, paintSoup, paintStew, paintTteokbokki } from './bowls/stews.ts';
import { paintStreetToast, paintToast } from './breads.ts';
import { paintCutlet } from './cutlet.ts';
import { paintBaked, paintOmelette, paintPancakes, paintPizza } from './egg-and-flat-dishes.ts';
import { paintFish } from './fish.ts';
import { paintFew, paintMain, paintSkewers, paintSsam, paintTofuBraise } from './main-dishes.ts';
import { paintBurger, paintSandwich } from './stacked-breads.ts';
import { paintSteak } from './steak.ts';
import {
  paintDumplings,
  paintGimbap,
  paintRiceBalls,
  paintRolledEgg,
  paintRolls,
  paintTofuPockets,
} from './strokes/rows.ts';
import { paintSushi } from './sushi.ts';
import { paintTacos } from './tacos.ts';

export const PAINTERS: Record<PlatedDish, Painter> = {
  stew: paintStew,
  soup: paintSoup,
  rice: paintRice,
  ricebowl: paintRiceBowl,
  friedRice: paintFriedRice,
  bibimbap: paintBibimbap,
  noodle: paintNoodles,
  salad: paintSalad,
  fish: paintFish,
  main: paintMain,
  japchae: paintJapchae,
  jeon: paintPancakes,
  gimbap: paintGimbap,
  dumpling: paintDumplings,
  steamedEgg: paintSteamedEgg,
  porridge: paintPorridge,
  yogurt: paintYogurt,
  toast: paintToast,
  streetToast: paintStreetToast,
  steak: paintSteak,
  ssam: paintSsam,
  tteokbokki: paintTteokbokki,
  samgye: paintSamgyetang,
  rolledEgg: paintRolledEgg,
  tofuBraise: paintTofuBraise,
  sandwich: paintSandwich,
  rolls: paintRolls,
  riceBalls: paintRiceBalls,
  tofuPockets: paintTofuPockets,
  omelette: paintOmelette,
  pizza: paintPizza,
  few: paintFew,
  cutlet: paintCutlet,
  burger: paintBurger,
  sushi: paintSushi,
  tacos: paintTacos,
  baked: paintBaked,
  skewers: paintSkewers,
};

/** Paints the food of a vessel, around 100,100. */
type Painter = (c: Canvas, spec: DishSpec, vessel: Vessel) => string;

/** The food of a dish without its vessel, around 100,100: for boxes and trays. */
export function paintFoodOnly(c: Canvas, spec: DishSpec, room: Point): string {
  const { type } = spec;
  return isPlated(type)
    ? PAINTERS[type](c, spec, { under: '', over: '', radius: 62, isDeep: false, room })
    : '';
}

function isPlated(type: DishSpec['type']): type is PlatedDish {
  return PLATED_DISHES.some((name) => name === type);
}
