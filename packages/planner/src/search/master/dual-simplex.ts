/** Result of a linear programme; `unsolved` after too many pivots. */
export type LpStatus = 'optimal' | 'infeasible' | 'unsolved';

const MAX_PIVOTS = 3_000;
const ZERO = 1e-9;

/**
 * Dense dual simplex for min c.x subject to A x <= b, x >= 0 with c >= 0, in one condensed tableau: the slack basis is
 * dual feasible from the start, so there is no first phase (Lemke 1954). Rows hold the basic variables, columns the
 * others; a pivot exchanges one of each. Row `rows` is the objective, column `columns` the right-hand side.
 */
export class DenseLp {
  private readonly width: number;
  private readonly tableau: Float64Array;
  /** Variable of every row and column: below `columns` a column, above it the slack of row `variable - columns`. */
  private readonly basic: Int32Array;
  private readonly nonbasic: Int32Array;

  constructor(
    readonly rows: number,
    readonly columns: number,
  ) {
    this.width = columns + 1;
    this.tableau = new Float64Array((rows + 1) * this.width);
    this.basic = consecutive(columns, rows);
    this.nonbasic = consecutive(0, columns);
  }

  addCoefficient(row: number, column: number, value: number): void {
    const at = row * this.width + column;
    this.tableau[at] = (this.tableau[at] ?? 0) + value;
  }

  setCost(column: number, value: number): void {
    this.tableau[this.rows * this.width + column] = value;
  }

  setBound(row: number, value: number): void {
    this.tableau[row * this.width + this.columns] = value;
  }

  solve(): LpStatus {
    for (let pivots = 0; pivots < MAX_PIVOTS; pivots += 1) {
      const row = this.leavingRow();
      if (row < 0) return 'optimal';
      const column = this.enteringColumn(row);
      if (column < 0) return 'infeasible';
      this.pivot(row, column);
    }
    return 'unsolved';
  }

  get objective(): number {
    return -(this.tableau[this.rows * this.width + this.columns] ?? 0);
  }

  values(): Float64Array {
    const values = new Float64Array(this.columns);
    for (let row = 0, at = this.columns; row < this.rows; row += 1, at += this.width) {
      const variable = this.basic[row] ?? 0;
      if (variable < this.columns) values[variable] = this.tableau[at] ?? 0;
    }
    return values;
  }

  /** Reduced costs of the columns, none below zero at an optimum. */
  reducedCosts(): Float64Array {
    const reduced = new Float64Array(this.columns);
    for (let column = 0; column < this.columns; column += 1) {
      const variable = this.nonbasic[column] ?? 0;
      if (variable < this.columns) reduced[variable] = this.objectiveAt(column);
    }
    return reduced;
  }

  /** Dual values of the rows: how much the objective falls per unit of right-hand side, none below zero at an optimum. */
  prices(): Float64Array {
    const prices = new Float64Array(this.rows);
    for (let column = 0; column < this.columns; column += 1) {
      const variable = this.nonbasic[column] ?? 0;
      if (variable >= this.columns) prices[variable - this.columns] = this.objectiveAt(column);
    }
    return prices;
  }

  private objectiveAt(column: number): number {
    return this.tableau[this.rows * this.width + column] ?? 0;
  }

  /** The row with the most negative right-hand side, the first of equals; -1 at an optimum. */
  private leavingRow(): number {
    let leaving = -1;
    let least = -ZERO;
    for (let row = 0, at = this.columns; row < this.rows; row += 1, at += this.width) {
      const value = this.tableau[at] ?? 0;
      if (value < least) {
        least = value;
        leaving = row;
      }
    }
    return leaving;
  }

  /** The column whose reduced cost reaches zero first, the larger pivot among equals; -1 if the row is infeasible. */
  private enteringColumn(row: number): number {
    const from = row * this.width;
    let entering = -1;
    let smallest = Infinity;
    let pivot = 0;
    for (let column = 0; column < this.columns; column += 1) {
      const value = this.tableau[from + column] ?? 0;
      if (value >= -ZERO) continue;
      const ratio = this.objectiveAt(column) / -value;
      if (ratio < smallest - 1e-12 || (ratio < smallest + 1e-12 && value < pivot)) {
        smallest = Math.min(smallest, ratio);
        pivot = value;
        entering = column;
      }
    }
    return entering;
  }

  private pivot(row: number, column: number): void {
    const { tableau, width } = this;
    const from = row * width;
    const inverse = 1 / (tableau[from + column] ?? 1);
    for (let j = 0; j < width; j += 1) tableau[from + j] = (tableau[from + j] ?? 0) * inverse;
    tableau[from + column] = inverse;
    for (let i = 0, at = 0; i <= this.rows; i += 1, at += width) {
      const factor = i === row ? 0 : (tableau[at + column] ?? 0);
      if (factor === 0) continue;
      for (let j = 0; j < width; j += 1) {
        tableau[at + j] = (tableau[at + j] ?? 0) - factor * (tableau[from + j] ?? 0);
      }
      tableau[at + column] = -factor * inverse;
    }
    const leaving = this.basic[row] ?? 0;
    this.basic[row] = this.nonbasic[column] ?? 0;
    this.nonbasic[column] = leaving;
  }
}

function consecutive(first: number, count: number): Int32Array {
  const numbers = new Int32Array(count);
  for (let index = 0; index < count; index += 1) numbers[index] = first + index;
  return numbers;
}
