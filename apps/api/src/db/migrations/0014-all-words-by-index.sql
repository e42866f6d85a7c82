-- Of several words the index looks up the four longest at once instead of two: three words that each stand in a tenth of all
-- titles leave a thousandth of them to be read instead of a hundredth.
alter type sought_recipe
  drop attribute longest,
  drop attribute second_longest,
  -- Patterns of the longest of several words, at most four; whatever fits holds all of them.
  add attribute held text[];

-- Read for every title that may hold a text: together with its row, in rows written from now on.
alter table recipe_search
  alter column plain set storage main, alter column keys set storage main, alter column reversed set storage main,
  alter column words set storage main, alter column aliases set storage main, alter column extras set storage main;

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
