import { exactReadings } from './name-index.ts';
import { type Readings, resolvePart } from './resolve-part.ts';
import { squeezeText } from './squeeze-text.ts';
import type { Taxonomy } from './taxonomy.ts';

/** What a visitor leaves out: a food, every reading of an ambiguous word, or a word no food is known for. */
export type Exclusion =
  | { readonly kind: 'known'; readonly id: string }
  | { readonly kind: 'ambiguous'; readonly ids: readonly string[] }
  | { readonly kind: 'literal'; readonly text: string; readonly wholeWordOnly: boolean };

/** Reads free text, a label, a chip key or an id of a visitor; nothing but filler words is ever dropped. */
export function resolveExclusion(taxonomy: Taxonomy, text: string): readonly Exclusion[] {
  const normal = text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
  if (normal === '') return [];
  const whole = lookUp(taxonomy, normal);
  if (whole !== null) return distinct([whole]);
  const found = normal
    .replace(/[()[\]{}"'.!?~]+/gu, ' ')
    .split(taxonomy.names.wording.separator)
    .flatMap((piece) => resolvePiece(taxonomy, piece));
  return found.length === 0 ? [literal(normal)] : distinct(found);
}

function resolvePiece(taxonomy: Taxonomy, piece: string): readonly Exclusion[] {
  const words = piece
    .split(' ')
    .map((word) => withoutFillers(taxonomy, word))
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const whole = resolveWords(taxonomy, words.join(' '));
  return whole ?? words.flatMap((word) => resolveWords(taxonomy, word) ?? resolveWord(taxonomy, word));
}

/** The text as it stands, or without its last particle. */
function resolveWords(taxonomy: Taxonomy, text: string): readonly Exclusion[] | null {
  for (const each of [text, withoutParticle(taxonomy, text)]) {
    const found = lookUp(taxonomy, each);
    if (found !== null) return [found];
    const readings = resolvePart(taxonomy, each);
    if (readings !== null) return fromReadings(taxonomy, readings);
  }
  return null;
}

/** Two foods glued together by a particle ("shrimp-and-crab"), else a literal. */
function resolveWord(taxonomy: Taxonomy, word: string): readonly Exclusion[] {
  for (const particle of taxonomy.names.wording.joiningParticles) {
    const at = word.indexOf(particle, 1);
    if (at < 0) continue;
    const left = resolveWords(taxonomy, word.slice(0, at));
    const right = resolveWords(taxonomy, word.slice(at + particle.length));
    if (left !== null && right !== null) return [...left, ...right];
  }
  const bare = withoutParticle(taxonomy, word);
  return [literal([...bare].length >= 2 ? bare : word)];
}

function lookUp(taxonomy: Taxonomy, text: string): Exclusion | null {
  const { chips, labels, english } = taxonomy.visitor;
  const squeezed = squeezeText(text);
  const chip = chips.get(squeezed);
  if (chip !== undefined) return { kind: 'known', id: chip };
  if (taxonomy.names.ids.has(text)) return { kind: 'known', id: text };
  const id =
    labels.get(squeezed) ??
    english.get(text) ??
    english.get(text.replace(/s$/u, '')) ??
    chips.get(`${squeezed}s`);
  if (id !== undefined) return { kind: 'known', id: widen(taxonomy, id) };
  const readings = exactReadings(taxonomy.names, text);
  return readings === null ? null : (fromReadings(taxonomy, [readings])[0] ?? null);
}

function fromReadings(taxonomy: Taxonomy, readings: Readings): readonly Exclusion[] {
  return readings.map((candidates): Exclusion => {
    const ids = [...new Set(candidates.map((id) => widen(taxonomy, id)))];
    const [only] = ids;
    return ids.length === 1 && only !== undefined ? { kind: 'known', id: only } : { kind: 'ambiguous', ids };
  });
}

function widen(taxonomy: Taxonomy, id: string): string {
  return taxonomy.visitor.widened.get(id) ?? id;
}

function withoutFillers(taxonomy: Taxonomy, word: string): string {
  const { fillers, gluedFillers } = taxonomy.visitor;
  let rest = word;
  while (rest !== '' && lookUp(taxonomy, rest) === null) {
    if (fillers.has(rest)) return '';
    const glued = gluedFillers.find((filler) => rest.endsWith(filler));
    if (glued === undefined) return rest;
    rest = rest.slice(0, rest.length - glued.length);
  }
  return rest;
}

function withoutParticle(taxonomy: Taxonomy, text: string): string {
  const particle = taxonomy.visitor.particles.find(
    (each) => text.endsWith(each) && text.length > each.length,
  );
  return particle === undefined ? text : text.slice(0, text.length - particle.length).trim();
}

/** One syllable would match inside too many words, so it counts as a whole word only. */
function literal(text: string): Exclusion {
  const squeezed = squeezeText(text);
  const kept = squeezed === '' ? text : squeezed;
  return { kind: 'literal', text: kept, wholeWordOnly: [...kept].length < 2 };
}

function distinct(exclusions: readonly Exclusion[]): readonly Exclusion[] {
  return [...new Map(exclusions.map((each) => [exclusionKey(each), each])).values()];
}

function exclusionKey(exclusion: Exclusion): string {
  if (exclusion.kind === 'known') return `known ${exclusion.id}`;
  return exclusion.kind === 'ambiguous' ? `ambiguous ${exclusion.ids.join()}` : `literal ${exclusion.text}`;
}
