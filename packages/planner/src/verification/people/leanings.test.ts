import { EATING_STYLES, HEALTH_CONDITIONS } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { ANSWER_OWNERS, type RuleOwner } from '../../model/rule-owner.ts';
import { ownerLeanings } from '../../preferences/tag-preference.ts';
import { LEANINGS } from './leanings.ts';

const OWNERS: readonly RuleOwner[] = [
  'everyone',
  ...HEALTH_CONDITIONS,
  ...EATING_STYLES,
  ...(['child', 'child.under7', 'child.under11', 'parents'] as const),
  ...ANSWER_OWNERS,
];

describe('what each owner leans to, written a second time', () => {
  it.each(OWNERS)('is what the planner prefers and avoids for %s', (owner) => {
    const [better, worse] = LEANINGS[owner] ?? ['', ''];
    const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');
    const planned = (isBetter: boolean) =>
      ownerLeanings(owner).flatMap(({ leaning, points }) => (points < 0 === isBetter ? [leaning] : []));
    expect(wordsOf(better).sort()).toEqual([...planned(true)].sort());
    expect(wordsOf(worse).sort()).toEqual([...planned(false)].sort());
  });
});
