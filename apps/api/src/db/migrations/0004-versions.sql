-- A value that never comes twice, new with every change of the answers or of the plan: what was worked out from one version is
-- true while it stands here.
alter table surveys add column version uuid not null default gen_random_uuid();
alter table plans add column version uuid not null default gen_random_uuid();
