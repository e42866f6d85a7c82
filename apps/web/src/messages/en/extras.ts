import type { extrasKo } from '../ko/extras.ts';

/** Words about extras, in English. */
export const extrasEn = {
  'extra.label': '{time}, a little extra',
  'extra.of': '{whose} only',
  'extra.line': '{food} as well',
  'extra.why':
    'We added this because the day would have too little energy or fibre. Have it with the meal or as a snack.',
  'extra.refuse': 'Leave out',
  'extra.refuseLabel': 'Leave out {dish}',
  'extra.refused': 'We left out {dish}.',
  'extra.latest': 'Just left out',
  'extra.latestTitle': 'We left out {dish}. We won’t suggest it on other days either.',
  'extra.allowed': 'We may suggest {dish} again.',
  'extra.refusedTitle': 'Foods we no longer suggest',
  'extra.refusedLead':
    'We do not add these even on days short of energy or fibre. They may still appear in meals.',
  'extra.allow': 'Suggest again',
  'extra.allowLabel': 'Suggest again: {dish}',
  'extra.offline': 'You are offline, so nothing was changed. Press again once you are back online.',
  'extra.unsure':
    'The connection broke off, so we cannot tell whether this was changed. Check your plan once you are back online.',
  'extra.busy': 'We are very busy right now, so nothing was changed. Please try again shortly.',
  'extra.failed': 'We could not change it. Your plan is as it was. Please try again.',
} satisfies Record<keyof typeof extrasKo, string>;
