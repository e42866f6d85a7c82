import { expect, it } from 'vitest';
import { loadBundledCatalogue } from '../testing/load-test-catalogue.ts';
import { shareVersions } from './share-versions.ts';

it('shares equal parts of the versions of a dish and changes none', async () => {
  const { cookbook } = await loadBundledCatalogue();
  const [dish] = cookbook.filter(({ versions }) => versions.soyFree !== null);
  if (dish === undefined) throw new Error('no dish without soy');
  const apart = structuredClone([dish]);
  const written = JSON.parse(JSON.stringify(apart));
  shareVersions(written);
  expect(written).toEqual(apart);
  const { ordinary, light, mild, soyFree } = written[0].versions;
  expect(mild.ingredients[0]).toBe(ordinary.ingredients[0]);
  expect(soyFree.light.steps.at(-1)).toBe(light.steps.at(-1));
});
