/**
 * Returns SQL with the spans over which the owner of something was at an address, or, for media, could
 * be reached; one without end for what has neither and is seen wherever it is used.
 * @param standing alias of a row with `kind` and `owner`
 * @param shown alias of a span that the returned ones overlap
 */
export function placesOf(standing: string, shown: string): string {
  return `select '' as valid_from, null as valid_to, null::jsonb as paths, null as title
    where ${standing}.owner is null
    union all
    select address.valid_from, address.valid_to, paths, title from exposure.address address
    where address.id = ${standing}.owner and ${standing}.kind not in ('image', 'file', 'video')
      and ${overlaps('address', shown)}
    union all
    select greatest(address.valid_from, reached.valid_from),
      nullif(least(coalesce(address.valid_to, 'z'), coalesce(reached.valid_to, 'z')), 'z'), paths, title
    from exposure.address address join media_library.public_media reached
      on reached.id = address.id and ${overlaps('reached', 'address')}
    where address.id = ${standing}.owner and ${standing}.kind in ('image', 'file', 'video')
      and ${overlaps('address', shown)} and ${overlaps('reached', shown)}`;
}

function overlaps(one: string, other: string): string {
  return `${one}.valid_from < coalesce(${other}.valid_to, 'z')
      and ${other}.valid_from < coalesce(${one}.valid_to, 'z')`;
}

/** Returns the columns of the span that two spans share, `valid_from` and `valid_to`. */
export function overlapOf(one: string, other: string): string {
  return `greatest(${one}.valid_from, ${other}.valid_from) as valid_from,
    nullif(least(coalesce(${one}.valid_to, 'z'), coalesce(${other}.valid_to, 'z')), 'z') as valid_to`;
}
