/** Returns SQL for the number by which a passage is found that equals another. */
export function hashOfValue(row: string): string {
  return `hashtextextended(${row}.value, 0)`;
}

/**
 * Returns SQL for the rows of `said` that meet a condition, and those that say the same passage again:
 * only its first row has what is compared. In rows of version 2, each has it.
 */
export function saidWhere(condition: string): string {
  return `with met as materialized (select * from exposure.said where (${condition})),
    passage as materialized (select distinct value from met where form = 'text')
    select * from met
    union all
    select said.* from passage join exposure.said on said.keys is null and said.form = 'text'
      and ${hashOfValue('said')} = ${hashOfValue('passage')} and said.value = passage.value`;
}
