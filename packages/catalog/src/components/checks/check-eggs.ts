import { asDrawing, depictedFoods } from '@kkini/dish-art';
import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';
import { namedMinutes } from './check-steps.ts';

/** Ids of eggs eaten raw or underdone. */
export const UNDERDONE_EGGS: readonly string[] = ['raw_egg_yolk', 'soft_egg'];

/** Words for an egg left underdone. An egg taken out half-set to be heated again does not match. */
const SOFT =
  /반숙(?!일 때)|온천달걀|수란|노른자[가는를] (흐르|터뜨)|날(노른자|달걀|계란)|흰자만 익|취향대로|덜 익|(겉이|윗면이 아직) 촉촉할 때|반쯤 익으면 불을/;
const EGG = /달걀|계란/;
const BEATEN = /풀어|푼 |달걀물|지단|얇게|스크램블/;
const FRIED = /(달걀|계란|프라이)[을은를][^.]*부[쳐치]/;
const CRACKED = /깨 넣/;
/** Words for an egg heated until its yolk is firm. */
const FIRM = /노른자[가까]|다 굳|완숙/;
const BOILED = /(\d+)분(?: \d+초)?(?: 동안)? (?:\S+ )?삶/;
/** Words for an egg taken out half-set, which a later step must heat for a stated time. */
const SET_ASIDE = /반숙일 때 덜|반쯤 익으면 바로 덜/;
/** Minutes in boiling water until a hen's egg of usual size is firm. */
const FIRM_AFTER = 9;

/** Whether the description of a bought meal says its egg is underdone. */
export function saysSoftEgg(text: string): boolean {
  return SOFT.test(text);
}

const EGG_IS = '(?:달걀|계란|지단|노른자)';
/** Words for an egg that stays visible in the dish: whole or in strips, slices, curds or threads. */
const SEEN = new RegExp(
  [
    '(?:달걀|계란)(?:프라이)?[을로][^.]*부[쳐치][^.]*(?:얹|올려|담아)',
    '삶은 (?:달걀|계란)',
    '(?:달걀|계란)[^.]*깨 넣(?:어 젓지 않|고 뚜껑)',
    `${EGG_IS}(?:프라이)?(?:[을를]|[과와] [^.,]+[을를]|, [^.]*) (?:모두 넣|올[리려]|얹)`,
    '지단[^.]*(?:올리|얹)',
    String.raw`(?:달걀|계란)을 (?:풀어 (?:\S+ )*)?(?:두르|둘러|돌려 (?:넣|붓|부))`,
    '푼 (?:달걀|계란)을 (?:부어|둘러)',
    String.raw`(?:달걀|계란)을 (?:풀어|깨) \S+ 한쪽에서`,
    '(?:달걀|계란)을 팬 한쪽',
  ].join('|'),
  'u',
);

/**
 * Checks that an egg the steps leave raw or underdone has an id that says so, because exclusions rely on it; that a visible egg is
 * drawn; and that whole eggs divide evenly among the servings.
 */
export function checkEggs(entry: ComponentEntry): Finding[] {
  return [...checkDrawnEgg(entry), ...checkDoneEgg(entry), ...checkDividedEggs(entry)];
}

/** Edible grams of a hen's egg, as in the table of unit weights. */
const EGG_G = 50;
const CRACKED_WHOLE = /(?:달걀|계란)[^.]*깨 (?:넣|올)/;

/** The number of whole eggs must be a multiple of the servings: two eggs in a pot for three leave one person without. */
function checkDividedEggs({ ingredients, steps, servings }: ComponentEntry): Finding[] {
  if (!steps.some(({ ko }) => CRACKED_WHOLE.test(ko))) return [];
  const at = ingredients.findIndex(({ id, grams }) => id === 'chicken_egg' && grams !== undefined);
  const eggs = (ingredients[at]?.grams ?? 0) / EGG_G;
  return eggs % servings === 0
    ? []
    : [
        {
          field: `ingredients.${at}.amount`,
          repair: `crack as many whole eggs for each of ${servings} servings, not ${eggs}`,
        },
      ];
}

function checkDrawnEgg({ drawing, steps }: ComponentEntry): Finding[] {
  const drawn = asDrawing(drawing);
  if (drawn === undefined || depictedFoods(drawn).has('eggHalf')) return [];
  const seen = steps.find(({ ko }) => SEEN.test(ko));
  return seen === undefined ? [] : [{ field: 'drawing', repair: `draw the egg of the step: ${seen.ko}` }];
}

function checkDoneEgg(entry: ComponentEntry): Finding[] {
  const ids = entry.ingredients.map(({ id }) => id);
  if (ids.some((id) => UNDERDONE_EGGS.includes(id))) return [];
  const problems: Finding[] = hasUnheatedYolk(entry)
    ? [{ field: 'ingredients', repair: 'name the yolk raw_egg_yolk, no step heats it' }]
    : [];
  if (!ids.includes('chicken_egg')) return problems;
  const texts = entry.steps.flatMap(({ ko, mild }) => [ko, ...(mild === undefined ? [] : [mild.ko])]);
  const soft = texts.filter((text, at) => isLeftSoft(text, texts.slice(at)));
  return [
    ...problems,
    ...soft.map((text) => ({
      field: 'steps',
      repair: `cook the egg until its yolk is firm and say so (노른자까지), or name it soft_egg: ${text}`,
    })),
  ];
}

function isLeftSoft(text: string, onwards: readonly string[]): boolean {
  if (SOFT.test(text)) return true;
  if (SET_ASIDE.test(text)) return !onwards.slice(1).some((each) => EGG.test(each) && namedMinutes(each) > 0);
  if (!EGG.test(text)) return false;
  const boiled = BOILED.exec(text)?.[1];
  if (boiled !== undefined && text.indexOf('삶') > text.search(EGG)) return Number(boiled) < FIRM_AFTER;
  const isWhole = !BEATEN.test(text) && (CRACKED.test(text) || FRIED.test(text));
  return isWhole && !onwards.some((each) => FIRM.test(each));
}

const HEATS = /끓|삶|볶|굽|구워|부치|부쳐|튀기|튀겨|찌|쪄|데치|데쳐|졸이|졸여|익히|익혀/;

/** Whether no step heats a yolk after its last mention. */
function hasUnheatedYolk({ ingredients, steps }: ComponentEntry): boolean {
  if (!ingredients.some(({ id }) => id === 'egg_yolk')) return false;
  const text = steps.map(({ ko }) => ko).join(' ');
  return !HEATS.test(text.slice(text.lastIndexOf('노른자')));
}
