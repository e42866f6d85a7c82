import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { ko, type MessageKey } from './ko.ts';

/** Texts the specification quotes in Korean: verbatim in Korean. */
const KOREAN: Readonly<Record<string, MessageKey>> = {
  '대상을 선택해주세요!': 'targets.missing',
  '식단이 필요한 날짜를 선택해 주세요!': 'calendar.missing',
  '모든 식사 방법을 선택해 주세요!': 'mealStyles.missing',
  '식사를 원하시는 지역을 선택해 주세요!': 'area.missing',
  '입력해 주세요.': 'eating.feedbackMissing',
  '피드백 주셔서 감사합니다.': 'eating.feedbackThanks',
  '데이터 업데이트 중 오류가 발생했습니다.': 'calendar.saveFailed',
  '이어서 만들기': 'intro.resume',
};

/** Texts the specification quotes in English: verbatim in English, translated in Korean. */
const ENGLISH: Readonly<Record<string, MessageKey>> = {
  next: 'survey.next',
  'change complete': 'survey.editDone',
  '+ select meal': 'meal.choose',
  'no new meal information': 'change.none',
  'failed to load meal info': 'plan.failed',
  'meal info does not exist': 'plan.noMeal',
  'generating tips...': 'tips.writing',
  'an error occurred while generating tips, try again later': 'tips.failed',
  'required information is missing': 'tips.missing',
  'no price info': 'price.none',
  'please enter your email': 'signIn.emailMissing',
  'please enter your password': 'signIn.passwordMissing',
  'please enter your name': 'signUp.nameMissing',
  'passwords do not match': 'signUp.differ',
  'login failed, please try again': 'signIn.failed',
  'error, please try again': 'signUp.failed',
  'welcome, log in with the account you registered': 'signUp.done',
};

/** Technical texts: the same in both languages. */
const TECHNICAL: Readonly<Record<string, MessageKey>> = {
  'Error: {message}': 'recipe.failure',
  'Error fetching product details: {statusText}': 'product.failureText',
  'No product detail available': 'product.emptyText',
  'Invalid product ID': 'product.invalidText',
  'No data found': 'recipe.emptyText',
  'Unexpected Application Error!': 'error.unexpected',
  '*': 'recipe.missing',
};

describe('the words of the specification', () => {
  it.each(Object.entries(KOREAN))('stand to the letter in Korean: %s', (words, key) => {
    expect(ko[key]).toBe(words);
    expect(en[key]).not.toMatch(/[가-힣]/);
  });

  it.each(Object.entries(ENGLISH))('stand to the letter in English: %s', (words, key) => {
    expect(en[key]).toBe(words);
    expect(ko[key]).toMatch(/[가-힣]/);
  });

  it.each(Object.entries(TECHNICAL))('are the same in both languages: %s', (words, key) => {
    expect([ko[key], en[key]]).toEqual([words, words]);
  });
});
