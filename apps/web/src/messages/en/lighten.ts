import type { lightenKo } from '../ko/lighten.ts';

/** Words about lightening a week, in English. */
export const lightenEn = {
  'lighten.card': 'Buy less',
  'lighten.lead':
    'We change a few dishes so that fewer foods are bought for one meal alone. You see the changes first.',
  'lighten.open': 'Buy less',
  'lighten.offline': 'You are offline. You can do this once you are connected again.',
  'lighten.title': 'Buy less',
  'lighten.working': 'Looking for dishes that share ingredients. This takes a few seconds.',
  'lighten.lone': 'Fresh foods that only one meal uses go from {before} to {after}.',
  'lighten.fresh': 'Fresh foods to buy in all: {after} instead of {before}.',
  'lighten.minutes': 'Cooking in the week takes {after} instead of {before}.',
  'lighten.keeps':
    'No day gets a worse nutrition verdict. Past meals and meals you chose yourself stay as they are.',
  'lighten.dishes': 'Dishes that change: {count}',
  'lighten.instead': 'Now:',
  'lighten.beside': 'Meals whose rice or sides change: {count}',
  'lighten.besideAlone': 'Dishes stay. Meals whose rice or sides change: {count}',
  'lighten.becomes': 'becomes',
  'lighten.goes': 'Without {dish}',
  'lighten.comes': 'Also {dish}',
  'lighten.anew': 'Your plan changed in the meantime, so we looked again.',
  'lighten.accept': 'Change the plan',
  'lighten.stop': 'Cancel',
  'lighten.none': 'There is nothing more to save for now',
  'lighten.noneLead':
    'We found no way to buy less that keeps the nutrition of each day and the cooking time. Your plan stays as it is. After you change a meal, you can look again.',
  'lighten.failed': 'We could not find a shorter list. Your plan stays as it is. Please try again shortly.',
  'lighten.disconnected': 'You are offline, so nothing was changed. Your plan stays as it is.',
  'lighten.again': 'Try again',
  'lighten.close': 'Close',
  'lighten.done': 'You now buy less.',
  'lighten.latest': 'Shopping made shorter today',
  'lighten.latestTitle': 'You made the shopping of this plan shorter today.',
  'lighten.undo': 'Undo',
  'lighten.undoLabel': 'Bring back the plan before you bought less',
  'lighten.undone': 'The plan before you bought less is back.',
  'lighten.undoNone': 'It is too late to undo this: the plan has changed since, or the day is over.',
  'lighten.undoRefused':
    'The former plan has meals that no longer fit your answers, so it was not brought back.',
} satisfies Record<keyof typeof lightenKo, string>;
