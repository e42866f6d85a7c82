import type { foodsAtHomeKo } from '../ko/foods-at-home.ts';

/** Words about foods at home, in English. */
export const foodsAtHomeEn = {
  'atHome.title': 'Foods at home',
  'atHome.lead':
    'Tell us what you need to use up soon and we will choose dishes made with it first. Foods you leave out and your health limits come before that.',
  'atHome.label': 'Name of a food at home',
  'atHome.addAsIs': 'Add ‘{text}’ as it is',
  'atHome.remove': 'Remove from foods at home',
  'atHome.full': 'You can name up to {most}. Remove one to add another.',
  'atHome.tooLong': 'A name can have up to {most} characters.',
  'atHome.notTaken': 'We did not add foods that you leave out: {foods}.',
  'atHome.excluded':
    'You leave this out, so we cannot use it: {foods}. Change the foods you leave out, or remove it here.',
  'atHome.unread': 'This is not in our food list, so the plan will not use it: {foods}.',
  'atHome.uses': '{food} ×{meals}',
  'atHome.used': 'Used this week: {foods}.',
  'atHome.unused': 'Not used this week: {foods}.',
  'atHome.unknown': 'We could not use this, because it is not in our food list: {foods}.',
  'atHome.mark': 'At home',
  'atHome.markHint': 'For foods marked ‘At home’, check that you have enough.',
  'atHome.shared': '{item} (at home)',
} satisfies Record<keyof typeof foodsAtHomeKo, string>;
