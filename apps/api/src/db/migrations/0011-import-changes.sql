-- Counts the times an import wrote a recipe, so that running servers see it without reading the imports.
create table import_changes (
  only_row boolean primary key default true check (only_row),
  changes bigint not null
);
insert into import_changes (changes) values (0);
