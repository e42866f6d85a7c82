import fc from 'fast-check';

/** Any text of 16-bit characters, including lone surrogates and control characters. */
export function anyText(): fc.Arbitrary<string> {
  return fc.array(fc.nat(0xffff), { maxLength: 60 }).map((codes) => String.fromCharCode(...codes));
}
