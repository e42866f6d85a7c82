import type { PlatedDish } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Vessel } from '../vessels/vessel.ts';
import { paintBaked } from './baked.ts';
import { paintBibimbap } from './bowls/bibimbap.ts';
import { paintJapchae, paintNoodles } from './bowls/noodle-dishes.ts';
import { paintFriedRice, paintRice, paintRiceBowl } from './bowls/rice-dishes.ts';
import { paintSalad } from './bowls/salad.ts';
import { paintSamgyetang } from './bowls/samgyetang.ts';
import { paintPorridge, paintSteamedEgg, paintYogurt } from './bowls/soft-dishes.ts';
import { paintSoup, paintStew, paintTteokbokki } from './bowls/stews.ts';
import { paintToast } from './breads.ts';
import { paintCutlet } from './cutlet.ts';
import { paintOmelette, paintPizza } from './egg-and-flat-dishes.ts';
import { paintFish } from './fish.ts';
import { paintFew, paintMain, paintSsam, paintTofuBraise } from './main-dishes.ts';
import { paintPancakes } from './pancakes.ts';
import { paintSkewers } from './skewers.ts';
import { paintBurger, paintSandwich } from './stacked-breads.ts';
import { paintSteak } from './steak.ts';
import { paintStreetToast } from './street-toast.ts';
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

/** The painter of each dish in a vessel. */
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
