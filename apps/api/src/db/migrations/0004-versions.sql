-- A value that never comes twice, new with every change of the answers or of the plan: what was worked out from one version is
-- true while it stands here. Rows of before share one, each until its first change, because a default that is computed anew for
-- each row would write all of them again and let every call wait for it.
alter table surveys add column version uuid not null default '00000000-0000-4000-8000-000000000000';
alter table surveys alter column version set default gen_random_uuid();
alter table plans add column version uuid not null default '00000000-0000-4000-8000-000000000000';
alter table plans alter column version set default gen_random_uuid();
