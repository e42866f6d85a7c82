import type { DishJudgementWire, TooMuchWire } from '@kkini/contract';
import { EATING_STYLES, HEALTH_CONDITIONS } from '@kkini/domain';
import { MIDDLE_DOT } from './kept-together.ts';
import { personNames } from './person-names.ts';
import type { Translate } from './translate.ts';

/** A sentence about a dish with its reasons, whether it is positive, and the disclaimer that belongs beside it. */
type VerdictWords = {
  readonly isGood: boolean;
  readonly title: string;
  readonly text: string;
  readonly notice: string;
  /** Name of the way to other meals; null for a dish that suits. */
  readonly swap: string | null;
};

/** The verdict on a dish against the limits of its people, in words; null if too little is known. */
export function verdictWords(t: Translate, judgement: DishJudgementWire | null): VerdictWords | null {
  if (!judgement?.verdict) return null;
  const { verdict } = judgement;
  return {
    ...sentenceAbout(t, judgement, verdict),
    notice: t('app.medicalNotice'),
    swap: verdict.code === 'above' || verdict.code === 'unsuitable' ? t('meal.swap') : null,
  };
}

function sentenceAbout(
  t: Translate,
  { conditions, portions }: DishJudgementWire,
  verdict: NonNullable<DishJudgementWire['verdict']>,
): Omit<VerdictWords, 'notice' | 'swap'> {
  if (verdict.code === 'unsuitable') {
    return {
      isGood: false,
      title: unsuitableFor(t, verdict.owner),
      text: t('judgement.unsuitableText'),
    };
  }
  if (verdict.code === 'above') {
    const lines = tooMuchWords(t, { over: verdict.nutrients, overBy: verdict.by }, portions);
    return { isGood: false, title: lines.join(MIDDLE_DOT), text: t('judgement.aboveText') };
  }
  if (verdict.code === 'likely') {
    const lines = byPeople(t, verdict.nutrients, { by: verdict.by, people: portions });
    const title = lines.map((each) => likelyTitle(t, each)).join(MIDDLE_DOT);
    return { isGood: false, title, text: t('judgement.likelyText') };
  }
  const owners = foldNames(
    t,
    conditions.map((condition) => t(`health.${condition}`)),
  );
  return {
    isGood: true,
    title: owners === '' ? t('judgement.fitsEveryone') : t('judgement.fits', { owners }),
    text: t('judgement.within', { nutrients: namesOf(t, verdict.nutrients) }),
  };
}

/** Nutrients whose limits bought dishes most often exceed; they are named first if there are many. */
const NAMED_FIRST: WhoseNutrients['nutrients'] = [
  'sodiumMg',
  'carbohydrateG',
  'addedSugarG',
  'saturatedFatG',
  'purineMg',
];
const MOST_NAMES = 4;
const NAMED_OF_MANY = 2;

/** Names of conditions in a row; of many, the first two and the number of others. */
export function foldNames(t: Translate, names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return names.join(MIDDLE_DOT);
  const shown = names.slice(0, NAMED_OF_MANY);
  return t('names.more', { names: shown.join(MIDDLE_DOT), count: names.length - shown.length });
}

/** Nutrients that may exceed a limit; of many, the first ones and the number of others. */
function likelyTitle(t: Translate, { names, nutrients }: WhoseNutrients): string {
  const first = NAMED_FIRST.filter((each) => nutrients.includes(each));
  const others = nutrients.filter((each) => !first.includes(each));
  const isMany = nutrients.length > MOST_NAMES;
  const named = isMany ? [...first, ...others].slice(0, MOST_NAMES - 1) : nutrients;
  const words = { nutrients: namesOf(t, named), count: nutrients.length - named.length };
  const key = isMany ? 'judgement.likelyMany' : 'judgement.likely';
  return names === null ? t(key, words) : t(`${key}For`, { ...words, names });
}

function namesOf(t: Translate, nutrients: WhoseNutrients['nutrients']): string {
  return nutrients.map((nutrient) => t(`nutrient.${nutrient}`)).join(', ');
}

type Owner = Extract<DishJudgementWire['verdict'], { readonly code: 'unsuitable' }>['owner'];

function unsuitableFor(t: Translate, owner: Owner): string {
  if (owner === 'everyone') return t('judgement.unsuitableEveryone');
  if (owner === 'answers') return t('judgement.unsuitableAnswers');
  const key = isOneOf(HEALTH_CONDITIONS, owner)
    ? (`health.${owner}` as const)
    : isOneOf(EATING_STYLES, owner)
      ? (`eating.${owner}` as const)
      : (`target.${owner}` as const);
  return t('judgement.unsuitable', { owner: t(key) });
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((each) => each === name);
}

type People = Parameters<typeof personNames>[1];
type Nutrients = TooMuchWire['over'];

/** Nutrients of a meal that concern the same people, with their names; null if all are meant, or if it is unknown who. */
type WhoseNutrients = { readonly names: string | null; readonly nutrients: Nutrients };

/** Nutrients of a meal by the people they concern, because limits and portions are each person's own. */
function byPeople(
  t: Translate,
  nutrients: Nutrients,
  { by, people }: { readonly by: readonly Nutrients[]; readonly people: People },
): readonly WhoseNutrients[] {
  const all = personNames(t, people);
  const isKnown = all.length > 1 && by.length === all.length;
  const whose = nutrients.map((nutrient) => {
    const own = isKnown ? all.filter((_, at) => by[at]?.includes(nutrient)) : [];
    return own.length === 0 || own.length === all.length ? null : own.join(', ');
  });
  return [...new Set(whose)].map((names) => ({
    names,
    nutrients: nutrients.filter((_, at) => whose[at] === names),
  }));
}

/** What a meal has too much of, one sentence for all people it is too much for: "배우자: 나트륨이 한 끼 기준보다 많아요". */
export function tooMuchWords(t: Translate, { over, overBy }: TooMuchWire, people: People): readonly string[] {
  return byPeople(t, over, { by: overBy, people }).map(({ names, nutrients }) => {
    const words = { nutrients: nutrients.map((nutrient) => t(`nutrient.${nutrient}`)).join(', ') };
    return names === null ? t('judgement.above', words) : t('judgement.aboveFor', { ...words, names });
  });
}
