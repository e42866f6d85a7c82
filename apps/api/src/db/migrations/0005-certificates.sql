-- What is known about the points of a plan; plans made before this have none.
alter table plans add column certificate jsonb;
