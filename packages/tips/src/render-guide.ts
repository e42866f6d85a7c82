import { TIP_CAUTION } from './messages/fixed-texts.ts';
import { whoseText } from './messages/whose-words.ts';
import type { TipLine, TipText } from './model/tip.ts';
import type { TipFacts } from './model/tip-facts.ts';
import type { TipPerson } from './model/tip-person.ts';

/** The lines of a guide. */
export type TipTexts = readonly Pick<TipLine, 'part' | 'text' | 'whose'>[];

/** The markdown of a tip: whom it is about unless it is everybody, what matters, what to do, and the caution for whom a condition or an answer is known. */
export function renderGuide(lines: TipTexts, { people }: Pick<TipFacts, 'people'>): TipText {
  const [first] = lines;
  const needsCaution =
    people.healthConditions.length > 0 ||
    people.persons.some(
      ({ kidney, isPregnant, usesWarfarin }) => isPregnant || usesWarfarin || kidney !== null,
    );
  const about = first === undefined ? null : whoseOf(first.whose, people.persons);
  const render = (language: keyof TipText) => {
    const said = lines.map(({ part, text }) =>
      part === 'action' && lines.length > 1 ? `- ${text[language]}` : text[language],
    );
    return [
      ...(about === null ? [] : [about[language]]),
      ...said,
      ...(needsCaution ? [`> ${TIP_CAUTION[language]}`] : []),
    ].join('\n\n');
  };
  return first === undefined ? { ko: '', en: '' } : { ko: render('ko'), en: render('en') };
}

/** Whom lines are about; null where it is everybody. */
function whoseOf(whose: readonly number[], persons: readonly TipPerson[]): TipText | null {
  if (whose.length === persons.length) return null;
  return whoseText(whose.flatMap((at) => persons[at]?.call ?? []));
}

/** A guide of one sentence. */
export function renderNotice(sentence: TipText): TipText {
  return sentence;
}
