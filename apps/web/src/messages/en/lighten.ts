import type { lightenKo } from '../ko/lighten.ts';

/** Words about lightening a week, in English. */
export const lightenEn = {
  'lighten.lead':
    'We change a few dishes so that you buy fewer foods for only one meal. We show you the changes first.',
  'lighten.offline': 'You are offline. You can do this once you are connected again.',
  'lighten.title': 'Buy less',
  'lighten.working': 'Looking for dishes that share ingredients. This takes a few seconds.',
  'lighten.lone': 'Fresh foods used in only one meal: {after} instead of {before}.',
  'lighten.fresh': 'Fresh foods to buy in all: {after} instead of {before}.',
  'lighten.minutes': 'Cooking takes {after} in the week instead of {before}.',
  'lighten.keeps':
    'No day gets a worse nutrition verdict. Past meals and meals you chose yourself stay as they are.',
  'lighten.dishes': 'Dishes that change: {count}',
  'lighten.beside': 'Meals with different rice or sides: {count}',
  'lighten.besideAlone': 'The main dishes stay. Meals with different rice or sides: {count}',
  'lighten.becomes': 'becomes',
  'lighten.goes': 'Without {dish}',
  'lighten.comes': 'Also {dish}',
  'lighten.anew': 'Your plan has changed in the meantime, so we looked again.',
  'lighten.accept': 'Change the plan',
  'lighten.stop': 'Cancel',
  'lighten.none': 'There is nothing more to cut for now',
  'lighten.noneLead':
    'We found no way to buy less and still keep each day’s nutrition and the cooking time. Your plan stays as it is. After you change a meal, you can look again.',
  'lighten.failed':
    'We could not shorten your shopping list. Your plan stays as it is. Please try again shortly.',
  'lighten.disconnected': 'You are offline, so nothing was changed. Your plan stays as it is.',
  'lighten.unsure':
    'The connection broke off, so we cannot tell whether this was changed. Check your plan once you are back online.',
  'lighten.done': 'Your shopping list is now shorter.',
  'lighten.latest': 'Shopping list shortened today',
  'lighten.latestTitle': 'You shortened the shopping list of this plan today.',
  'lighten.undoLabel': 'Go back to the plan before you shortened the shopping list',
  'lighten.undone': 'The plan is back as it was before you shortened the shopping list.',
  'lighten.undoNone': 'You can no longer undo this: the plan has changed since, or the day is over.',
  'lighten.undoRefused':
    'The previous plan contains a meal that no longer fits your answers, so we did not bring it back.',
} satisfies Record<keyof typeof lightenKo, string>;
