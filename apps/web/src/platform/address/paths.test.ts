import { describe, expect, it } from 'vitest';
import { PATHS, pathParameters, siteAddress } from './paths.ts';

describe('the named parts of a path', () => {
  it.each([
    [PATHS.dailyMeals, '/dailyMeals/5f1c2f0e', { surveyId: '5f1c2f0e' }],
    [PATHS.dailyMeals, '/dailymeals/5f1c2f0e/', { surveyId: '5f1c2f0e' }],
    [PATHS.foundRecipe, '/recipeDetail/%EB%91%90%EB%B6%80', { doc_id: '%EB%91%90%EB%B6%80' }],
    [PATHS.search, '/search', {}],
  ])('of the form %s are read from %s', (pattern, path, parts) => {
    expect(pathParameters(pattern, path)).toEqual(parts);
  });

  it.each([
    [PATHS.dailyMeals, '/dailyMeals'],
    [PATHS.dailyMeals, '/dailyMeals/5f1c2f0e/more'],
    [PATHS.dailyMeals, '/weeklyMeals/5f1c2f0e'],
    [PATHS.recipeDetail, '/recipeDetail/5f1c2f0e'],
    [PATHS.intro, '/intro'],
  ])('of the form %s are not those of %s', (pattern, path) => {
    expect(pathParameters(pattern, path)).toBeNull();
  });
});

it('names screens and files of the site for the world outside', () => {
  const { screen, file } = siteAddress('https://kkini.example');
  expect(screen('/dailyMeals/2c8a9a0d?date=2025-11-20')).toBe(
    'https://kkini.example/#/dailyMeals/2c8a9a0d?date=2025-11-20',
  );
  expect(file('/art/dishes/tofu-stew.png?v=1')).toBe('https://kkini.example/art/dishes/tofu-stew.png?v=1');
  expect(file('https://shop.example/salad.jpg')).toBe('https://shop.example/salad.jpg');
});
