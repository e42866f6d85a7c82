import { isKindOf, type Taxonomy } from '@kkini/domain';
import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';
import type { CookingClass } from '../cooking-classes.ts';
import { UNDERDONE_EGGS } from './check-eggs.ts';
import { namedMinutes } from './check-steps.ts';

/** Tags of foods eaten raw or underdone. */
export const RAW_TAGS: readonly string[] = ['raw-risk', 'raw-egg'];

/** Classes of dishes that are heated through, so that nothing in them stays raw. */
const HEATED: readonly CookingClass[] = [
  'soup',
  'stew',
  'porridge',
  'grilled',
  'stirFried',
  'steamed',
  'braised',
  'deepFried',
  'pancake',
];

/** Raw seafood in which Vibrio vulnificus grows in warm months (KDCA, Vibrio vulnificus sepsis, 2025). */
const RAW_SHELLFISH = ['raw_oyster', 'oyster_jeot', 'raw_sea_squirt', 'raw_crab', 'raw_shrimp', 'shellfish'];

/** Days raw seafood keeps in the refrigerator, salted as little as the mild version (The Food Keeper, Food Marketing Institute). */
const RAW_KEEP_DAYS = 2;
/** Seafood that was salted or smoked to keep. */
const CURED = ['jeotgal', 'smoked_salmon'];

/** Words of a tip that says who should not eat a raw dish. */
const WHO = { ko: [/임신부/, /어린이/, /면역/], en: [/pregnant/i, /child/i, /immunity/i] } as const;
/** Further words of a tip about raw shellfish: vibrio kills people with liver disease, mostly in summer. */
const WHEN = { ko: [/간이 나쁜/, /여름/, /비브리오/], en: [/liver/i, /summer/i, /vibrio/i] } as const;

/**
 * A dish with raw fish, meat, shellfish or egg must say in a tip who should not eat it, and keeps no longer than raw seafood does;
 * cooked shellfish must be cooked through.
 */
export function checkRaw(entry: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  return [...checkWarning(entry, taxonomy), ...checkKeeping(entry, taxonomy), ...checkShellfish(entry)];
}

function checkKeeping(entry: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  const perishes = (id: string) =>
    !UNDERDONE_EGGS.includes(id) && !CURED.some((food) => isKindOf(taxonomy, id, food));
  const raw = rawFoods(entry, taxonomy).filter(perishes);
  return raw.length === 0 || entry.keepDays <= RAW_KEEP_DAYS
    ? []
    : [{ field: 'keepDays', repair: `${raw.join(', ')} keeps ${RAW_KEEP_DAYS} days at most` }];
}

function checkWarning(entry: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  const raw = rawFoods(entry, taxonomy);
  return raw.length === 0 || isWarned(entry, neededWords(raw, taxonomy))
    ? []
    : [{ field: 'steps', repair: repairOf(raw, neededWords(raw, taxonomy)) }];
}

/** Ids of foods eaten raw or underdone. An egg with such an id counts in every class of dish. */
function rawFoods(
  { ingredients, class: cookingClass }: ComponentEntry,
  taxonomy: Taxonomy,
): readonly string[] {
  const isHeated = HEATED.includes(cookingClass);
  return ingredients
    .filter(({ eaten = 1 }) => eaten > 0)
    .map(({ id }) => id)
    .filter((id) => RAW_TAGS.some((tag) => taxonomy.items.get(id)?.tags.includes(tag)))
    .filter((id) => !isHeated || UNDERDONE_EGGS.includes(id));
}

type Words = Readonly<Record<'ko' | 'en', readonly RegExp[]>>;

function neededWords(raw: readonly string[], taxonomy: Taxonomy): Words {
  const isShellfish = raw.some((id) => RAW_SHELLFISH.some((food) => isKindOf(taxonomy, id, food)));
  return isShellfish ? { ko: [...WHO.ko, ...WHEN.ko], en: [...WHO.en, ...WHEN.en] } : WHO;
}

function isWarned({ steps }: ComponentEntry, { ko, en }: Words): boolean {
  return steps.some(
    ({ tip }) =>
      tip !== undefined && ko.every((word) => word.test(tip.ko)) && en.every((word) => word.test(tip.en)),
  );
}

function repairOf(raw: readonly string[], { ko, en }: Words): string {
  const words = [...ko, ...en].map(({ source }) => source).join(', ');
  return `say in a tip who should not eat ${raw.join(', ')}: ${words}`;
}

