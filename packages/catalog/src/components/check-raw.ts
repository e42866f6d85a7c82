import { isKindOf, type Taxonomy } from '@kkini/domain';
import type { Finding } from '../entries/entry-problem.ts';
import type { ComponentEntry } from './component-entry.ts';
import type { CookingClass } from './cooking-classes.ts';

/** Classes whose dishes are heated through, so that nothing in them stays raw. */
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
const RAW_SHELLFISH = ['raw_oyster', 'oyster_jeot', 'sea_squirt', 'raw_crab', 'raw_shrimp', 'shellfish'];

/** Words of a tip that says who should not eat a raw dish. */
const WHO = { ko: [/임신부/, /어린이/, /면역/], en: [/pregnant/i, /child/i, /immunity/i] } as const;
const WHEN = { ko: [/여름/, /비브리오/], en: [/summer/i, /vibrio/i] } as const;

/** A dish with raw fish, meat, shellfish or egg says in the tip of a step who should not eat it. */
export function checkRaw(entry: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  const raw = rawFoods(entry, taxonomy);
  const yolk = hasUnheatedYolk(entry)
    ? [{ field: 'ingredients', repair: 'name the yolk raw_egg_yolk, no step heats it' }]
    : [];
  return raw.length === 0 || isWarned(entry, neededWords(raw, taxonomy))
    ? yolk
    : [...yolk, { field: 'steps', repair: repairOf(raw, neededWords(raw, taxonomy)) }];
}

/** Words of a step that leaves an egg underdone; one that is taken out half set is heated again. */
const SOFT_EGG = /반숙(?!일 때)|온천달걀|노른자[가는] 흐르게|덜 익혀/;

/** What is eaten raw: ids of foods, and underdone eggs. A yolk that is stirred in off the heat stays raw in any dish. */
function rawFoods(
  { ingredients, steps, class: cookingClass }: ComponentEntry,
  taxonomy: Taxonomy,
): readonly string[] {
  const isHeated = HEATED.includes(cookingClass);
  const raw = ingredients
    .filter(({ eaten = 1 }) => eaten > 0)
    .map(({ id }) => id)
    .filter((id) => taxonomy.items.get(id)?.tags.includes('raw-risk'))
    .filter((id) => !isHeated || id === 'raw_egg_yolk');
  return steps.some(({ ko }) => SOFT_EGG.test(ko)) ? [...raw, 'underdone egg'] : raw;
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

const HEATS = /끓|삶|볶|굽|구워|부치|부쳐|튀기|튀겨|찌|쪄|데치|데쳐|졸이|졸여|익히|익혀/;

/** Whether no step heats a yolk after it was last named. */
function hasUnheatedYolk({ ingredients, steps }: ComponentEntry): boolean {
  if (!ingredients.some(({ id }) => id === 'egg_yolk')) return false;
  const text = steps.map(({ ko }) => ko).join(' ');
  return !HEATS.test(text.slice(text.lastIndexOf('노른자')));
}
