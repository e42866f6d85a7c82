-- A slip in a long text is looked up by the parts that it leaves as they are (domain, search/part-marks.ts) instead of by
-- pieces of the text, so that a search takes as long among 200,000 titles as their likeness asks for. Whole syllables as
-- typed come before syllables that are not typed to their end: 기장 before 김.
alter type sought_recipe
  drop attribute whole_ends,
  drop attribute is_short,
  drop attribute pieces,
  -- The text as it is read, and where titles end that begin so.
  add attribute plain text,
  add attribute plain_end text,
  -- A pattern of the words of a title.
  add attribute word_is text,
  -- Longer than what marks prove: a whole title that is almost so is the one that is meant.
  add attribute is_long boolean;

-- Read for every title that may hold a text: together with its row.
alter table recipe_search alter column haystack set storage main;

create index recipe_search_plain on recipe_search (plain, length, id);

-- Ranks are now: 0 the title itself, 1 its beginning, 2 its end, 3 its beginning with a syllable half typed (12, where one
-- syllable was typed), 4 its beginning by another name of what is in it, 5 a word of it, 6 inside of it; 7 an ingredient;
-- 8 inside of any other name; 9 a part of an ingredient's name; 10 keystrokes alone, 11 all words; 13 spelt almost so as a
-- whole, 14 at its end, 15 at its beginning.
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

create or replace function find_by_keys(
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
  get diagnostics found_now = row_count;
  missing := missing - found_now;

  if missing > 0 and sought.is_one_syllable then
    return query select * from find_half_typed(sought, avoided, beyond, named, missing);
  end if;
end $$;

-- Titles that are spelt almost so: as a whole, at their end, at their beginning; those that were found as typed are left out.
-- A short text may be almost the beginning of every tenth title: of many recipes the shorter titles are looked up first.
-- Ends and beginnings of a long text are looked for only where no whole title is almost so.
create or replace function find_almost(
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

-- One page of a search: recipes as typed, then, where fewer than ten of those exist, almost so. After an id that is not among
-- them, the first page again. Reading the whole table looks cheap to the planner, which does not know how dear the long
-- columns are; and what it would learn from the text costs more than it saves.
create or replace function find_recipes(question json, avoided_holdings text[], avoided_patterns text[], after text, most integer)
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
