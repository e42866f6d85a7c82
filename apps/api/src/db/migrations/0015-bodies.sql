alter table surveys
  add column exclusion_strictness jsonb not null default '[]',
  add column persons jsonb not null default '[]',
  add column confirmations jsonb not null default '[]';
