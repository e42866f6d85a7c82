/**
 * Lets every transaction fail that changes what answers and plans stand for, and leaves their version as it was: answers kept as
 * bytes would then outlive what they were made from. Who owns a survey and when it was used are no part of any kept answer. A
 * plan that is new or changed with its days has a row written by the same transaction.
 */
export const VERSION_GUARD = `
  create function keeps_version() returns trigger language plpgsql as $$ begin
    if new.version = old.version
      and to_jsonb(new) - '{account_id,updated_at}'::text[] <> to_jsonb(old) - '{account_id,updated_at}'::text[]
    then raise exception '% changed without a new version', tg_table_name; end if;
    return null; end $$;
  create function keeps_plan_version() returns trigger language plpgsql as $$ begin
    if exists (select from plans where survey_id = coalesce(new.survey_id, old.survey_id)
      and xmin <> pg_current_xact_id()::xid)
    then raise exception 'day_meals changed without a new version of the plan'; end if;
    return null; end $$;
  create trigger keeps_version after update on surveys for each row execute function keeps_version();
  create trigger keeps_version after update on plans for each row execute function keeps_version();
  create constraint trigger keeps_version after insert or update or delete on day_meals
    deferrable initially deferred for each row execute function keeps_plan_version();
`;
