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
  slips integer[] not null,
  holdings text[] not null
) with (parallel_workers = 0, toast_tuple_target = 512); -- Starting helpers takes longer than a search.

-- Looked up by index alone: kept apart, so that the other columns lie close together.
alter table recipe_search alter column slips set storage external, alter column holdings set storage external;

-- Beginnings and ends of titles, the shortest title first, without touching the table.
create index recipe_search_keys on recipe_search (keys, length, id);
create index recipe_search_reversed on recipe_search (reversed, length, id);
create index recipe_search_initials on recipe_search (initials, length, id);
-- Everything else: what stands inside, and what is spelt almost so.
create index recipe_search_inside on recipe_search
  using gin (haystack gin_trgm_ops, initials gin_trgm_ops, slips) with (fastupdate = off);
