-- By meal time, the meal before the visitor's last change, so that undoing the change restores its companions too.
alter table day_meals add column replaced jsonb not null default '{}';
