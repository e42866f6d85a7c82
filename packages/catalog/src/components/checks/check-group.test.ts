import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../../taxonomy/testing/bundled-taxonomy.ts';
import { bundledComponent } from '../../testing/bundled-content.ts';
import { checkGroup } from './check-group.ts';

const taxonomy = bundledTaxonomy();

describe('a dish in a fish group', () => {
  it('is refused with fish cakes alone', () => {
    const rolls = { ...bundledComponent('eomuk-gimbap'), mainGroup: 'whiteFish' as const };
    expect(checkGroup(rolls, taxonomy)).toEqual([
      { field: 'mainGroup', repair: 'write seafood: fish cakes are no serving of fish' },
    ]);
  });

  it.each(['galchi-jorim', 'hwangtae-guk', 'chamchi-gimbap'])(
    'holds fish fresh, dried or canned: %s',
    (id) => {
      expect(checkGroup({ ...bundledComponent(id), mainGroup: 'whiteFish' }, taxonomy)).toEqual([]);
    },
  );
});
