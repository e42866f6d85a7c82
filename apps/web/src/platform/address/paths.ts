/** Every address of the page (specification, section 2). Aliases show the same screen. */
export const PATHS = {
  intro: '/',
  introAlias: '/intro',
  step1: '/step1',
  mealTarget: '/mealTarget',
  mealCategory: '/mealCategory',
  area: '/area',
  calendar: '/step2',
  calendarAlias: '/selectMealDay',
  health: '/step3',
  healthAlias: '/health',
  bodies: '/bodies',
  eating: '/step4',
  eatingAlias: '/eatingHabits',
  excluded: '/step5',
  excludedAlias: '/excludedIngredients',
  inputCheck: '/inputCheck',
  dailyMeals: '/dailyMeals/:surveyId',
  weeklyMeals: '/weeklyMeals/:surveyId',
  shopping: '/shopping/:surveyId',
  nutrition: '/nutrition/:surveyId',
  recipeDetail: '/recipeDetail',
  foundRecipe: '/recipeDetail/:doc_id',
  cooking: '/cooking',
  productDetail: '/productDetail',
  search: '/search',
  recipeResultList: '/recipeResultList',
  signIn: '/signIn',
  signUp: '/signUp',
  myPlans: '/myPlans',
  account: '/account',
  error: '/error',
} as const;

/** Parameters of a path that matches `pattern`, such as '/dailyMeals/:surveyId', not decoded; null for any other path. */
export function pathParameters(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const form = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');
  const match = form.exec(path);
  return match && { ...match.groups };
}

export const EDIT_QUERY = 'edit';
export const SEARCH_QUERY = 'q';

/** Address of a screen opened from the summary. */
export function editing(path: string): string {
  return `${path}?${EDIT_QUERY}=1`;
}

/** The search screen, or its result list, for a text. */
export function searchPath(path: typeof PATHS.search | typeof PATHS.recipeResultList, text: string): string {
  return text === '' ? path : `${path}?${new URLSearchParams({ [SEARCH_QUERY]: text })}`;
}

export function dailyMealsPath(surveyId: string): string {
  return PATHS.dailyMeals.replace(':surveyId', surveyId);
}

/** Query parameter of the chosen day of a plan. */
export const DATE_QUERY = 'date';
/** Query parameter that opens the list of other meals for a meal time of the day. */
export const SWAP_QUERY = 'swap';

/** Address of a day that opens the list of other meals for one of its meals. */
export function swapMealPath(surveyId: string, date: string, mealTime: string): string {
  return `${dailyMealsPath(surveyId)}?${new URLSearchParams({ [DATE_QUERY]: date, [SWAP_QUERY]: mealTime })}`;
}

export function weeklyMealsPath(surveyId: string): string {
  return PATHS.weeklyMeals.replace(':surveyId', surveyId);
}

export function shoppingPath(surveyId: string): string {
  return PATHS.shopping.replace(':surveyId', surveyId);
}

export function nutritionPath(surveyId: string): string {
  return PATHS.nutrition.replace(':surveyId', surveyId);
}

export function companionPicture(id: string): string {
  return `/art/dishes/${encodeURIComponent(id)}.svg?size=small`;
}

/** Absolute addresses of this site, for use outside it. */
export type SiteAddress = {
  /** Address of a screen, by its path. */
  readonly screen: (path: string) => string;
  /** Address of a file of the site; an absolute address is unchanged. */
  readonly file: (address: string) => string;
};

export function siteAddress(origin: string): SiteAddress {
  return {
    screen: (path) => new URL(`/#${path}`, origin).href,
    file: (address) => new URL(address, origin).href,
  };
}
