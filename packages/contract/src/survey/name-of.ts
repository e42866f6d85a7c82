/**
 * The Korean name of a code. A stored code that this version does not know is returned as it is, so that the rest of its survey can
 * still be shown and the unknown value named.
 */
export function nameOf<Code extends string, Name extends string>(
  korean: Readonly<Record<Code, Name>>,
  code: Code,
): Name {
  return Object.hasOwn(korean, code) ? korean[code] : (code as string as Name);
}
