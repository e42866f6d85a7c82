import { Tokenizer } from 'htmlparser2';

/** The content of a page before its data blocks are parsed. */
export type Page = {
  /** Texts of the JSON-LD blocks, without wrapping marks. */
  readonly blocks: readonly string[];
  readonly address: string | null;
  /** The shared title and the window title, if any. */
  readonly titles: readonly string[];
  /** True when the HTML marks up a recipe (microdata, RDFa, hRecipe). */
  readonly marksUpRecipe: boolean;
};

/** Reads a page, or a bare JSON-LD text, which is one block. */
export function readPage(html: string): Page {
  if (/^\s*[[{]/.test(html))
    return { blocks: [html.trim()], address: null, titles: [], marksUpRecipe: false };
  const read: Reading = { blocks: [], title: [], into: null, said: {}, marksUpRecipe: false };
  readTags(html, {
    onTag: (name, attributes) => readTag(read, name, attributes),
    onText: (text) => read.into?.push(text),
  });
  const { canonical, 'og:url': shared, 'og:title': title } = read.said;
  return {
    blocks: read.blocks.map((texts) => bareJson(texts.join(''))),
    address: [canonical, shared].find((address) => /^https?:\/\//.test(address ?? '')) ?? null,
    titles: [title ?? '', read.title.join('')].filter((text) => text.trim() !== ''),
    marksUpRecipe: read.marksUpRecipe,
  };
}

type Reading = {
  readonly blocks: string[][];
  readonly title: string[];
  /** The text collector of the open element. */
  into: string[] | null;
  readonly said: Partial<Record<'canonical' | 'og:url' | 'og:title', string>>;
  marksUpRecipe: boolean;
};

function readTag(read: Reading, name: string, attributes: Attributes): void {
  const said = (attribute: string) => attributes.get(attribute)?.trim() ?? '';
  read.into = null;
  if (name === 'script' && JSON_LD.test(said('type'))) {
    read.into = [];
    read.blocks.push(read.into);
  }
  if (name === 'title' && read.title.length === 0) read.into = read.title;
  if (name === 'link' && /\bcanonical\b/i.test(said('rel'))) read.said.canonical ??= said('href');
  const about = said('property') || said('name');
  if (name === 'meta' && (about === 'og:url' || about === 'og:title')) read.said[about] ??= said('content');
  read.marksUpRecipe ||= MARKS.some(([attribute, recipe]) => recipe.test(said(attribute)));
}

const JSON_LD = /\b(?:ld\+json|json\+ld)\b/i;
const MARKS = [
  ['itemtype', /(?:schema\.org|data-vocabulary\.org)\/recipe\b/i],
  ['typeof', /\brecipe\b/i],
  ['class', /(?:^|\s)h-?recipe(?:\s|$)/],
] as const;

const OPENING = /^(?:\s|\uFEFF|\/\/|\/\*|\*\/|<!--|<!\[CDATA\[)+/;
const ENDINGS = ['-->', ']]>', '//', '/*', '*/', ';'] as const;

/** The text without the comment and CDATA marks around the JSON. */
function bareJson(block: string): string {
  let bare = block.replace(OPENING, '').trimEnd();
  for (let ending = endingOf(bare); ending !== undefined; ending = endingOf(bare))
    bare = bare.slice(0, -ending.length).trimEnd();
  return bare;
}

function endingOf(text: string): string | undefined {
  return ENDINGS.find((ending) => text.endsWith(ending));
}

/** Callbacks for opening tags and for the texts between tags, in document order. */
type TagReader = {
  readonly onTag: (name: string, attributes: Attributes) => void;
  readonly onText: (text: string) => void;
};

/** Attributes of a tag by their lower-case names, entities decoded. */
type Attributes = ReadonlyMap<string, string>;

/** Reads the tags of a page one by one without building a tree, because deep trees are slow; closing tags only end texts. */
function readTags(html: string, { onTag, onText }: TagReader): void {
  let name = '';
  let attribute = '';
  let attributes = new Map<string, string>();
  const add = (value: string) => attributes.set(attribute, (attributes.get(attribute) ?? '') + value);
  const close = () => onTag(name, attributes);
  const nothing = () => {};
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        name = html.slice(start, end).toLowerCase();
        attributes = new Map();
      },
      onattribname(start, end) {
        const written = html.slice(start, end).toLowerCase();
        // The first of duplicate attributes counts.
        attribute = attributes.has(written) ? ' ' : written;
      },
      onattribdata: (start, end) => add(html.slice(start, end)),
      onattribentity: (code) => add(String.fromCodePoint(code)),
      onattribend: () => add(''),
      onopentagend: close,
      onselfclosingtag: close,
      ontext: (start, end) => onText(html.slice(start, end)),
      ontextentity: (code) => onText(String.fromCodePoint(code)),
      onclosetag: () => onTag('', new Map()),
      oncdata: (start, end) => onText(html.slice(start, end)),
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onprocessinginstruction: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
