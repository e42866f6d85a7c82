import { hasBatchim, type Taxonomy } from '@kkini/domain';
import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';

/** Preparation of a bought food, which must be a word of its own: 다진 파, 깐 밤, 구운 김. */
const DONE = /^(?:다진|구운|볶은|삶은|데친|불린|말린|깐|간(?=배|사과|양파|무|마늘|감자))(?=[가-힣])/u;

/** The names of a food that recipes use, where shops and cooks have several for the same good. */
const ONE_NAME: Readonly<Record<string, readonly string[]>> = { sesame: ['통깨', '깨소금'] };

/** General words for several lines or a part of a name: 닭 for 닭다리살, 채소 for chopped vegetables. */
const GENERAL = ['닭', '빵', '쌀', '굴', '알', '면', '묵', '밥', '떡', '김', '채소', '속재료', '초간장'];

/** Particles after a consonant and after a vowel. */
const AFTER_CONSONANT = ['은', '을', '과'];
const PARTICLE = /^([은는을를과와])(?=[ ,.]|$)/u;

/**
 * Checks that every line of the ordinary version appears in a step or tip, that a food with several names has the one of all recipes,
 * that a preparation is separated from the name of its food, and that the particle after a name is the one its last sound takes, as
 * one of a name used before may not be.
 */
export function checkNames(entry: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  return [
    ...checkSpaces(entry),
    ...checkOneName(entry),
    ...checkUsed(entry, taxonomy),
    ...checkParticles(entry, taxonomy),
  ];
}

function checkSpaces({ ingredients }: ComponentEntry): Finding[] {
  return ingredients.flatMap(({ name = '' }, index) => {
    const done = DONE.exec(name)?.[0];
    return done === undefined
      ? []
      : [{ field: `ingredients.${index}.name`, repair: `write '${done} ${name.slice(done.length)}'` }];
  });
}

function checkOneName({ ingredients }: ComponentEntry): Finding[] {
  return ingredients.flatMap(({ id, name = '' }, index) => {
    const names = ONE_NAME[id];
    return names === undefined || names.includes(name)
      ? []
      : [
          {
            field: `ingredients.${index}.name`,
            repair: `write ${names.join(' or ')}, as the other recipes do`,
          },
        ];
  });
}

function checkParticles({ ingredients, steps }: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  const names = ingredients.flatMap(({ id, name }) => {
    const item = taxonomy.items.get(id);
    return [name ?? item?.ko ?? id, ...(item?.synonyms ?? [])].filter((written) => written.length > 1);
  });
  return steps.flatMap((step, index) => {
    const texts = [step.ko, step.mild?.ko, step.tip?.ko].join(' ');
    const wrong = [...new Set(names)].flatMap((name) =>
      texts
        .split(name)
        .slice(1)
        .flatMap((rest) => PARTICLE.exec(rest)?.[1] ?? [])
        .filter((particle) => AFTER_CONSONANT.includes(particle) !== hasBatchim(name))
        .map((particle) => `${name}${particle}`),
    );
    return wrong.length === 0
      ? []
      : [{ field: `steps.${index}`, repair: `write another particle in ${wrong.join(', ')}` }];
  });
}

/** A dish of a single food is served as it is, so no step has to name it. */
function checkUsed({ ingredients, steps }: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  if (ingredients.length === 1) return [];
  const text = steps.map(({ ko, tip }) => `${ko} ${tip?.ko ?? ''}`).join(' ');
  return ingredients.flatMap(({ id, name, grams }, index) => {
    const item = taxonomy.items.get(id);
    const names = [...(name === undefined ? [] : [name]), item?.ko ?? id, ...(item?.synonyms ?? [])];
    return grams === undefined || names.some((written) => isSaid(written, text))
      ? []
      : [{ field: `ingredients.${index}`, repair: `use ${names[0]} in a step, or leave the line out` }];
  });
}

/** Whether steps name a food, allowing for short forms: 고등어 for 순살 고등어, 돼지고기 for 잡채용 돼지고기, 배 for 간 배. */
function isSaid(written: string, text: string): boolean {
  const name = written.replaceAll(' ', '');
  const last = written.split(' ').at(-1) ?? name;
  const parts = [name, last, name.slice(0, 2), name.slice(-2)];
  return (
    parts.some((part) => part.length > 1 && text.includes(part)) ||
    (last.length === 1 && new RegExp(`(?<![가-힣])${last}`, 'u').test(text)) ||
    GENERAL.some((word) => text.includes(word) && (word.length > 1 || name.includes(word)))
  );
}

const MORNING = /아침|\b(?:breakfast|morning)\b/u;

/** What a dish does to the body, which no description may promise (tips-rules section 10). */
const EFFECT = /속이? ?편|\b(?:easy on the stomach|gentle breakfast|restorative)\b/u;

/**
 * A description promises no effect on the body, and a dish that weeks also serve at noon or in the evening does not call itself a
 * breakfast.
 */
export function checkDescription({ description, mealTimes }: ComponentEntry): Finding[] {
  const isOfMorning = mealTimes.every((time) => time === 'breakfast');
  return (['ko', 'en'] as const).flatMap((language) => {
    const field = `description.${language}`;
    const text = description[language];
    return [
      ...(EFFECT.test(text) ? [{ field, repair: 'promise no effect on the body' }] : []),
      ...(!isOfMorning && MORNING.test(text)
        ? [{ field, repair: 'name no breakfast: other meals serve the dish too' }]
        : []),
    ];
  });
}
