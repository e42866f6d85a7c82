-- The day of the week on which somebody cooks ahead; null where none is chosen.
alter table surveys add column prep_day text;
