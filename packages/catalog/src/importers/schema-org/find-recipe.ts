import { type Fields, isFields, parseLooseJson, parseStrictJson, textOf } from '../reading/read-json.ts';
import { endsOpen } from '../reading/repair-json.ts';
import { type CutBlock, type CutOff, cutOf, endsEarly, lastRecipeField } from './cut-off.ts';
import { oneLine } from './html-text.ts';
import {
  firstText,
  isFilled,
  isRecipe,
  type JsonLdNode,
  jsonLdNodes,
  nodesById,
  withReferences,
} from './json-ld-nodes.ts';
import { type Page, readPage } from './read-page.ts';

const LONGEST_TITLE = 500;
const INGREDIENTS = ['recipeIngredient', 'recipeIngredients', 'ingredients'] as const;
const BODY = ['recipeIngredient', 'ingredients', 'recipeInstructions'] as const;
const REST = [
  'recipeYield',
  'totalTime',
  'cookTime',
  'prepTime',
  'nutrition',
  'author',
  'description',
  'image',
] as const;

/** The recipe of a page, its address and titles, and why there is no recipe. */
export type PageData = Pick<Page, 'address' | 'titles' | 'marksUpRecipe'> & {
  /** References to other objects of the page (`{"@id": "…#author"}`) are replaced by those objects. */
  readonly recipe: Fields | null;
  /** The error in a block that may contain a recipe. */
  readonly unreadable: string | null;
  readonly cut: CutOff | null;
};

/** Finds the schema.org recipe in the JSON-LD blocks of a page, or in a bare JSON-LD text. */
export function findRecipe(html: string): PageData {
  const page = readPage(html);
  const { values, unreadable, cuts } = readBlocks(page.blocks);
  const nodes = jsonLdNodes(values);
  const byId = nodesById(nodes);
  const recipe = mainRecipe(nodes, page);
  const { address, titles, marksUpRecipe } = page;
  const known = recipe === null ? null : withKnown(recipe, byId);
  const found = recipe === null || known === null ? null : { found: recipe, known };
  const cut = cutOf(found, { cuts, isPageCut: endsEarly(html) });
  return { recipe: known, address, titles, marksUpRecipe, unreadable, cut };
}

/** Most blocks of one page to repair. */
const MOST_REPAIRS = 4;

type ReadBlocks = {
  readonly values: readonly unknown[];
  readonly unreadable: string | null;
  readonly cuts: readonly CutBlock[];
};

