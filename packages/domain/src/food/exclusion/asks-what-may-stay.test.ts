import { expect, it } from 'vitest';
import { aTaxonomySource } from '../taxonomy/testing/a-taxonomy-source.ts';
import { asksWhatMayStay } from './asks-what-may-stay.ts';
import { makeVisitorWording } from './visitor-wording.ts';

const wording = makeVisitorWording({
  ...aTaxonomySource().visitorWords,
  mayStay: ['괜찮', '먹음', 'ok', 'fine'],
  mayStayNegators: ['못', '안', 'not'],
  mayStayBreakers: ['지'],
  except: ['말고', '외에', 'except'],
  exceptAll: ['빼고', '제외'],
  allRest: ['다', '나머지'],
});

it.each([
  ['굴은 괜찮아요', true],
  ['괜찮', true],
  ['굴 괜찮지 않아요', false],
  ['굴 괜찮지 않지만 게는 괜찮아요', true],
  ['굴 못 먹음', false],
  ['굴 못먹음, 게 먹음', true],
  ['ok', true],
  ['oyster ok', true],
  ['oyster not ok', false],
  ['okra', false],
  ['smoked', false],
  ['굴ok', false],
  ['조개는 굴만', true],
  ['조개는 굴만 못먹어요', false],
  ['굴만', false],
  ['굴 말고', true],
  ['굴말고', true],
  ['말고기', false],
  ['굴 외에', true],
  ['except oyster', true],
  ['exceptional', false],
  ['ab외에', false],
  ['가b외에', true],
  ['굴 빼고 다', true],
  ['굴 빼고 나머지', true],
  ['굴 제외 다', true],
  ['굴 빼고다', true],
  ['굴빼고나머지', true],
  ['굴 빼고 다시마', false],
  ['굴 다 빼고', false],
  ['빼고', false],
  ['다', false],
  ['빼고굴 다', false],
  ['굴(게 제외)', true],
  ['굴[게 말고 굴]', true],
  ['굴 (제외)', false],
  ['굴 ( 제외 )', false],
  ['굴(게)', false],
  ['게 제외 (굴)', false],
  ['굴)게 제외', false],
  ['i eat fish but not oyster', true],
  ['he eats fish but not oyster', true],
  ['i eat fish not oyster', false],
  ['never oyster but i eat crab', true],
  ['  ', false],
])('"%s" asks what may stay: %s', (text, asks) => {
  expect(asksWhatMayStay(wording, text)).toBe(asks);
});

it.each(['not', 'no', 'never', 'dont', 'don’t', 'doesnt', 'cant', 'cannot', 'wont'])(
  '"%s eat" before "but" says of nothing that it may stay',
  (negated) => expect(asksWhatMayStay(wording, `i ${negated} eat oyster but crab`)).toBe(false),
);
