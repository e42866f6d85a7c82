/** Calls `work` once for two objects and keeps the result as long as both live. The objects must not change. */
export function memoizeByBoth<One extends object, Other extends object, Value>(
  work: (one: One, other: Other) => Value,
): (one: One, other: Other) => Value {
  const known = new WeakMap<One, WeakMap<Other, { readonly value: Value }>>();
  return (one, other) => {
    const ofOne = known.get(one) ?? new WeakMap<Other, { readonly value: Value }>();
    known.set(one, ofOne);
    const found = ofOne.get(other) ?? { value: work(one, other) };
    ofOne.set(other, found);
    return found.value;
  };
}
