import fc from 'fast-check';

/** Any text of any characters of 16 bits, lone surrogates and control characters among them. */
export function anyText(): fc.Arbitrary<string> {
  return fc.array(fc.nat(0xffff), { maxLength: 60 }).map((codes) => String.fromCharCode(...codes));
}
