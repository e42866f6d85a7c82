-- The search as functions: their plans are kept. Planning one anew takes longer than the search itself.
alter table recipe_search rename column slips to marks;

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
  -- What an index finds: all that may hold the text in one of these ways; of several words, the two longest.
  likely text[],
  likely_marks integer[],
  mixed_initials text,
  longest text,
  second_longest text,

  -- One slip of the finger (domain, search/slips.ts); null where none is looked for.
  wholes integer[],
  whole_ends integer[],
  starts integer[],
  ends integer[],
  lengths integer[],
  is_short boolean,
  is_proof boolean,
  pieces text[],
  jamo text,
  jamo_backwards text
);

-- What a visitor had better not be served: holdings of a dish, and patterns of its haystack. Null where nothing is.
create type avoided_recipe as (holdings text[], patterns text[]);

-- Where a recipe stands in the list, the best first. Ranks: 0 the title itself, 1 its beginning, 2 its end, 3 another name of
-- it, 4 a word of it, 5 inside of it; 6 an ingredient, 7 a part of its name; 8 keystrokes alone, 9 all words; 10 spelt almost so
-- as a whole, 11 at its end, 12 at its beginning.
create type found_place as (rank integer, unsuited boolean, length integer, id text collate "C");

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

create function find_by_keys(sought sought_recipe, avoided avoided_recipe, beyond found_place, named text, most integer)
returns setof found_place language plpgsql stable as $$
declare
  missing integer := most;
  found_now integer;
begin
  return query select * from (
    select
      case when s.keys = sought.keys then 0 else 1 end,
      avoided.holdings is not null and is_unsuited(s.id, avoided), s.length::integer, s.id
    from recipe_search s
    where s.keys >= sought.keys and s.keys < sought.keys_end
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

  return query select * from (
    select
      case
        when s.aliases like sought.alias_starts then 3
        when s.words like sought.word_starts then case when sought.is_one_syllable then 5 else 4 end
        when s.plain like sought.plain_holds or s.aliases like sought.alias_holds or s.plain ~ sought.mixed then 5
        when s.extras like sought.extra_is then 6
        when s.extras like sought.extra_holds then 7
        when s.haystack like sought.haystack_holds then 8
        else 9
      end,
      avoided.holdings is not null and is_unsuited(s.id, avoided), s.length::integer, s.id
    from recipe_search s
    where (
        s.haystack like any(sought.likely)
        or (s.haystack like sought.longest and s.haystack like sought.second_longest)
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
            or not exists (
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
create function find_almost(
  sought sought_recipe, avoided avoided_recipe, beyond found_place, named text, most integer, as_typed text[]
) returns setof found_place language plpgsql stable as $$
declare
  missing integer := most;
  found_now integer;
  others text[];
  within integer[];
  in_bands constant boolean := sought.is_short and avoided.holdings is null
    and (select reltuples > 20000 from pg_class where oid = 'recipe_search'::regclass);
  bounds constant integer[] := case when in_bands then '{1, 7, 9, 11, 14, 151}' else '{1, 151}' end;
begin
  others := as_typed || array(
    select s.id from recipe_search s
    where s.marks && sought.wholes and s.marks && sought.whole_ends
      and char_length(s.jamo) between char_length(sought.jamo) - 1 and char_length(sought.jamo) + 1
      and begins_almost(s.jamo, sought.jamo) and begins_almost(reverse(s.jamo), sought.jamo_backwards)
      and s.id <> all(as_typed)
  );
  return query select * from (
    select 10, avoided.holdings is not null and is_unsuited(s.id, avoided), s.length::integer, s.id
    from recipe_search s where s.id = any(others) and s.id <> all(as_typed)
  ) hit (rank, unsuited, length, id)
  where (named is null or hit.id = named) and follows(hit.rank, hit.unsuited, hit.length, hit.id, beyond)
  order by hit.rank, hit.unsuited, hit.length, hit.id limit missing;
  get diagnostics found_now = row_count;
  missing := missing - found_now;

  for band in 1 .. cardinality(bounds) - 1 loop
    if missing = 0 then return; end if;
    within := case when in_bands then sought.lengths[bounds[band] : bounds[band + 1] - 1] else sought.ends end;
    return query select * from (
      select 11, avoided.holdings is not null and is_unsuited(s.id, avoided), s.length::integer, s.id
      from (
        select s.id, s.length from recipe_search s
        where sought.is_short and s.marks && sought.ends and s.marks && within
          and (sought.is_proof or begins_almost(reverse(s.jamo), sought.jamo_backwards))
        union all
        select s.id, s.length from recipe_search s
        where not sought.is_short and s.marks && sought.ends and s.haystack like any(sought.pieces)
          and begins_almost(reverse(s.jamo), sought.jamo_backwards)
      ) s where s.id <> all(others)
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
      select 12, avoided.holdings is not null and is_unsuited(s.id, avoided), s.length::integer, s.id
      from (
        select s.id, s.length from recipe_search s
        where sought.is_short and s.marks && sought.starts and s.marks && within
          and (sought.is_proof or begins_almost(s.jamo, sought.jamo))
          and s.id not in (
            select e.id from recipe_search e
            where e.marks && sought.ends and e.marks && within
              and (sought.is_proof or begins_almost(reverse(e.jamo), sought.jamo_backwards))
          )
        union all
        select s.id, s.length from recipe_search s
        where not sought.is_short and s.marks && sought.starts and s.haystack like any(sought.pieces)
          and begins_almost(s.jamo, sought.jamo)
          and not begins_almost(reverse(s.jamo), sought.jamo_backwards)
      ) s where s.id <> all(others)
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
      case when found.rank >= 10 then 'similar' when found.rank in (6, 7) then 'ingredient' else 'title' end,
      s.holdings, s.haystack
    from unnest(page) found
    join recipe_search s on s.id = found.id
    order by found.rank, found.unsuited, found.length, found.id;
end $$;
