import { type Fields, isFields, textOf } from '../reading/read-json.ts';

/** An object of a page's JSON-LD with its position. */
export type JsonLdNode = {
  readonly fields: Fields;
  /** The field whose value it is; empty at the root. */
  readonly role: string;
  /** True inside lists of other pages ("you may also like") and inside other recipes. */
  readonly aside: boolean;
};

/** Every object of the values in document order. */
export function jsonLdNodes(values: readonly unknown[]): readonly JsonLdNode[] {
  const nodes: JsonLdNode[] = [];
  const waiting: { value: unknown; role: string; aside: boolean }[] = values
    .map((value) => ({ value, role: '', aside: false }))
    .reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, role } = next;
    if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index -= 1)
        waiting.push({ ...next, value: value[index] });
    } else if (isFields(value)) {
      nodes.push({ fields: value, role, aside: next.aside });
      const within = next.aside || isRecipe(value);
      for (const [name, inner] of Object.entries(value).reverse())
        waiting.push({ value: inner, role: name, aside: within || ASIDE.has(name) });
    }
  }
  return nodes;
}

const ASIDE: ReadonlySet<string> = new Set([
  'itemListElement',
  'isRelatedTo',
  'isSimilarTo',
  'relatedLink',
  'mentions',
  'citation',
  'hasPart',
  'recommendedRecipes',
]);

/** True for an object whose type, or one of its types, is a recipe. */
export function isRecipe(fields: Fields): boolean {
  return [fields['@type']].flat().some((type) => typeof type === 'string' && RECIPE.test(type));
}

const RECIPE = /^\s*(?:schema:|https?:\/\/(?:www\.)?schema\.org\/)?recipe\/?\s*$/i;

/** Objects by their `@id`. Objects with the same id are merged, the first value of a field wins. */
export function nodesById(nodes: readonly JsonLdNode[]): ReadonlyMap<string, Fields> {
  const byId = new Map<string, Map<string, unknown>>();
  for (const { fields } of nodes) {
    const id = textOf(fields, '@id');
    if (id === '') continue;
    const known = byId.get(id) ?? new Map<string, unknown>();
    for (const [name, value] of Object.entries(fields)) if (!known.has(name)) known.set(name, value);
    byId.set(id, known);
  }
  return new Map([...byId].map(([id, known]) => [id, Object.fromEntries(known)]));
}

/** Longest chain of references. */
const LONGEST_CHAIN = 20;

/** The value with references (`{"@id": "…"}`) replaced by their objects, each once. */
export function withReferences(value: unknown, byId: ReadonlyMap<string, Fields>): unknown {
  const used = new Set<string>();
  return resolve(value, 0);

  function resolve(part: unknown, depth: number): unknown {
    if (Array.isArray(part)) return part.map((each) => resolve(each, depth));
    if (!isFields(part)) return part;
    const id = textOf(part, '@id');
    if (isReference(part) && !used.has(id) && depth < LONGEST_CHAIN) {
      used.add(id);
      const meant = byId.get(id);
      if (meant !== undefined && !isReference(meant)) return resolve(meant, depth + 1);
    }
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, resolve(inner, depth)]));
  }
}

function isReference(fields: Fields): boolean {
  const names = Object.keys(fields);
  return names.includes('@id') && names.every((name) => name === '@id' || name === '@type');
}

/** First text inside a value, because pages write lists, objects and numbers instead of one text. Empty without any. */
export function firstText(value: unknown): string {
  if (typeof value === 'string') return value.trim() === '' ? '' : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    for (const each of value) {
      const text = firstText(each);
      if (text !== '') return text;
    }
    return '';
  }
  return isFields(value) ? textOf(value, 'name', 'value', 'text', 'url', '@id') : '';
}

/** Every text inside a list, or the text itself. */
export function allTexts(value: unknown): readonly string[] {
  return [value]
    .flat()
    .map(firstText)
    .filter((text) => text !== '');
}

/** True for a nonblank text, a number, or a list or object that contains one. */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilled);
  if (isFields(value)) return Object.keys(value).length > 0;
  return firstText(value) !== '';
}
