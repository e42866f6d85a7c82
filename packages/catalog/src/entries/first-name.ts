/** The name of a food as shown in a list: the first of its alternatives (`mirin / cooking wine`). */
export function firstName(english: string): string {
  const [first = english] = english.split(' / ');
  return first;
}
