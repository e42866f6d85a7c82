import fc from 'fast-check';

/** Any code point but surrogates. The unit `binary` of fast-check draws the same, but first lists them all, for 1.5 s in each worker. */
const anyCharacter = fc
  .nat(0x10ffff)
  .map((codePoint) => String.fromCodePoint(codePoint))
  .filter((character) => !/\p{Surrogate}/u.test(character));

/** Any string of that many code points: of all there are or, in one case in four, of common ones, with names such as `__proto__`. */
export function anyString(length: {
  readonly minLength?: number;
  readonly maxLength: number;
}): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ ...length, unit: anyCharacter }) },
    { weight: 1, arbitrary: fc.string(length) },
  );
}
