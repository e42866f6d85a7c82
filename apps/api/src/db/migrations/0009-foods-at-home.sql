-- Foods at home, which the week should use up.
alter table surveys add column foods_at_home jsonb not null default '[]';
