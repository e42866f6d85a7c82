import type { extrasKo } from '../ko/extras.ts';

/** Words about extras, in English. */
export const extrasEn = {
  'extra.label': '{time}, something more',
  'extra.of': '{whose} only',
  'extra.line': '{food} as well',
  'extra.why': 'Added because the day would have too little energy. Have it with the meal or as a snack.',
  'extra.refuse': 'Leave out',
  'extra.refuseLabel': 'Leave out {dish}',
  'extra.refused': 'We left out {dish}.',
  'extra.latest': 'Just left out',
  'extra.latestTitle': 'We left out {dish}. We won’t suggest it on other days either.',
  'extra.allowed': 'We may suggest {dish} again.',
  'extra.refusedTitle': 'Foods we no longer suggest',
  'extra.refusedLead': 'We don’t add these even on days short of energy. Meals may still have them.',
  'extra.allow': 'Suggest again',
  'extra.allowLabel': 'Suggest again: {dish}',
  'extra.offline': 'You are offline, so nothing was changed. Press again once you are back online.',
  'extra.busy': 'We are very busy right now, so nothing was changed. Please try again shortly.',
  'extra.failed': 'It could not be changed. Please try again.',
} satisfies Record<keyof typeof extrasKo, string>;
