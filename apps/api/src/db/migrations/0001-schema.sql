-- Who has an account.
create table accounts (
  id uuid primary key,
  -- Normalised: two spellings of one address are one account.
  email text not null unique,
  name text not null,
  password_hash text not null,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);

-- Sign-ins of accounts: a token is worth something only while its session is here.
create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

-- Attempts to sign in or up, by digest of an address or an account; short-lived.
create table attempt_counts (
  subject text primary key,
  attempts integer not null,
  resets_at timestamptz not null
);
create index attempt_counts_by_reset on attempt_counts (resets_at);

-- The answers a plan is made from; without an account whoever knows the id reads them.
create table surveys (
  id uuid primary key,
  start_intro boolean not null,
  last_step text not null,
  targets jsonb not null,
  meal_styles jsonb not null,
  start_date date,
  areas jsonb not null,
  health_conditions jsonb not null,
  eating_styles jsonb not null,
  excluded_foods jsonb not null,
  answered_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  account_id uuid references accounts (id) on delete cascade,
  exclusion_strictness jsonb not null default '[]',
  persons jsonb not null default '[]',
  confirmations jsonb not null default '[]'
);
create index surveys_by_account on surveys (account_id, created_at desc);
create index surveys_without_account on surveys (updated_at) where account_id is null;

-- The week planned for a survey, without its meals.
create table plans (
  survey_id uuid primary key references surveys (id) on delete cascade,
  regeneration integer not null,
  ladder_step integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What is known about the points of the week.
  certificate jsonb,
  -- The number of the next week planned for the survey: bringing back a week must not make it return.
  next_regeneration integer not null default 1,
  -- The week before its rest was planned anew, until something else changes.
  former jsonb
);

-- The meals of one date of a plan.
create table day_meals (
  id uuid primary key,
  survey_id uuid not null references plans (survey_id) on delete cascade,
  date date not null,
  breakfast jsonb not null,
  lunch jsonb not null,
  dinner jsonb not null,
  changes integer not null default 0,
  -- Meal times of which the visitor chose the meal.
  chosen text[] not null default '{}',
  unique (survey_id, date)
);

-- Ids under which others may read the meals of a plan; a plan made anew keeps its shares.
create table shares (
  id uuid primary key,
  survey_id uuid not null references surveys (id) on delete cascade,
  created_at timestamptz not null
);
create index shares_by_survey on shares (survey_id, created_at desc);

-- How many tips a language model was asked for, per calendar day in Seoul.
create table tip_budgets (
  day date primary key,
  spent integer not null
);

-- Which built catalogue the catalogue entries come from.
create table catalogue_versions (
  only_row boolean primary key default true check (only_row),
  data_version text not null
);

-- Recipes and products of the built catalogue, in its order.
create table catalogue_entries (
  id text primary key,
  kind text not null check (kind in ('recipe', 'product')),
  position integer not null,
  entry jsonb not null
);

-- Entries brought in from public sources, one per source and source key.
create table imported_entries (
  source text not null,
  key text not null,
  kind text not null check (kind in ('recipe', 'product', 'food', 'shop')),
  -- The catalogue id of a recipe or product; foods and shops have none.
  entry_id text unique,
  digest text not null,
  entry jsonb not null,
  imported_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (source, key)
);

-- Counts the times an import wrote a recipe, so that running servers see it without reading the imports.
create table import_changes (
  only_row boolean primary key default true check (only_row),
  changes bigint not null
);
insert into import_changes (changes) values (0);

create extension if not exists pg_trgm;

-- What recipes are searched by; every column follows from the recipe (domain, search/recipe-search-keys.ts).
create table recipe_search (
  id text collate "C" primary key,
  stamp text not null,
  title text not null,
  author text,
  plain text collate "C" not null,
  keys text collate "C" not null,
  reversed text collate "C" not null generated always as (reverse(keys)) stored,
  jamo text collate "C" not null,
  initials text collate "C" not null,
  words text collate "C" not null,
  aliases text collate "C" not null,
  extras text collate "C" not null,
  haystack text collate "C" not null,
  length smallint not null,
  marks integer[] not null,
  holdings text[] not null
) with (parallel_workers = 0, toast_tuple_target = 512); -- Starting helpers takes longer than a search.

