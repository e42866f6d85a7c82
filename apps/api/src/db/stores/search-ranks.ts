import type { Slips, SoughtText, SoughtWord } from '@kkini/domain';
import { type SQL, sql } from 'drizzle-orm';

/** How well a recipe fits, the best first: the title, then what is in the dish, then titles spelt almost so. */
export const RANKS = {
  exact: 0,
  start: 1,
  end: 2,
  otherName: 3,
  wordStart: 4,
  inside: 5,
  ingredient: 6,
  loose: 7,
  allWords: 8,
  slip: 9,
  slipAtEnd: 10,
  slipAtStart: 11,
} as const;

/** One way to find recipes: a condition, the rank of those that meet it (none for a null), and the list they are in. */
export type SearchStep = { readonly where: SQL; readonly rank: SQL; readonly list?: SQL };

/** Recipes that are looked up once and used by several steps. */
export type SearchList = { readonly name: SQL; readonly where: SQL };

/** Ways to find recipes, one after the other, in the order of their ranks; no recipe is found twice. */
export type SearchPlan = { readonly lists: readonly SearchList[]; readonly steps: readonly SearchStep[] };

/** The last code point: a key followed by it is greater than every key it begins. */
const LAST = '\u{10FFFF}';
/** A trigram index needs three letters. */
const FEWEST_KEYS = 3;

/** The ways to find what was typed as it was typed. */
export function asTypedPlan(sought: SoughtText): SearchPlan {
  return { lists: [], steps: asTypedSteps(sought) };
}

function asTypedSteps(sought: SoughtText): readonly SearchStep[] {
  if (sought.initials !== null) {
    const { initials } = sought;
    const from = beginning(sql`initials`, initials);
    const rank = sql`case when ${ends(sql`initials`, initials)} then ${literal(RANKS.end)} else ${literal(RANKS.inside)} end`;
    return [
      { where: sql`initials = ${initials}`, rank: literal(RANKS.exact) },
      { where: from, rank: literal(RANKS.start) },
      { where: sql`${holds(sql`initials`, initials)} and not starts_with(initials, ${initials})`, rank },
    ];
  }
  const { keys } = sought;
  const atStart = sql`starts_with(keys, ${keys})`;
  const backwards = reversed(keys);
  return [
    { where: sql`keys = ${keys}`, rank: literal(RANKS.exact) },
    { where: beginning(sql`keys`, keys), rank: literal(RANKS.start) },
    {
      where: sql`${beginning(sql`reversed`, backwards)} and reversed not like ${`%${backwards}`}`,
      rank: literal(RANKS.end),
    },
    {
      where: sql`(${inside(sought)}) and not ${atStart} and not starts_with(reversed, ${backwards})`,
      rank: insideRank(sought),
    },
  ];
}

/** The ways to find titles that differ from the text by one slip; null when it is too short or too long for that. */
export function slipPlan({ slips }: SoughtText): SearchPlan | null {
  if (slips === null) return null;
  const { starts, ends, wholes, jamoCount, patterns } = slips;
  const whole = {
    name: sql`slip_whole`,
    where: sql`${marked(wholes)} and char_length(jamo) between ${jamoCount - 1} and ${jamoCount + 1}
      and ${halfAtStart(slips)} and jamo like any(${sql.param(patterns)}::text[])`,
  };
  const all = sql`true`;
  const wholeStep = { list: whole.name, where: all, rank: literal(RANKS.slip) };
  if (starts.length === 0) return { lists: [whole], steps: [wholeStep] };
  const end = { name: sql`slip_end`, where: sql`${marked(ends)} and ${provenEnd(slips)}` };
  const isStart = sql`${marked(starts)} and ${provenStart(slips)}`;
  return {
    lists: [whole, end],
    steps: [
      wholeStep,
      { list: end.name, where: isNoneOf(whole), rank: literal(RANKS.slipAtEnd) },
      {
        where: sql`${isStart} and ${isNoneOf(whole)} and ${isNoneOf(end)}`,
        rank: literal(RANKS.slipAtStart),
      },
    ],
  };
}

