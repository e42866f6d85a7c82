-- When a job that concerns the whole database was last begun, so that of all processes one does it.
create table upkeep_runs (
  job text primary key,
  begun_at timestamptz not null
);
