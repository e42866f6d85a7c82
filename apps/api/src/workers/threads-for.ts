/** Planning threads on so many cores: one per core but for the one that serves calls; of two both, as a lone thread at 20 weeks a second lets them queue. */
export function threadsFor(cores: number): number {
  return Math.max(Math.min(2, cores), cores - 1);
}
