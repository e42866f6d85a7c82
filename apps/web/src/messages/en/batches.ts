import type { batchesKo } from '../ko/batches.ts';

/** Words about dishes cooked once for several meals, in English. */
export const batchesEn = {
  'batch.madeOn': 'made on {weekday}',
  'batch.madeToday': 'made today for {count} meals',
  'batch.madeThatDay': 'made this day for {count} meals',
  'batch.madeAt': 'made at {time:lower}',
  'batch.evenly': 'shared evenly',
  'batch.allLeft': 'all that is left',
  'batch.share': '{slot} {part}/\u2060{of}',
  'batch.about': '{slot} about\u00a0{grams}\u00a0g',
  'batch.aboutAndShare': '{slot} about\u00a0{grams}\u00a0g ({part}/\u2060{of})',
  'batch.meals': '{count} meals: {slots}',
  'batch.oneMeal': 'One meal: {slots}',
  'batch.slot': '{weekday}\u00a0{time:lower}',
  'prep.today': 'Make ahead today',
  'prep.thatDay': 'Make ahead on {day}',
  'prep.lead':
    'Make each dish once and eat it over several meals. Follow this order to start the next dish while one is cooking.',
  'prep.leadOne': 'Make it once and eat it over several meals.',
  'prep.total': 'Dishes to make: {count} · {time} of hands-on work',
  'prep.totalAndWaiting': 'Dishes to make: {count} · {time} of hands-on work, ready in about {done}',
  'prep.none':
    'This is your day for cooking ahead, but this plan has no dish to make once for several meals.',
  'prep.noneLeft':
    'This is your day for cooking ahead, but it is also the last day of the plan, so there is no day left to eat what you make. If you start your next plan on a {day}, you can cook ahead on that day.',
  'prep.keeps': 'Keeps in the fridge until {day}',
  'prep.totalUnknown': 'Dishes to make: {count}',
  'prep.moreNow': 'You now need about {grams}\u00a0g more than you made',
  'prep.done': 'All done',
  'prep.recipe': 'See the recipe',
  'prep.cookOf': 'Start cooking {dish}',
  'prep.recipeOf': 'See the recipe for {dish}',
  'evening.today': 'Start this evening',
  'evening.thatDay': 'Start on {day} evening',
  'evening.before': 'Start the evening before ({day})',
  'evening.late': 'Dishes to start the evening before',
  'evening.lead':
    'These need so long to soak, chill, marinate or cook that the morning of the meal is too late to start.',
  'evening.lateLead':
    'If you did not start these yesterday evening, they will not be ready in time. Choose another dish for today.',
  'evening.change': 'Choose another dish',
  'evening.changeOf': 'Choose another dish instead of {dish}',
  'evening.wait': '{slot} · {time} of waiting',
  'evening.dishes': 'Start the evening before: {dishes}',
  'evening.list': 'Start the evening before: {dishes}',
  'evening.listBefore': 'Start the evening before ({day}): {dishes}',
  'batches.title': 'Made once, eaten several times',
  'batches.legend': 'The hat marks the day to make it; the sun and the moon mark the meals it is for.',
  'batches.dish': 'Dish',
  'batches.made': 'make on this day',
} satisfies Record<keyof typeof batchesKo, string>;
