import type {
  Bread,
  Drink,
  GrilledFish,
  KitBox,
  Label,
  Lacquer,
  PancakeCore,
  PlatedDish,
  PlateShape,
  PotBase,
  SectorName,
  Steak,
  TrayFilling,
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

/** What to draw. A painter reads the fields it knows; an empty list counts as absent. */
export type DishSpec = {
  type: PlatedDish | WholeObject;
  vessel?: VesselName;
  glaze?: GlazeName;
  /** Outer radius of a bowl, of 200 units. */
  radius?: number;
  tint?: TintName;
  /** Painted on the rim. */
  trim?: Trim;
  shape?: PlateShape;
  /** Mat below a bowl or plate. */
  mat?: Mat;
  /** Base below a stone pot. */
  base?: PotBase;
  /** Direction of a pan's handle, in degrees from the left. */
  handle?: number;
  /** Seed of every random choice; defaults to the title, else to the spec itself. */
  seed?: string;
  title?: string;

  items?: readonly IngredientKey[];
  count?: number;
  /** Pieces on top of the mound, above the broth. */
  topCount?: number;
  /** Size of the pieces of a mound, and their greatest turn in degrees. */
  size?: number;
  turn?: number;
  /** Smaller pieces among the items. */
  also?: readonly IngredientKey[] | undefined;
  alsoCount?: number;
  /** Under the items. */
  bed?: readonly IngredientKey[];
  bedCount?: number;
  garnish?: readonly IngredientKey[];
  garnishCount?: number;
  garnishReach?: number;
  topping?: IngredientKey;

  rice?: RiceKind;
  broth?: BrothName;
  sauce?: BrothName;
  noodle?: NoodleKind;
  egg?: boolean | 'half';
  /** Toppings in sheaves, side by side on noodles. */
  fan?: readonly IngredientKey[];
  fanCount?: number;
  ice?: boolean;
  /** Laid in slices across a salad. */
  sliced?: IngredientKey | undefined;
  eggHalf?: boolean;
  avocado?: boolean;
  sectors?: readonly SectorName[];
  gochujang?: boolean;
  fish?: GrilledFish;
  steak?: Steak;
  meat?: IngredientKey;
  /** One large pancake instead of small ones. */
  big?: boolean;
  core?: PancakeCore;
  wrap?: Wrap;
  /** Lies on the plate in place of a cut roll: a parcel, a patty. */
  roll?: IngredientKey;
  bread?: Bread;
  rows?: number;
  round?: boolean;
  fruit?: boolean;

  /** Dishes served beside this one, drawn small. */
  beside?: readonly DishSpec[];

  /** The main dish of a set table, box, kit or tray. */
  main?: DishSpec;
  sides?: readonly IngredientKey[];
  /** Whether a set table or box has rice. */
  hasRice?: boolean;
  box?: Lacquer;
  /** Whether the rice of a box has a column of its own. */
  inColumns?: boolean;
  tray?: TrayShape;
  wood?: TrayWood;
  kit?: KitBox;
  label?: Label;
  /** Mirrors the layout, from left to right and from top to bottom. */
  mirrored?: boolean;
  upended?: boolean;
  filling?: TrayFilling;
  sleeve?: readonly [lit: string, dark: string];
  drink?: Drink;
};
