/**
 * Number of planning threads: one per core except the one that serves calls, but two on two cores, because at 20 weeks a second
 * requests queue for a single thread.
 */
export function threadsFor(cores: number): number {
  return Math.max(Math.min(2, cores), cores - 1);
}
