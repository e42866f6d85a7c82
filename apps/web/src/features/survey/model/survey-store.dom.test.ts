import { describe, expect, it } from 'vitest';
import { browserStorage, STORED } from '../../../platform/browser-storage.ts';
import { createSurveyStore, FRESH_SURVEY, isUnfinished } from './survey-store.ts';

const storage = () => browserStorage(() => window.localStorage);
const PLAN = { surveyId: 'a', startDate: '2025-11-21' };

describe('survey store', () => {
  it('keeps answers over a reload', () => {
    const store = createSurveyStore(storage());
    store.begin('a');
    store.answer({ targets: ['parents'], areas: ['판교'], excludedFoods: ['shrimp', '마라'] });
    store.visit(5);
    const reloaded = createSurveyStore(storage()).getState();
    expect(reloaded).toEqual(store.getState());
    expect(reloaded.lastStep).toBe(5);
  });

  it('drops earlier answers at a new start and keeps the way to the plan', () => {
    const store = createSurveyStore(storage());
    store.begin('a');
    store.answer({ targets: ['self'] });
    store.planned(PLAN);
    store.begin('b');
    const begun = { started: true, surveyId: 'b', plan: PLAN, knownExclusions: [] };
    expect(store.getState()).toEqual({ ...FRESH_SURVEY, ...begun });
  });

  it('is unfinished from the start until its plan is made', () => {
    const store = createSurveyStore(storage());
    expect(isUnfinished(store.getState())).toBe(false);
    store.begin('a');
    expect(isUnfinished(store.getState())).toBe(true);
    store.planned(PLAN);
    expect(isUnfinished(store.getState())).toBe(false);
  });

  it.each([
    'no json',
    '[]',
    'null',
    '{"started":true,"surveyId":7}',
    '{"plan":{"surveyId":"a","startDate":""}}',
    '{"draft":{"targets":"self","startDate":"2025-02-30","mealStyles":{"lunch":"cake"}}}',
  ])('starts afresh from the damaged entry %s', (text) => {
    window.localStorage.setItem(STORED.survey, text);
    expect(createSurveyStore(storage()).getState()).toEqual(FRESH_SURVEY);
  });

  it.each([
    ['nothing', undefined, []],
    ['rubbish', { gout: 'no' }, []],
    ['rubbish among conditions', ['gout', 7, 'flu'], ['gout']],
  ])('reads %s of conditions that are somebody else’s', (_, freeOf, conditions) => {
    const draft = { persons: [{ target: 'self', freeOf }] };
    window.localStorage.setItem(STORED.survey, JSON.stringify({ draft }));
    const [person] = createSurveyStore(storage()).getState().draft.persons;
    expect(person?.freeOf).toEqual(conditions);
  });

  it('takes over what another tab has answered, and writes nothing back', () => {
    const here = createSurveyStore(storage());
    const there = createSurveyStore(storage());
    here.begin('a');
    there.follow();
    there.answer({ targets: ['parents'] });
    const text = window.localStorage.getItem(STORED.survey);
    here.follow();
    expect(here.getState().draft.targets).toEqual(['parents']);
    expect(window.localStorage.getItem(STORED.survey)).toBe(text);
    here.visit(5);
    there.follow();
    expect(there.getState()).toMatchObject({ lastStep: 5, draft: { targets: ['parents'] } });
  });

  it('keeps its answers when the storage is full, also on the way back to its page', () => {
    let isFull = false;
    const { read, write, remove } = storage();
    const store = createSurveyStore({ read, remove, write: (...entry) => isFull || write(...entry) });
    store.begin('a');
    isFull = true;
    store.answer({ targets: ['self'] });
    store.follow();
    expect(store.getState().draft.targets).toEqual(['self']);
  });

  it('keeps working when storage is forbidden', () => {
    const forbidden = browserStorage(() => {
      throw new Error('denied');
    });
    const store = createSurveyStore(forbidden);
    store.begin('a');
    expect(store.getState().started).toBe(true);
  });
});
