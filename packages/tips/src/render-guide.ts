import { TIP_CAUTION } from './messages/fixed-texts.ts';
import { whoseText } from './messages/whose-words.ts';
import type { TipLine, TipText } from './model/tip.ts';
import type { TipFacts } from './model/tip-facts.ts';
import type { TipPerson } from './model/tip-person.ts';

/** The lines of a guide. */
export type TipTexts = readonly Pick<TipLine, 'part' | 'text' | 'whose'>[];

/** Markdown of a tip: the people it is about unless that is everybody, the point, the action, and the caution. */
export function renderGuide(lines: TipTexts, { people }: Pick<TipFacts, 'people'>): TipText {
  const [first] = lines;
  const about = first === undefined ? null : whoseOf(first.whose, people.persons);
  const render = (language: keyof TipText) => {
    const said = lines.map(({ part, text }) =>
      part === 'action' && lines.length > 1 ? `- ${text[language]}` : text[language],
    );
    const whose = about === null ? [] : [about[language]];
    return [...whose, ...said, `> ${TIP_CAUTION[language]}`].join('\n\n');
  };
  return first === undefined ? { ko: '', en: '' } : { ko: render('ko'), en: render('en') };
}

/** The people lines are about; null if that is everybody. */
function whoseOf(whose: readonly number[], persons: readonly TipPerson[]): TipText | null {
  if (whose.length === persons.length) return null;
  return whoseText(whose.flatMap((at) => persons[at]?.call ?? []));
}

/** A guide of a single sentence. */
export function renderNotice(sentence: TipText): TipText {
  return sentence;
}
