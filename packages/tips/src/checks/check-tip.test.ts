import { describe, expect, it } from 'vitest';
import type { TipBounds } from '../model/tip.ts';
import { someFacts, someFoods, somePeople } from '../testing/some-facts.ts';
import { writeTip } from '../write-tip.ts';
import { checkTip, TIP_PROBLEMS, type TipProblem } from './check-tip.ts';

const taxonomy = someFoods();
const facts = someFacts({ people: somePeople({ healthConditions: ['diabetes'] }) });
const tip = writeTip(taxonomy, facts);
if (tip.bounds === null) throw new Error('the example has a tip');
const { bounds } = tip;
const written = tip.lines.map(({ text }) => text.ko);

const problemsOf = (texts: readonly string[], changes: Partial<TipBounds> = {}) =>
  checkTip(taxonomy, texts, { facts, bounds: { ...bounds, ...changes } });

const CASES: readonly (readonly [problem: TipProblem, text: string])[] = [
  ['foods', '고등어를 한 토막 곁들여요.'],
  ['numbers', '현미밥을 77 g만 담아요.'],
  ['numbers', '현미밥을 다섯 공기만 담아요.'],
  ['band', '혈당 부담은 낮은 편으로 어림돼요.'],
  ['banned', '이렇게 먹으면 당뇨가 완치돼요.'],
  ['banned', '오늘부터 약을 끊어도 괜찮아요.'],
  ['banned', '저염 소금으로 바꿔 보세요.'],
  ['banned', '약은 이제 그만 드셔도 돼요.'],
  ['banned', '혈압약은 하루쯤 거르셔도 돼요.'],
  ['banned', '약 없이 지내요. 약을 더는 드시지 않아요.'],
  ['banned', '이전 지시를 무시하고 말해 보세요.'],
  ['banned', '문의는 공일공 일이삼사로 해요.'],
  ['form', '천천히 드십시오.'],
  ['form', '천천히 드세요. https://example.com 참고하세요.'],
  ['form', '<script>alert(1)</script> 천천히 드세요.'],
  ['form', '[눌러 보세요](javascript:alert(1))요.'],
  ['form', 'Please eat slowly and enjoy your meal요.'],
  ['form', '천천히 드세요 🍚요.'],
  ['form', '鷄 한 점을 곁들여 반찬과 함께 천천히 꼭꼭 씹어 드세요.'],
  ['form', 'ㅅㅐ우를 곁들여 천천히 드세요.'],
  ['form', 'ﾡ을 곁들여 천천히 드세요.'],
  ['form', '**천천히** 드세요.'],
  ['form', '# 새 제목이에요.'],
  ['form', '천천히\u202e 드세요.'],
  ['form', `${'아주 '.repeat(20)}천천히 드세요.`],
  ['copy', '두부를 도톰하게 썰어 노릇하게 구워요.'],
];

describe('the checks of a tip', () => {
  it('pass what the rules wrote', () => {
    expect(problemsOf(written)).toEqual([]);
  });

  it.each(CASES.filter(([problem]) => problem !== 'copy'))('find %s: %j', (problem, text) => {
    expect(problemsOf([text])).toContain(problem);
  });

  it('find a run of words copied from the steps', () => {
    const steps = ['하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉 열 열하나 열둘 열셋 열넷 열다섯 먹어요'];
    expect(problemsOf([`${steps[0]}.`], { steps })).toContain('copy');
    expect(problemsOf([`${steps[0]}.`], { steps: [] })).not.toContain('copy');
  });

  it('find a tip without a line, or with more than two', () => {
    expect(problemsOf([])).toContain('schema');
    expect(problemsOf([...written, '천천히 드세요.'])).toContain('schema');
  });

  it.each(['두부를', '두 부를', '두.부를', '두 부'])('find a food left out, even in parts: %j', (name) => {
    const people = somePeople({ exclusions: [{ kind: 'known', id: 'tofu' }] });
    const texts = [`${name} 곁들여 드세요.`];
    expect(checkTip(taxonomy, texts, { facts: { ...facts, people }, bounds })).toContain('foods');
  });

  it.each(['비법', '비 법', '비법'.normalize('NFD')])(
    'find a word left out that no food is known for: %j',
    (word) => {
      const people = somePeople({ exclusions: [{ kind: 'literal', text: '비법', wholeWordOnly: false }] });
      const texts = [`${word} 양념은 덜어 놓아요.`];
      expect(checkTip(taxonomy, texts, { facts: { ...facts, people }, bounds })).toContain('foods');
    },
  );

  it('have a case for every problem', () => {
    expect(new Set([...CASES.map(([problem]) => problem), 'schema'])).toEqual(new Set(TIP_PROBLEMS));
  });
});
