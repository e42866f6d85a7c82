import { resolveIngredientText, type Taxonomy } from '@kkini/domain';

/** What a name stands for. `sure` is 1 for a listed name, less for a reading put together from parts. */
export type NameReading = {
  readonly id: string | null;
  readonly possibleIds: readonly string[];
  readonly sure: number;
};

const LISTED = 1;
const COMPOSED = 0.9;
const FROM_REMARK = 0.7;
const OPEN = 0.5;

/**
 * Finds the food of a name; the remark from its bracket may say which kind ("닭고기", "가슴살") or explain an
 * unknown word ("뒤포리", "밴댕이").
 */
export function resolveLineName(taxonomy: Taxonomy, name: string, remark: string): NameReading {
  const plain = read(taxonomy, name);
  if (remark === '') return plain;
  const joined = read(taxonomy, `${name} ${remark}`);
  const isKind = plain.id !== null && joined.id !== null && isBelow(taxonomy, joined.id, plain.id);
  if (isKind || (plain.id === null && joined.id !== null)) return joined;
  if (plain.possibleIds.length > 0) return plain;
  const explained = read(taxonomy, remark);
  return explained.id === null ? plain : { ...explained, sure: FROM_REMARK };
}

function read(taxonomy: Taxonomy, text: string): NameReading {
  const { ids, candidates, unresolved } = resolveIngredientText(taxonomy, text);
  const possibleIds = [...new Set([...ids, ...candidates.flat()])];
  const [only] = ids;
  const isOne = ids.length === 1 && candidates.length === 0 && unresolved.length === 0 && only !== undefined;
  if (!isOne) return { id: null, possibleIds, sure: possibleIds.length > 0 ? OPEN : 0 };
  return { id: only, possibleIds, sure: isListed(taxonomy, only, text) ? LISTED : COMPOSED };
}

function isListed(taxonomy: Taxonomy, id: string, text: string): boolean {
  const item = taxonomy.items.get(id);
  const squeezed = text.replace(/\s/g, '');
  return (
    item !== undefined && [item.ko, ...item.synonyms].some((name) => name.replace(/\s/g, '') === squeezed)
  );
}

function isBelow(taxonomy: Taxonomy, id: string, group: string): boolean {
  return id === group || taxonomy.closures.get(group)?.members.has(id) === true;
}
