import { isCooksAmount } from '@kkini/domain';
import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';

/** Shortest and longest text of a step in Korean, in characters. */
const STEP_LENGTH = { least: 12, most: 170 } as const;

/**
 * Checks steps and description: equal figures in both languages, minutes that cover those named in either version, polite and
 * complete sentences.
 */
export function checkSteps({ title, description, steps, class: cookingClass }: ComponentEntry): Finding[] {
  return [
    ...sameFigures('title', title),
    ...sameFigures('description', description),
    ...saysItsMinutes(description.ko, steps),
    ...namesFirstHeat(steps),
    ...(BRINES.includes(cookingClass) ? [] : namesSimmer(steps)),
    ...steps.flatMap((step, index) => {
      const at = `steps.${index}`;
      const { ko, active, waiting = 0, tip, mild } = step;
      const named = Math.max(...[ko, mild?.ko ?? ''].map((text) => namedMinutes(text) + namedRest(text)));
      return [
        ...sameFigures(at, step),
        ...(tip === undefined ? [] : sameFigures(`${at}.tip`, tip)),
        ...(mild === undefined ? [] : sameFigures(`${at}.mild`, mild)),
        ...(ko.length >= STEP_LENGTH.least && ko.length <= STEP_LENGTH.most
          ? []
          : [{ field: `${at}.ko`, repair: `write ${STEP_LENGTH.least}–${STEP_LENGTH.most} characters` }]),
        ...(/요[.)]?$/.test(ko)
          ? []
          : [{ field: `${at}.ko`, repair: 'end the step with a sentence in -요' }]),
        ...keepsHeat(`${at}.mild`, ko, mild?.ko),
        ...boilsKelp(`${at}.ko`, ko),
        ...saysCooksSpoons(at, [ko, tip?.ko ?? '', mild?.ko ?? '']),
        ...(mild?.ko === ko
          ? [{ field: `${at}.mild`, repair: 'leave out a mild text that repeats the ordinary one' }]
          : []),
        ...(named > active + waiting + 0.5
          ? [
              {
                field: `${at}.active`,
                repair: `the text takes ${named} minutes, the step ${active + waiting}`,
              },
            ]
          : []),
      ];
    }),
  ];
}

const SPOONS = /(?:\d+[과와] )?\d+(?:\/\d+)?(?:큰술|작은술|꼬집)/g;

/** Steps must write spoons as a cook does, like the ingredient lines. */
function saysCooksSpoons(field: string, texts: readonly string[]): Finding[] {
  const said = texts.flatMap((text) => [...text.matchAll(SPOONS)].map(([amount]) => amount));
  return said
    .filter((amount) => !isCooksAmount(amount))
    .map((amount) => ({
      field,
      repair: `say what a cook measures ('2작은술', '1과 1/2큰술'), not '${amount}'`,
    }));
}

const HEAT = /센 ?불|중불|약불|중약불|중강불|약한 불/;

const FRIES = /(?:볶(?:아|고|다|은 (?:뒤|다음))|부[쳐친]|지[져진]|튀[겨긴]|구워)/;
const VESSEL = /팬|냄비|뚝배기|솥|기름|식용유|올리브유/;
/** Heat as a word, a temperature or an appliance that sets it. */
const SAYS_HEAT = /[센중약강한] ?불|불[을에]|\d도|오븐|토스터|에어프라이|전자레인지|그릴|석쇠|밥솥/;

/** A stew that simmers for minutes without a heat boils over or boils dry. */
const SIMMERS = /(?:[5-9]|\d\d)분 ?(?:더 )?(?:끓|익혀|조려|졸여|우려|우린)/;
/** Classes whose brine only has to boil. */
const BRINES: readonly ComponentEntry['class'][] = ['pickle', 'kimchi'];
const SETS_HEAT = /오븐|전자레인지|밥솥|찜기|찜통|에어프라이/;

/** A dish with a step that simmers for five minutes or more must state the heat in one of its steps. */
function namesSimmer(steps: ComponentEntry['steps']): Finding[] {
  const simmers = steps.findIndex(({ ko }) => SIMMERS.test(ko));
  return simmers === -1 || steps.some(({ ko }) => HEAT.test(ko) || SETS_HEAT.test(ko))
    ? []
    : [{ field: `steps.${simmers}.ko`, repair: 'name the heat of the pot (중불에서)' }];
}

/** The first step that fries in a pan, or a step before it, must state the heat. */
function namesFirstHeat(steps: ComponentEntry['steps']): Finding[] {
  const heated = steps.findIndex(({ ko }) => SAYS_HEAT.test(ko));
  const fried = steps.findIndex(({ ko }) => FRIES.test(ko) && VESSEL.test(ko));
  return fried === -1 || (heated !== -1 && heated <= fried)
    ? []
    : [{ field: `steps.${fried}.ko`, repair: 'name the heat of the pan (중불에서)' }];
}

