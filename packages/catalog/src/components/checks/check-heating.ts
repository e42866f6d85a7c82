import type { Taxonomy } from '@kkini/domain';
import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';
import { isLiquid } from '../table-facts.ts';
import { namedMinutes } from './check-steps.ts';

/** Checks that the oven is preheated and that the minutes of a step include bringing cold water to the boil. */
export function checkHeating(entry: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  return [...checkOven(entry), ...checkBoil(entry, taxonomy)];
}

const BAKES = /\d도(?:로 [가-힣]+)? 오븐|오븐[^.]*\d도/;
const HOT_OVEN = /예열|오븐을?[^.]*달[구궈]|(?:데운|달군) 오븐/;

/** An oven takes ten minutes to heat, so a step must mention it before the food goes in. */
function checkOven({ steps }: ComponentEntry): Finding[] {
  const baked = steps.findIndex(({ ko }) => BAKES.test(ko));
  const heated = steps.findIndex(({ ko }) => HOT_OVEN.test(ko));
  return baked === -1 || (heated !== -1 && heated <= baked)
    ? []
    : [{ field: `steps.${baked}.ko`, repair: 'heat the oven in a step before (오븐을 200도로 예열해요)' }];
}

/**
 * Minutes to bring a litre of cold water to the boil: 356 kJ from 15 to 100 °C at about 1.5 kW, what a home burner delivers into
 * the pot.
 */
const BOIL_MIN_PER_L = 4;
/** Tolerance for differences between pots and burners, minutes. */
const SPARE = 1;
const FROM_THE_BOIL = /(?:물|육수)[^.]*(?:끓으면|끓기 시작|끓어오르면|끓은 (?:뒤|지)|끓고)|끓으면/;
/** Water that is not among the lines: for rinsing, soaking or blanching. */
const OTHER_WATER = /찬물에[^.,]*|끓는 물[^.,]*|따로[^.,]*/g;
const IN_THE_MEANTIME = /그(?:동안|사이)/;
const HOT_WATER = /뜨거운 물|끓인 물|국물을 붓/;
const COOKS = /(?:물|육수)[^.]*(?:끓|삶|우려|우린)|끓으면|끓여/;

/** The minutes of a step that counts from the boil must include the time until its cold water boils. */
function checkBoil({ ingredients, steps }: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  const grams = ingredients
    .filter(({ id }) => isLiquid(id, taxonomy))
    .reduce((sum, line) => sum + (line.grams ?? 0), 0);
  const at = steps.findIndex(({ ko }) => COOKS.test(ko.replaceAll(OTHER_WATER, '')));
  const step = steps[at];
  const beside = [step, steps[at + 1]].some((each) => IN_THE_MEANTIME.test(each?.ko ?? ''));
  if (step === undefined || beside || HOT_WATER.test(step.ko)) return [];
  if (!FROM_THE_BOIL.test(step.ko.replaceAll(OTHER_WATER, ''))) return [];
  const named = /물(?:은|을)? (\d+)ml/.exec(step.ko)?.[1];
  const toTheBoil = ((named === undefined ? grams : Number(named)) / 1000) * BOIL_MIN_PER_L;
  const needed = Math.round(namedMinutes(step.ko) + toTheBoil);
  const given = step.active + (step.waiting ?? 0);
  return given >= needed - SPARE
    ? []
    : [
        {
          field: `steps.${at}.waiting`,
          repair: `${named ?? grams} ml of water take ${Math.round(toTheBoil)} minutes to the boil: give ${needed} minutes, not ${given}`,
        },
      ];
}

/**
 * Minutes in boiling water that take a harmful substance out of a food, by the food: the inorganic arsenic of fresh hijiki (advice
 * of the Ministry of Food and Drug Safety, 2018 and 2022: boil for five minutes and pour the water away).
 */
const BOILED_MIN: Readonly<Record<string, number>> = { hijiki: 5 };
const BOILS = /끓는 물[^.]*(?:삶|데[치쳐])/u;

/** Requires a step that boils such a food long enough before it is dressed. */
export function checkBoiling({ ingredients, steps }: ComponentEntry): Finding[] {
  return ingredients.flatMap(({ id }, index) => {
    const least = BOILED_MIN[id];
    const isBoiled = ({ ko }: { readonly ko: string }) =>
      ko.split('. ').some((sentence) => BOILS.test(sentence) && namedMinutes(sentence) >= (least ?? 0));
    return least === undefined || steps.some(isBoiled)
      ? []
      : [
          {
            field: `ingredients.${index}`,
            repair: `boil ${id} for ${least} minutes and pour the water away`,
          },
        ];
  });
}
