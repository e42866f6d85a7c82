import { describe, expect, it } from 'vitest';
import { PREDICATE_REQUESTS } from '../../messages/predicate-words.ts';
import { makeContext } from '../../rules/tip-context.ts';
import { DISH_ROWS } from '../../testing/predicate-rows/dish-rows.ts';
import { PERSON_ROWS } from '../../testing/predicate-rows/person-rows.ts';
import type { PredicateRow, RowScene } from '../../testing/predicate-rows/predicate-row.ts';
import { WORDING_ROWS } from '../../testing/predicate-rows/wording-rows.ts';
import { aTipDish, aTipPerson, someFacts, someFoods, somePeople } from '../../testing/some-facts.ts';
import { judgeBullet } from '../judge-guide.ts';
import type { JudgedBullet } from './tip-predicate.ts';
import { TIP_PREDICATE_IDS, TIP_PREDICATES } from './tip-predicates.ts';

const taxonomy = someFoods();
const ROWS: readonly PredicateRow[] = [...PERSON_ROWS, ...DISH_ROWS, ...WORDING_ROWS];

/** The bullet of a row and its context. */
function sceneOf(text: string, { dish, facts, people, person, bullet, others = [] }: RowScene) {
  const eater = aTipPerson(person);
  const all = someFacts({
    dish: aTipDish(dish),
    people: somePeople({ persons: [eater], ...people }),
    ...facts,
  });
  const said = (words: string): JudgedBullet => ({ part: 'action', text: words, swap: null });
  const context = makeContext(taxonomy, all);
  return {
    bullet: { ...said(text), ...bullet },
    scene: { context, person: eater, others: others.map(said) },
  };
}

describe('a predicate of a tip', () => {
  it.each(ROWS.map(([id, verdict, text, given = {}]) => ({ id, verdict, text, given })))(
    '$id $verdict $text',
    ({ id, verdict, text, given }) => {
      const { bullet, scene } = sceneOf(text, given);
      expect(TIP_PREDICATES[id](bullet, scene)).toBe(verdict === 'fails');
    },
  );

  it.each(TIP_PREDICATE_IDS)('%s has four rows that fail and four that pass', (id) => {
    const count = (verdict: string) => ROWS.filter((row) => row[0] === id && row[1] === verdict).length;
    expect(count('fails')).toBeGreaterThanOrEqual(4);
    expect(count('passes')).toBeGreaterThanOrEqual(4);
  });

  it.each(TIP_PREDICATE_IDS)('%s is asked of every writer', (id) => {
    expect(PREDICATE_REQUESTS[id]).toMatch(/세요\.$/u);
  });

  it('forbids a bullet for the whole table when it is true of one person', () => {
    const persons = [aTipPerson(), aTipPerson({ target: 'child', stage: 'child' })];
    const context = makeContext(taxonomy, someFacts({ people: somePeople({ persons }) }));
    const bullet = { part: 'action', text: '현미밥을 조금 덜어요.', swap: null } as const;
    expect(judgeBullet(bullet, { context, others: [], whose: [0, 1] })).toBe('P05');
  });
});
