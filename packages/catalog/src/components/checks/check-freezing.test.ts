import { describe, expect, it } from 'vitest';
import { bundledComponent } from '../../testing/bundled-content.ts';
import { checkFreezing } from './check-freezing.ts';

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