-- Marks and holdings are looked up by index alone: kept apart, so that the other columns lie close together. What is read for
-- every title that may hold a text lies in its row.
alter table recipe_search
  alter column marks set storage external, alter column holdings set storage external,
  alter column plain set storage main, alter column keys set storage main, alter column reversed set storage main,
  alter column words set storage main, alter column aliases set storage main, alter column extras set storage main,
  alter column haystack set storage main;

-- Beginnings and ends of titles, the shortest title first, without touching the table.
create index recipe_search_keys on recipe_search (keys, length, id);
create index recipe_search_reversed on recipe_search (reversed, length, id);
create index recipe_search_initials on recipe_search (initials, length, id);
create index recipe_search_plain on recipe_search (plain, length, id);
-- Everything else: what stands inside, and what is spelt almost so.
create index recipe_search_inside on recipe_search
  using gin (haystack gin_trgm_ops, initials gin_trgm_ops, marks) with (fastupdate = off);

-- A text that is looked for (db/stores/sought-row.ts). What holds something is a pattern of "like".
create type sought_recipe as (
  -- Initial consonants alone, and what holds them or has a mark of them; all null when syllables were typed.
  initials text,
  initials_end text,
  holds_initials text,
  initials_marks integer[],

  -- Keystrokes, forwards and backwards, and where those end that begin so.
  keys text,
  keys_end text,
  backwards text,
  backwards_end text,
  starts_so text,
  -- Inside of a title: patterns of its other names, its words, its text and of what is in the dish.
  is_one_syllable boolean,
  alias_starts text,
  alias_holds text,
  word_starts text,
  plain_holds text,
  extra_is text,
  extra_holds text,
  haystack_holds text,
  mixed text,
  -- The text in one piece, or a short one as the whole name of something; the words of several, long and short ones.
  whole text,
  alone text,
  words text[],
  words_alone text[],
  words_plain text[],
  -- What an index finds: all that may hold the text in one of these ways.
  likely text[],
  likely_marks integer[],
  mixed_initials text,

  -- One slip of the finger (domain, search/slips.ts, part-marks.ts); null where none is looked for.
  wholes integer[],
  starts integer[],
  ends integer[],
  lengths integer[],
  is_proof boolean,
  jamo text,
  jamo_backwards text,

  -- The text as it is read, and where titles end that begin so.
  plain text,
  plain_end text,
  -- A pattern of the words of a title.
  word_is text,
  -- Longer than what marks prove: a whole title that is almost so is the one that is meant.
  is_long boolean,
  -- Patterns of the longest of several words, at most four; whatever fits holds all of them.
  held text[]
);

-- What a visitor had better not be served: holdings of a dish, and patterns of its haystack. Null where nothing is.
create type avoided_recipe as (holdings text[], patterns text[]);

-- Where a recipe stands in the list, the best first. Ranks: 0 the title itself, 1 its beginning, 2 its end, 3 its beginning with
-- a syllable half typed (12, where one syllable was typed), 4 its beginning by another name of what is in it, 5 a word of it,
-- 6 inside of it; 7 an ingredient; 8 inside of any other name; 9 a part of an ingredient's name; 10 keystrokes alone, 11 all
-- words; 13 spelt almost so as a whole, 14 at its end, 15 at its beginning. Of initial consonants: 0, 1, 2, and 5 inside of it.
create type found_place as (rank integer, unsuited boolean, length integer, id text collate "C");

-- The search is made of functions, whose plans are kept: planning one anew takes longer than the search itself.

create function is_unsuited(recipe text, avoided avoided_recipe) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from recipe_search s
    where s.id = recipe and (s.holdings && avoided.holdings or s.haystack like any(avoided.patterns))
  );
end $$;

create function follows(rank integer, unsuited boolean, length integer, id text, place found_place) returns boolean
language sql immutable as $$
  select place.id is null or (rank, unsuited, length, id) > (place.rank, place.unsuited, place.length, place.id)
$$;

-- In each of the following: those beyond a place, at most so many; only the named one when one is named. A step is worth its
-- time only where those before it, of better ranks, leave something missing.

create function find_by_initials(sought sought_recipe, avoided avoided_recipe, beyond found_place, named text, most integer)
returns setof found_place language plpgsql stable as $$
declare
  found_now integer;
