import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../../taxonomy/testing/bundled-taxonomy.ts';
import { bundledComponent } from '../../testing/bundled-content.ts';
import { checkFreezing, checkGroup, checkWeight } from './check-facts.ts';

describe('the weight of a dish', () => {
  it('is refused above that of what goes into it', () => {
    expect(checkWeight({ ...bundledComponent('caprese'), cookedGrams: 300 })).toEqual([
      { field: 'cookedGrams', repair: 'weigh it again: 300 g cannot come of 259 g' },
    ]);
  });

  it('counts frying oil by what is eaten of it', () => {
    const fried = bundledComponent('tangsuyuk');
    expect(checkWeight({ ...fried, cookedGrams: 1300 })).toHaveLength(1);
    expect(checkWeight(fried)).toEqual([]);
  });

  it.each(['deulgireum-makguksu', 'oiji-muchim'])('may grow by the water of %s that no line names', (id) => {
    expect(checkWeight(bundledComponent(id))).toEqual([]);
  });
});

describe('a dish that can be frozen', () => {
  it('is refused with pieces that thaw badly', () => {
    const stew = { ...bundledComponent('gamja-tang'), freezes: true };
    expect(checkFreezing(stew)).toEqual([
      { field: 'freezes', repair: 'write false: potato in pieces thaws badly' },
    ]);
  });

  it.each(['gamja-goroke', 'yukgaejang', 'kimchi-jjim'])('is well without them, or mashed: %s', (id) => {
    expect(checkFreezing({ ...bundledComponent(id), freezes: true })).toEqual([]);
  });
});

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
