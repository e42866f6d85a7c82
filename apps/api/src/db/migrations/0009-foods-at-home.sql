-- Foods somebody has at home and wants used up; none leaves the week to the plan.
alter table surveys add column foods_at_home jsonb not null default '[]';
