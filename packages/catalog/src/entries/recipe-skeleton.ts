/** A template of a recipe file: every field in order, one example line and step. The check names the missing values. */
export function recipeSkeleton(id: string, title: string): string {
  const skeleton = {
    id,
    title,
    description: '',
    servings: 2,
    minutes: 20,
    level: 'easy',
    method: 'riceBowl',
    mainGroup: 'tofu',
    mealTimes: ['lunch', 'dinner'],
    familiarity: 3,
    ingredients: [
      { id: 'brown_rice_cooked', name: '현미밥', grams: 420, amount: '2공기', role: 'main' },
      { id: '', name: '', grams: 0, amount: '', role: 'main' },
    ],
    steps: [{ text: '', details: [] }],
    tags: [],
    substitutions: [],
    source: 'kkini',
  };
  return `${JSON.stringify(skeleton, null, 2)}\n`;
}
