import { SECTION_HEADINGS, TIP_CAUTION } from './messages/headings.ts';
import { TIP_SECTIONS, type TipBounds, type TipSection } from './model/tip.ts';

/** Shortest guide in characters, including marks. The page reveals one per 50 ms (tips-rules section 1). */
export const SHORTEST_GUIDE = 300;
/** Longest guide that is revealed in 35 seconds, in characters. */
export const LONGEST_GUIDE = 700;

/** Texts by part, from which a guide is rendered. */
export type TipTexts = Readonly<Record<TipSection, readonly { readonly text: string }[]>>;

/** The markdown of a tip: the heading, the parts with text, and the fixed caution at the end. */
export function renderGuide(
  texts: TipTexts,
  headings: Pick<TipBounds, 'heading' | 'conditionHeading'>,
): string {
  const blocks = TIP_SECTIONS.flatMap((section) => {
    const lines = texts[section];
    if (section === 'summary') return [`### ${headings.heading}`, ...lines.map(({ text }) => text)];
    if (lines.length === 0) return [];
    const heading = section === 'condition' ? headings.conditionHeading : SECTION_HEADINGS[section];
    return [`#### ${heading}`, lines.map(({ text }) => `- ${text}`).join('\n')];
  });
  return [...blocks, `> ${TIP_CAUTION}`].join('\n\n');
}

/** One sentence instead of a tip. */
export function renderNotice(text: string): string {
  return `${text}\n\n> ${TIP_CAUTION}`;
}
