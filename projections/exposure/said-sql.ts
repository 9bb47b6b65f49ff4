/** Returns SQL for the number by which a passage is found that equals another. */
export function hashOfValue(row: string): string {
  return `hashtextextended(${row}.value, 0)`;
}

/** More passages than this are not looked up one by one: there are as many matches among the newest. */
const fewPassages = 3_000;

/**
 * Returns SQL for the newest rows of `said` that meet one of some conditions, and of those that say
 * the same passage again: only its first row has what is compared. In rows of version 2, each has it.
 * @param conditions each on another form
 * @param until SQL of the last position to look at, or of null
 * @param limit how many rows
 */
export function newestSaid(conditions: readonly string[], until: string, limit: number): string {
  // Joined by `or`, they would be answered by no index.
  const met = conditions.map((condition) => `select * from exposure.said where ${condition}`);
  const newest = `(${until}::text is null or "position" <= ${until}) order by "position" desc limit ${limit}`;
  return `with met as materialized (
      select * from (${met.join(' union all ')}) said limit ${fewPassages + 1}),
    size as materialized (select count(*) <= ${fewPassages} as "isFew" from met),
    passage as materialized (select distinct value from met where form = 'text'),
    again as (
      select said.subject, said.first, said.last, said."position", said.form, said.locale, said.value,
        coalesce(said.words, one.words) as words, coalesce(said.keys, one.keys) as keys
      from exposure.said left join lateral (
        select words, keys from exposure.said one where one.keys is not null
          and ${hashOfValue('one')} = ${hashOfValue('said')} and one.value = said.value limit 1
      ) one on said.keys is null and said.form = 'text')
    select subject, first, last, form, locale, value, "position" from (
      select * from met where (select "isFew" from size)
      union all
      (select of_passage.* from passage cross join lateral (
        select * from exposure.said where keys is null and form = 'text'
          and ${hashOfValue('said')} = ${hashOfValue('passage')} and value = passage.value and ${newest}
      ) of_passage where (select "isFew" from size))
      union all
      (select * from again where not (select "isFew" from size) and (${conditions.join(' or ')}) and ${newest})
    ) said where ${newest}`;
}
