-- A unique value, new with every change of the answers or of the plan: results computed from a version are valid while the row has
-- it. Existing rows share a constant until their first change, because a volatile default would rewrite the table under a lock.
alter table surveys add column version uuid not null default '00000000-0000-4000-8000-000000000000';
alter table surveys alter column version set default gen_random_uuid();
alter table plans add column version uuid not null default '00000000-0000-4000-8000-000000000000';
alter table plans alter column version set default gen_random_uuid();
