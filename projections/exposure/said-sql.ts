/** Returns SQL for the number by which a passage is found that equals another. */
export function hashOfValue(row: string): string {
  return `hashtextextended(${row}.value, 0)`;
}

/** More passages than this are not looked up one by one. */
const fewPassages = 3_000;
/** How many of the newest rows are looked at for passages that are many. */
const recentRows = 150_000;

/**
 * Returns SQL for the newest rows of `said` that meet one of some conditions, and of those that say
 * the same passage again: only its first row has what is compared. In rows of version 2, each has it.
 * A few passages are looked up one by one. If there are many, the newest rows are read until there
 * are enough, and all of them only if there are not: what was frequent once may be so no more.
 * @param conditions each on another form
 * @param until SQL of the last position to look at, or of null
 * @param limit how many rows
 */
export function newestSaid(conditions: readonly string[], until: string, limit: number): string {
  // Joined by `or`, they would be answered by no index.
  const met = conditions
    .map((condition) => `select * from exposure.said where ${condition}`)
    .join(' union all ');
  const inTime = `(${until}::text is null or "position" <= ${until})`;
  const newest = `order by "position" desc limit ${limit}`;
  const same = (row: string, passage: string) =>
    `${hashOfValue(row)} = ${hashOfValue(passage)} and ${row}.value = ${passage}.value`;
  const again = `said.keys is null and said.form = 'text'`;
  return `with few as materialized (select * from (${met}) said limit ${fewPassages + 1}),
    recent as materialized (
      select * from (
        select said.subject, said.first, said.last, said."position", said.form, said.locale, said.value,
          coalesce(said.words, one.words) as words, coalesce(said.keys, one.keys) as keys
        from (select * from exposure.said where ${inTime} order by "position" desc limit ${recentRows}) said
        left join lateral (select words, keys from exposure.said one
          where one.keys is not null and ${same('one', 'said')} limit 1) one on ${again}
      ) said where ${conditions.join(' or ')} ${newest}),
    way as materialized (select case
      when (select count(*) from few) <= ${fewPassages} then 'few'
      when (select count(*) from recent) = ${limit} then 'recent' else 'all' end as way),
    every as materialized (${met})
    select subject, first, last, form, locale, value, "position" from (
      select * from few where (select way from way) = 'few'
      union all
      (select of_passage.* from (select distinct value from few where form = 'text') passage
        cross join lateral (select * from exposure.said
          where ${again} and ${same('said', 'passage')} and ${inTime} ${newest}) of_passage
        where (select way from way) = 'few')
      union all
      (select * from recent where (select way from way) = 'recent')
      union all
      (select * from every where (select way from way) = 'all')
      union all
      (select said.* from (select distinct value from every where form = 'text') passage
        join exposure.said on ${again} and ${same('said', 'passage')}
        where (select way from way) = 'all')
    ) said where ${inTime} ${newest}`;
}
