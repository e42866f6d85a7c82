/**
 * Words after a dish that ask for its recipe: "레시피", "만드는 법", "끓이는 방법". "미리 만들기" is not one, because it names a
 * property of dishes.
 */
export const RECIPE_ASKING =
  /(?<=\S)\s*(?:레시피|조리법|요리법|(?<!미리\s*)만들기|(?:만드|끓이|굽|볶|무치|부치|튀기|조리|삶|찌|하)는\s*(?:법|방법))\s*$/;
