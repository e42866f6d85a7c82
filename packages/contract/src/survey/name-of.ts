/**
 * The Korean name of a code. A stored code that this version doesn't know stands for itself, so that a list shows the rest of its
 * survey and whoever reads it can say what is unknown.
 */
export function nameOf<Code extends string, Name extends string>(
  korean: Readonly<Record<Code, Name>>,
  code: Code,
): Name {
  return Object.hasOwn(korean, code) ? korean[code] : (code as string as Name);
}
