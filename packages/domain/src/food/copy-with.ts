/**
 * A copy of an object with other values. Where `...` copies objects of more than four layouts in one place, V8 gives
 * each copy a hidden class of its own, which takes as much memory as the copy and makes reads of many such objects
 * megamorphic.
 */
export function copyWith<Original extends object, Changes extends object>(
  original: Original,
  changes: Changes,
): Omit<Original, keyof Changes> & Changes {
  return Object.assign({}, original, changes);
}
