import type { companionsKo } from '../ko/companions.ts';

/** Words about companions, changing them, and what is proved about a week, in English. */
export const companionsEn = {
  'companions.label': 'Served with it',
  'companions.change': 'Change {dish}',
  'companions.title': 'What would you like instead of {dish}?',
  'companions.lead': 'Only what suits its place on the table and your answers.',
  'companions.none': 'Nothing else fits your answers.',
  'companions.joins': 'From what is made on {weekday}',
  'companions.stored': 'Kept at home',
  'companions.usesHome': 'Uses up {foods} at home',
  'companions.shares': 'Made of what you buy anyway',
  'companions.buys': 'More to buy: {foods}',
  'companions.askAll': '{role}: change it at all {count} meals?',
  'companions.all': 'All {count} meals',
  'companions.one': 'This meal only',
  'companions.cancel': 'Cancel',
  'companions.overMeals': 'Over a limit at: {slots}.',
  'companions.rest': '{dish} stays at {slots}: what you chose does not keep that long.',
  'companions.made': 'If {dish} is made already, that much of it is left over.',
  'companions.done': '{dish} is now {title}.',
  'companions.undone': 'Back to {title}.',
  'companions.latest': 'Just changed',
  'companions.changed': 'Now {title}',
  'companions.changedMeals': 'Now {title} at {count} meals',
  'companions.undoNone': 'The plan changed meanwhile, so this could not be undone.',
  'companions.gone': 'The plan changed meanwhile. Please choose again.',
  'companions.refused': 'That does not fit your answers any more. Please choose another.',
  'companions.notPlanned': 'With your present answers this change is not made.',
  'companions.offline': 'You are offline, so nothing was changed. Press again once you are back online.',
  'companions.busy': 'We are very busy right now, so nothing was changed. Please try again shortly.',
  'companions.failed': 'It could not be changed. Please try again.',
  'certificate.title': 'How was this plan chosen?',
  'certificate.rules':
    'Foods you leave out and the health rules that must hold were checked once more, separately, for every meal.',
  'certificate.proved':
    'For the main dish of each meal, a calculation confirmed that no week has a better score. It was made with the rice and sides that usually go with them.',
  'certificate.gap':
    'For the main dish of each meal, a week with a better score, if there is one, is at most {percent}% better. This was calculated with the rice and sides that usually go with them.',
  'certificate.kept':
    'Meals gone by and meals you kept stayed; this was confirmed for the others beside them.',
  'certificate.relaxed':
    'Few dishes fit your answers, so rules against repetition were eased a little, and this holds within them.',
  'certificate.changed':
    'Meals or answers changed since, so this speaks of the week as first planned. Whether the present days are within your limits is judged anew and shown day by day.',
  'certificate.points':
    'The score adds up nutrition limits, cooking time, fresh food to buy, how familiar a dish is and chance, so that no two homes eat alike. A home without health conditions may have a salty soup now and then; its day says that it is over the limit. It does not mean that you will like every dish, or that it makes you healthy.',
  'certificate.sides':
    'Rice and sides were chosen after that, so that one cooking serves several meals. Nobody has confirmed that no better ones exist.',
  'certificate.days':
    'For the meals at which this rice and these sides are eaten, a calculation confirmed that no other way has a better score. It does not compare them with cooking other sides.',
  'certificate.daysGap':
    'For the meals at which this rice and these sides are eaten, another way with a better score, if there is one, is at most {percent}% better. It does not compare them with cooking other sides.',
  'certificate.daysAgain':
    'We calculated again for the week as you changed it. With the tables of your choice as they are, no other way to share the rice and sides among the other meals has a better score. It does not compare them with cooking other sides.',
  'certificate.daysAgainGap':
    'We calculated again for the week as you changed it. With the tables of your choice as they are, another way to share the rice and sides among the other meals, if there is a better one, is at most {percent}% better. It does not compare them with cooking other sides.',
  'certificate.lightened':
    'Some main dishes, rice and sides were then chosen again so that you buy less. The difference above counts the dishes as they are now.',
  'certificate.sidesChanged':
    'You changed rice or sides yourself. What was confirmed of the main dishes still holds. Nobody has confirmed that no better rice or sides exist.',
  'certificate.figures':
    'Nutrition is calculated from food tables and fixed portions. Real food differs with its ingredients and seasoning.',
  'certificate.none': 'This plan is from before such checks, so nothing was confirmed about better ones.',
} satisfies Record<keyof typeof companionsKo, string>;
