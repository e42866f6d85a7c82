-- The rice somebody wants on the table; null leaves it to the plan.
alter table surveys add column rice text;
