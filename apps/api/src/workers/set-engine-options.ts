import { setFlagsFromString } from 'node:v8';

/**
 * Sets options of V8. The first two affect threads started from now on.
 *
 * `max-semi-space-size=0` lets a thread's own limit bound its young generation. Otherwise the option of the process, meant for the
 * thread that serves calls, applies to all threads. `max-inlined-bytecode-size-cumulative` is how much bytecode V8 inlines into one
 * function, 920 by default. The planner's functions are recompiled for new kinds of surveys: of the 160 ms of processor time of a
 * week, after fifty others, 27 were compiling. Less inlining saves a third of that and leaves planning as fast.
 * `no-parallel-scavenge`, which affects the whole process at once, makes each thread collect its young garbage alone: V8 would
 * share it among four more threads, which wait for each other longer than they work on a young generation this small.
 * `heap-growing-percent` is how far the old generation may grow before V8 collects it, a quarter of itself by default. A collection
 * slows a week by 60 ms or more, because planning does most of the marking itself, and then code is compiled anew. With 100 a server
 * holds 638 to 648 MB after 200 plans in place of 566 to 592 (`npm run bench`), and plans hardly faster.
 */
export function setEngineOptions(): void {
  setFlagsFromString('--max-semi-space-size=0');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=400');
  setFlagsFromString('--no-parallel-scavenge');
  setFlagsFromString('--heap-growing-percent=50');
}
