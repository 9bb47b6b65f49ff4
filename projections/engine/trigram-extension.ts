/**
 * SQL that provides indexes of trigrams. Read models are built at the same time, and PostgreSQL fails
 * when two of them create an extension together.
 */
export const createTrigramExtension = `
select pg_advisory_xact_lock(hashtextextended('create extension pg_trgm', 0));
create extension if not exists pg_trgm;
`;
