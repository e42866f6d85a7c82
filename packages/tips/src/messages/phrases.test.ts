import { EATING_STYLES, HEALTH_CONDITIONS } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { hasPlainForm } from '../checks/check-tip.ts';
import type { TipProfile } from '../model/tip.ts';
import { conditionRules, STAGE_RULES } from '../rules/condition-rules.ts';
import { EATING_RULES } from '../rules/eating-rules.ts';
import { PLATE_RULES, PORTION_RULES } from '../rules/portion-rules.ts';
import { SALT_RULES, SALT_SHARE_RULE } from '../rules/salt-rules.ts';
import { SWAP_RULES } from '../rules/swap-rules.ts';
import { splitSentences } from '../wording/split-sentences.ts';
import { renderPhrase } from '../wording/word-rule.ts';
import { BANNED_PATTERNS } from './banned-patterns.ts';
import { PHRASES } from './phrases.ts';
import { REASON_PHRASES } from './reasons/reason-phrases.ts';

const PROFILES: readonly TipProfile[] = [
  'care',
  ...HEALTH_CONDITIONS,
  ...EATING_STYLES.filter((style) => style !== 'regular'),
];

const rules = [
  ...SWAP_RULES,
  ...PORTION_RULES,
  ...PLATE_RULES,
  ...EATING_RULES,
  ...SALT_RULES,
  SALT_SHARE_RULE,
  ...PROFILES.flatMap((profile) => conditionRules(profile)),
  ...STAGE_RULES.child,
  ...STAGE_RULES.parents,
];

const wordings = [...Object.entries(PHRASES), ...Object.entries(REASON_PHRASES)].flatMap(([rule, patterns]) =>
  patterns.map((pattern) => [rule, pattern] as const),
);

/** Every slot filled with a short word or a number. */
const EXAMPLES = Object.fromEntries([
  ...['from', 'to', 'starch', 'veg', 'veg2', 'cookedVeg', 'protein', 'season', 'oil', 'spice'].map((name) => [
    name,
    '무',
  ]),
  ...['kcal', 'carb', 'fiber', 'sugar', 'proteinG', 'satFat', 'sodium', 'potassium', 'purine'].map((name) => [
    name,
    '20',
  ]),
  ...['proteinGrams', 'starchGrams', 'saving', 'soupSaving', 'dayCarb', 'daySodium', 'dayKcal'].map(
    (name) => [name, '200'],
  ),
  ...['dayProtein', 'dayPurine', 'dayCap'].map((name) => [name, '80']),
  ['bowl', '2/3공기'],
  ['pieces', '떡'],
  ['sour', '무'],
  ['time', '점심'],
  ...['ifProtein', 'ifFew', 'ifFewGrain', 'ifLittleSugar', 'ifBibim'].map((name) => [name, '']),
  ...['salt', 'sauce', 'paste', 'skin', 'bony', 'toCut', 'muchVeg', 'fruit'].map((name) => [name, '무']),
  ...['sodiumShare', 'fiberShare'].map((name) => [name, '4분의 1쯤']),
  ['sodiumCap', '2,000'],
  ['eggs', '2개(100 g)'],
  ['meals', '세'],
]);

describe('the wordings of tips', () => {
  it('are there for every rule, and no wording is without a rule', () => {
    const ids = new Set(rules.map(({ id }) => id));
    expect(rules.filter(({ id }) => PHRASES[id] === undefined)).toEqual([]);
    const unused = Object.keys(PHRASES).filter((id) => !ids.has(id) && !id.startsWith('summary.'));
    expect(unused).toEqual([]);
    const reasons = Object.keys(REASON_PHRASES).filter((id) => !ids.has(id));
    expect(reasons).toEqual([]);
  });

  it('are many', () => {
    expect(wordings.length).toBeGreaterThan(1_100);
    expect(new Set(wordings.map(([rule, pattern]) => `${rule} ${pattern}`)).size).toBe(wordings.length);
  });

  it('read as short polite sentences without anything that is never said', () => {
    const bad = wordings.filter(([, pattern]) => {
      const text = renderPhrase(pattern, EXAMPLES);
      return text === null || !hasPlainForm(text) || BANNED_PATTERNS.some((banned) => banned.test(text));
    });
    expect(bad).toEqual([]);
  });

  it('say of a figure of the day that it is the day, and of the dish that it is not', () => {
    const sentences = wordings.flatMap(([, pattern]) => splitSentences(pattern));
    const ofDay = /하루|이날|오늘|그날|\{meals\} 끼|다른 끼니/u;
    const ofDayAlone = sentences.filter((each) => /\{day[A-Z]/u.test(each));
    expect(ofDayAlone.length).toBeGreaterThan(40);
    expect(ofDayAlone.filter((each) => !ofDay.test(each))).toEqual([]);
    const ofDish = sentences.filter((each) => /\{(?:sodium|potassium|purine)[}:]/u.test(each));
    const asOfDay = ofDish.filter((each) => /(?:이날|오늘|그날|하루)(?! 기준| 나트륨 약 \{day)/u.test(each));
    expect(asOfDay).toEqual([]);
  });

  it('give every condition and style advice of its own', () => {
    for (const profile of PROFILES.filter((each) => each !== 'care')) {
      const own = Object.keys(PHRASES).filter((id) => id.startsWith(`${profile}.`));
      expect(own.length, profile).toBeGreaterThanOrEqual(3);
    }
  });
});
