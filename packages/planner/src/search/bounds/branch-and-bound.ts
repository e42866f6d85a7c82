import { type MasterSolution, solveMaster } from '../master/master-lp.ts';
import type { MenuPool } from '../master/menu-pool.ts';
import { EMPTY_DAY_POINTS, siftMaster } from '../master/pool-lp.ts';
import { WeekChoice } from '../week-choice.ts';
import type { Incumbent, Meeting } from './incumbent.ts';

/** Longer lists of menus are solved by sifting. */
const SIFTED = 300;
const INTEGRAL = 1e-6;

/** The menus to search, the week to beat, and the most linear programmes to solve. */
export type BranchingTask = {
  readonly menus: readonly number[];
  readonly incumbent: Incumbent;
  readonly nodeLimit: number;
};

/**
 * The cheapest week made of the listed menus, by branch and bound on the master LP (Land and Doig 1960). A node whose
 * relaxation costs no less than the incumbent is pruned; otherwise the search branches on serving one menu once more
 * or never. Menus whose reduced cost exceeds the gap are in no better week. Returns the number of nodes and whether
 * the search is complete; if so, no week of these menus with a valid order is cheaper than the incumbent.
 */
export function branchAndBound(
  pool: MenuPool,
  task: BranchingTask,
): { readonly finished: boolean; readonly nodes: number } {
  const search = new Branching(pool, task);
  search.explore(task.menus);
  return { finished: search.finished, nodes: search.nodes };
}

class Branching {
  nodes = 0;
  finished = true;
  private readonly choice: WeekChoice;

  constructor(
    private readonly pool: MenuPool,
    private readonly task: BranchingTask,
  ) {
    this.choice = new WeekChoice(pool);
  }

  explore(menus: readonly number[]): void {
    if (this.nodes >= this.task.nodeLimit) {
      this.finished = false;
      return;
    }
    this.nodes += 1;
    const solution = this.relax(menus);
    const { incumbent } = this.task;
    if (solution?.status === 'infeasible') return;
    if (solution !== null && incumbent.isNoWorseThan(solution.objective)) return;
    const used = solution === null ? [] : usedMenus(solution);
    const isWhole = used.length > 0 && used.every(({ whole }) => whole);
    if (isWhole) {
      const offered = this.offerWhole(used);
      if (offered === 'settled') return;
      if (offered !== 'unordered') {
        this.partNight(offered, menus);
        return;
      }
    }
    const branching = branchingMenu(used) ?? menus[0];
    if (branching === undefined) return;
    const gap = solution === null ? Infinity : incumbent.objective - solution.objective;
    const kept = menus.filter((menu) => (solution?.reducedOf(menu) ?? 0) <= gap + INTEGRAL);
    this.serve(branching, kept);
    this.explore(kept.filter((menu) => menu !== branching));
  }

  /** The linear relaxation of the node, by sifting where the list is long; null where it is unsolved. */
  private relax(menus: readonly number[]): Relaxation | null {
    const { pool, choice: chosen } = this;
    if (menus.length > SIFTED) {
      const start = menus.slice(0, SIFTED / 2);
      const sifted = siftMaster(pool, { menus, start, chosen, emptyDayPoints: EMPTY_DAY_POINTS });
      return sifted === null ? null : { ...sifted, reducedOf: (menu) => sifted.poolReduced[menu] ?? 0 };
    }
    const solution = solveMaster(pool, { menus, chosen, emptyDayPoints: Infinity });
    if (solution.status === 'unsolved') return null;
    const reduced = new Map(menus.map((menu, index) => [menu, solution.reduced[index] ?? 0]));
    return { menus, reducedOf: (menu) => reduced.get(menu) ?? 0, ...solution };
  }

  /** The branch in which the menu is served once more. */
  private serve(menu: number, kept: readonly number[]): void {
    const { choice } = this;
    choice.push(menu);
    if (choice.daysLeft === 0) this.task.incumbent.offer(choice);
    else this.explore(kept.filter((other) => choice.fits(other)));
    choice.pop();
  }

  /**
   * Branches on two days with fixed places that share a main group overnight: in every valid week one of them avoids
   * it. A day that is already chosen gets no branch.
   */
  private partNight({ evening, morning }: Meeting, menus: readonly number[]): void {
    const { incumbent } = this.task;
    for (const end of [evening, morning]) {
      if ((this.choice.left[end.place] ?? 0) > 0)
        this.explore(menus.filter((menu) => !incumbent.ends(menu, end)));
    }
  }

  /**
   * Offers an integral solution. If its days have no valid order, the search branches on the shared night where that is known.
   */
  private offerWhole(used: readonly UsedMenu[]): 'settled' | 'unordered' | Meeting {
    const { choice } = this;
    const before = choice.menus.length;
    for (const { menu, value } of used) {
      for (let serving = 0; serving < Math.round(value); serving += 1) choice.push(menu);
    }
    const { incumbent } = this.task;
    const offered = incumbent.offer(choice) ? 'settled' : (incumbent.meetingIn(choice) ?? 'unordered');
    while (choice.menus.length > before) choice.pop();
    return offered;
  }
}

type UsedMenu = { readonly menu: number; readonly value: number; readonly whole: boolean };

type Relaxation = MasterSolution & {
  readonly menus: readonly number[];
  readonly reducedOf: (menu: number) => number;
};

function usedMenus({ menus, values }: Relaxation): readonly UsedMenu[] {
  return menus.flatMap((menu, index) => {
    const value = values[index] ?? 0;
    return value > INTEGRAL ? [{ menu, value, whole: Math.abs(value - Math.round(value)) <= INTEGRAL }] : [];
  });
}

/**
 * The menu whose fractional part is closest above a half, because a good week most likely serves it; without one, the
 * menu closest below.
 */
function branchingMenu(used: readonly UsedMenu[]): number | undefined {
  let best: number | undefined;
  let highest = -1;
  for (const { menu, value, whole } of used) {
    if (whole) continue;
    const part = value - Math.floor(value);
    const score = part > 0.5 ? 1.5 - part : part;
    if (score > highest) {
      highest = score;
      best = menu;
    }
  }
  return best ?? used[0]?.menu;
}
