import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../../taxonomy/testing/bundled-taxonomy.ts';
import { bundledComponent, bundledParts } from '../../testing/bundled-content.ts';
import type { ComponentEntry } from '../component-entry.ts';
import { checkTags } from './check-tags.ts';

const foods = { taxonomy: bundledTaxonomy(), facts: bundledParts().facts };

/** Repairs proposed for a bundled dish with other tags. */
function repairsOf(id: string, tags: ComponentEntry['tags']): readonly string[] {
  return checkTags({ ...bundledComponent(id), tags }, foods).map(({ repair }) => repair);
}

describe('the tags of a dish', () => {
  it('call hot what is hot in itself, and not what is dipped', () => {
    expect(repairsOf('bibimbap', ['oneBowl'])).toEqual(['add spicy']);
    expect(repairsOf('ojingeo-sukhoe', ['guests'])).toEqual([]);
  });

  it('offer nothing hot to small children, be it a dip', () => {
    expect(repairsOf('yangnyeom-chicken', ['spicy', 'kids'])).toEqual(['leave out kids']);
    expect(repairsOf('broccoli-sukhoe', ['kids'])).toEqual(['leave out kids']);
    expect(repairsOf('sausage-yachae-bokkeum', ['kids'])).toEqual([]);
  });

  it('call light what has little energy for its part of a meal, and hearty what has much', () => {
    expect(repairsOf('yeoneo-poke', ['light'])).toEqual(['leave out light']);
    expect(repairsOf('sigeumchi-namul', ['light'])).toEqual([]);
    expect(repairsOf('siraegi-doenjang-guk', ['hearty'])).toEqual(['leave out hearty']);
    expect(repairsOf('galbi-tang', ['hearty'])).toEqual([]);
  });
});
