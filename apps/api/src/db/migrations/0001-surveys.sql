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
  updated_at timestamptz not null default now()
);
