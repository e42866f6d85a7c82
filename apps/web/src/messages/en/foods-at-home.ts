import type { foodsAtHomeKo } from '../ko/foods-at-home.ts';

/** Words about foods at home, in English. */
export const foodsAtHomeEn = {
  'atHome.title': 'Foods at home',
  'atHome.lead':
    'Name what should be used up soon and we will choose dishes made with it first. Exclusions and health limits come before it.',
  'atHome.label': 'Name of a food at home',
  'atHome.addAsIs': 'Add ‘{text}’ as it is',
  'atHome.remove': 'Remove from foods at home',
  'atHome.full': 'You can name up to {most}. Remove one to add another.',
  'atHome.tooLong': 'A name can have up to {most} characters.',
  'atHome.notTaken': 'Among your exclusions, so not added: {foods}.',
  'atHome.excluded':
    'Among your exclusions, so we cannot use it: {foods}. Change the exclusions or remove it here.',
  'atHome.unread': 'Not in our food list, so the plan will not use it: {foods}.',
  'atHome.uses': '{food} ×{meals}',
  'atHome.used': 'Used this week: {foods}.',
  'atHome.unused': 'Not used this week: {foods}.',
  'atHome.unknown': 'Not in our food list, so not used: {foods}.',
  'atHome.mark': 'At home',
  'atHome.markHint': 'For foods marked ‘At home’, check that you have enough.',
  'atHome.shared': '{item} (at home)',
} satisfies Record<keyof typeof foodsAtHomeKo, string>;
