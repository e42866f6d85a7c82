import { describe, expect, it } from 'vitest';
import { stripEdges, stripEnd, stripStart } from './strip-edges.ts';

describe('stripEdges', () => {
  it('takes characters off both ends, never from the middle', () => {
    expect(stripEdges('..파·마늘,.', '.,')).toBe('파·마늘');
    expect(stripStart('- - 파 -', ' -')).toBe('파 -');
    expect(stripEnd('- 파 - ', ' -')).toBe('- 파');
  });

  it('leaves nothing of a text made of edges', () => {
    expect(stripEdges('....', '.')).toBe('');
    expect(stripEdges('', '.')).toBe('');
  });
});
