import type { WeekOfTables } from './week-of-tables.ts';

/** The changes that one proposal makes to a week of tables, kept for undoing them. */
export class TableChange {
  private readonly places: Int32Array;
  private readonly sidesBefore: Int32Array;
  private readonly tables: Int32Array;
  private readonly basesBefore: Int32Array;
  private placeCount = 0;
  private tableCount = 0;

  constructor(private readonly week: WeekOfTables) {
    this.places = new Int32Array(week.sides.length);
    this.sidesBefore = new Int32Array(week.sides.length);
    this.tables = new Int32Array(week.bases.length);
    this.basesBefore = new Int32Array(week.bases.length);
  }

  get isNone(): boolean {
    return this.placeCount + this.tableCount === 0;
  }

  clear(): void {
    this.placeCount = 0;
    this.tableCount = 0;
  }

  /** Puts a side in a place that this proposal has not changed yet. */
  set(place: number, side: number): void {
    this.places[this.placeCount] = place;
    this.sidesBefore[this.placeCount] = this.week.sides[place] ?? -1;
    this.placeCount += 1;
    this.week.set(place, side);
  }

  /** Gives a table another base. */
  setBase(table: number, base: number): void {
    this.tables[this.tableCount] = table;
    this.basesBefore[this.tableCount] = this.week.bases[table] ?? 0;
    this.tableCount += 1;
    this.week.setBase(table, base);
  }

  undo(): void {
    for (let at = 0; at < this.placeCount; at += 1)
      this.week.set(this.places[at] ?? 0, this.sidesBefore[at] ?? -1);
    for (let at = 0; at < this.tableCount; at += 1)
      this.week.setBase(this.tables[at] ?? 0, this.basesBefore[at] ?? 0);
    this.clear();
  }
}
