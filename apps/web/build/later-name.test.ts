import { ENDPOINTS } from '@kkini/contract';
import { describe, expect, it } from 'vitest';
import { laterName } from './later-name.ts';

const calls = ENDPOINTS.map(({ path }) => path.split('/').at(-1) ?? '').filter((name) => name.includes('-'));

describe('the file of a later script', () => {
  it.each(calls)('is not mistaken for the call %s', (call) => {
    expect(laterName(call, 'js')).not.toContain(call);
    expect(laterName(call, 'css')).not.toContain(call);
  });

  it('is found by its words and by its hash', () => {
    expect(laterName('paint-pdf', 'js')).toBe('static/js/paint_pdf-[hash].js');
  });
});
