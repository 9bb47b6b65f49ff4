import type { Capability } from '@parvis/contracts/accounts/roles.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { VocabularyGroup } from '@parvis/contracts/facets/facet-name.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import type { RevisionList } from '@parvis/contracts/revisions/views.ts';
import { defaultLocale, type Locale, pathIn } from '@parvis/contracts/site/locale.ts';
import type { LinkProps } from '@tanstack/react-router';
import type { z } from 'zod';
import { callEndpoint } from '../requests/call-endpoint.ts';
import type { Answers, Takes } from './entity-requests.ts';
import type { ShownFields, ShownWith } from './shown-fields.ts';

/** What identifies an entity within its type: its id, and for some the list that it is in. */
export interface Identity {
  readonly id: string;
  readonly focusId?: ContentId | undefined;
  readonly group?: VocabularyGroup | undefined;
}

interface Page {
  readonly page?: unknown;
  readonly pageSize?: unknown;
}

/** How the back-office shows and restores the revisions of one type of entity. */
interface Entity<Params, Content> {
  /** The id of the title of its screen. */
  readonly title: string;
  /** Parses the parameters of its endpoints. */
  readonly key: z.ZodType<Params>;
  readonly content: z.ZodType<Content>;
  readonly history: Endpoint<Takes<Params>, Takes<Page>, z.ZodType, Answers<RevisionList>>;
  /** Restores an earlier revision, based on the latest that the user saw. */
  readonly restore: (
    one: Identity,
    earlier: { readonly revision: number; readonly content: Content },
    seen: number,
  ) => Promise<unknown>;
  /** Restores a deleted one; absent from what cannot be deleted. */
  readonly undelete?: (deleted: Identity & { readonly revision: number }) => Promise<unknown>;
  /** The capability that restoring requires; by default that of writing content. */
  readonly needs?: Capability;
  /** Returns its screen; its newest content is undefined until it is loaded. */
  readonly screen: (one: Identity, content: Content | undefined) => LinkProps;
  /** Returns its name; absent when there is only one. */
  readonly nameOf?: (content: Content, shown: Omit<ShownWith, 'names'>) => string;
  /** Returns an address at which visitors see it; by default the home page. */
  readonly pathOf?: (content: Content) => string;
  /** Returns the content of a revision as texts. */
  readonly fields: (content: Content, shown: ShownWith) => ShownFields;
  /** Returns the ids that a revision mentions. */
  readonly mentions?: (content: Content) => readonly string[];
  /** Reads the names of what revisions mention, by id; what has none is omitted. */
  readonly readNames?: (
    ids: readonly string[],
    language: Locale,
  ) => Promise<ReadonlyMap<string, string>>;
  /** Returns the ids of the images that a revision shows, by the label of the field. */
  readonly pictures?: (content: Content) => Readonly<Record<string, string | undefined>>;
  /** What applied before the first save, unless that was nothing. */
  readonly supplied?: Content;
}

/** Declares an entity; its revisions are parsed before they are used. */
export function declareEntity<Params, Content>(entity: Entity<Params, Content>) {
  const { title, needs = 'content.write', supplied = null, undelete } = entity;
  const parse = (content: unknown) => entity.content.parse(content);
  return {
    title,
    needs,
    supplied,
    undelete,
    /** Returns whether an address names one. */
    isAt: (one: Identity) => entity.key.safeParse(one).success,
    history: (one: Identity, query: Page, signal: AbortSignal) =>
      callEndpoint(entity.history, { params: entity.key.parse(one), query, signal }),
    restore: (one: Identity, revision: number, content: unknown, seen: number) =>
      entity.restore(one, { revision, content: parse(content) }, seen),
    screen: (one: Identity, content: unknown) =>
      entity.screen(one, content === undefined ? undefined : parse(content)),
    nameOf: (content: unknown, shown: Omit<ShownWith, 'names'>) =>
      entity.nameOf?.(parse(content), shown),
    pathOf: (content: unknown) => entity.pathOf?.(parse(content)) ?? pathIn(defaultLocale, '/'),
    fields: (content: unknown, shown: ShownWith) => entity.fields(parse(content), shown),
    mentions: (content: unknown) => entity.mentions?.(parse(content)) ?? [],
    readNames: entity.readNames ?? (async () => new Map<string, string>()),
    pictures: (content: unknown) => entity.pictures?.(parse(content)) ?? {},
  };
}
export type DeclaredEntity = ReturnType<typeof declareEntity<unknown, unknown>>;
