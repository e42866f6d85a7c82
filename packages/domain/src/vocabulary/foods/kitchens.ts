/** How salty and sweet a dish is made: as usual, or mild for people who limit sodium or sugar. */
export const SEASONINGS = ['ordinary', 'mild'] as const;
export type Seasoning = (typeof SEASONINGS)[number];

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

/** Every kitchen; the first one is that of a household without limits. */
export const KITCHEN_FACTS = {
  ordinary: { seasoning: 'ordinary', companions: 'usual', suffix: '' },
  ordinaryPlain: { seasoning: 'ordinary', companions: 'plain', suffix: '.plain' },
  ordinaryGlutenFree: { seasoning: 'ordinary', companions: 'glutenFree', suffix: '.gf' },
  ordinarySoyFree: { seasoning: 'ordinary', companions: 'soyFree', suffix: '.sf' },
  mild: { seasoning: 'mild', companions: 'usual', suffix: '.mild' },
  mildPlain: { seasoning: 'mild', companions: 'plain', suffix: '.mild-plain' },
  mildGlutenFree: { seasoning: 'mild', companions: 'glutenFree', suffix: '.mild-gf' },
  mildSoyFree: { seasoning: 'mild', companions: 'soyFree', suffix: '.mild-sf' },
} as const satisfies Record<string, KitchenFacts>;

/** The name of a kitchen. */
export type Kitchen = keyof typeof KITCHEN_FACTS;
/** The names of the kitchens, in the order of `KITCHEN_FACTS`. */
export const KITCHENS = Object.keys(KITCHEN_FACTS) as readonly Kitchen[];
