-- By meal time, the meal that stood there before the visitor's last change, so that taking it back restores its whole table.
alter table day_meals add column replaced jsonb not null default '{}';
