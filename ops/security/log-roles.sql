-- Limits the role with which the site uses a log in PostgreSQL: it reads, and appends through
-- functions, and can neither edit nor delete events. An embedded log is limited by itself.
--
-- Run it once as the owner of the log's tables, in the database of the log, after Parvis has migrated
-- it (psql -v site=parvis_log_site -f log-roles.sql "$PARVIS_LOG_OWNER_URL"), and again after an
-- upgrade that migrated the log. Then set PARVIS_LOG_URL to the role of the site, and
-- PARVIS_LOG_OWNER_URL to the owner. The role of the site must exist, and own nothing:
--   create role parvis_log_site login password '…';
revoke all on all tables in schema public from public, :"site";
grant usage on schema public to :"site";
grant select on event, migration to :"site";
grant execute on function append_to_log(text[], int[], int[], uuid[], text[], json[], text[], text[]) to :"site";
grant execute on function append_one(text, int, text, text, uuid, text, json) to :"site";
grant execute on function append_several(text, int, text, text, uuid[], text[], json[]) to :"site";