begin
  return query select * from (
    select
      case when s.initials = sought.initials then 0 else 1 end,
      avoided.holdings is not null and is_unsuited(s.id, avoided), s.length::integer, s.id
    from recipe_search s
    where s.initials >= sought.initials and s.initials < sought.initials_end
  ) hit (rank, unsuited, length, id)
  where (named is null or hit.id = named) and follows(hit.rank, hit.unsuited, hit.length, hit.id, beyond)
  order by hit.rank, hit.unsuited, hit.length, hit.id limit most;
  get diagnostics found_now = row_count;
  if found_now = most then return; end if;

  return query select * from (
    select
      case when right(s.initials, length(sought.initials)) = sought.initials then 2 else 5 end,
      avoided.holdings is not null and is_unsuited(s.id, avoided), s.length::integer, s.id
    from recipe_search s
    where (s.initials like sought.holds_initials or s.marks && sought.initials_marks)
      and not starts_with(s.initials, sought.initials)
  ) hit (rank, unsuited, length, id)
  where (named is null or hit.id = named) and follows(hit.rank, hit.unsuited, hit.length, hit.id, beyond)
  order by hit.rank, hit.unsuited, hit.length, hit.id limit most - found_now;
end $$;

create function find_half_typed(
  sought sought_recipe, avoided avoided_recipe, beyond found_place, named text, most integer
) returns setof found_place language plpgsql stable as $$
begin
  return query select * from (
    select
      case when sought.is_one_syllable then 12 else 3 end,
      avoided.holdings is not null and is_unsuited(s.id, avoided), s.length::integer, s.id
    from recipe_search s
    where s.keys >= sought.keys and s.keys < sought.keys_end
      and s.id not in (select e.id from recipe_search e where e.plain >= sought.plain and e.plain < sought.plain_end)
  ) hit (rank, unsuited, length, id)
  where (named is null or hit.id = named) and follows(hit.rank, hit.unsuited, hit.length, hit.id, beyond)
  order by hit.rank, hit.unsuited, hit.length, hit.id limit most;
end $$;

-- Of several words the index looks up the four longest at once: three words that each stand in a tenth of all titles leave a
-- thousandth of them to be read. Whole syllables as typed come before syllables that are not typed to their end: 기장 before 김.
create function find_by_keys(
  sought sought_recipe, avoided avoided_recipe, beyond found_place, named text, most integer
) returns setof found_place language plpgsql stable as $$
declare
  missing integer := most;
  found_now integer;
begin
  return query select * from (
    select
      case when s.plain = sought.plain then 0 else 1 end,
      avoided.holdings is not null and is_unsuited(s.id, avoided), s.length::integer, s.id
    from recipe_search s
    where s.plain >= sought.plain and s.plain < sought.plain_end
  ) hit (rank, unsuited, length, id)
  where (named is null or hit.id = named) and follows(hit.rank, hit.unsuited, hit.length, hit.id, beyond)
  order by hit.rank, hit.unsuited, hit.length, hit.id limit missing;
  get diagnostics found_now = row_count;
  missing := missing - found_now;
  if missing = 0 then return; end if;

  return query select * from (
    select 2, avoided.holdings is not null and is_unsuited(s.id, avoided), s.length::integer, s.id
    from recipe_search s
    where s.reversed >= sought.backwards and s.reversed < sought.backwards_end and s.reversed not like sought.starts_so
  ) hit (rank, unsuited, length, id)
  where (named is null or hit.id = named) and follows(hit.rank, hit.unsuited, hit.length, hit.id, beyond)
  order by hit.rank, hit.unsuited, hit.length, hit.id limit missing;
  get diagnostics found_now = row_count;
  missing := missing - found_now;
  if missing = 0 then return; end if;

  -- Of one syllable the other title words are what is meant rather than one half typed.
  if not sought.is_one_syllable then
    return query select * from find_half_typed(sought, avoided, beyond, named, missing);
    get diagnostics found_now = row_count;
    missing := missing - found_now;
    if missing = 0 then return; end if;
  end if;

  return query select * from (
    select
      case
        when s.aliases like sought.alias_starts and s.extras like sought.extra_is then 4
        when s.words like sought.word_is then 5
        when s.words like sought.word_starts then case when sought.is_one_syllable then 6 else 5 end
        when s.plain like sought.plain_holds or s.plain ~ sought.mixed then 6
        when s.aliases like sought.alias_holds and s.extras like sought.extra_is then 6
        when s.extras like sought.extra_is then 7
        when s.aliases like sought.alias_holds then 8
        when s.extras like sought.extra_holds then 9
        when s.haystack like sought.haystack_holds then 10
        else 11
      end,
      avoided.holdings is not null and is_unsuited(s.id, avoided), s.length::integer, s.id
    from recipe_search s
    where (
        s.haystack like any(sought.likely)
        or (
          s.haystack like sought.held[1]
          and s.haystack like coalesce(sought.held[2], sought.held[1])
          and s.haystack like coalesce(sought.held[3], sought.held[1])
          and s.haystack like coalesce(sought.held[4], sought.held[1])
        )
        or s.marks && sought.likely_marks
        or s.initials like sought.mixed_initials
      )
      and (
        s.haystack like sought.whole
        or (sought.alone is not null and (s.haystack like sought.alone or s.plain like sought.plain_holds))
        or (
          s.haystack like all(sought.words)
          and (
            sought.words_alone is null
            or s.plain like all(sought.words_plain)
            or s.haystack like any(sought.words_alone) and not exists (
              select from unnest(sought.words_alone, sought.words_plain) short (alone, plain)
              where s.haystack not like short.alone and s.plain not like short.plain
            )
          )
        )
        or s.plain ~ sought.mixed
      )
      and not starts_with(s.keys, sought.keys)
      and not starts_with(s.reversed, sought.backwards)
  ) hit (rank, unsuited, length, id)
  where (named is null or hit.id = named) and follows(hit.rank, hit.unsuited, hit.length, hit.id, beyond)
  order by hit.rank, hit.unsuited, hit.length, hit.id limit missing;
  get diagnostics found_now = row_count;
  missing := missing - found_now;

  if missing > 0 and sought.is_one_syllable then
    return query select * from find_half_typed(sought, avoided, beyond, named, missing);
  end if;
