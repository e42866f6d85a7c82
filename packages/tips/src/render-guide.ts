import { TIP_CAUTION } from './messages/fixed-texts.ts';
import type { TipLine, TipText } from './model/tip.ts';
import type { TipFacts } from './model/tip-facts.ts';

/** The lines of a guide. */
export type TipTexts = readonly Pick<TipLine, 'part' | 'text'>[];

/** The markdown of a tip: what matters, what to do, and the caution for whom a condition or an answer is known. */
export function renderGuide(lines: TipTexts, { people }: Pick<TipFacts, 'people'>): TipText {
  const [first] = lines;
  const needsCaution =
    people.healthConditions.length > 0 ||
    people.persons.some(
      ({ kidney, isPregnant, usesWarfarin }) => isPregnant || usesWarfarin || kidney !== null,
    );
  const render = (language: keyof TipText) => {
    const said = lines.map(({ part, text }) =>
      part === 'action' && lines.length > 1 ? `- ${text[language]}` : text[language],
    );
    return [...said, ...(needsCaution ? [`> ${TIP_CAUTION[language]}`] : [])].join('\n\n');
  };
  return first === undefined ? { ko: '', en: '' } : { ko: render('ko'), en: render('en') };
}

/** A guide of one sentence. */
export function renderNotice(sentence: TipText): TipText {
  return sentence;
}
