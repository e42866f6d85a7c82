/**
 * How salty and sweet a dish is made: as usual; light, with two thirds of the salt; or mild, with half of it, less sugar and whole
 * grain, for people who limit sodium or sugar.
 */
export const SEASONINGS = ['ordinary', 'light', 'mild'] as const;
export type Seasoning = (typeof SEASONINGS)[number];
/** The seasonings that weeks are cooked with. */
export type WeekSeasoning = Exclude<Seasoning, 'ordinary'>;

/** What a dish can be cooked without, by replacing some of its foods. */
export const FREE_FROM = ['glutenFree', 'soyFree'] as const;
export type FreeFrom = (typeof FREE_FROM)[number];

/** Whether these companions, and the dish they go with, are cooked without gluten or soy. */
export function isFreeFrom(companions: KitchenFacts['companions']): companions is FreeFrom {
  return FREE_FROM.some((each) => each === companions);
}

/**
 * A kitchen's seasoning and companions. `usual` companions are those that go with the dish. `plain` ones add none of
 * the common allergens and seasonings that the dish does not have. `glutenFree` and `soyFree` ones add none either
 * and are, like the dish itself, without gluten or soy.
 */
type KitchenFacts = {
  readonly seasoning: Seasoning;
  readonly companions: 'usual' | 'plain' | FreeFrom;
  /** Ending of the ids of this kitchen's recipes. */
  readonly suffix: string;
};

/** Every kitchen. The first has the recipes as usually seasoned, for whoever wants to read them; weeks are cooked in the others. */
export const KITCHEN_FACTS = {
  ordinary: { seasoning: 'ordinary', companions: 'usual', suffix: '.usual' },
  light: { seasoning: 'light', companions: 'usual', suffix: '' },
  lightPlain: { seasoning: 'light', companions: 'plain', suffix: '.plain' },
  lightGlutenFree: { seasoning: 'light', companions: 'glutenFree', suffix: '.gf' },
  lightSoyFree: { seasoning: 'light', companions: 'soyFree', suffix: '.sf' },
  mild: { seasoning: 'mild', companions: 'usual', suffix: '.mild' },
  mildPlain: { seasoning: 'mild', companions: 'plain', suffix: '.mild-plain' },
  mildGlutenFree: { seasoning: 'mild', companions: 'glutenFree', suffix: '.mild-gf' },
  mildSoyFree: { seasoning: 'mild', companions: 'soyFree', suffix: '.mild-sf' },
} as const satisfies Record<string, KitchenFacts>;

/** The name of a kitchen. */
export type Kitchen = keyof typeof KITCHEN_FACTS;
/** A kitchen that weeks are cooked in. */
export type WeekKitchen = Exclude<Kitchen, 'ordinary'>;
/** The names of the kitchens, in the order of `KITCHEN_FACTS`. */
export const KITCHENS = Object.keys(KITCHEN_FACTS) as readonly Kitchen[];
