import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Processor time in milliseconds that a process and its children have used so far, including children that have ended. */
export function processorMs(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const running = children.split(' ').map(Number).filter(Boolean);
  const [own = 0, ended = 0] = timesOf(pid);
  return running.reduce((total, child) => total + (timesOf(child)[0] ?? 0), own + ended);
}

/**
 * From `/proc/<pid>/stat` (proc(5)): the times of a process (fields 14 and 15), and of the children it has waited for (16 and 17).
 */
function timesOf(pid: number): readonly number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const ticks = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = ticks.map(
      (each) => (each * 1000) / TICKS_PER_SECOND,
    );
    return [user + system, endedUser + endedSystem];
  } catch {
    return [];
  }
}
