import { Parser } from 'htmlparser2';
import { type Fields, isFields, parseLooseJson } from '../read-json.ts';

/** A recipe node of a page and every node that carries an id, for references such as `{"@id": "…#author"}`. */
export type FoundRecipe = { readonly recipe: Fields; readonly nodes: ReadonlyMap<string, Fields> };

/** What a page says of itself: its recipe, its own address, and whether any of its data blocks could not be read. */
export type PageData = {
  readonly found: FoundRecipe | null;
  readonly address: string | null;
  readonly unreadable: string | null;
};

/** Finds the schema.org recipe in the JSON-LD blocks of a page, or in a bare JSON-LD text. */
export function findRecipe(html: string): PageData {
  const { blocks, address } = /^\s*[[{]/.test(html) ? { blocks: [html], address: null } : readPage(html);
  let unreadable: string | null = null;
  const all: Fields[] = [];
  for (const block of blocks) {
    const parsed = parseLooseJson(bareJson(block));
    if (parsed.ok) all.push(...nodesOf(parsed.value));
    else unreadable = parsed.problem;
  }
  const recipes = all.filter(isRecipe);
  const recipe = recipes.find((node) => 'recipeIngredient' in node || 'ingredients' in node) ?? recipes[0];
  const nodes = new Map(
    all.flatMap((node) => (typeof node['@id'] === 'string' ? [[node['@id'], node] as const] : [])),
  );
  return { found: recipe === undefined ? null : { recipe, nodes }, address, unreadable };
}

function readPage(html: string): { readonly blocks: readonly string[]; readonly address: string | null } {
  const blocks: string[] = [];
  let address: string | null = null;
  let inside = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      inside = name === 'script' && /ld\+json/i.test(attributes['type'] ?? '');
      if (inside) blocks.push('');
      if (name === 'link' && attributes['rel'] === 'canonical') address ??= attributes['href'] ?? null;
      if (name === 'meta' && attributes['property'] === 'og:url') address ??= attributes['content'] ?? null;
    },
    ontext(text) {
      if (inside) blocks[blocks.length - 1] += text;
    },
    onclosetag() {
      inside = false;
    },
  });
  parser.end(html);
  return { blocks, address };
}

/** Without the comment and CDATA marks that pages wrap around the JSON. */
function bareJson(block: string): string {
  return block
    .replace(/^\s*(?:\/\/\s*)?(?:<!--|<!\[CDATA\[)/, '')
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>)\s*$/, '')
    .replace(/;\s*$/, '')
    .trim();
}

/** Every object of a value, outermost first. */
function nodesOf(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (!isFields(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesOf)];
}

function isRecipe(node: Fields): boolean {
  const types = [node['@type']].flat();
  return types.some((type) => typeof type === 'string' && /^(https?:\/\/schema\.org\/)?recipe$/i.test(type));
}
