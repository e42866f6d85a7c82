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
