-- A share reads the meals of a plan; a plan made anew keeps its shares.
create table shares (
  id uuid primary key,
  survey_id uuid not null references surveys (id) on delete cascade,
  created_at timestamptz not null
);
create index shares_by_survey on shares (survey_id, created_at desc);
