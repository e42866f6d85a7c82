import { expect, it } from 'vitest';
import { pictureDeletion } from './picture-deletion.ts';

/** A store of pictures whose answers are stored when the test says so. */
function aStore() {
  const stored = new Set<string>();
  const deletion = pictureDeletion(async () => stored.clear());
  return {
    stored,
    deletion,
    /** Starts to store a picture; the returned function ends it, with or without success. */
    begin(name: string) {
      let store = () => {};
      let fail = () => {};
      const answered = new Promise<void>((resolve, reject) => {
        store = resolve;
        fail = () => reject(new Error('no connection'));
      });
      deletion.watch(answered.then(() => void stored.add(name)));
      return { store, fail };
    },
  };
}

it('a deletion includes the pictures that were being stored when it began', async () => {
  const { stored, deletion, begin } = aStore();
  stored.add('rice');
  const [soup, fish] = [begin('soup'), begin('fish')];
  const run = deletion.run();
  await Promise.resolve();
  expect(stored).toEqual(new Set());
  fish.fail();
  soup.store();
  await run;
  expect(stored).toEqual(new Set());
});

it('a deletion does not wait for pictures that are asked for after it', async () => {
  const { stored, deletion, begin } = aStore();
  const run = deletion.run();
  begin('next visitor');
  await run;
  expect(stored).toEqual(new Set());
});