end $$;

-- Whether a title begins with the text but for one slip: a jamo changed, left out, added, or two swapped.
create function begins_almost(title text, typed text) returns boolean language plpgsql immutable as $$
declare
  same integer := 0; -- So many jamo are the same at the beginning; the slip follows.
  beyond integer := least(char_length(title), char_length(typed)) + 1;
  middle integer;
begin
  while beyond - same > 1 loop
    middle := (same + beyond) / 2;
    if starts_with(title, left(typed, middle)) then same := middle; else beyond := middle; end if;
  end loop;
  return starts_with(substr(title, same + 2), substr(typed, same + 2))
    or starts_with(substr(title, same + 2), substr(typed, same + 1))
    or starts_with(substr(title, same + 1), substr(typed, same + 2))
    or (
      substr(title, same + 1, 1) = substr(typed, same + 2, 1)
      and starts_with(substr(title, same + 2), substr(typed, same + 1, 1) || substr(typed, same + 3))
    );
end $$;

-- Titles that are spelt almost so: as a whole, at their end, at their beginning; those that were found as typed are left out.
-- A short text may be almost the beginning of every tenth title: of many recipes the shorter titles are looked up first.
-- Ends and beginnings of a long text are looked for only where no whole title is almost so.
create function find_almost(
  sought sought_recipe, avoided avoided_recipe, beyond found_place, named text, most integer, as_typed text[]
) returns setof found_place language plpgsql stable as $$
declare
  missing integer := most;
  found_now integer;
  wholes text[];
  others text[];
  within integer[];
  in_bands constant boolean := avoided.holdings is null
    and (select reltuples > 20000 from pg_class where oid = 'recipe_search'::regclass);
  bounds constant integer[] := case when in_bands then '{1, 6, 7, 8, 9, 10, 12, 15, 151}' else '{1, 151}' end;
