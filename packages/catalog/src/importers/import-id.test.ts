import { anyString } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importId, importKey } from './import-id.ts';

describe('importId', () => {
  it('keeps a plain key as it is', () => {
    expect(importId('cookrcp01', '28')).toBe('cookrcp01-28');
    expect(importId('mafra', 'a-1')).toBe('mafra-a-1');
  });

  it('spells any other key plainly and tells it apart by a checksum', () => {
    expect(importId('mfds-foods', 'D101-004160000-0001')).toMatch(
      /^mfds-foods-d101-004160000-0001-[a-z0-9]{1,7}$/,
    );
    expect(importId('schema-org', 'https://www.example.org/Soup?id=1')).toMatch(
      /^schema-org-example-org-soup-id-1-[a-z0-9]{1,7}$/,
    );
    expect(importId('mafra', '두부')).toMatch(/^mafra-[a-z0-9]{1,7}$/);
    expect(importId('mafra', 'Ab')).not.toBe(importId('mafra', 'aB'));
  });

  it('is short, and spelled as addresses and calls take it, for any key', () => {
    fc.assert(
      fc.property(anyString({ minLength: 1, maxLength: 400 }), (key) => {
        const id = importId('good-price-shops', key);
        expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(id.length).toBeLessThanOrEqual(100);
      }),
      { seed: 20261120 },
    );
  });
});

describe('importKey', () => {
  it('drops what no key is made of', () => {
    expect(importKey(' \u000028\ud800\n')).toBe('28');
    expect(importKey('두부 1')).toBe('두부 1');
    expect(importKey('\u0000')).toBe('');
  });
});
