import { describe, expect, it } from 'vitest';
import { bundledComponent } from '../../testing/bundled-content.ts';
import { checkWeight } from './check-weight.ts';

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