begin
  wholes := array(
    select s.id from recipe_search s
    where s.marks && sought.wholes
      and char_length(s.jamo) between char_length(sought.jamo) - 1 and char_length(sought.jamo) + 1
      and begins_almost(s.jamo, sought.jamo) and begins_almost(reverse(s.jamo), sought.jamo_backwards)
  );
  if cardinality(wholes) > 0 then
    return query select * from (
      select 13, avoided.holdings is not null and is_unsuited(s.id, avoided), s.length::integer, s.id
      from recipe_search s where s.id = any(wholes) and s.id <> all(as_typed)
    ) hit (rank, unsuited, length, id)
    where (named is null or hit.id = named) and follows(hit.rank, hit.unsuited, hit.length, hit.id, beyond)
    order by hit.rank, hit.unsuited, hit.length, hit.id limit missing;
    get diagnostics found_now = row_count;
    missing := missing - found_now;
    if sought.is_long then return; end if;
  end if;
  others := as_typed || wholes;

  for band in 1 .. cardinality(bounds) - 1 loop
    if missing = 0 then return; end if;
    within := case when in_bands then sought.lengths[bounds[band] : bounds[band + 1] - 1] else sought.ends end;
    return query select * from (
      select 14, avoided.holdings is not null and is_unsuited(s.id, avoided), s.length::integer, s.id
      from recipe_search s
      where s.marks && sought.ends and s.marks && within
        and (sought.is_proof or begins_almost(reverse(s.jamo), sought.jamo_backwards))
        and s.id <> all(others)
    ) hit (rank, unsuited, length, id)
    where (named is null or hit.id = named) and follows(hit.rank, hit.unsuited, hit.length, hit.id, beyond)
    order by hit.rank, hit.unsuited, hit.length, hit.id limit missing;
    get diagnostics found_now = row_count;
    missing := missing - found_now;
  end loop;

  for band in 1 .. cardinality(bounds) - 1 loop
    if missing = 0 then return; end if;
    within := case when in_bands then sought.lengths[bounds[band] : bounds[band + 1] - 1] else sought.starts end;
    return query select * from (
      select 15, avoided.holdings is not null and is_unsuited(s.id, avoided), s.length::integer, s.id
      from recipe_search s
      where s.marks && sought.starts and s.marks && within
        and (sought.is_proof or begins_almost(s.jamo, sought.jamo))
        and s.id not in (
          select e.id from recipe_search e
          where e.marks && sought.ends and e.marks && within
            and (sought.is_proof or begins_almost(reverse(e.jamo), sought.jamo_backwards))
        )
        and s.id <> all(others)
    ) hit (rank, unsuited, length, id)
    where (named is null or hit.id = named) and follows(hit.rank, hit.unsuited, hit.length, hit.id, beyond)
    order by hit.rank, hit.unsuited, hit.length, hit.id limit missing;
    get diagnostics found_now = row_count;
    missing := missing - found_now;
  end loop;
end $$;

create function find_as_typed(sought sought_recipe, avoided avoided_recipe, beyond found_place, named text, most integer)
returns setof found_place language plpgsql stable as $$
begin
  if sought.initials is not null then
    return query select * from find_by_initials(sought, avoided, beyond, named, most);
  else
    return query select * from find_by_keys(sought, avoided, beyond, named, most);
  end if;
end $$;

-- One page of a search: recipes as typed, then, where fewer than ten of those exist, almost so. After an id that is not among
-- them, the first page again. Reading the whole table looks cheap to the planner, which does not know how dear the long
-- columns are; and what it would learn from the text costs more than it saves.
create function find_recipes(question json, avoided_holdings text[], avoided_patterns text[], after text, most integer)
returns table (id text, title text, author text, match text, holdings text[], haystack text)
language plpgsql stable
set enable_seqscan to off
set jit to off
set plan_cache_mode to force_generic_plan
as $$
#variable_conflict use_column
declare
  scarce constant integer := 10;
  sought sought_recipe := json_populate_record(null::sought_recipe, question);
  avoided avoided_recipe := row(avoided_holdings, avoided_patterns);
  place found_place;
  page found_place[];
  as_typed text[];
begin
  if after is not null then
    select * into place from find_as_typed(sought, avoided, null, after, 1);
    if place.id is null then
      select * into place from find_almost(sought, avoided, null, after, 1, '{}');
    end if;
  end if;
  page := array(select found from find_as_typed(sought, avoided, place, null, most) found);
  if cardinality(page) < most and sought.wholes is not null then
    if place.id is null then
      as_typed := array(select found.id from unnest(page) found);
    else
      as_typed := array(select found.id from find_as_typed(sought, avoided, null, null, scarce) found);
    end if;
    if cardinality(as_typed) < scarce then
      page := page || array(
        select found from find_almost(sought, avoided, place, null, most - cardinality(page), as_typed) found
      );
    end if;
  end if;
  return query
    select
      s.id, s.title, s.author,
      case when found.rank >= 13 then 'similar' when found.rank in (7, 9) then 'ingredient' else 'title' end,
      s.holdings, s.haystack
    from unnest(page) found
    join recipe_search s on s.id = found.id
    order by found.rank, found.unsuited, found.length, found.id;
end $$;
