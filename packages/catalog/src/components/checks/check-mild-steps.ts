import type { Taxonomy } from '@kkini/domain';
import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';
import { wholeWord } from '../rename-food.ts';

/** Text after the name of a food that says the food is left out. */
const LEFT_OUT = /^[^.,]{0,16}(?:(?<!뚜껑 )없이|대신|빼|뺀|(?:넣|더하|깔|쓰|뿌리)지 [않말]|필요|충분(?!히))/;

const SALTY_KO = '(?:간장|소금|된장|고추장|쌈장|미소|액젓|새우젓)';
const SALTY_EN =
  '(?:soup soy sauce|soy sauce|salted shrimp|salt|doenjang|gochujang|ssamjang|miso|fish sauce)';

/** Words that reduce a seasoning. The amounts of the mild list are reduced already, so a cook would reduce them twice. */
const LESSENED = {
  ko: new RegExp(
    `(?:줄인(?! (?:뒤|다음|후)) |(?:절)?반만 넣은 )[가-힣]{0,4}${SALTY_KO}|` +
      `${SALTY_KO}[은는을를도]? (?:아주 )?(?:조금만|반만|절반만|줄여|줄이고|반으로 줄|적게|덜 넣)`,
  ),
  en: new RegExp(
    `(?:\\breduced|smaller amounts? of(?: the)?|half the|only half of the|(?:only|just) a little|use less) ${SALTY_EN}\\b`,
    'i',
  ),
};

/** Checks that the steps of the mild version use exactly its lines and their full amounts. */
export function checkMildSteps(entry: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  return [...checkDropped(entry, taxonomy), ...checkKept(entry, taxonomy), ...checkLessened(entry)];
}

/** No step of the mild version may reduce an amount that its list has reduced already. */
function checkLessened({ steps }: ComponentEntry): Finding[] {
  return steps.flatMap(({ mild }, index) => {
    const [found] = LESSENED.ko.exec(mild?.ko ?? '') ?? LESSENED.en.exec(mild?.en ?? '') ?? [];
    if (found === undefined) return [];
    return [
      { field: `steps.${index}.mild`, repair: `name the food alone, as its list has the amount: '${found}'` },
    ];
  });
}

/** A line the mild version adds must appear in its steps, and so must a kept line that the ordinary steps name. */
function checkKept({ ingredients, steps }: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  const ordinary = steps.map(({ ko }) => ko).join(' ');
  const mild = steps.map(({ ko, mild: own }) => own?.ko ?? ko).join(' ');
  return ingredients.flatMap((line, index) => {
    if (line.mild === null) return [];
    const isNamed = (text: string) => namesOf(line, taxonomy).some((name) => text.includes(name));
    const isExpected = line.grams === undefined || isNamed(ordinary);
    if (!isExpected || isNamed(mild)) return [];
    const [name = line.id] = namesOf(line, taxonomy);
    return [{ field: `ingredients.${index}`, repair: `name ${name} in a step of the mild version too` }];
  });
}

/** No step or tip of the mild version may use a line it drops; a statement that it is left out is allowed. */
function checkDropped(entry: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  const called = (line: ComponentEntry['ingredients'][number]) => namesOf(line, taxonomy);
  const kept = new Set(entry.ingredients.filter(({ mild }) => mild !== null).flatMap(called));
  const dropped = entry.ingredients.filter(({ mild }) => mild === null).flatMap(called);
  const words = [...new Set(dropped)].filter((word) => !kept.has(word));
  if (words.length === 0) return [];
  return entry.steps.flatMap(({ ko, mild, tip }, index) => {
    const texts = [
      { field: `steps.${index}.mild`, text: mild?.ko ?? ko },
      { field: `steps.${index}.tip`, text: tip?.ko ?? '' },
    ];
    return texts.flatMap(({ field, text }) =>
      usedWords(text, words).map((word) => ({
        field,
        repair: `write the step of the mild version without ${word}, which it drops`,
      })),
    );
  });
}

/** Words steps use for a line: "다진 마늘" is also 마늘. */
function namesOf({ id, name }: ComponentEntry['ingredients'][number], taxonomy: Taxonomy): readonly string[] {
  const written = name ?? taxonomy.items.get(id)?.ko ?? '';
  return [written, written.split(' ').at(-1) ?? '', taxonomy.items.get(id)?.ko ?? ''].filter(
    (word) => word !== '',
  );
}

function usedWords(text: string, words: readonly string[]): readonly string[] {
  const uses = [...text.matchAll(wholeWord(words))].filter(
    ({ 0: word, index }) => !LEFT_OUT.test(text.slice(index + word.length)),
  );
  return uses.map(([word]) => word);
}
