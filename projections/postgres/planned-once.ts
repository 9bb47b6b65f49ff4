/**
 * A statement whose parameters are wrapped in subqueries, hidden from the planner. With known
 * values it would find a cheaper plan, but plan each request for longer than it takes.
 */
export function plannedOnce(sql: string): string {
  return sql.replaceAll(
    /\$(\d+)(?:::([a-z]+(?:\[\])?))?/g,
    (_, number: string, type = 'text') => `(select $${number}::${type})`,
  );
}