/** Bivalves, which filter bacteria from the water, with the words steps use for them. */
const BIVALVES: readonly (readonly [id: string, word: RegExp])[] = [
  ['clam', /조개|바지락/],
  ['mussel', /홍합|해물/],
  ['oyster', /굴(?!소스)/],
  ['cockle', /꼬막/],
  ['scallop', /가리비/],
  ['mixed_seafood', /해물/],
];

/**
 * Least minutes of heat that make bivalves safe: in the shell, after opening (KDCA, Vibrio vulnificus sepsis, 2025); shucked, in
 * total (CDC, Vibrio, 2024).
 */
const LEAST = { boiledInShell: 5, steamedInShell: 9, shucked: 3 } as const;

const IN_SHELL = /껍데기째/;
const OPENED = /벌(?:어지|어진|리)[면 ]/;
const STEAMS = /쪄|찌[고는]/;
const HEATS = /끓|삶|볶|튀|부쳐|데쳐|익|구워|쪄|찐/;

/** Both versions of a dish must heat clams, mussels, oysters, cockles and scallops through and state for how long. */
function checkShellfish({ ingredients, steps }: ComponentEntry): Finding[] {
  const versions = [steps.map(({ ko }) => ko), steps.map(({ ko, mild }) => mild?.ko ?? ko)];
  return BIVALVES.flatMap(([id, word]) => {
    const line = ingredients.find((each) => each.id === id);
    if (line === undefined) return [];
    const { isDone, repair } = IN_SHELL.test(line.prep?.ko ?? '') ? WHOLE : SHUCKED;
    return versions.every((texts) => isDone(texts, word))
      ? []
      : [{ field: 'steps', repair: `heat ${id} through: ${repair}` }];
  });
}

const WHOLE = {
  isDone: isDoneInShell,
  repair: `입이 벌어지면 ${LEAST.boiledInShell}분 더 끓여요, or ${LEAST.steamedInShell}분 더 쪄요`,
};
const SHUCKED = {
  isDone: (texts: readonly string[], word: RegExp) => heatedMinutes(texts, word) >= LEAST.shucked,
  repair: `${LEAST.shucked} minutes at least`,
};

function isDoneInShell(texts: readonly string[]): boolean {
  return texts.some((text) => {
    const opened = text.search(OPENED);
    const least = STEAMS.test(text) ? LEAST.steamedInShell : LEAST.boiledInShell;
    return opened >= 0 && namedMinutes(text.slice(opened)) >= least;
  });
}

/** Minutes of heat from the first step that heats the named food. */
export function heatedMinutes(texts: readonly string[], word: RegExp): number {
  const named = texts.findIndex((text) => word.test(text));
  const together = texts.findIndex((text) => word.test(text) && HEATS.test(text));
  const start = Math.max(0, together < 0 ? named : together);
  const heated = [
    texts[start]?.slice(Math.max(0, texts[start].search(word))) ?? '',
    ...texts.slice(start + 1),
  ];
  const minutes = heated.filter((text) => HEATS.test(text)).map(namedMinutes);
  return minutes.reduce((sum, each) => sum + each, 0);
}

/** Vegetables nobody eats raw, the words steps use for them, and the least minutes of heat. */
const HEATED_FOODS: readonly (readonly [id: string, word: RegExp, least: number])[] = [
  // Listeria grows on enoki in the refrigerator: it is sold to be heated (MFDS, 2020).
  ['enoki', /팽이|버섯/, 1],
  // Raw soybeans contain trypsin inhibitors, and their sprouts smell until they are cooked.
  ['soybean_sprout', /콩나물/, 3],
];

/** Both versions of a dish must heat enoki and soybean sprouts through and state for how long. */
export function checkUndercooked({ ingredients, steps }: ComponentEntry): Finding[] {
  const versions = [steps.map(({ ko }) => ko), steps.map(({ ko, mild }) => mild?.ko ?? ko)];
  return HEATED_FOODS.flatMap(([id, word, least]) =>
    ingredients.some((line) => line.id === id && line.grams !== undefined) &&
    versions.some((texts) => heatedMinutes(texts, word) < least)
      ? [{ field: 'steps', repair: `heat ${id} for ${least} minutes at least, and say so` }]
      : [],
  );
}
