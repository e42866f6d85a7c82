-- Foods that nobody at the table wants besides a meal, by the ids of dishes; none is refused until somebody says so.
alter table surveys add column refused_extras jsonb not null default '[]';
