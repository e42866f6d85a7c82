-- Minutes somebody has to cook on a weekday; null leaves it to the plan.
alter table surveys add column weekday_minutes integer;
