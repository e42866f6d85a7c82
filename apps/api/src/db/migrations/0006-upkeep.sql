-- Last start of a job for the whole database, so that only one of several processes runs it.
create table upkeep_runs (
  job text primary key,
  begun_at timestamptz not null
);
