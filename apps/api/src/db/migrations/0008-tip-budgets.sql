-- How many tips a language model was asked for, per calendar day in Seoul.
create table tip_budgets (
  day date primary key,
  spent integer not null
);
