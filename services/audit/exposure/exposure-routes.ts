import { isWithheld } from '@parvis/contracts/accounts/actor.ts';
import { exposureEndpoints } from '@parvis/contracts/audit/exposure-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { addressOn, linkedAddressesIn } from '@parvis/contracts/content/modules/linked-paths.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import {
  type Exposure,
  findExposures,
  isFindable,
  type Wanted,
} from '@parvis/projections/exposure/find-exposures.ts';
import { positionAt } from '@parvis/projections/log-instants/find-instants.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { z } from 'zod';
import { admitToUnpublished } from '../../http/access.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { jsonReply, type Route } from '../../http/route.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import { accountsIn, exposureView } from './exposure-views.ts';

export interface ExposureParts {
  readonly db: Queryable;
  readonly accountNames: AccountNames;
  /** The host of this site: links to it are links to its paths. */
  readonly ownHost: string;
}

type Sought = z.infer<(typeof exposureEndpoints.findExposures)['query']>;

/** Routes that find when and where something was public. */
export function exposureRoutes({ db, accountNames, ownHost }: ExposureParts): readonly Route[] {
  return [
    permittedRoute(
      exposureEndpoints.findExposures,
      'history.read',
      async ({ query }, { actor }) => {
        const drafts = query.unpublished === 'yes' ? admitToUnpublished(actor) : accept(actor);
        if (!drafts.ok) return { kind: 'refused', refusals: drafts.refusals };
        const wanted = wantedIn(query, ownHost);
        if (wanted === undefined) {
          const params = { reason: 'required' };
          return { kind: 'refused', refusals: [{ code: 'invalid', path: ['text'], params }] };
        }
        const { from, to, section, person, unpublished, page, pageSize } = query;
        const { items, ...found } = await findExposures(db, {
          wanted,
          section,
          person,
          page,
          pageSize,
          from: from && new Date(from).toISOString(),
          to: to && new Date(to).toISOString(),
          until: to === undefined ? undefined : await positionAt(db, new Date(to)),
          withUnpublished: unpublished === 'yes',
        });
        const shown = isWithheld(actor, 'drafts') ? items.map(namedInPublic) : items;
        const names = await accountNames.namesOf([...new Set(accountsIn(items))]);
        const nameOf = (id: string) => names.get(id) ?? id;
        const views = shown.map((one) => exposureView(one, nameOf));
        return jsonReply({ ...found, page, pageSize, items: views });
      },
    ),
  ];
}

/** An item is named as it was last in public: its newest title may be that of a draft. */
function namedInPublic(exposure: Exposure): Exposure {
  const { owner, kind, times } = exposure;
  const isContent = owner !== null || contentKinds.some((one) => one === kind);
  if (!isContent) return exposure;
  const last = times.toSorted((one, other) => (one.position < other.position ? 1 : -1))[0];
  return { ...exposure, name: last?.title ?? '' };
}

/** Returns what a question looks for; undefined when it names nothing that could be found. */
function wantedIn({ text, media, link }: Sought, ownHost: string): Wanted[] | undefined {
  const wanted: Wanted[] = [];
  if (text !== undefined && isFindable(text)) wanted.push({ form: 'text', phrase: text });
  if (media !== undefined)
    wanted.push({ form: 'media', values: [media] }, { form: 'file', values: [media] });
  const [address] = link === undefined ? [] : linkedAddressesIn({ href: link });
  if (address !== undefined) wanted.push(...linksTo(address, ownHost));
  return wanted.length > 0 ? wanted : undefined;
}

/** Returns the links to an address, and those to the items that ever stood there. */
function linksTo(address: string, ownHost: string): Wanted[] {
  const own = addressOn(ownHost, '');
  const isOwn = address.startsWith(`${own}/`);
  const path = isOwn ? address.slice(own.length) : address;
  if (path.startsWith('//')) return [{ form: 'link', values: [address] }];
  return [
    { form: 'link', values: [path, `${own}${path}`] },
    { form: 'item', at: path },
  ];
}
