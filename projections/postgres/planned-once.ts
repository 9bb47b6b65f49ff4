/**
 * Wraps the parameters of a statement in subqueries, which hides their values from the planner.
 * With known values it would find a cheaper plan, but planning each request would take longer than
 * executing it.
 */
export function plannedOnce(sql: string): string {
  return sql.replaceAll(
    /\$(\d+)(?:::([a-z]+(?:\[\])?))?/g,
    (_, number: string, type = 'text') => `(select $${number}::${type})`,
  );
}
