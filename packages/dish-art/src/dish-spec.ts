import type {
  Drink,
  GrilledFish,
  Lacquer,
  PancakeCore,
  PlatedDish,
  SectorName,
  Steak,
  TrayFilling,
  VesselName,
  WholeObject,
  Wrap,
} from './dish-names.ts';
import type { BrothName, GlazeName, NoodleKind, RiceKind, TintName } from './drawing/colours.ts';
import type { IngredientKey } from './ingredients/ingredients.ts';

/** What to draw. A painter reads the fields it knows; an empty list counts as not given. */
export type DishSpec = {
  type: PlatedDish | WholeObject;
  vessel?: VesselName;
  glaze?: GlazeName;
  /** Outer radius of a bowl, of 200 units. */
  radius?: number;
  tint?: TintName;
  /** Decides every chance; without it the title, else the spec itself. */
  seed?: string;
  title?: string;

  items?: readonly IngredientKey[];
  count?: number;
  /** Pieces on top of the mound, clear of the broth. */
  topCount?: number;
  /** Of the pieces of a mound: size, and how far they may turn, in degrees. */
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
  rows?: number;
  round?: boolean;
  fruit?: boolean;

  /** Of a set table, box, kit or tray: the chief dish. */
  main?: DishSpec;
  sides?: readonly IngredientKey[];
  /** Of a set table: false leaves out the bowl of rice. */
  hasRice?: boolean;
  box?: Lacquer;
  filling?: TrayFilling;
  sleeve?: readonly [lit: string, dark: string];
  drink?: Drink;
};
