import fs from 'node:fs';
import { dirname } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type StartOptions = Parameters<NodeFS['init']>[1];

/** A file or folder of Emscripten's file system, and an open one; `nfd` is the descriptor, which folders lack. */
type FileNode = { readonly name: string; readonly parent: FileNode };
type OpenFile = { readonly node: FileNode; readonly nfd?: number };

/** The part of Emscripten's bridge to Node's file system that is used here. */
type NodeBridge = {
  readonly realPath: (node: FileNode) => string;
  /** Translates Node's errors into those PostgreSQL understands. */
  readonly tryFSOperation: <Value>(work: () => Value) => Value;
  readonly node_ops: { mknod(parent: FileNode, name: string, mode: number, device: number): FileNode };
  readonly stream_ops: { fsync?(file: OpenFile): number };
};

/**
 * Files of an embedded database that are synced when PostgreSQL asks for it, which PGlite's own bridge ignores. A new folder is
 * filled first and then synced as a whole, because syncing file by file takes ten times as long.
 */
export class SyncedFolder extends NodeFS {
  private isFilling: boolean;
  /** Folders with new files whose directory entries may not be on disk. */
  private readonly grown = new Set<string>();

  constructor(folder: string, { isFilling }: { readonly isFilling: boolean }) {
    super(folder);
    this.isFilling = isFilling;
  }

  override async init(...[tables, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(tables, options);
    const bridge: StartOptions['preRun'] = [(module) => this.syncThrough(module.FS.filesystems.NODEFS)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...bridge, ...(emscriptenOpts.preRun ?? [])] } };
  }

  /** Ends the filling: syncs everything, and makes every later sync real. */
  async syncFilled(): Promise<void> {
    const entries = fs.readdirSync(this.rootDir, { recursive: true, withFileTypes: true });
    const paths = entries.map(({ parentPath, name }) => `${parentPath}/${name}`);
    await Promise.all([...paths, this.rootDir].map(syncAside));
    syncPath(dirname(this.rootDir));
    this.grown.clear();
    this.isFilling = false;
  }

  private syncThrough(bridge: NodeBridge): void {
    const { node_ops, stream_ops, realPath } = bridge;
    const { mknod } = node_ops;
    node_ops.mknod = (parent, ...rest) => {
      const node = mknod(parent, ...rest);
      this.grown.add(realPath(parent));
      return node;
    };
    stream_ops.fsync = ({ node, nfd }) => {
      if (!this.isFilling) bridge.tryFSOperation(() => this.sync(realPath(node), nfd));
      return 0;
    };
  }

  /** Syncs a file and, if it is new, its directory entry, which PostgreSQL leaves to the file system. */
  private sync(path: string, descriptor: number | undefined): void {
    if (descriptor !== undefined) fs.fsyncSync(descriptor);
    const folder = descriptor === undefined ? path : dirname(path);
    if (folder !== path && !this.grown.has(folder)) return;
    syncPath(folder);
    this.grown.delete(folder);
  }
}

/** Syncs a file or folder to disk. */
export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

async function syncAside(path: string): Promise<void> {
  const file = await fs.promises.open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Why a folder cannot be synced, as an error code such as EINVAL; null if it can. */
export function syncProblem(folder: string): string | null {
  try {
    syncPath(folder);
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
