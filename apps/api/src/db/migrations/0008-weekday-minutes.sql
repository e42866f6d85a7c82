-- Minutes available for cooking on a weekday; null leaves it to the planner.
alter table surveys add column weekday_minutes integer;
