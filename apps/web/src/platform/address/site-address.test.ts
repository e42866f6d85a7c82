import { expect, it } from 'vitest';
import { siteAddress } from './site-address.ts';

it('names screens and files of the site for the world outside', () => {
  const { screen, file } = siteAddress('https://kkini.example');
  expect(screen('/dailyMeals/2c8a9a0d?date=2025-11-20')).toBe(
    'https://kkini.example/#/dailyMeals/2c8a9a0d?date=2025-11-20',
  );
  expect(file('/art/dishes/tofu-stew.png?v=1')).toBe('https://kkini.example/art/dishes/tofu-stew.png?v=1');
  expect(file('https://shop.example/salad.jpg')).toBe('https://shop.example/salad.jpg');
});
