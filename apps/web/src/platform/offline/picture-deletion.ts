/** Deletion of stored pictures that includes those still being stored when it begins. */
export type PictureDeletion = {
  /** Watches an answer until it is stored, or is not. */
  watch(stored: Promise<unknown>): void;
  run(): Promise<void>;
};

/**
 * Deletes at once, and once more after the answers that were on their way have been stored: the first time there was nothing to
 * delete of them. Never waits for an answer that comes later.
 */
export function pictureDeletion(deleteAll: () => Promise<void>): PictureDeletion {
  const onTheWay = new Set<Promise<unknown>>();
  return {
    watch(stored) {
      const ended: Promise<unknown> = stored.catch(() => undefined).then(() => onTheWay.delete(ended));
      onTheWay.add(ended);
    },
    async run() {
      const before = [...onTheWay];
      await deleteAll();
      if (before.length === 0) return;
      await Promise.all(before);
      await deleteAll();
    },
  };
}

export const FORGET_PICTURES = 'FORGET_PICTURES';

/**
 * Deletes the pictures of dishes on this device: their addresses tell what somebody was served, and with that something about their
 * health. Never rejects.
 */
export async function forgetPictures(
  container: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined,
): Promise<void> {
  const registration = await container?.getRegistration().catch(() => undefined);
  registration?.active?.postMessage({ type: FORGET_PICTURES });
}
