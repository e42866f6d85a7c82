import { describe, expect, it } from 'vitest';
import { AREA_NEIGHBOURS, AREAS } from './areas.ts';

describe('the neighbours of an area', () => {
  it('are known for all 29 areas, never the area itself, and always mutual', () => {
    expect(AREA_NEIGHBOURS.size).toBe(29);
    for (const [area, neighbours] of AREA_NEIGHBOURS) {
      expect(neighbours.length).toBeGreaterThan(1);
      expect(neighbours).not.toContain(area);
      for (const other of neighbours) expect(AREA_NEIGHBOURS.get(other)).toContain(area);
    }
  });

  it('lead from every area to every other', () => {
    const reached = new Set<string>(['강남']);
    for (const area of reached) for (const other of AREA_NEIGHBOURS.get(area) ?? []) reached.add(other);
    expect([...reached].sort()).toEqual([...AREAS].sort());
  });

  it('of a neighbourhood include the district around it', () => {
    expect(AREA_NEIGHBOURS.get('낙성대')).toContain('관악');
    expect(AREA_NEIGHBOURS.get('여의도')).toContain('영등포');
    expect(AREA_NEIGHBOURS.get('잠실')).toContain('송파');
    expect(AREA_NEIGHBOURS.get('홍대')).toContain('마포');
  });
});
