import { ERRORS } from '@kkini/contract';
import { templatePlaces } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { unbrokenDay } from './day-words.ts';
import { en } from './en.ts';
import { ko, type MessageKey } from './ko.ts';
import { translator } from './translate.ts';

const keys = Object.keys(ko).filter((key): key is MessageKey => key in ko);
const places = (text: string) => [...new Set(templatePlaces(text))].sort();

describe('messages', () => {
  it('have the same places in both languages', () => {
    // English repeats the month on both days of a range; Korean does not.
    const differing = keys.filter((key) => places(ko[key]).join() !== places(en[key]).join());
    expect(differing).toEqual(['date.dayOnly']);
  });

  it('never stand in for another text of the same name', () => {
    const parts = import.meta.glob(['./ko/**/*.ts', './en/**/*.ts'], { eager: true }) as Readonly<
      Record<string, Record<string, Record<string, string>>>
    >;
    const shown = new Map<string, string>();
    const clashes = Object.entries(parts).flatMap(([path, names]) =>
      Object.values(names).flatMap((texts) =>
        Object.entries(texts).flatMap(([key, text]) => {
          const name = `${path.slice(2, 4)} ${key}`;
          const former = shown.get(name) ?? text;
          shown.set(name, text);
          return former === text ? [] : [name];
        }),
      ),
    );
    expect(shown.size).toBe(2 * keys.length);
    expect(clashes).toEqual([]);
  });

  it('are never empty', () => {
    expect(keys.filter((key) => ko[key] === '' || en[key] === '')).toEqual([]);
  });

  it('say in words what every failure of a call is', () => {
    expect(keys.filter((key) => key.startsWith('callError.')).sort()).toEqual(
      Object.keys(ERRORS)
        .map((code) => `callError.${code}`)
        .sort(),
    );
  });

  it('write no alternative particles', () => {
    expect(keys.filter((key) => /[을은이과]\([를는가와]\)/.test(ko[key]))).toEqual([]);
  });

  it('never say when to take a medicine', () => {
    const times = /빈속에|식전|식후|시간을 두|on an empty stomach|well apart/;
    expect(keys.filter((key) => times.test(ko[key]) || times.test(en[key]))).toEqual([]);
  });

  it('promise no effect on the body', () => {
    const effects = /보호|균형|포만감|예방|해독|떨어져요|낮춰|protect|balance|filling|\bcare\b/i;
    const shown = keys.filter((key) => /^(healthLine|eatingLine|effect)\./.test(key));
    expect(shown.filter((key) => effects.test(ko[key]) || effects.test(en[key]))).toEqual([]);
  });

  it('break no date before its last part', () => {
    expect(['Tue, Dec 1', '12월 1일 (화)'].map(unbrokenDay)).toEqual([
      'Tue, Dec\u00a01',
      '12월 1일\u00a0(화)',
    ]);
  });

  it('put the particle after the value', () => {
    const t = translator(ko);
    expect(t('mealStyles.nextTime', { time: '점심' })).toBe('점심을 골라 주세요');
    expect(t('mealStyles.copy', { time: '점심' })).toBe('점심과 똑같이');
  });
});
