import { expect, it, vi } from 'vitest';
import { reloadIntoNewest } from './late-script.ts';

it('reloads the page by itself, but not again within a minute', async () => {
  const page = { location: { ...window.location, reload: vi.fn() }, navigator: {} };
  void reloadIntoNewest(page, 100_000);
  await vi.waitFor(() => expect(page.location.reload).toHaveBeenCalledTimes(1));
  await reloadIntoNewest(page, 159_999);
  expect(page.location.reload).toHaveBeenCalledTimes(1);
  void reloadIntoNewest(page, 160_000);
  await vi.waitFor(() => expect(page.location.reload).toHaveBeenCalledTimes(2));
});
