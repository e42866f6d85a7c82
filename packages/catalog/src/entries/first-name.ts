/** The name of a food as a list shows it: the first of its alternatives, as `mirin / cooking wine`. */
export function firstName(english: string): string {
  const [first = english] = english.split(' / ');
  return first;
}
