import { isKindOf, type Taxonomy } from '@kkini/domain';
import type { Finding } from '../entries/entry-problem.ts';
import { UNDERDONE_EGGS } from './check-eggs.ts';
import type { ComponentEntry } from './component-entry.ts';
import type { CookingClass } from './cooking-classes.ts';

/** Tags of foods that are eaten raw or underdone. */
export const RAW_TAGS: readonly string[] = ['raw-risk', 'raw-egg'];

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
const RAW_SHELLFISH = ['raw_oyster', 'oyster_jeot', 'raw_sea_squirt', 'raw_crab', 'raw_shrimp', 'shellfish'];

/** Words of a tip that says who should not eat a raw dish. */
const WHO = { ko: [/임신부/, /어린이/, /면역/], en: [/pregnant/i, /child/i, /immunity/i] } as const;
const WHEN = { ko: [/여름/, /비브리오/], en: [/summer/i, /vibrio/i] } as const;

/** A dish with raw fish, meat, shellfish or egg says in the tip of a step who should not eat it. */
export function checkRaw(entry: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  const raw = rawFoods(entry, taxonomy);
  return raw.length === 0 || isWarned(entry, neededWords(raw, taxonomy))
    ? []
    : [{ field: 'steps', repair: repairOf(raw, neededWords(raw, taxonomy)) }];
}

/** Ids of what is eaten raw or underdone. An egg that is named so stays so in any dish. */
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
