import type { companionsKo } from '../ko/companions.ts';

/** Words about companions, changing them, extras, and what is proved about a week, in English. */
export const companionsEn = {
  'companions.label': 'Served with it',
  'companions.amountEach': '{amount} each',
  'companions.change': 'Change {dish}',
  'companions.title': 'What would you like instead of {dish}?',
  'companions.lead': 'We show only dishes that suit this meal and fit your answers.',
  'companions.none': 'Nothing else fits your answers.',
  'companions.joins': 'Part of what you make on {weekday}',
  'companions.stored': 'Kept at home',
  'companions.usesHome': 'Uses up {foods} at home',
  'companions.shares': 'Made from what you are buying anyway',
  'companions.buys': 'More to buy: {foods}',
  'companions.askAll': '{role}: change it at all {count} meals?',
  'companions.all': 'All {count} meals',
  'companions.one': 'This meal only',
  'companions.cancel': 'Cancel',
  'companions.overMeals': 'Over a limit at: {slots}.',
  'companions.rest': 'Keep {dish} at {slots}: your new choice does not keep that long.',
  'companions.made': 'If you have already made {dish}, that much of it will be left over.',
  'companions.done': '{dish} is now {title}.',
  'companions.undone': 'Back to {title}.',
  'companions.latest': 'Just changed',
  'companions.changed': 'Now {title}',
  'companions.changedMeals': 'Now {title} at {count} meals',
  'companions.undoNone': 'The plan has changed in the meantime, so we could not undo this.',
  'companions.gone': 'The plan has changed in the meantime. Please choose again.',
  'companions.refused': 'That no longer fits your answers. Please choose another.',
  'companions.notPlanned': 'We do not make this change with your current answers.',
  'companions.offline': 'You are offline, so nothing was changed. Press again once you are back online.',
  'companions.unsure':
    'The connection broke off, so we cannot tell whether this was changed. Check your plan once you are back online.',
  'companions.busy': 'We are very busy right now, so nothing was changed. Please try again shortly.',
  'companions.failed': 'We could not change it. Please try again.',
  'certificate.title': 'How was this plan chosen?',
  'certificate.rules':
    'We checked every meal once more. None contains a food you left out. All keep the health rules that must hold.',
  'certificate.proved':
    'We compared the main dishes of your week with other dishes. By what we look at, no other week is better. We compared them with the rice and sides that usually go with them.',
  'certificate.gap':
    'We compared the main dishes of your week with other dishes. If another week is better by what we look at, it is at most {percent}% better. We compared them with the rice and sides that usually go with them.',
  'certificate.kept':
    'Past meals and meals you kept stayed as they were. We confirmed this for the remaining meals.',
  'certificate.relaxed':
    'Few dishes fit your answers, so we relaxed the rules against repetition a little and chose within the relaxed rules.',
  'certificate.changed':
    'Meals or answers have changed since. So what we say about the main dishes is about the week as first planned. We check each day of the current plan against your limits again and show you the result.',
  'certificate.points':
    'We look at nutrition limits, cooking time, fresh food to buy and how familiar a dish is. We add a little chance, so that not every home eats the same. A home without health conditions may have a salty soup now and then. That day says that it is over the limit. None of this means that you will like every dish, or that the plan makes you healthy.',
  'certificate.sides':
    'After that we chose the rice and sides, so that you cook once for several meals. We did not check whether better sides exist.',
  'certificate.days':
    'We also compared ways to share this rice and these sides among the meals. By what we look at, no other way is better. We did not compare them with other sides you could cook.',
  'certificate.daysGap':
    'We also compared ways to share this rice and these sides among the meals. If another way is better by what we look at, it is at most {percent}% better. We did not compare them with other sides you could cook.',
  'certificate.daysAgain':
    'We compared again for the week as you changed it. The meals you set yourself stayed as they are. No other way to share the rice and sides among the remaining meals is better. We did not compare them with other sides you could cook.',
  'certificate.daysAgainGap':
    'We compared again for the week as you changed it. The meals you set yourself stayed as they are. If another way to share the rice and sides among the remaining meals is better, it is at most {percent}% better. We did not compare them with other sides you could cook.',
  'certificate.lightened': 'After that we chose some main dishes, rice and sides again so that you buy less.',
  'certificate.lightenedChecked': 'We checked the main dishes again with these changes.',
  'certificate.sidesChanged':
    'You changed rice or sides yourself. What we confirmed about the main dishes still holds. We did not check whether better rice or sides exist.',
  'certificate.figures':
    'We estimate nutrition from food tables and fixed portions. Real food varies with its ingredients and seasoning.',
  'certificate.none':
    'This plan was made before we ran these checks, so we did not check whether a better one exists.',
  'extra.label': '{time}, a little extra',
  'extra.of': '{whose} only',
  'extra.line': 'plus {food}',
  'extra.lineOf': 'plus {food} ({whose} only)',
  'extra.why':
    'We added this because the day would have too little {what}. Have it with the meal or as a snack.',
  'extra.fills.energyKcal': 'energy',
  'extra.fills.proteinG': 'protein',
  'extra.fills.fiberG': 'fibre',
  'extra.fills.calciumMg': 'calcium',
  'extra.fills.any': 'of what it needs',
  'extra.refuse': 'Leave out',
  'extra.refuseLabel': 'Leave out {dish}',
  'extra.refused': 'We left out {dish}.',
  'extra.latest': 'Just left out',
  'extra.latestTitle': 'We left out {dish}. We will not suggest it on other days either.',
  'extra.instead': 'We added {dish} instead.',
  'extra.allowed': 'We may suggest {dish} again.',
  'extra.refusedTitle': 'Foods we no longer suggest',
  'extra.refusedLead':
    'We do not add these even on days short of energy, protein, fibre or calcium. They may still appear in meals.',
  'extra.allow': 'Suggest again',
  'extra.allowLabel': 'Suggest again: {dish}',
  'extra.offline': 'You are offline, so nothing was changed. Press again once you are back online.',
  'extra.unsure':
    'The connection broke off, so we cannot tell whether this was changed. Check your plan once you are back online.',
  'extra.busy': 'We are very busy right now, so nothing was changed. Please try again shortly.',
  'extra.failed': 'We could not change it. Your plan is as it was. Please try again.',
} satisfies Record<keyof typeof companionsKo, string>;
