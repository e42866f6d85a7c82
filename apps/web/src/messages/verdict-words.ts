import type { DishJudgementWire } from '@kkini/contract';
import { EATING_STYLES, HEALTH_CONDITIONS } from '@kkini/domain';
import { MIDDLE_DOT } from './kept-together.ts';
import type { Translate } from './translate.ts';

/** A sentence about a dish with its reasons, whether it is positive, and the disclaimer that belongs beside it. */
type VerdictWords = {
  readonly isGood: boolean;
  readonly title: string;
  readonly text: string;
  readonly notice: string;
};

/** The verdict on a dish against the limits of its people, in words; null if too little is known. */
export function verdictWords(t: Translate, judgement: DishJudgementWire | null): VerdictWords | null {
  if (!judgement?.verdict) return null;
  return { ...sentenceAbout(t, judgement, judgement.verdict), notice: t('app.medicalNotice') };
}

function sentenceAbout(
  t: Translate,
  { conditions }: DishJudgementWire,
  verdict: NonNullable<DishJudgementWire['verdict']>,
): Omit<VerdictWords, 'notice'> {
  if (verdict.code === 'unsuitable') {
    return {
      isGood: false,
      title: unsuitableFor(t, verdict.owner),
      text: t('judgement.unsuitableText'),
    };
  }
  const nutrients = namesOf(t, verdict.nutrients);
  if (verdict.code === 'above') {
    return { isGood: false, title: t('judgement.above', { nutrients }), text: t('judgement.aboveText') };
  }
  if (verdict.code === 'likely') {
    return { isGood: false, title: likelyTitle(t, verdict.nutrients), text: t('judgement.likelyText') };
  }
  const owners = foldNames(
    t,
    conditions.map((condition) => t(`health.${condition}`)),
  );
  return {
    isGood: true,
    title: owners === '' ? t('judgement.fitsEveryone') : t('judgement.fits', { owners }),
    text: t('judgement.within', { nutrients }),
  };
}

type Nutrients = Extract<DishJudgementWire['verdict'], { readonly code: 'likely' }>['nutrients'];

/** Nutrients whose limits bought dishes most often exceed; they are named first if there are many. */
const NAMED_FIRST: Nutrients = ['sodiumMg', 'carbohydrateG', 'addedSugarG', 'saturatedFatG', 'purineMg'];
const MOST_NAMES = 4;
const NAMED_OF_MANY = 2;

/** Names of conditions in a row; of many, the first two and the number of others. */
export function foldNames(t: Translate, names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return names.join(MIDDLE_DOT);
  const shown = names.slice(0, NAMED_OF_MANY);
  return t('names.more', { names: shown.join(MIDDLE_DOT), count: names.length - shown.length });
}

/** Nutrients that may exceed a limit; of many, the first ones and the number of others. */
function likelyTitle(t: Translate, nutrients: Nutrients): string {
  if (nutrients.length <= MOST_NAMES) return t('judgement.likely', { nutrients: namesOf(t, nutrients) });
  const first = NAMED_FIRST.filter((each) => nutrients.includes(each));
  const others = nutrients.filter((each) => !first.includes(each));
  const named = [...first, ...others].slice(0, MOST_NAMES - 1);
  const count = nutrients.length - named.length;
  return t('judgement.likelyMany', { nutrients: namesOf(t, named), count });
}

function namesOf(t: Translate, nutrients: Nutrients): string {
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
