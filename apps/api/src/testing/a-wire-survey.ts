/** A complete wire survey: every meal cooked quickly at home, from the day after the test clock's. */
export function aWireSurvey(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    startIntro: true,
    lastStep: 'inputCheck',
    step1: ['본인'],
    mealCategory: { breakfast: '간편레시피', lunch: '간편레시피', dinner: '요리레시피' },
    dates: '2026-11-21',
    area: [],
    health: [],
    eatingHabits: ['일반식'],
    excludedIngredients: [],
    ...changes,
  };
}
