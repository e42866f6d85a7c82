import { setFlagsFromString } from 'node:v8';

/**
 * Options of V8, the first two for the threads that start from now on.
 *
 * The first lets a thread's own limit bound its young generation: else the option the process is started with, meant for the
 * thread that serves calls, counts for all. The second is how much bytecode V8 inlines into one function, 920 by default. The
 * planner's functions are compiled anew for new kinds of surveys: of the 160 ms of processor time of a week, after fifty
 * others, 27 were compiling. Less inlining takes a third of that away and leaves planning as fast. With the third, which counts for the whole
 * process at once, a thread collects its young garbage alone: V8 shares that among four more threads, which wait for each other
 * longer than they work on a young generation as small as these.
 */
export function setEngineOptions(): void {
  setFlagsFromString('--max-semi-space-size=0');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=400');
  setFlagsFromString('--no-parallel-scavenge');
}
