import type { Result } from '@kkini/domain';
import type { ServerClient } from '../offline/kept-server.ts';
import { isUnreached } from './call-error.ts';
import type { CallFailure } from './server-client.ts';

/** The id to create something with; none on an insecure page, where browsers make no random ids. */
export type IdToCreate = { readonly newId?: string };

/** Ids that each server was asked to create something with and has not answered, by what it is. */
const UNANSWERED = new WeakMap<ServerClient, Map<string, string>>();

/** Creates something by a call. After a lost answer the next attempt sends the same id, so that no second one is created. */
export async function createOnce<Value>(
  server: ServerClient,
  what: string,
  create: (id: IdToCreate) => Promise<Result<Value, CallFailure>>,
): Promise<Result<Value, CallFailure>> {
  const unanswered = UNANSWERED.get(server) ?? new Map<string, string>();
  UNANSWERED.set(server, unanswered);
  const newId = unanswered.get(what) ?? randomId();
  if (newId !== undefined) unanswered.set(what, newId);
  let created = await create(newId === undefined ? {} : { newId });
  // A server of another release, or elsewhere, may not know the field.
  if (!created.ok && created.problem.fields?.includes('newId')) created = await create({});
  if (created.ok || !isUnreached(created.problem)) unanswered.delete(what);
  return created;
}

function randomId(): string | undefined {
  const { randomUUID }: Partial<Crypto> = crypto;
  return randomUUID?.call(crypto);
}
