/**
 * Words of one syllable by which cooks call a food, by its id; recipes are found by them. They are no names of the taxonomy, where an
 * exclusion of one may mean another food too.
 */
export const SHORT_FOOD_NAMES: Readonly<Record<string, readonly string[]>> = {
  sesame: ['깨'],
  black_sesame: ['깨'],
};
