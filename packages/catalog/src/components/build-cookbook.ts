import { type CookbookDish, fail, ok, type Result } from '@kkini/domain';
import type { DataFile, EntryProblem } from '../entries/entry-problem.ts';
import { type ComponentTables, checkComponent } from './checks/check-component.ts';
import { checkCookbook } from './checks/check-cookbook.ts';
import { chooseCompanions } from './choose-companions.ts';
import type { ComponentEntry } from './component-entry.ts';
import { COOKING_CLASS_FACTS } from './cooking-classes.ts';
import { dishVersions } from './dish-versions.ts';
import { componentMinutes } from './season-component.ts';
import { tableFacts } from './table-facts.ts';

/** Dishes of the cookbook with their versions and companions, or the problems in their files. */
export function buildCookbook(
  files: readonly DataFile[],
  tables: ComponentTables,
): Result<readonly CookbookDish[], readonly EntryProblem[]> {
  const checked = files.map((file) => ({ file: file.file, result: checkComponent(file, tables) }));
  const problems = checked.flatMap(({ result }) => (result.ok ? [] : result.problem));
  const sound = checked.flatMap(({ file, result }) => (result.ok ? [{ file, entry: result.value }] : []));
  problems.push(...checkCookbook(sound));
  if (problems.length > 0) return fail(problems);
  const dishes = sound.map(({ entry }) => {
    const versions = dishVersions(entry, tables);
    return { entry, versions, table: tableFacts(entry, versions, tables.taxonomy) };
  });
  const companions = chooseCompanions(dishes, tables.taxonomy);
  return ok(
    dishes.map(({ entry, versions, table }) => ({
      ...sharedFields(entry),
      table,
      versions,
      companions: companions.get(entry.id) ?? {},
    })),
  );
}

function sharedFields(entry: ComponentEntry): Omit<CookbookDish, 'versions' | 'companions' | 'table'> {
  const { active, waiting } = componentMinutes(entry);
  const { id, title, description, role, servings, level, mainGroup, mealTimes, familiarity } = entry;
  return {
    id,
    title: title.ko,
    description: description.ko,
    english: { title: title.en, description: description.en },
    author: null,
    role,
    servings,
    servingGrams: Math.round(entry.cookedGrams / servings),
    minutes: Math.round(active + waiting),
    level,
    method: COOKING_CLASS_FACTS[entry.class].method,
    mainGroup,
    mealTimes,
    familiarity,
    tags: entry.tags,
    substitutions: entry.substitutions.map(({ from, to, ko, en }) => ({
      from,
      to,
      note: ko,
      englishNote: en,
    })),
    nutritionBasis: 'computed',
    source: 'kkini',
    url: null,
    cooking: {
      activeMinutes: active,
      waitingMinutes: waiting,
      keepDays: entry.keepDays,
      freezes: entry.freezes,
    },
    drawing: entry.drawing,
    names: entry.names,
  };
}
