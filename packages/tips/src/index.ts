export { checkTip, TIP_PROBLEMS, type TipProblem } from './checks/check-tip.ts';
export {
  GLYCEMIC_BANDS,
  type GlycemicBand,
  TIP_SECTIONS,
  type Tip,
  type TipBounds,
  type TipBullet,
  type TipProfile,
  type TipSection,
  type TipSections,
} from './model/tip.ts';
export type { TipDay, TipDish, TipFacts, TipLimits, TipObjection, TipPeople } from './model/tip-facts.ts';
export { numbersIn } from './reading/numbers-in.ts';
export { renderGuide, type TipTexts } from './render-guide.ts';
export { sentencesOf } from './sentences-of.ts';
export { writeTip } from './write-tip.ts';