/** Values of the blocks. Broken blocks that may contain a recipe are repaired. */
function readBlocks(blocks: readonly string[]): ReadBlocks {
  let unreadable: string | null = null;
  const cuts: CutBlock[] = [];
  let repairs = 0;
  const values = blocks.flatMap((block) => {
    let parsed = parseStrictJson(block);
    const isStrict = parsed.ok;
    if (!isStrict && /recipe/i.test(block) && repairs < MOST_REPAIRS) {
      repairs += 1;
      parsed = parseLooseJson(block);
      if (!parsed.ok) unreadable = parsed.problem;
    }
    const value = parsed.ok ? plainJsonLd(parsed.value) : null;
    const field = parsed.ok ? lastRecipeField(parsed.value) : null;
    if (!isStrict && /^[[{]/.test(block) && endsOpen(block)) cuts.push({ value, field });
    return parsed.ok ? [value] : [];
  });
  return { values, unreadable, cuts };
}

/** Fields that may refer to another object of the page. */
const REFERRING = [...INGREDIENTS, 'recipeInstructions', 'recipeYield', 'author', 'nutrition'] as const;

/** Adds the fields of other objects with the same id to the recipe. */
function withKnown(recipe: Fields, byId: ReadonlyMap<string, Fields>): Fields {
  const same = byId.get(textOf(recipe, '@id'));
  const known = same !== undefined && isRecipe(same) ? { ...same, ...recipe } : recipe;
  const resolved = REFERRING.filter((name) => name in known).map(
    (name) => [name, withReferences(known[name], byId)] as const,
  );
  return { ...known, ...Object.fromEntries(resolved) };
}

/**
 * The recipe the page is about: one with ingredients or steps before a mere mention, the page's main entity or its own address
 * before others, the page's own before one from a list; of several for one dish the most complete.
 */
function mainRecipe(nodes: readonly JsonLdNode[], page: Page): Fields | null {
  const typed = nodes.filter(({ fields }) => isRecipe(fields));
  const candidates = typed.length > 0 ? typed : nodes.filter(({ fields }) => isUntypedRecipe(fields));
  const mains = mainIds(nodes);
  const title = oneLine(page.titles.join(' ').slice(0, LONGEST_TITLE)).toLowerCase();
  const ranked = candidates
    .map((node) => ({ ...node, rank: rankOf(node, { mains, title, address: page.address }) }))
    .sort((a, b) => compareRanks(b.rank, a.rank));
  const [best] = ranked;
  if (best === undefined || isMention(best, ranked.length)) return null;
  const name = nameOf(best.fields);
  const same = ranked.filter(({ fields, rank }) => rank[0] === best.rank[0] && nameOf(fields) === name);
  return same.reduce((a, b) => (fullness(b.fields) > fullness(a.fields) ? b : a)).fields;
}

/** Recipes with only a name are mentions of other pages, unless the page states that it is about this one. */
function isMention(
  { rank, aside }: JsonLdNode & { readonly rank: readonly number[] },
  count: number,
): boolean {
  const [body, isMain, , isHere] = rank;
  return body === 0 && isMain === 0 && isHere === 0 && (aside || count > 1);
}

function isUntypedRecipe(fields: Fields): boolean {
  return INGREDIENTS.some((name) => name !== 'ingredients' && isFilled(fields[name]));
}

function mainIds(nodes: readonly JsonLdNode[]): ReadonlySet<string> {
  const values = nodes.flatMap(({ fields }) => [fields['mainEntity']].flat());
  const ids = values.map((value) => (isFields(value) ? textOf(value, '@id') : firstText(value)));
  return new Set(ids.filter((id) => id !== ''));
}

type PageHints = {
  readonly mains: ReadonlySet<string>;
  readonly title: string;
  readonly address: string | null;
};

/** Criteria for the page's recipe, the most important first. */
function rankOf(
  { fields, role, aside }: JsonLdNode,
  { mains, title, address }: PageHints,
): readonly number[] {
  const body = INGREDIENTS.some((name) => isFilled(fields[name])) || isFilled(fields['recipeInstructions']);
  const isMain = role === 'mainEntity' || mains.has(textOf(fields, '@id'));
  const page = fields['mainEntityOfPage'];
  const places = [firstText(fields['url']), isFields(page) ? textOf(page, '@id', 'url') : firstText(page)];
  const isHere = address !== null && places.some((place) => bareAddress(place) === bareAddress(address));
  const name = nameOf(fields);
  const isTitled = name !== '' && title.includes(name);
  return [body, isMain, !aside, isHere, isTitled, coarseFullness(fields) > 1].map(Number);
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function bareAddress(address: string): string {
  return address
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\/$/, '');
}

function nameOf(fields: Fields): string {
  return oneLine(firstText(fields['name']) || firstText(fields['headline'])).toLowerCase();
}

function coarseFullness(fields: Fields): number {
  return BODY.filter((name) => isFilled(fields[name])).length;
}

function fullness(fields: Fields): number {
  return coarseFullness(fields) * 10 + REST.filter((name) => isFilled(fields[name])).length;
}

/**
 * JSON-LD in the most common notation: names without the prefix or address of schema.org and with a lower-case first letter,
 * `@value`, `@list` and `@set` unwrapped, `type` and `id` as `@type` and `@id`, numbered objects as lists.
 */
function plainJsonLd(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainJsonLd);
  if (!isFields(value)) return value;
  for (const wrapper of ['@value', '@list', '@set'])
    if (value[wrapper] !== undefined) return plainJsonLd(value[wrapper]);
  const names = Object.keys(value);
  // PHP writes a list with a gap as an object.
  if (names.length > 0 && names.every((name) => /^\d{1,4}$/.test(name)))
    return Object.values(value).map(plainJsonLd);
  // The plain name takes precedence over a prefixed one.
  const sorted = [
    ...names.filter((name) => plainName(name) !== name),
    ...names.filter((name) => plainName(name) === name),
  ];
  return Object.fromEntries(sorted.map((name) => [plainName(name), plainJsonLd(value[name])]));
}

function plainName(name: string): string {
  const bare = name.replace(/^(?:schema:|https?:\/\/(?:www\.)?schema\.org\/)/i, '');
  if (bare === 'type' || bare === 'id') return `@${bare}`;
  return /^[A-Z][a-z]/.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}
