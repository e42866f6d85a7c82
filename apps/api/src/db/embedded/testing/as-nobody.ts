/** The user without rights of its own, on every system. */
const NOBODY = 65_534;

/** Runs work without root's right to access every file, which other users lack anyway. */
export function asNobody(work: () => void): void {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}