function isNoneOf({ name }: SearchList): SQL {
  return sql`id not in (select id from ${name})`;
}

function provenStart(slips: Slips): SQL {
  if (slips.isProof) return sql`true`;
  const patterns = slips.patterns.map((each) => `${each}%`);
  return sql`${halfAtStart(slips)} and jamo like any(${sql.param(patterns)}::text[])`;
}

function provenEnd({ isProof, patterns, halves: [first, second] }: Slips): SQL {
  if (isProof) return sql`true`;
  const backwards = patterns.map((each) => `${reversed(each)}%`);
  return sql`(strpos(jamo, ${first}) > 0 or jamo like ${`%${second}`})
    and reverse(jamo) like any(${sql.param(backwards)}::text[])`;
}

/** Cheap to tell, and true of few, before every pattern is tried. */
function halfAtStart({ halves: [first, second] }: Slips): SQL {
  return sql`(starts_with(jamo, ${first}) or strpos(jamo, ${second}) > 0)`;
}

function marked(marks: readonly number[]): SQL {
  return sql`slips && ${sql.param(marks)}::integer[]`;
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}

function inside(sought: SoughtText): SQL {
  const ways = [contains(sought)];
  if (sought.words.length > 1) ways.push(sql`(${sql.join(sought.words.map(contains), sql` and `)})`);
  if (sought.mixed !== null)
    ways.push(sql`(${holds(sql`initials`, sought.mixed.initials)} and plain ~ ${sought.mixed.pattern})`);
  return sql.join(ways, sql` or `);
}

/** One syllable stands for itself in a title, and for the whole name of an ingredient. */
function contains({ plain, folded }: SoughtWord): SQL {
  if ([...plain].length > 1 && folded.length >= FEWEST_KEYS) return holds(sql`haystack`, folded);
  return sql`(${holds(sql`haystack`, ` ${folded} `)} or ${holds(sql`plain`, plain)})`;
}

function insideRank(sought: SoughtText): SQL {
  const { plain, keys, folded, spaced, mixed } = sought;
  const isOneSyllable = [...plain].length === 1;
  const cases = [
    [holds(sql`aliases`, ` ${keys}`), RANKS.otherName],
    [holds(sql`words`, ` ${spaced}`), isOneSyllable ? RANKS.inside : RANKS.wordStart],
    [holds(sql`plain`, plain), RANKS.inside],
    [holds(sql`aliases`, keys), RANKS.inside],
    ...(mixed === null ? [] : [[sql`plain ~ ${mixed.pattern}`, RANKS.inside] as const]),
    [holds(sql`extras`, isOneSyllable ? ` ${folded} ` : folded), RANKS.ingredient],
    [holds(sql`haystack`, folded), RANKS.loose],
  ] as const;
  return sql`coalesce(${firstOf(cases)}, ${literal(RANKS.allWords)})`;
}

/** The rank of the first condition that holds, else null. */
function firstOf(cases: readonly (readonly [condition: SQL, rank: number])[]): SQL {
  const whens = cases.map(([condition, rank]) => sql`when ${condition} then ${literal(rank)}`);
  return sql`case ${sql.join(whens, sql` `)} end`;
}

/** Longer than the text itself: the exact ones come first. */
function beginning(column: SQL, text: string): SQL {
  return sql`(${column} > ${text} and ${column} < ${text + LAST})`;
}

function ends(column: SQL, text: string): SQL {
  return sql`${column} like ${`%${text}`}`;
}

/** Searched texts are letters and digits, so a pattern needs no escapes. */
function holds(column: SQL, text: string): SQL {
  return sql`${column} like ${`%${text}%`}`;
}

/** A rank is ours and small: written out, it costs no parameter. */
function literal(rank: number): SQL {
  return sql.raw(String(rank));
}
