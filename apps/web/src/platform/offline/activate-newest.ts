/** Milliseconds to wait for a newer version of the page. */
const NEWEST_LIMIT_MS = 15_000;

/** The parts of a service worker container, which is missing where the browser stores nothing. */
type Container = Pick<ServiceWorkerContainer, 'getRegistration' | 'addEventListener'>;

/**
 * Makes a newer version of the page, if the server has one, answer the next load. True if it does; false if there is none, and
 * after the limit. Never rejects.
 */
export async function activateNewest(
  container: Container | undefined,
  limitMs = NEWEST_LIMIT_MS,
): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  try {
    return await Promise.race([activate(container), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

async function activate(container: Container | undefined): Promise<boolean> {
  const registration = await container?.getRegistration();
  if (!container || !registration?.active) return false;
  const inUse = new Promise((resolve) =>
    container.addEventListener('controllerchange', resolve, { once: true }),
  );
  // Without a connection a version that is already waiting is still the newest.
  await registration.update().catch(() => undefined);
  if (registration.installing) await installed(registration.installing);
  if (!registration.waiting) return false;
  registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  await inUse;
  return true;
}

async function installed(worker: ServiceWorker): Promise<void> {
  await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
}
