/** Calls `work` once per object and caches the result for the object's lifetime. The objects must not change. */
export function memoizeByObject<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before.value;
    const value = work(key);
    known.set(key, { value });
    return value;
  };
}

/** Calls `work` once per text and caches the results. Clears the cache before it would hold more than `most` of them. */
export function memoizeByText<Value>(most: number, work: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before.value;
    const value = work(text);
    if (known.size >= most) known.clear();
    known.set(text, { value });
    return value;
  };
}
