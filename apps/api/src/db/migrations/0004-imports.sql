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
