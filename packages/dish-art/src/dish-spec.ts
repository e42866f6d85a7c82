import type {
  Bread,
  Cutlet,
  Drink,
  Extra,
  GrilledFish,
  KitBox,
  Label,
  Lacquer,
  Packing,
  PlatedDish,
  PlateShape,
  PotBase,
  Steak,
  TrayShape,
  TrayWood,
  VesselName,
  WholeObject,
  Wrap,
} from './dish-names.ts';
import type { BrothName, GlazeName, NoodleKind, RiceKind, TintName } from './drawing/colours.ts';
import type { IngredientKey } from './ingredients/ingredients.ts';
import type { Mat } from './vessels/mats.ts';
import type { Trim } from './vessels/trim.ts';

/** What to draw. A painter reads the fields it knows and never adds food of its own. */
export type DishSpec = Drawing & Tableware & Served;

/** The appearance of a dish as written in its catalogue entry. */
export type Drawing = {
  type: PlatedDish | WholeObject;
  vessel?: VesselName;
  tint?: TintName;

  items?: readonly IngredientKey[];
  /** Smaller pieces mixed in with the items. */
  also?: readonly IngredientKey[];
  /** Leaves or another base under the items. */
  bed?: readonly IngredientKey[];
  /** Toppings sprinkled over the dish. */
  garnish?: readonly IngredientKey[];
  /** Toppings in sheaves, side by side on noodles. */
  fan?: readonly IngredientKey[];

  rice?: RiceKind;
  broth?: BrothName;
  /** Sauce: coats the items on a plate, lies beside rice, covers noodles. */
  sauce?: BrothName;
  noodle?: NoodleKind;
  egg?: boolean | 'half';
  ice?: boolean;
  eggHalf?: boolean;
  gochujang?: boolean;
  fish?: GrilledFish;
  steak?: Steak;
  cutlet?: Cutlet;
  meat?: IngredientKey;
  /** One large pancake instead of small ones. */
  big?: boolean;
  wrap?: Wrap;
  bread?: Bread;
  round?: boolean;
  drink?: Drink;
  packed?: Packing;
  /** Things served or bought beside the dish. */
  with?: readonly Extra[];
  /** Side dishes in the cells of a lunch box or on the plates of a set table. */
  sides?: readonly IngredientKey[];
};

/** Appearance of the vessel, derived from the seed. */
type Tableware = {
  glaze?: GlazeName;
  /** Outer radius of a bowl, in units of the 200 wide picture. */
  radius?: number;
  trim?: Trim;
  shape?: PlateShape;
  mat?: Mat;
  /** Base below a stone pot. */
  base?: PotBase;
  /** Direction of a pan's handle, in degrees from the left. */
  handle?: number;
  box?: Lacquer;
  tray?: TrayShape;
  wood?: TrayWood;
  kit?: KitBox;
  label?: Label;
  sleeve?: readonly [lit: string, dark: string];
  /** Mirrors the layout, from left to right and from top to bottom. */
  mirrored?: boolean;
  upended?: boolean;
};

type Served = {
  /** Seed of every random choice. */
  seed?: string;
  /** The main dish of a set table, box, kit or tray. */
  main?: DishSpec;
};
