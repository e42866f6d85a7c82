-- The number of the next week planned for a survey: bringing back a week must not make it return.
alter table plans add column next_regeneration integer not null default 1;
update plans set next_regeneration = regeneration + 1;
-- The week before its rest was planned anew, until something else changes.
alter table plans add column former jsonb;
-- Meal times of which the visitor chose the meal; which ones were chosen before this nobody knows.
alter table day_meals add column chosen text[] not null default '{}';
