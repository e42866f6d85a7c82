import type { Taxonomy } from '@kkini/domain';
import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';

/** Seasonings by the spoon; what is weighed or counted is named again when it comes back to the pan. */
const SPOONED = /(?:큰술|작은술|꼬집)$/;

/** Steps also boil and soak in water that no line has. */
const WATER = '물';

/** Text before the name of a food of which a part is left. */
const REST = /(?:남은|나머지) $/;
/** Text after the name of a food of which a part is used: "절반", "1큰술", "과 설탕 2/3씩". */
const PART =
  /^(?:[과와] [가-힣]+)?(?:[은는을를의]| 중)? ?(?:절반|반(?![가-힣])|반[을만]|몇 |일부|조금|약간|대부분|\d[\d/과와 ]*(?:큰술|작은술|꼬집|씩|[로를을]|\s)|한 꼬집|나눠|나누어)/;
/** Text after the name of a food all of which goes in: ", 설탕을 넣고". */
const WHOLE =
  /^(?:[을를과와,]|에)(?: [가-힣]+(?: [가-힣]+)?[,을를과와](?= ))* (?:[가-힣]+[이히게로] )?(?:넣|붓|부어|섞|풀어|풀고|두르|둘러|두른|뿌려|뿌리|더해|더하|묻혀|묻히|바르|발라)/;

/** Text before the name of a food that says what earlier steps have done to it. */
const PREPARED = /(?:볶은|식힌|끓인|섞은|푼|둔|만든|재운|녹인|묽은|갠) $/;

type Line = ComponentEntry['ingredients'][number];
type Use = 'part' | 'rest' | 'whole';

/**
 * Checks that no step uses a seasoning that earlier steps have used up, in the ordinary and in the mild version: "남은 식용유" needs an
 * earlier "식용유 절반" or amount, and after all of it, or its rest, no step may add it again.
 */
export function checkUsedUp({ ingredients, steps }: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  const versions = [
    {
      field: 'ko',
      lines: ingredients.filter(({ grams }) => grams !== undefined),
      texts: steps.map(({ ko }) => ko),
    },
    {
      field: 'mild',
      lines: ingredients.filter(({ mild }) => mild !== null),
      texts: steps.map(({ ko, mild }) => mild?.ko ?? ko),
    },
  ];
  return versions.flatMap(({ field, lines, texts }) => {
    const lastWords = lines.map((line) => nameOf(line, taxonomy).split(' ').at(-1) ?? '');
    return lines.flatMap((line, at) => {
      const word = lastWords[at] ?? '';
      const isOne = lastWords.filter((each) => each === word).length === 1;
      if (!isOne || word === WATER || !SPOONED.test(line.amount ?? line.mild?.amount ?? '')) return [];
      return misused(texts, word).map(({ step, repair }) => ({ field: `steps.${step}.${field}`, repair }));
    });
  });
}

function nameOf({ id, name }: Line, taxonomy: Taxonomy): string {
  return name ?? taxonomy.items.get(id)?.ko ?? '';
}

function misused(
  texts: readonly string[],
  word: string,
): { readonly step: number; readonly repair: string }[] {
  let hasPart = false;
  let usedUpAt = Number.POSITIVE_INFINITY;
  return texts.flatMap((text, step) =>
    usesIn(text, word).flatMap((use) => {
      const isGone = step > usedUpAt;
      const isUnsplit = use === 'rest' && !hasPart;
      if (use === 'part') hasPart = true;
      else usedUpAt = Math.min(usedUpAt, step);
      if (isGone)
        return [
          { step, repair: `an earlier step has used all ${word}: say there how much goes in ('절반')` },
        ];
      return isUnsplit ? [{ step, repair: `say in an earlier step how much ${word} goes in ('절반')` }] : [];
    }),
  );
}

/** How much of a food each of its mentions in a text uses, without mentions of what is in the dish already. */
function usesIn(text: string, word: string): readonly Use[] {
  const mentions = text.matchAll(new RegExp(`(?<![가-힣])${word}(?=[^가-힣]|[은는을를과와에의로])`, 'gu'));
  return [...mentions].flatMap(({ index }): readonly Use[] => {
    const [before, after] = [text.slice(0, index), text.slice(index + word.length)];
    if (PART.test(after)) return ['part'];
    if (REST.test(before)) return ['rest'];
    return WHOLE.test(after) && !PREPARED.test(before) ? ['whole'] : [];
  });
}