/** A mild step must state the heat if the ordinary step does and both cook for minutes. */
function keepsHeat(field: string, ordinary: string, mild = ''): Finding[] {
  const isLost = HEAT.test(ordinary) && !HEAT.test(mild) && /\d분/.test(ordinary) && /\d분/.test(mild);
  return isLost ? [{ field, repair: 'name the heat as the ordinary version does' }] : [];
}

/** Minutes of boiling after which kelp makes a broth bitter and slimy. */
const KELP_MINUTES = 10;

/** Kelp must be taken out of a boiling broth before it turns bitter. Kelp that soaks in cold water may stay. */
function boilsKelp(field: string, text: string): Finding[] {
  const tooLong = sentencesOf(text).some((sentence) => {
    const [, before, after] = BOILED_KELP.exec(sentence) ?? [];
    return Number(before ?? after ?? 0) > KELP_MINUTES && !/담[가갔]/.test(sentence);
  });
  return tooLong && !/다시마는/.test(text)
    ? [{ field, repair: `take the kelp out within ${KELP_MINUTES} minutes of boiling` }]
    : [];
}

/** Kelp that no later words of a sentence take out, and its minutes before or after the word for boiling. */
const BOILED_KELP =
  /다시마(?!육수| ?물|\S* ?(?:먼저 |부터 |거품을 )?(?:건|빼))(?!.*다시마)(?:[^.]*?(\d+)분[^.]*?(?:끓|우려|우린|달[이여])|[^.]*끓[^.]*?(\d+)분)/u;

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=요)[.)]\s?/);
}

/** Minutes named in a description must be the total of all steps. */
function saysItsMinutes(description: string, steps: ComponentEntry['steps']): Finding[] {
  const whole = steps.reduce((sum, { active, waiting = 0 }) => sum + active + waiting, 0);
  const named = [...description.matchAll(/(\d+)분/g)].map(([, minutes]) => Number(minutes));
  return named.every((minutes) => minutes === whole)
    ? []
    : [{ field: 'description', repair: `name ${whole} minutes, which the steps take, or none` }];
}

/** Minutes a Korean text spends: "3분 볶고 5~7분 끓여요" → 10 (the lower end of a span). Seconds and hours count too. */
export function namedMinutes(text: string): number {
  const span = /(\d+(?:\.\d+)?)(?:\s?[~–]\s?\d+(?:\.\d+)?)?\s?(시간|분|초)(?!의|도)/g;
  let minutes = 0;
  for (const [, figure = '0', unit = ''] of text.matchAll(span))
    minutes += Number(figure) * (MINUTES[unit] ?? 0);
  return Math.round(minutes * 10) / 10;
}

const MINUTES: Readonly<Record<string, number>> = { 시간: 60, 분: 1, 초: 1 / 60 };

/**
 * Minutes of the days a Korean text lets a dish rest before it is eaten: "실온에 하루 두었다가 냉장고에서 사흘 익혀요" → 4 days,
 * "이틀째부터 먹어요" → 1. "사흘 안에" is how long it keeps, and what may be eaten at once needs no rest.
 */
export function namedRest(text: string): number {
  if (/바로 먹/.test(text)) return 0;
  let days = 0;
  for (const [, span = '', from] of text.matchAll(RESTS))
    days += (DAYS[span] ?? 0) - (from === undefined ? 0 : 1);
  return days * 24 * 60;
}

const DAYS: Readonly<Record<string, number>> = {
  반나절: 0.25,
  하루: 1,
  '하루 반': 1.5,
  이틀: 2,
  사흘: 3,
  사나흘: 3,
  나흘: 4,
  닷새: 5,
  일주일: 7,
  열흘: 10,
  '이 주': 14,
  보름: 15,
  '한 달': 30,
};
const SPANS = Object.keys(DAYS).join('|');
const RESTS = new RegExp(
  `(?<![가-힣])(${SPANS})쯤?(?:(째부터)| ?(?:두|뒤(?! 향)|동안|익|삭|재|숙성|노랗|이면)|, 냉장고)`,
  'g',
);

function sameFigures(field: string, { ko, en }: { readonly ko: string; readonly en: string }): Finding[] {
  const [korean, english] = [figuresOf(ko), figuresOf(en)];
  return korean.join(' ') === english.join(' ')
    ? []
    : [
        {
          field,
          repair: `name the same figures in both languages: ${korean.join(' ')} and ${english.join(' ')}`,
        },
      ];
}

/** The figures of a text, sorted: "1과 1/2컵을 3분" and "1 1/2 cups for 3 minutes" → 1 1/2 3. */
function figuresOf(text: string): readonly string[] {
  return [...text.replaceAll(/(\d),(\d{3})/g, '$1$2').matchAll(/\d+(?:\.\d+)?(?:\/\d+)?/g)]
    .map(([figure]) => figure)
    .sort();
}
