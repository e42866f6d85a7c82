import type { TaxonomyModifiers, TaxonomySource } from './taxonomy-source.ts';

/** Maps from texts to ids. */
export type NameIndex = {
  readonly ids: ReadonlySet<string>;
  /** Squeezed name to its id; to all candidates when the text is ambiguous. */
  readonly readings: ReadonlyMap<string, readonly string[]>;
  readonly longestName: number;
  /** Words allowed right before a one-syllable name. */
  readonly prefixes: ReadonlyMap<string, ReadonlySet<string>>;
  readonly wording: LineWording;
};

/** Indexes every Korean name, synonym and ambiguous text of a checked source. */
export function makeNameIndex(source: TaxonomySource): NameIndex {
  const readings = new Map<string, readonly string[]>();
  for (const item of source.items) {
    for (const name of [item.ko, ...item.synonyms]) readings.set(squeezeText(name), [item.id]);
  }
  for (const { text, candidates } of source.ambiguous) readings.set(squeezeText(text), candidates);
  const prefixes = Object.entries(source.exactOnlyPrefixes);
  return {
    ids: new Set(source.items.map((item) => item.id)),
    readings,
    longestName: Math.max(0, ...[...readings.keys()].map((name) => name.length)),
    prefixes: new Map(prefixes.map(([name, words]) => [name, new Set(words)])),
    wording: makeLineWording(source.modifiers),
  };
}

/** The readings of a text that is exactly a name or an id; null for any other. */
export function exactReadings(names: NameIndex, text: string): readonly string[] | null {
  const id = text.trim();
  if (names.ids.has(id)) return [id];
  return names.readings.get(squeezeText(text)) ?? null;
}

/** The modifiers of the taxonomy, compiled for reading ingredient lines. */
type LineWording = {
  /** Amounts in digits ("1/2 cup", "about 200 g"), with their unit. */
  readonly amount: RegExp;
  /** Amounts in native numerals ("two stalks"). */
  readonly nativeAmount: RegExp;
  readonly separator: RegExp;
  /** Particles that join two foods when they end a word ("A and B"), longest first. */
  readonly joiningParticles: readonly string[];
  readonly leading: ReadonlySet<string>;
  readonly longestLeading: number;
  /** Endings of purpose words ("for soup"). */
  readonly purposeEndings: readonly string[];
  /** Endings of a word that names a flavour ("shrimp-flavoured"). */
  readonly flavourEndings: readonly string[];
  /** Longest first. */
  readonly trailing: readonly string[];
  /** Longest first. */
  readonly dishSuffixes: readonly string[];
  /** One-syllable words of a title that mean a state rather than a food. */
  readonly stateWords: ReadonlySet<string>;
};

/** Compiles the words of the data into sets, sorted lists and regular expressions. */
function makeLineWording(modifiers: TaxonomyModifiers): LineWording {
  const joining = new Set(modifiers.particleSeparators);
  const leading = new Set(modifiers.leading.map(squeezeText));
  return {
    ...amountExpressions(modifiers),
    separator: new RegExp(anyOf(modifiers.separators.filter((each) => !joining.has(each))), 'u'),
    joiningParticles: longestFirst(modifiers.particleSeparators),
    leading,
    longestLeading: Math.max(0, ...[...leading].map((word) => word.length)),
    purposeEndings: modifiers.leadingEndingIn,
    flavourEndings: modifiers.flavourEndings,
    trailing: longestFirst(modifiers.trailing.map(squeezeText)),
    dishSuffixes: longestFirst(modifiers.dishSuffix),
    stateWords: new Set(modifiers.stateWords),
  };
}

function amountExpressions(modifiers: TaxonomyModifiers): Pick<LineWording, 'amount' | 'nativeAmount'> {
  const digit = '[\\d\u00BC-\u00BE\u2150-\u215E]';
  const number = `${digit}+(?:\\s*[.,/~x\u00D7*\u223C\u301C\u2013-]\\s*${digit}+)*`;
  const head = `(?:(?<![\\p{L}\\p{N}])${anyOf(modifiers.amountHeads)}\\s*)?`;
  const unit = anyOf(modifiers.units);
  const tail = `(?:\\s*${anyOf(modifiers.amountTails)})?`;
  // "1 and 1/2 cups": the joined first number has no unit of its own.
  const joined = `(?:${anyOf(modifiers.particleSeparators)}\\s*(?=${digit}))`;
  const measured = `(?:\\s*${unit})?${tail}(?![\\p{L}\\p{N}])`;
  const numeral = anyOf(modifiers.numerals);
  return {
    amount: new RegExp(`(?<![a-z\\d])${head}${number}(?:${joined}|${measured})`, 'giu'),
    nativeAmount: new RegExp(`(?<=^|[\\s,/+])${head}${numeral}\\s*${unit}${tail}(?=$|[\\s,/+])`, 'giu'),
  };
}

function anyOf(words: readonly string[]): string {
  const escaped = longestFirst(words).map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return `(?:${escaped.join('|')})`;
}

function longestFirst(words: readonly string[]): readonly string[] {
  return [...words].sort((a, b) => b.length - a.length);
}

/** Normal form for comparing names: NFC, lower case, without spaces, middle dots and hyphens. */
export function squeezeText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\u00B7\u2027\u2219\u22C5\u30FB\uFF65\u2010-\u2015-]/gu, '');
}
