-- A dish with the whole text as its own other name comes directly after the titles that are the text: for 불고기, 소불고기 before
-- 불고기덮밥. Ranks as in 0001, but -1 is the whole title and 0 its own other name. Names from the foods in a title rank as before,
-- because many of them mean another dish (감자 for 웨지감자).

alter type sought_recipe
  -- The signature of recipes with this own other name, and the name as a pattern, because two names may share a signature.
  add attribute name_marks integer[],
  add attribute alias_is text;

drop function find_half_typed(sought_recipe, avoided_recipe, found_place, text, integer);

create function find_half_typed(
  sought sought_recipe, avoided avoided_recipe, beyond found_place, named text, most integer, namesakes text[]
) returns setof found_place language plpgsql stable as $$
begin
  return query select * from (
    select
      case when sought.is_one_syllable then 12 else 3 end,
      avoided.holdings is not null and is_unsuited(s.id, avoided), s.length::integer, s.id
    from recipe_search s
    where s.keys >= sought.keys and s.keys < sought.keys_end
      and s.id not in (select e.id from recipe_search e where e.plain >= sought.plain and e.plain < sought.plain_end)
      and s.id <> all(namesakes)
  ) hit (rank, unsuited, length, id)
  where (named is null or hit.id = named) and follows(hit.rank, hit.unsuited, hit.length, hit.id, beyond)
  order by hit.rank, hit.unsuited, hit.length, hit.id limit most;
end $$;

-- For several words, one index scan looks up the four longest: three words that are each in a tenth of all titles leave a
-- thousandth of the titles to read. Complete syllables come before incomplete ones: for 기, 기장 before 김.
create or replace function find_by_keys(
  sought sought_recipe, avoided avoided_recipe, beyond found_place, named text, most integer
) returns setof found_place language plpgsql stable as $$
declare
  missing integer := most;
  found_now integer;
  namesakes text[];
begin
  namesakes := array(
    select s.id from recipe_search s
    where s.marks && sought.name_marks and s.aliases like sought.alias_is and s.plain <> sought.plain
  );
  return query select * from (
    select
      case when s.plain = sought.plain then -1 else 1 end,
      avoided.holdings is not null and is_unsuited(s.id, avoided), s.length::integer, s.id
    from recipe_search s
    where s.plain >= sought.plain and s.plain < sought.plain_end and s.id <> all(namesakes)
    union all
    select 0, avoided.holdings is not null and is_unsuited(s.id, avoided), s.length::integer, s.id
    from recipe_search s where s.id = any(namesakes)
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
      and s.id <> all(namesakes)
  ) hit (rank, unsuited, length, id)
  where (named is null or hit.id = named) and follows(hit.rank, hit.unsuited, hit.length, hit.id, beyond)
  order by hit.rank, hit.unsuited, hit.length, hit.id limit missing;
  get diagnostics found_now = row_count;
  missing := missing - found_now;
  if missing = 0 then return; end if;

  -- A single syllable more likely means another title word than the start of an incomplete one.
  if not sought.is_one_syllable then
    return query select * from find_half_typed(sought, avoided, beyond, named, missing, namesakes);
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
      and s.id <> all(namesakes)
  ) hit (rank, unsuited, length, id)
  where (named is null or hit.id = named) and follows(hit.rank, hit.unsuited, hit.length, hit.id, beyond)
  order by hit.rank, hit.unsuited, hit.length, hit.id limit missing;
  get diagnostics found_now = row_count;
  missing := missing - found_now;

  if missing > 0 and sought.is_one_syllable then
    return query select * from find_half_typed(sought, avoided, beyond, named, missing, namesakes);
  end if;
end $$;
