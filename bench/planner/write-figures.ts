import { writeFiguresSection } from '../figures-page.ts';
import { type PlannerResults, readResults } from './planner-results.ts';
import { plannerTables } from './planner-tables.ts';

/** Writes the last run's figures into docs/figures.md. */
function writeFigures(): void {
  const results = readResults();
  if (results.catalogues.length === 0) throw new Error('Measure first: npm run planner -w @kkini/bench');
  writeFiguresSection('Planner', `${introduction(results)}\n\n${plannerTables(results)}`);
}

function introduction({ node, cores, minutes }: PlannerResults): string {
  return `How the week is found and proved is told in [planner.en.md](planner.en.md) and [planner.ko.md](planner.ko.md). To repeat:

\`\`\`
npm run build
npm ci --prefix bench/rivals
npm run planner -w @kkini/bench -- --full      # everything; \`--help\` for parts of it
npm run planner-figures -w @kkini/bench        # this section from the last run
npm run check-weeks -w @kkini/bench -- --weeks 500
\`\`\`

\`planner\` ends with an error where HiGHS contradicts a certificate; \`check-weeks\` where the
independent checker finds anything in a week of leading dishes, or anything is wrong with the weeks of made-up visitors, as many. Those are
served as by the server: with laid tables, households, medicines, a day for cooking ahead and foods at home; other meals and companions are
offered and taken, the rest is planned again, and answers change. Each such week is checked as a stored plan, and judged by its ingredient
lists and everybody's own plate, with rules written down once more from their sources (\`bench/planner/visits\`). A violation names its
visitor: \`--weeks 1 --from <visitor>\` shows it again. Real catalogue: the bundled one. Synthetic: invented dishes from a fixed seed.
Surveys: random styles per meal, up to three conditions, two eating styles and four excluded foods. The reference loop is 20
million multiplications in the same process: compare machines by it. The last run took ${minutes.toFixed(0)} minutes on ${cores} cores, Node ${node}.`;
}

writeFigures();
