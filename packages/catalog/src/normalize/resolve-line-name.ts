import { isKindOf, resolveIngredientText, type Taxonomy } from '@kkini/domain';
import { nearestName } from './near-spelling.ts';
import { headsOf, simplerNames, withoutUnknownStart } from './simpler-names.ts';
import { stateName } from './state-names.ts';

/** The foods a name may mean. `sure` is 1 for a listed name, less for a name resolved in parts. */
export type NameReading = {
  readonly id: string | null;
  /** All ids it may mean, the likeliest first. */
  readonly possibleIds: readonly string[];
  readonly sure: number;
};

const LISTED = 1;
const COMPOSED = 0.9;
const SIMPLER = 0.8;
const FROM_REMARK = 0.7;
const NEAR_SPELLING = 0.7;
const HEAD_ALONE = 0.6;
const OPEN = 0.5;

/** Longer texts are prose. */
const LONGEST_NAME = 40;

/**
 * Finds the food of a name. A remark from its bracket may specify the kind ("닭고기", "가슴살") or explain an unknown word ("뒤포리",
 * "밴댕이"). A state after the name selects the food in that state ("고사리, 말린것"). An unlisted name is tried without words of quality ("2가지색 파프리카", "쌀국수 가는것"), in the nearest spelling ("브로컬리"), and
 * last by its head alone ("애느타리버섯").
 */
export function resolveLineName(taxonomy: Taxonomy, name: string, remarks: readonly string[]): NameReading {
  if (name.length > LONGEST_NAME) return UNKNOWN;
  const plain = readName(taxonomy, name);
  const said = [...new Set(remarks.flatMap((remark) => [remark, ...remark.split(/[,·/]/)]))]
    .map((remark) => remark.trim())
    .filter((remark) => remark !== '' && remark.length <= LONGEST_NAME)
    .slice(0, MOST_REMARKS);
  const inState = [name, ...said.map((remark) => `${name} ${remark}`)].flatMap(
    (text) => stateName(taxonomy, text) ?? [],
  );
  const [state] = inState.map((text) => read(taxonomy, text)).filter(({ id }) => id !== null);
  if (state !== undefined) return { ...state, sure: COMPOSED };
  const kinds = said.flatMap((remark) => kindOf(taxonomy, { name, remark, plain }) ?? []);
  const [kind] = kinds;
  if (kind !== undefined && kinds.every(({ id }) => id === kind.id)) return kind;
  if (plain.possibleIds.length > 0) return plain;
  const explained = said.map((each) => read(taxonomy, each)).find(({ id }) => id !== null);
  return explained === undefined ? readHead(taxonomy, name) : { ...explained, sure: FROM_REMARK };
}

const MOST_REMARKS = 5;

/** The reading of name and remark together, where it is narrower than that of the name alone. */
function kindOf(
  taxonomy: Taxonomy,
  { name, remark, plain }: { name: string; remark: string; plain: NameReading },
): NameReading | null {
  for (const text of [`${name} ${remark}`, `${name.replace(/고기$/, '')} ${remark}`, `${remark} ${name}`]) {
    const joined = read(taxonomy, text);
    if (joined.id === null || joined.id === plain.id) continue;
    if (plain.id === null || isKindOf(taxonomy, joined.id, plain.id)) return joined;
  }
  return null;
}

function readName(taxonomy: Taxonomy, name: string): NameReading {
  const known = cacheOf(taxonomy);
  const before = known.get(name);
  if (before !== undefined) return before;
  const reading = readForms(taxonomy, name);
  if (known.size < MOST_CACHED) known.set(name, reading);
  return reading;
}

const UNKNOWN: NameReading = { id: null, possibleIds: [], sure: 0 };
const MOST_CACHED = 20_000;
const readings = new WeakMap<Taxonomy, Map<string, NameReading>>();

function cacheOf(taxonomy: Taxonomy): Map<string, NameReading> {
  const known = readings.get(taxonomy) ?? new Map<string, NameReading>();
  readings.set(taxonomy, known);
  return known;
}

function readForms(taxonomy: Taxonomy, name: string): NameReading {
  const plain = read(taxonomy, name);
  if (plain.possibleIds.length > 0) return plain;
  for (const simpler of simplerNames(taxonomy, name)) {
    const reading = read(taxonomy, simpler);
    if (reading.possibleIds.length > 0) return { ...reading, sure: Math.min(reading.sure, SIMPLER) };
  }
  const near = nearestName(taxonomy, name);
  return near === null ? UNKNOWN : { ...read(taxonomy, near), sure: NEAR_SPELLING };
}

/** The last attempt: unknown words before a listed name specify a kind of it. */
function readHead(taxonomy: Taxonomy, name: string): NameReading {
  const head = withoutUnknownStart(taxonomy, name);
  if (head === null) return UNKNOWN;
  const reading = read(taxonomy, head);
  return { ...reading, sure: Math.min(reading.sure, HEAD_ALONE) };
}

function read(taxonomy: Taxonomy, text: string): NameReading {
  const { ids, candidates, unresolved } = resolveIngredientText(taxonomy, text);
  const possibleIds = [...new Set([...headsOf(taxonomy, text, ids), ...ids, ...candidates.flat()])];
  if (unresolved.length > 0) return UNKNOWN;
  const only = candidates.length === 0 ? mostSpecific(taxonomy, ids) : null;
  if (only === null) return { id: null, possibleIds, sure: possibleIds.length > 0 ? OPEN : 0 };
  return { id: only, possibleIds: [only], sure: isListed(taxonomy, only, text) ? LISTED : COMPOSED };
}

/** Of "그라나파다노 치즈" the kind, not its group; null when the foods are of different kinds. */
function mostSpecific(taxonomy: Taxonomy, ids: readonly string[]): string | null {
  return ids.find((id) => ids.every((other) => isKindOf(taxonomy, id, other))) ?? null;
}

function isListed(taxonomy: Taxonomy, id: string, text: string): boolean {
  const item = taxonomy.items.get(id);
  const squeezed = text.replace(/\s/g, '');
  return (
    item !== undefined && [item.ko, ...item.synonyms].some((name) => name.replace(/\s/g, '') === squeezed)
  );
}
