-- Kind of rice the visitor chose; null leaves it to the planner.
alter table surveys add column rice text;
