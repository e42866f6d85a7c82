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
  if (raw.length === 0) return [];
  const isShellfish = raw.some((id) => RAW_SHELLFISH.some((food) => isKindOf(taxonomy, id, food)));
  const needed = (['ko', 'en'] as const).map((language) => ({
    language,
    words: [...WHO[language], ...(isShellfish ? WHEN[language] : [])],
  }));
  const isSaid = entry.steps.some(({ tip }) =>
    needed.every(({ language, words }) => words.every((word) => word.test(tip?.[language] ?? ''))),
  );
  const words = needed.flatMap((each) => each.words.map(({ source }) => source)).join(', ');
  return isSaid
    ? []
    : [{ field: 'steps', repair: `say in a tip who should not eat raw ${raw.join(', ')}: ${words}` }];
}

function rawFoods(entry: ComponentEntry, taxonomy: Taxonomy): readonly string[] {
  const eaten = entry.ingredients.filter(({ eaten: share = 1 }) => share > 0).map(({ id }) => id);
  const risky = HEATED.includes(entry.class)
    ? []
    : eaten.filter((id) => taxonomy.items.get(id)?.tags.includes('raw-risk'));
  return [...risky, ...(hasRawYolk(entry) ? ['egg_yolk'] : [])];
}

const HEATS = /끓|삶|볶|굽|구워|부치|부쳐|튀기|튀겨|찌|쪄|데치|데쳐|졸이|졸여|익히|익혀/;

/** Whether no step heats the yolk after it was last added. */
function hasRawYolk({ ingredients, steps }: ComponentEntry): boolean {
  if (!ingredients.some(({ id }) => id === 'egg_yolk')) return false;
  const text = steps.map(({ ko }) => ko).join(' ');
  const after = text.slice(text.lastIndexOf('노른자'));
  return !HEATS.test(after);
}
