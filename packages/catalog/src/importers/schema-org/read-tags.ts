import { Tokenizer } from 'htmlparser2';

/** What to do with the opening tags of a page and with the texts between tags, in their order. */
export type TagReader = {
  readonly onTag: (name: string, attributes: Attributes) => void;
  readonly onText: (text: string) => void;
};

/** Attributes of a tag by their lower-case names, entities decoded. */
export type Attributes = ReadonlyMap<string, string>;

/** Reads the tags of a page one by one without building its tree, whose depth costs time; closing tags end texts only. */
export function readTags(html: string, { onTag, onText }: TagReader): void {
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
        // Of an attribute written twice the first counts.
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
