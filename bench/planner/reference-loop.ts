const STEPS = 20_000_000;
const PASSES = 5;

/** Milliseconds of a fixed loop of multiplications, the least of several: what this machine is worth at this moment. */
export function referenceLoopMs(): number {
  let least = Infinity;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const began = performance.now();
    let sum = 0;
    for (let index = 0; index < STEPS; index += 1) sum += (index & 1023) * 1.000001;
    least = Math.min(least, performance.now() - began + (sum > 0 ? 0 : 1));
  }
  return least;
}
