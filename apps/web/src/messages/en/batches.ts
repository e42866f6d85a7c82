import type { batchesKo } from '../ko/batches.ts';

/** Words of dishes that are cooked once and eaten at several meals, in English. */
export const batchesEn = {
  'batch.madeOn': 'made on {weekday}',
  'batch.madeToday': 'made today for {count} meals',
  'batch.madeThatDay': 'made this day for {count} meals',
  'batch.madeEarlier': 'made earlier',
  'batch.meals': '{count} meals: {slots}',
  'batch.oneMeal': 'One meal: {slots}',
  'batch.slot': '{weekday}\u00a0{time:lower}',
  'prep.today': 'To make ahead today',
  'prep.thatDay': 'To make ahead on {day}',
  'prep.lead':
    'Make each once and eat it at several meals. In this order you can make the next one while you wait.',
  'prep.leadOne': 'Make it once and eat it at several meals.',
  'prep.total': '{count} to make · {time} of work in all',
  'prep.totalUnknown': '{count} to make',
  'prep.done': 'All made',
  'prep.cook': 'Start cooking',
  'prep.recipe': 'See the recipe',
  'prep.cookOf': 'Start cooking {dish}',
  'prep.recipeOf': 'See the recipe of {dish}',
  'batches.title': 'Made once, eaten several times',
  'batches.lead': 'When each is made, and the meals it is for.',
  'batches.cookedOn': 'Made on',
  'batches.dish': 'Dish',
  'batches.slots': 'Eaten at',
} satisfies Record<keyof typeof batchesKo, string>;
