import type { ShareWire } from '@kkini/contract';
import type { StoredShare } from '../../../db/stores/share-store.ts';

/** A share in wire form. */
export function shareWire({ id, createdAt }: StoredShare): ShareWire {
  return { shareId: id, createdAt: createdAt.toISOString() };
}
