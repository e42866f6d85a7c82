create table accounts (
  id uuid primary key,
  -- Normalised, so that two spellings of one address are the same account.
  email text not null unique,
  name text not null,
  password_hash text not null,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);

-- Sessions of accounts. A token is valid only while its session exists.
create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

-- Recent attempts to sign in or up, by digest of an address or an account.
create table attempt_counts (
  subject text primary key,
  attempts integer not null,
  resets_at timestamptz not null
);
create index attempt_counts_by_reset on attempt_counts (resets_at);

-- Answers a plan is made from. Anybody who knows the id may read a survey without an account.
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

-- Week plan of a survey, without its meals.
create table plans (
  survey_id uuid primary key references surveys (id) on delete cascade,
  regeneration integer not null,
  ladder_step integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Points, lower bound and how the week was found.
  certificate jsonb,
  -- Number of the survey's next plan. Restoring a former week does not lower it, so that no week is planned twice.
  next_regeneration integer not null default 1,
  -- The former week, until another change.
  former jsonb
);

-- Meals of a plan on one date.
create table day_meals (
  id uuid primary key,
  survey_id uuid not null references plans (survey_id) on delete cascade,
  date date not null,
  breakfast jsonb not null,
  lunch jsonb not null,
  dinner jsonb not null,
  changes integer not null default 0,
  -- Meal times whose meal the visitor chose.
  chosen text[] not null default '{}',
  unique (survey_id, date)
);

-- Ids under which others may read the meals of a plan. Shares stay when the survey is planned anew.
create table shares (
  id uuid primary key,
  survey_id uuid not null references surveys (id) on delete cascade,
  created_at timestamptz not null
);
create index shares_by_survey on shares (survey_id, created_at desc);

-- Number of tips requested from a language model, per calendar day in Seoul.
create table tip_budgets (
  day date primary key,
  spent integer not null
);

-- Version of the built catalogue that the catalogue entries come from.
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

-- Entries imported from public sources, one per source and source key.
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

-- Counter of imported recipes written, so that running servers notice an import without reading the entries.
create table import_changes (
  only_row boolean primary key default true check (only_row),
  changes bigint not null
);
insert into import_changes (changes) values (0);

create extension if not exists pg_trgm;

-- Search keys of recipes, all derived from the recipe (domain, search/recipe-search-keys.ts). `marks` are the typo signatures.
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
) with (parallel_workers = 0, toast_tuple_target = 512); -- Starting parallel workers takes longer than a search.

-- `marks` and `holdings` are stored out of line (TOAST), because searches read them from the index, and short rows make scans fast.
-- Columns that a search reads for every possible match stay in the row.
alter table recipe_search
  alter column marks set storage external, alter column holdings set storage external,
  alter column plain set storage main, alter column keys set storage main, alter column reversed set storage main,
  alter column words set storage main, alter column aliases set storage main, alter column extras set storage main,
  alter column haystack set storage main;

-- Index-only scans of the beginnings and ends of titles, the shortest title first.
create index recipe_search_keys on recipe_search (keys, length, id);
create index recipe_search_reversed on recipe_search (reversed, length, id);
create index recipe_search_initials on recipe_search (initials, length, id);
create index recipe_search_plain on recipe_search (plain, length, id);
-- Matches inside titles and other names, and typos.
create index recipe_search_inside on recipe_search
  using gin (haystack gin_trgm_ops, initials gin_trgm_ops, marks) with (fastupdate = off);

-- A search text (db/stores/sought-row.ts). Fields with "holds" in their name are patterns of "like".
create type sought_recipe as (
  -- Initial consonants, their range, pattern and signatures; all null when syllables were typed.
  initials text,
  initials_end text,
  holds_initials text,
  initials_marks integer[],

  -- Keystrokes, forwards and backwards, and the upper bounds of keys with that prefix.
  keys text,
  keys_end text,
  backwards text,
  backwards_end text,
  starts_so text,
  -- Patterns inside a recipe's other names, title words, title text and ingredients.
  is_one_syllable boolean,
  alias_starts text,
  alias_holds text,
  word_starts text,
  plain_holds text,
  extra_is text,
  extra_holds text,
  haystack_holds text,
  mixed text,
  -- The whole text, or a short text as a complete name. For a text of several words, its long and its short words.
  whole text,
  alone text,
  words text[],
  words_alone text[],
  words_plain text[],
  -- Index conditions that every match inside a title fulfils.
  likely text[],
  likely_marks integer[],
  mixed_initials text,

  -- Signatures of texts with one typo (domain, search/typo-signatures.ts, part-signatures.ts); null if typos are not searched.
  wholes integer[],
  starts integer[],
  ends integer[],
  lengths integer[],
  is_proof boolean,
  jamo text,
  jamo_backwards text,

  -- The text in complete syllables, and the upper bound of titles with that prefix.
  plain text,
  plain_end text,
  -- Pattern of a whole title word.
  word_is text,
  -- Whether the text is long enough that a similar whole title is taken as the one meant.
  is_long boolean,
  -- Patterns of the longest words of a text of several, at most four. A match contains all of them.
  held text[]
);

-- What a visitor avoids: holdings of a dish, and patterns of its haystack; null if nothing.
create type avoided_recipe as (holdings text[], patterns text[]);

-- Place of a recipe in the results, the best first. Rank by where the text matches: 0 the whole title, 1 its beginning, 2 its
-- end, 3 its beginning with an incomplete last syllable (12 if the text is one syllable), 4 the beginning of another name that also
-- names an ingredient, 5 a word of the title, 6 inside the title; 7 an ingredient; 8 inside another name; 9 part of an ingredient's
-- name; 10 keystrokes only, 11 all words; with a typo 13 the whole title, 14 its end, 15 its beginning. For initial consonants
-- 0, 1, 2, and 5 inside the title.
create type found_place as (rank integer, unsuited boolean, length integer, id text collate "C");

-- The search consists of functions, because PostgreSQL caches their query plans, and planning takes longer than the search.

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

-- Each of the following functions returns at most `most` recipes after the place `beyond`, or only `named` if that is given. A
-- step runs only if the steps before it, of better ranks, found too few.

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

-- For several words, one index scan looks up the four longest: three words that are each in a tenth of all titles leave a
-- thousandth of the titles to read. Complete syllables come before incomplete ones: for 기, 기장 before 김.
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

  -- A single syllable more likely means another title word than the start of an incomplete one.
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

-- Whether a title begins with the text apart from one typo: a jamo changed, left out or added, or two swapped.
create function begins_almost(title text, typed text) returns boolean language plpgsql immutable as $$
declare
  same integer := 0; -- Number of equal jamo at the beginning, before the typo.
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

-- Titles that match with one typo as a whole, at their end or at their beginning, without those found as typed. A short text may
-- match the beginning of every tenth title, so in a large table shorter titles are looked up first. For a long text, ends and
-- beginnings are searched only if no whole title matches.
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

-- One page of a search: recipes that match as typed and, if there are fewer than ten, with one typo. An `after` id outside the
-- results gives the first page. Sequential scans are off, because PostgreSQL underestimates the cost of the long columns. Plans are
-- generic, because a custom plan for each text costs more than it saves.
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
