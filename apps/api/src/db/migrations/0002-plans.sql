create table plans (
  survey_id uuid primary key references surveys (id) on delete cascade,
  regeneration integer not null,
  ladder_step integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table day_meals (
  id uuid primary key,
  survey_id uuid not null references plans (survey_id) on delete cascade,
  date date not null,
  breakfast jsonb not null,
  lunch jsonb not null,
  dinner jsonb not null,
  changes integer not null default 0,
  unique (survey_id, date)
);
