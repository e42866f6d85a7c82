import { changePassword, deleteAccount, exportAccount } from '@kkini/contract';
import { ok, type Result } from '@kkini/domain';
import type { Platform } from '../../platform/platform.ts';
import type { CallFailure } from '../../platform/server/server-client.ts';

type Server = Pick<Platform, 'server'>;

/** Sets another password; everywhere else the account is signed out. */
export function setPassword({ server }: Server, passwords: (typeof changePassword)['example']['request']) {
  return server.call(changePassword, passwords);
}

/** Deletes the account and all that hangs on it; what was kept of it on this device goes as well. */
export async function removeAccount({ server, kept }: Pick<Platform, 'server' | 'kept'>, password: string) {
  const removed = await server.call(deleteAccount, { password });
  if (removed.ok) await kept.clear();
  return removed;
}

/** Everything kept about the account, as a file named after the day. */
export async function exportFile({
  server,
  clock,
}: Pick<Platform, 'server' | 'clock'>): Promise<Result<File, CallFailure>> {
  const all = await server.call(exportAccount, undefined);
  if (!all.ok) return all;
  const type = 'application/json';
  return ok(new File([JSON.stringify(all.value, null, 2)], `kkini-${clock.today()}.json`, { type }));
}
