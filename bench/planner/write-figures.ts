import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiguresSection } from '../figures-page.ts';
import { excessPanel } from './picture/excess-panel.ts';
import { picture, text } from './picture/svg.ts';
import { timePanel } from './picture/time-panel.ts';
import { PICTURE_WORDS } from './picture/words.ts';
import { type PlannerResults, readResults } from './planner-results.ts';
import { plannerTables } from './planner-tables.ts';

const PICTURES = join(import.meta.dirname, '../../docs/pictures');
const SIZE = [1090, 470] as const;

/** Writes the last run's figures into docs/figures.md and draws them. */
function writeFigures(): void {
  const results = readResults();
  if (results.catalogues.length === 0) throw new Error('Measure first: npm run planner -w @kkini/bench');
  for (const language of ['en', 'ko'] as const) {
    writeFileSync(join(PICTURES, `planner-figures.${language}.svg`), drawn(results, language));
  }
  writeFiguresSection('Planner', `${introduction(results)}\n\n${plannerTables(results)}`);
}

function drawn(results: PlannerResults, language: 'en' | 'ko'): string {
  const words = PICTURE_WORDS[language];
  const parts = [
    text([32, 42], words.title, 'title'),
    ...timePanel(results, words),
    ...excessPanel(results, words),
  ];
  return picture(SIZE, parts, words);
}

function introduction({ node, cores, minutes }: PlannerResults): string {
  return `![Times until a week is proved optimal, and how far plain heuristics stay above the optimum](pictures/planner-figures.en.svg)

How the week is found and proved is told in [planner.en.md](planner.en.md) and [planner.ko.md](planner.ko.md). To repeat:

\`\`\`
npm run build
npm ci --prefix bench/rivals
npm run planner -w @kkini/bench -- --full      # everything; \`--help\` for parts of it
npm run planner-figures -w @kkini/bench        # this section and its pictures from the last run
npm run check-weeks -w @kkini/bench -- --weeks 500
\`\`\`

\`planner\` ends with an error where HiGHS, plain counting or a heuristic contradicts a certificate; \`check-weeks\` where the
independent checker finds anything in a week of leading dishes, or anything is wrong with the weeks of made-up visitors, as many. Those are
served as by the server: with laid tables, households, medicines, a day for cooking ahead and foods at home; other meals and companions are
offered and taken, the rest is planned again, and answers change. Each such week is checked as a stored plan, and judged by its ingredient
lists and everybody's own plate, with rules written down once more from their sources (\`bench/planner/visits\`). A violation names its
visitor: \`--weeks 1 --from <visitor>\` shows it again. Real catalogue: the bundled one. Synthetic: invented dishes from a fixed seed.
Surveys: random styles per meal, up to three conditions, two eating styles and four excluded foods. The reference loop is 20
million multiplications in the same process: compare machines by it. The last run took ${minutes.toFixed(0)} minutes on ${cores} cores, Node ${node}.`;
}

writeFigures();
