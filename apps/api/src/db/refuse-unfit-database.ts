import { sql } from 'drizzle-orm';
import { StartProblem } from '../start-problem.ts';
import type { Queries } from './database.ts';

/**
 * Refuses a database in which texts or dates would be read or stored wrongly: Korean needs UTF-8, and other date styles write days in
 * another order. Throws a StartProblem that says how to change it.
 */
export async function refuseUnfitDatabase(queries: Queries): Promise<void> {
  const { rows } = await queries.execute(
    sql`select current_setting('server_encoding') as encoding, current_setting('datestyle') as style,
      quote_ident(current_database()) as name`,
  );
  const [encoding, style, name] = [rows[0]?.['encoding'], String(rows[0]?.['style']), rows[0]?.['name']];
  if (encoding !== 'UTF8')
    throw new StartProblem(
      `The database ${name} stores texts as ${encoding}; create one with encoding 'UTF8' template template0`,
    );
  if (!style.startsWith('ISO'))
    throw new StartProblem(
      `The database ${name} writes dates as '${style}'; run: alter database ${name} set datestyle = 'ISO, YMD', or change the role that signs in`,
    );
}
