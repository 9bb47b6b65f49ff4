import { contentKinds } from '@parvis/contracts/content/kinds.ts';

const ofContent = contentKinds.map((kind) => `'${kind}'`).join(', ');

/** Where the first rows of a table behind a place end, if there are more. */
const endOf = (table: string, column: string) => `
  select max(boundary) from (
    select ${column} as boundary from ${table}
    where ${column} >= $1 and ${column} <= (select until from span)
    order by ${column} limit $3) rows having count(*) = $3`;

const inWindow = (column: string) => `${column} >= $1 and ${column} <= (select boundary from ends)`;

/** An item with all that an event changed of it. */
const contentRows = `
  select "position", min(at) as at, kind, owner as id, null as focus, min(place) as place,
    case when bool_or(what = 'published') then 'published'
      when bool_or(what = 'withdrawn') then 'unpublished'
      when bool_or(what = 'moved') then 'moved' else 'updated' end as what,
    min(locale) as locale, owner, max(former_path) as former
  from exposure.change where kind in (${ofContent}) and ${inWindow('"position"')}
  group by "position", kind, owner`;

/** What has no draft, and live posts of a focus that is public. */
const thingRows = `
  select "position", at, kind,
    case kind when 'live-post' then split_part(subject, '/', 2)
      else substr(subject, strpos(subject, '-') + 1) end as id,
    case kind when 'live-post' then owner end as focus, place,
    case what when 'published' then 'published' when 'withdrawn' then 'deleted' else 'updated' end,
    locale, owner, null
  from exposure.change
  where kind in ('menu', 'redirect', 'site-settings', 'live-post') and ${inWindow('"position"')}
    and (kind <> 'live-post' or exists (select from exposure.address
      where address.id = change.owner and address.valid_from <= change."position"
        and (address.valid_to is null or address.valid_to >= change."position")))`;

const offerRows = `
  select "position", at, 'offer', offer_id, null, 0, what, null, offer_id, null
  from exposure.offer_change where ${inWindow('"position"')}`;

/** Media are public while something public shows them, or as long as they are released. */
const mediaRows = `
  select boundary, null, (select revision.kind from exposure.revision
      where revision.subject = 'media-' || id limit 1), id, null, 0,
    case when bool_or(isStart) and bool_or(not isStart) then 'updated'
      when bool_or(isStart) then 'published' else 'unpublished' end, null, id, null
  from (
    select id, valid_from as boundary, true as isStart from media_library.public_media
    where ${inWindow('valid_from')}
    union all select id, valid_to, false from media_library.public_media
    where ${inWindow('valid_to')}
    union all select owner, "position", start from exposure.change, (values (true), (false)) both_(start)
    where kind in ('image', 'file', 'video') and what in ('changed', 'replaced')
      and ${inWindow('"position"')}
      and exists (select from media_library.public_media reached where reached.id = change.owner
        and reached.valid_from < change."position"
        and (reached.valid_to is null or reached.valid_to >= change."position"))
  ) boundaries group by boundary, id`;

/**
 * The feed behind a place (`$1`, and the number `$2` there): at most `$4` rows of kinds `$5`. Of each
 * table `$3` rows are looked at, and those of one event always together, so that their numbers do not
 * depend on where a caller stands, on a limit or on kinds.
 */
export const forwardsSql = `
with span as materialized (
  select least(read_position('exposure'), read_position('media-library')) as until
), ends as materialized (
  select min(boundary) as boundary from (
    select until as boundary from span
    union all (${endOf('exposure.change', '"position"')})
    union all (${endOf('exposure.offer_change', '"position"')})
    union all (${endOf('media_library.public_media', 'valid_from')})
    union all (${endOf('media_library.public_media', 'valid_to')})
  ) boundaries
), changed as (
  ${contentRows} union all ${thingRows} union all ${offerRows} union all ${mediaRows}
), numbered as (
  select changed.*, row_number() over (
    partition by "position" order by kind in ('image', 'file', 'video'), place, kind, id)::int as number
  from changed
), listed as (
  select numbered."position", number,
    coalesce(at, (select occurrence.at from exposure.occurrence
      where occurrence."position" <= numbered."position"
      order by occurrence."position" desc limit 1)) as at,
    kind, id, focus as owner, what, locale, former as "formerAddress",
    (select address.paths from exposure.address where address.id = numbered.owner
      and address.valid_from <= numbered."position"
      and (address.valid_to is null or address.valid_to >= numbered."position")
      order by address.valid_from desc limit 1) as addresses
  from numbered
  where ("position" > $1 or number > $2::int) and ($5::text[] is null or kind = any($5))
  order by "position", number limit $4
)
select until, boundary as end,
  (select coalesce(json_agg(listed order by "position", number), '[]') from listed) as items
from span, ends`;
