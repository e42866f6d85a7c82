-- Day of the week for cooking ahead; null if none is chosen.
alter table surveys add column prep_day text;
