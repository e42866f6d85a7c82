-- Refused extras, by the ids of their dishes.
alter table surveys add column refused_extras jsonb not null default '[]';
