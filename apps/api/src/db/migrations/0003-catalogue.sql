create table catalogue_versions (
  only_row boolean primary key default true check (only_row),
  data_version text not null
);

create table catalogue_entries (
  id text primary key,
  kind text not null check (kind in ('recipe', 'product')),
  position integer not null,
  entry jsonb not null
);
