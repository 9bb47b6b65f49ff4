import { withholdings } from '../../accounts/auditor-reading.ts';
import { roles } from '../../accounts/roles.ts';
import { tokenAccesses, tokenKinds } from '../../accounts/token-scopes.ts';
import { activityItemTypes, recordedActions } from '../../activity/items.ts';
import { searchedGroups } from '../../admin-search/endpoints.ts';
import { jobFrequencies, newsletterFrequencies } from '../../alerts/alert.ts';
import { changeReasons } from '../../audit/change-reasons.ts';
import { archiveScopeSchema } from '../../audit/endpoints.ts';
import { exposedKinds, publicChanges } from '../../audit/exposed.ts';
import { headerArtSchema, paletteColours } from '../../brand/brand.ts';
import { faceUses } from '../../brand/face.ts';
import { offerStatuses } from '../../careers/evolve-offer.ts';
import { feedChanges } from '../../careers/feeds/endpoints.ts';
import { runProblems } from '../../careers/feeds/feed-run.ts';
import { feedSchedules, secretPlaces } from '../../careers/feeds/feed-terms.ts';
import { importCountsSchema } from '../../careers/import-events.ts';
import { noteCodes, noteKinds } from '../../careers/import-notes.ts';
import { mappedChoices, mappedFields } from '../../careers/mapping/mapping.ts';
import { offerFields } from '../../careers/offer.ts';
import { offerEndings } from '../../careers/offer-figures.ts';
import {
  continents,
  contractTypes,
  experienceLevels,
  offerGroups,
  remotePolicies,
  workingTimes,
} from '../../careers/offer-groups.ts';
import { synonymRuleSchema } from '../../careers/synonyms.ts';
import { previewOutcomes } from '../../careers/upload-endpoints.ts';
import { offerChangeSchema } from '../../careers/views.ts';
import { contactStatuses } from '../../contact/message.ts';
import { activityActionSchema } from '../../content/activity-endpoints.ts';
import { checks } from '../../content/checks/finding.ts';
import { facetFields, newsNatures } from '../../content/details.ts';
import { contentKinds } from '../../content/kinds.ts';
import { chartForms } from '../../content/modules/chart.ts';
import { moduleTypeSchema } from '../../content/modules/module-types.ts';
import { siteFacts } from '../../content/modules/site-facts.ts';
import { publicationEffectsSchema } from '../../content/publication-endpoints.ts';
import {
  contentStatusSchema,
  historyStepSchema,
  proposalStatusSchema,
} from '../../content/views.ts';
import {
  importFaults,
  importOutcomes,
  importStates,
  importSteps,
} from '../../content-import/content-import.ts';
import { importReasons } from '../../content-import/reasons.ts';
import { authorSchema } from '../../ethics/entry.ts';
import { shownReports } from '../../ethics/officer-endpoints.ts';
import { dueSchema, reportStates, reportStepSchema } from '../../ethics/report-state.ts';
import { columnKinds, rowKinds } from '../../figures/figures-table.ts';
import { numberStyles } from '../../figures/read-number.ts';
import { indexingTargets } from '../../indexing/endpoints.ts';
import { imageUseSchema } from '../../media/crop.ts';
import { mediaStates } from '../../media/list-query.ts';
import { fileMetadataSchema } from '../../media/types.ts';
import { mediaUseSchema } from '../../media/uses.ts';
import { publicMediaUseSchema } from '../../media/views.ts';
import { searchPlaces } from '../../missed-searches/missed-search.ts';
import { stopReasons } from '../../notary/views.ts';
import {
  freshnessSchema,
  projectionActionSchema,
  projectionStatusSchema,
} from '../../operations/endpoints.ts';
import { redactionStates } from '../../redactions/endpoints.ts';
import { rowOutcomeSchema } from '../../redirects/table-endpoints.ts';
import { lossKinds } from '../../rich-text/html/losses.ts';
import { tracedEndpoints, tracedRefusals } from '../../security/traced.ts';
import { campaignLists } from '../../site/filters/campaign.ts';
import { facetGroups } from '../../site/filters/facets.ts';
import { filterLists } from '../../site/filters/filter-lists.ts';
import { listSorts } from '../../site/filters/list-state.ts';
import { legalKinds } from '../../site/legal-pages.ts';
import { locales, titleField } from '../../site/locale.ts';
import { adminSections } from '../../site/routes/admin-screens.ts';
import { resultKinds } from '../../site/search/result-kinds.ts';
import { firstSteps } from '../../site-settings/first-steps.ts';
import { logoSchema, noSiteSettings } from '../../site-settings/settings.ts';
import { personalDataSchemas } from '../../subjects/personal-data.ts';
import { deliveryStates } from '../../webhooks/webhook.ts';
import { headerLabels, labelsOf } from './module-labels.ts';

const synonymKinds = synonymRuleSchema.options.map(({ shape }) => shape.kind.value);

/** Ids that sources compose, and every id that results. */
export interface MessageFamily {
  /**
   * `quoted`: the messages of this form whose varying part is a string literal of the same sources.
   */
  readonly members: readonly string[] | 'quoted';
  /** The meaning of the varying part. */
  readonly because: string;
}

const moduleTypes = moduleTypeSchema.options;
const effects = publicationEffectsSchema.shape;
const bulkActions = [
  'publish',
  'unpublish',
  'archive',
  'unarchive',
  'delete',
  'undelete',
  'release',
  'withdraw',
  'move',
  'file',
];
const rareActions = ['unpublish', 'duplicate', 'archive', 'delete'];
const contentFilters = ['locale', 'nature', 'status', 'untranslated'];
const fields = [...headerLabels(), ...moduleTypes.flatMap(labelsOf)];

function family(because: string, pattern: string, values: readonly string[]): MessageFamily {
  return { because, members: values.map((value) => pattern.replace('*', value)) };
}

/** The families of the back-office, by the template that names them. */

export const adminFamilies: Readonly<Record<string, MessageFamily>> = {
  'audit.of.*': family('what changed', 'audit.of.*', changeReasons),
  'audit.archive.*': family('what an archive holds', 'audit.archive.*', archiveScopeSchema.options),
  '*.*': { because: 'the fields of headers and modules', members: fields },
  '*.*-*': { because: 'the choices of modules’ fields, named with them', members: [] },
  'differences.*': family('kinds of change', 'differences.*', ['added', 'removed']),
  'differences.picture-*': family('kinds of change', 'differences.picture-*', ['added', 'removed']),
  'facets.group-*': family('the groups of facets, and keywords', 'facets.group-*', [
    ...facetGroups,
    'keywords',
  ]),
  'messages.status-*': family('how far an answer is', 'messages.status-*', contactStatuses),
  'figures-grid.kind-*': family('the kinds of columns', 'figures-grid.kind-*', columnKinds),
  'figures-grid.row-kind-*': family('the kinds of rows', 'figures-grid.row-kind-*', rowKinds),
  'figures-grid.style-*': family('styles of numbers', 'figures-grid.style-*', numberStyles),
  'figures.*': family('how offers are counted', 'figures.*', [
    'open',
    'opened',
    'ended',
    ...offerEndings,
  ]),
  'figures.by.*': family('the groups of facets', 'figures.by.*', offerGroups),
  'figures.key.*': family('how offers are counted', 'figures.key.*', ['open', 'opened', 'ended']),
  'figures.period.*': family('how far back figures go', 'figures.period.*', [
    '13',
    '26',
    '52',
    'all',
  ]),
  'activity.action.*': family(
    'what activity is filtered by',
    'activity.action.*',
    activityActionSchema.options,
  ),
  'activity.thing.*': family('what activity is about', 'activity.thing.*', activityItemTypes),
  'activity.things.*': family('what activity is about', 'activity.things.*', activityItemTypes),
  'activity.did.*': family('what was done', 'activity.did.*', recordedActions),
  'bulk.action.*': family('what is done to many items', 'bulk.action.*', bulkActions),
  'bulk.title.*': family('what is done to many items', 'bulk.title.*', bulkActions),
  'check.*': family('what is checked', 'check.*', checks),
  'checks.name.*': family('what is checked', 'checks.name.*', checks),
  'contents.column.*': family('the columns of lists', 'contents.column.*', [
    'title',
    'nature',
    'role',
    'publishedOn',
    'languages',
    'status',
    'updatedAt',
  ]),
  'contents.create.*': family('the kinds of content', 'contents.create.*', contentKinds),
  'contents.find.*': family('the kinds of content', 'contents.find.*', contentKinds),
  'contents.submit.*': family('the kinds of content', 'contents.submit.*', contentKinds),
  'shell.section.*': family('the sections of the navigation', 'shell.section.*', adminSections),
  'contents.title.*': family('the kinds of content', 'contents.title.*', contentKinds),
  'effects.*': family('what a publication changes', 'effects.*', [
    'addresses',
    'redirects',
    'menus',
    'links',
  ]),
  'effects.address-*': family('what becomes of an address', 'effects.address-*', [
    'begins',
    'moves',
    'ends',
  ]),
  'effects.redirect-**': family('what becomes of a redirect', 'effects.redirect-*', [
    ...effects.redirects.element.shape.effect.options,
    'overruled-gone',
    'answers-gone',
  ]),
  'effects.menu-*': family(
    'what becomes of a menu',
    'effects.menu-*',
    effects.menus.element.shape.effect.options,
  ),
  'effects.link-*': family(
    'what becomes of a link',
    'effects.link-*',
    effects.links.element.shape.effect.options,
  ),
  'filter.*': family('the filters of lists', 'filter.*', contentFilters),
  'filter.all-*': family('the filters of lists', 'filter.all-*', contentFilters),
  'find.group.*': family('what is searched', 'find.group.*', [
    ...searchedGroups,
    'here',
    'next',
    'recent',
  ]),
  'paste.lost.*': family('what a paste leaves out', 'paste.lost.*', lossKinds),
  'freshness.*': family('why what is shown is not the newest', 'freshness.*', [
    ...freshnessSchema.shape.state.options.filter((state) => state !== 'current'),
    'unreachable',
  ]),
  'ethics-desk.author.*': family('who writes', 'ethics-desk.author.*', authorSchema.options),
  'ethics-desk.key.*': family('why a passphrase is refused', 'ethics-desk.key.*', [
    'short',
    'differ',
  ]),
  'ethics-keys.*': family('what came of a change to a key', 'ethics-keys.*', [
    'consented',
    'noted',
    'reinstated',
    'removed',
    'refused',
  ]),
  'ethics-keys.ask.*': family('the question about a key', 'ethics-keys.ask.*', [
    'consent',
    'compare',
    'remove',
    'refuse',
    'reinstate',
    'retire',
  ]),
  'ethics-keys.do.*': family('what is done with a key', 'ethics-keys.do.*', [
    'consent',
    'compare',
    'seal',
    'remove',
    'refuse',
    'reinstate',
    'retire',
  ]),
  'ethics-keys.text.*': family('what is said about it', 'ethics-keys.text.*', [
    'consent',
    'compare',
    'remove',
    'refuse',
    'reinstate',
    'retire',
  ]),
  'ethics-keys.trust.*': family('whether a key is trusted', 'ethics-keys.trust.*', [
    'compared',
    'not-compared',
    'foreign',
  ]),
  'ethics-desk.due.*': family('what is due', 'ethics-desk.due.*', dueSchema.options),
  'ethics-desk.show.*': family('which reports are listed', 'ethics-desk.show.*', shownReports),
  'ethics-desk.step.*': family('what is done with a report', 'ethics-desk.step.*', [
    'acknowledge',
    'close',
    'reopen',
  ]),
  'ethics-desk.stepped.*': family(
    'what was done with a report',
    'ethics-desk.stepped.*',
    reportStepSchema.options,
  ),
  'ethics-desk.state.*': family('the states of reports', 'ethics-desk.state.*', reportStates),
  'header.*': family('the fields that hold facets', 'header.*', ['category', ...facetFields]),
  'header.campaign.list-*': family('the lists of campaigns', 'header.campaign.list-*', [
    'none',
    ...campaignLists,
    'offers',
  ]),
  'header.nature-*': family('the natures of news', 'header.nature-*', newsNatures),
  'header.section.*': family('the sections of headers', 'header.section.*', ['filing', 'options']),
  'history.*': family('the sides of a comparison', 'history.*', ['before', 'after']),
  'history.what-*': family('what a history is narrowed to', 'history.what-*', [
    'saved',
    'publication',
    'modules',
    'place',
  ]),
  'history.step.*': family(
    'what becomes of an item and its modules',
    'history.step.*',
    historyStepSchema.options,
  ),
  'imports.column.*': family('the columns of refused records', 'imports.column.*', [
    'line',
    'reference',
    'reason',
  ]),
  'imports.note.*': family(
    'what an import did with a value',
    'imports.note.*',
    Object.keys(noteCodes),
  ),
  'feeds.problem.*': family('why a feed cannot be read', 'feeds.problem.*', runProblems),
  'imports.noted.*': family('what a note is about, if no field of an offer', 'imports.noted.*', [
    'record',
    'other',
  ]),
  'imports.notes.*': family('the kinds of notes of an import', 'imports.notes.*', noteKinds),
  'imports.counts.*': family(
    'what becomes of the records of a feed',
    'imports.counts.*',
    importCountsSchema.keyof().options,
  ),
  'mappings.field.*': family('the fields of an offer', 'mappings.field.*', [
    ...mappedFields,
    'records',
  ]),
  'mappings.choice.*': family(
    'the values of the fields of an offer',
    'mappings.choice.*',
    Object.values(mappedChoices).flat(),
  ),
  'mappings.*': family('what is wrong with a mapping', 'mappings.*', [
    'mapping-path',
    'mapping-records',
    'mapping-value',
  ]),
  'offer-upload.of.*': family(
    'what a file would do with offers',
    'offer-upload.of.*',
    previewOutcomes,
  ),
  'passkeys.failure.*': family('why a browser made no passkey', 'passkeys.failure.*', [
    'cancelled',
    'timed-out',
    'other-site',
    'present',
    'failed',
  ]),
  'approvals.column.*': family('the columns of what waits for approval', 'approvals.column.*', [
    'content',
    'state',
    'by',
    'since',
  ]),
  'approvals.state.*': family('the state of a request for approval', 'approvals.state.*', [
    'own',
    'returned',
    'waiting',
  ]),
  'scheduled.column.*': family('the columns of the list', 'scheduled.column.*', [
    'content',
    'publish',
    'unpublish',
  ]),
  'exposure.column.*': family('the columns of public times', 'exposure.column.*', [
    'by',
    'ended',
    'from',
    'until',
    'where',
  ]),
  'changes.column.*': family('the columns of changes', 'changes.column.*', [
    'at',
    'by',
    'item',
    'what',
    'where',
  ]),
  'changes.what.*': family('what happened in public', 'changes.what.*', publicChanges),
  'exposure.kind.*': family('what the ledger knows', 'exposure.kind.*', exposedKinds),
  'cases.*': family('the fields and buttons of cases', 'cases.*', [
    'addresses',
    'addresses-hint',
    'close',
    'from',
    'name',
    'note',
    'note-add',
    'purpose',
    'reopen',
    'to',
    'why',
    'words',
    'words-hint',
  ]),
  'cases.hold-*': family('the fields of a hold', 'cases.hold-*', [
    'basis',
    'items',
    'items-hint',
    'people',
    'people-hint',
    'until',
  ]),
  'cases.column.*': family('the columns of cases', 'cases.column.*', [
    'holds',
    'opened',
    'state',
    'title',
  ]),
  'cases.note.*': family('what was noted on a case', 'cases.note.*', [
    'closed',
    'note',
    'reopened',
  ]),
  'cases.state.*': family('the state of a case', 'cases.state.*', ['closed', 'open']),
  'site-facts.shows-*': family('what the site knows', 'site-facts.shows-*', siteFacts),
  'legal.kind.*': family('the legal pages', 'legal.kind.*', legalKinds),
  'content-imports.column.*': family('the columns of imports', 'content-imports.column.*', [
    'by',
    'file',
    'item',
    'outcome',
    'state',
  ]),
  'content-imports.explained.*': family('why an import stopped', 'content-imports.explained.*', [
    'cancelled',
    'interrupted',
  ]),
  'content-imports.fault.*': family(
    'why an import failed',
    'content-imports.fault.*',
    importFaults,
  ),
  'content-imports.outcome.*': family(
    'what became of an imported item',
    'content-imports.outcome.*',
    importOutcomes,
  ),
  'content-imports.state.*': family(
    'how far an import is',
    'content-imports.state.*',
    importStates,
  ),
  'content-imports.step.*': family('what an import does', 'content-imports.step.*', importSteps),
  'content-imports.why.*': family(
    'why something does not come',
    'content-imports.why.*',
    Object.keys(importReasons),
  ),
  'content-imports.*': family('the reports of an import', 'content-imports.*', [
    'rehearsal',
    'result',
  ]),
  'first-steps.mail.*': family('what became of a test e-mail', 'first-steps.mail.*', [
    'failed',
    'sent',
    'waiting',
  ]),
  'first-steps.step.*': family('the first steps', 'first-steps.step.*', firstSteps),
  'first-steps.why.*': family('why a first step is taken', 'first-steps.why.*', firstSteps),
  'redactions.state.*': family('the state of a redaction', 'redactions.state.*', redactionStates),
  'indexing.target.*': family('where addresses are sent', 'indexing.target.*', indexingTargets),
  'webhooks.column.*': family('the columns of webhooks', 'webhooks.column.*', [
    'again',
    'answer',
    'delivery',
    'message',
    'receiver',
    'state',
  ]),
  'webhooks.delivery.*': family('how far a message is', 'webhooks.delivery.*', [
    'all',
    ...deliveryStates,
  ]),
  'webhooks.state.*': family('why a webhook is off', 'webhooks.state.*', [
    'failing',
    'gone',
    'off',
  ]),
  'webhooks.*': family('the words of webhooks', 'webhooks.*', [
    'address',
    'address-hint',
    'delete',
    'delete-effect',
    'description',
    'description-hint',
    'is-on',
    'rotate',
    'rotate-effect',
    'secret',
  ]),
  'offer-feeds.column.*': family('the columns of feeds', 'offer-feeds.column.*', [
    'schedule',
    'source',
    'state',
  ]),
  'offer-feeds.did.*': family('what was done to a feed', 'offer-feeds.did.*', feedChanges),
  'offer-feeds.every.*': family('when a feed is fetched', 'offer-feeds.every.*', feedSchedules),
  'offer-feeds.outcome.*-*': {
    because: 'what came of fetching a feed',
    members: [
      'offer-feeds.outcome.import-failed',
      'offer-feeds.outcome.import-imported',
      'offer-feeds.outcome.import-unchanged',
      'offer-feeds.outcome.preview-failed',
      'offer-feeds.outcome.preview-imported',
    ],
  },
  'offer-feeds.secret-set.*': family(
    'where a secret is sent',
    'offer-feeds.secret-set.*',
    secretPlaces,
  ),
  'offer-feeds.term.*': family('the terms of a feed', 'offer-feeds.term.*', [
    'address',
    'country',
    'isOn',
    'mapping',
    'schedule',
  ]),
  'offer-feeds.*': family('the words of feeds', 'offer-feeds.*', [
    ...feedSchedules.map((every) => `choice.${every}`),
    ...['token', ...secretPlaces].map((kind) => `secret-kind.${kind}`),
    'address',
    'address-hint',
    'at',
    'at-hint',
    'country',
    'country-hint',
    'remove',
    'remove-effect',
    'remove-keep',
    'remove-offers',
    'remove-title',
    'remove-withdraw',
    'schedule',
    'secret-hint',
    'secret-kind',
    'secret-name',
    'secret-value',
    'source',
    'source-hint',
  ]),
  'notary.stopped.*': family('why the notary stopped', 'notary.stopped.*', stopReasons),
  'security.what.*': family('what the security trace holds', 'security.what.*', tracedEndpoints),
  'security.why.*': family('why it was refused', 'security.why.*', tracedRefusals),
  'settings.feed.*': family('the feeds', 'settings.feed.*', Object.keys(noSiteSettings.feeds)),
  'settings.field.*': family('the fields of the site’s settings', 'settings.field.*', [
    'name',
    'tagline',
    'footerNote',
    'postalAddress',
    'homeTitle',
    'title',
    'introduction',
    'careersPlaces',
    'offersExample',
  ]),
  'settings.auditors.*': family('what auditors read', 'settings.auditors.*', withholdings),
  'settings.brand.colour.*': family(
    'the colours of a palette',
    'settings.brand.colour.*',
    paletteColours,
  ),
  'settings.brand.*': family('the measures of a brand', 'settings.brand.*', ['corner', 'line']),
  'settings.brand.faces.*': family('where a face is', 'settings.brand.faces.*', faceUses),
  'settings.brand.header.*': family(
    'the art of headers',
    'settings.brand.header.*',
    headerArtSchema.options.map(({ shape }) => shape.kind.value),
  ),
  'settings.preview.screen.*': family('the screens of the preview', 'settings.preview.screen.*', [
    'home',
    'page',
    'news',
    'offers',
    'offer',
    'contact',
  ]),
  'settings.preview.width.*': family('the widths of the preview', 'settings.preview.width.*', [
    'desktop',
    'phone',
  ]),
  'settings.list.*': family('the lists', 'settings.list.*', Object.keys(noSiteSettings.lists)),
  'settings.logo.*': family(
    'the kinds of logo',
    'settings.logo.*',
    logoSchema.options.map(({ shape }) => shape.kind.value),
  ),
  'missed-searches.column.*': family('the columns of the list', 'missed-searches.column.*', [
    'typed',
    'place',
    'searches',
    'last-day',
  ]),
  'synonyms.kind.*': family('the kinds of rules', 'synonyms.kind.*', synonymKinds),
  'synonyms.place.*': family('where visitors search', 'synonyms.place.*', searchPlaces),
  'synonyms.words.*': family('the kinds of rules', 'synonyms.words.*', synonymKinds),
  'tokens.access.*': family('how far a token opens a kind of content', 'tokens.access.*', [
    'none',
    ...tokenAccesses,
  ]),
  'tokens.kind.*': family('the kinds of content of tokens', 'tokens.kind.*', tokenKinds),
  'upload.action.*': family('what can be done with an upload', 'upload.action.*', [
    'use',
    'upload-anyway',
    'retry',
    'cancel',
  ]),
  'upload.state.*': family('how far an upload came', 'upload.state.*', [
    'queued',
    'checking',
    'asking',
    'sending',
    'pausing',
    'interrupted',
    'used',
    'done',
    'cancelled',
  ]),
  'picture-alt.*': family('what a use of a picture says of it', 'picture-alt.*', [
    'library',
    'own',
    'decorative',
  ]),
  'crop.*': family('what places the area of a picture', 'crop.*', ['x', 'y', 'width']),
  'crop.use.*': family('the uses of pictures', 'crop.use.*', imageUseSchema.options),
  'crop.name.*': family('the uses of pictures', 'crop.name.*', imageUseSchema.options),
  'item.replace-about.*': family('what can be replaced', 'item.replace-about.*', ['image', 'file']),
  'item.use.*': family(
    'what uses a medium beside content',
    'item.use.*',
    mediaUseSchema.shape.kind.exclude(['content']).options,
  ),
  'library.filter.state.*': family('the states of media', 'library.filter.state.*', mediaStates),
  'library.metadata.*': family(
    'what became of a document’s metadata',
    'library.metadata.*',
    fileMetadataSchema.options,
  ),
  'library.by.*': family(
    'what shows a medium beside content',
    'library.by.*',
    publicMediaUseSchema.shape.kind.exclude(['content']).options,
  ),
  'library.kind.*': family('the kinds of media', 'library.kind.*', ['image', 'file', 'video']),
  'link.*': family('where a link leads', 'link.*', ['none', 'content', 'address']),
  'locale.*': family('the languages', 'locale.*', locales),
  'modules.group-*': family('the groups of module types', 'modules.group-*', [
    'words',
    'images',
    'parts',
    'live',
    'reach',
  ]),
  'menus.*': family('how an entry moves', 'menus.*', ['up', 'down', 'in', 'out']),
  'menus.kind-*': family('where an entry leads', 'menus.kind-*', ['content', 'path', 'url']),
  'menus.name-*': family('the menus that the site shows', 'menus.name-*', [
    'main',
    'footer',
    'profiles',
    'jobs',
    'hr',
    'banks',
  ]),
  'merge.status.*': family(
    'the states of a proposal',
    'merge.status.*',
    proposalStatusSchema.options,
  ),
  'module-mark.*': family('how far a module is from visitors', 'module-mark.*', [
    'inactive',
    'live',
    'never-saved',
    'ready',
    'waiting',
  ]),
  'module-type.*': family('the types of modules', 'module-type.*', moduleTypes),
  'module-type.*-hint': family('the types of modules', 'module-type.*-hint', moduleTypes),
  'modules.*': family('the tools of a module', 'modules.*', ['up', 'down', 'clone', 'delete']),
  'offer-list.change.*': family('what happens to an offer', 'offer-list.change.*', [
    ...offerChangeSchema.shape.what.options,
    'released',
  ]),
  'offer-list.column.*': family('the columns of the list', 'offer-list.column.*', [
    'offer',
    'place',
    'status',
    'dates',
    'actions',
  ]),
  'offer-list.field.*': family('the fields of an offer', 'offer-list.field.*', offerFields),
  'offer-list.input.*': family('what can be corrected', 'offer-list.input.*', [
    ...locales.map(titleField),
    'contract',
    'closesOn',
    'applyUrl',
  ]),
  'offer-list.sort.*': family('how the list is sorted', 'offer-list.sort.*', [
    'opened',
    'title',
    'updated',
  ]),
  'offer-list.status.*': family('the statuses', 'offer-list.status.*', offerStatuses),
  'offer.contract.*': family('the kinds of contract', 'offer.contract.*', contractTypes),
  'offer.group.*': family('the groups of facets', 'offer.group.*', offerGroups),
  'publication.*': family(
    'what becomes of a module',
    'publication.*',
    effects.changes.shape.modules.element.shape.change.options,
  ),
  'page-menu.*': family('what is done rarely', 'page-menu.*', rareActions),
  'page-menu.*-confirm': family('what is done rarely', 'page-menu.*-confirm', rareActions),
  'page-menu.*-question': family('what is done rarely', 'page-menu.*-question', rareActions),
  'pane.*': family('the parts of a narrow screen', 'pane.*', ['modules', 'form', 'page']),
  'preview.*': family('the versions of a page', 'preview.*', ['newest', 'visitors']),
  'preview.width.*': family('the widths of a preview', 'preview.width.*', [
    'phone',
    'tablet',
    'desktop',
  ]),
  'projections.*': family(
    'what is done to a read model',
    'projections.*',
    projectionActionSchema.options,
  ),
  'projections.*-of': family(
    'what is done to a read model',
    'projections.*-of',
    projectionActionSchema.options,
  ),
  'projections.*-done': family(
    'what is done to a read model',
    'projections.*-done',
    projectionActionSchema.options,
  ),
  'projections.*-question': family(
    'what is done to a read model',
    'projections.*-question',
    projectionActionSchema.options,
  ),
  'projections.state-*': family(
    'how far a read model is',
    'projections.state-*',
    projectionStatusSchema.shape.state.options,
  ),
  'redirects.table-outcome-*': family(
    'what becomes of a row of a table of redirects',
    'redirects.table-outcome-*',
    rowOutcomeSchema.options,
  ),
  'redirects.status-*': family('how an address may be redirected', 'redirects.status-*', [
    '301',
    '302',
    '308',
    '410',
  ]),
  'redirects.warning.*': family('why a redirect does not work', 'redirects.warning.*', [
    'never-matches',
    'nothing-there',
    'page-moved',
    'page-stays',
  ]),
  'role.*': family('the roles', 'role.*', roles),
  'shortcuts.does-*': { because: 'each shortcut gives its name', members: 'quoted' },
  'shortcuts.key-*': { because: 'the keys that have a name', members: 'quoted' },
  'shortcuts.place-*': { because: 'each shortcut gives its place', members: 'quoted' },
  'status.*': family('the states of an item, and changes waiting', 'status.*', [
    ...contentStatusSchema.options,
    'pending',
  ]),
  'text.*': family('the commands of the text editor', 'text.*', [
    'bold',
    'italic',
    'strike',
    'code',
    'subscript',
    'superscript',
    'bulletList',
    'orderedList',
    'blockquote',
    'codeBlock',
    'horizontalRule',
    'table',
    'undo',
    'redo',
    'link',
    'addRow',
    'addColumn',
    'deleteRow',
    'deleteColumn',
    'deleteTable',
    'mergeOrSplit',
  ]),
};

const lists = Object.keys(filterLists);
const entries = [
  'gone',
  'not-found',
  'sign-in',
  'new-password',
  'new-email',
  'forgotten',
  'link-sent',
  'code',
];
const cookies = [
  'consent',
  'menu',
  'search',
  'language',
  'alerts',
  'editedAlert',
  'profile',
  'campaign',
  'campaigns',
  'sea',
];
const lookedBackAt = ['offers', 'news', 'all-news'] as const;
const alertForms = [
  'create-job',
  'create-newsletter',
  'activate',
  'manage',
  'open',
  'open-one',
  'edit',
  'disconnect',
  'unsubscribe',
  'never',
];
/** Endings that can be undone. */
const undoableEndings = ['unsubscribed', 'never-done'];
const alertEndings = [
  'created',
  'activated',
  'link-sent',
  'saved',
  'deleted',
  'disconnected',
  ...undoableEndings,
  'resubscribed',
  'never-lifted',
  'link-over',
];

const consentCategories = ['cat1', 'cat2', 'cat3', 'cat4', 'cat5'];
const personalKinds = Object.keys(personalDataSchemas);
const ownDataSteps = ['ask', 'requested', 'shown', 'erased', 'held', 'expired'];
const rgaaThemes = [
  'images',
  'frames',
  'colours',
  'multimedia',
  'tables',
  'links',
  'scripts',
  'mandatory',
  'structure',
  'presentation',
  'forms',
  'navigation',
  'consultation',
];

/** The families of the public site, by the template that names them. */
export const publicFamilies: Readonly<Record<string, MessageFamily>> = {
  '*.title': family('the screens of what is not there, and of the entry', '*.title', entries),
  '*.text': family('the screens of what is not there, and of the entry', '*.text', entries),
  'ethics.state.*': family('the states of reports', 'ethics.state.*', reportStates),
  'list.*.title': family('the lists', 'list.*.title', lists),
  'list.*.lead': family('the lists', 'list.*.lead', lists),
  'list.group.*': family('the groups of filters', 'list.group.*', facetGroups),
  'list.media-type.*': family('the types of media', 'list.media-type.*', [
    'image',
    'video',
    'file',
  ]),
  'library.*': family('what is known of a media item', 'library.*', [
    'credit',
    'dimensions',
    'format',
    'size',
  ]),
  'search.kind.*': family('what a search finds', 'search.kind.*', ['all', ...resultKinds]),
  'search.one.*': family('what a search finds', 'search.one.*', resultKinds),
  'reconstruction.*': family('why nothing can be shown', 'reconstruction.*', [
    'nothing',
    'cannot-be-reconstructed',
    'elsewhere',
  ]),
  'reconstruction.build.*': family('which build is shown', 'reconstruction.build.*', [
    'changed',
    'same',
  ]),
  'reconstruction.of.*': family('what changed', 'reconstruction.of.*', changeReasons),
  'consent.*.name': family('the categories of consent', 'consent.*.name', consentCategories),
  'consent.*.text': family('the categories of consent', 'consent.*.text', consentCategories),
  'privacy.kind.*': family('what people give us', 'privacy.kind.*', personalKinds),
  'privacy.why.*': family('what people give us', 'privacy.why.*', personalKinds),
  'privacy.until.*': family('when it is erased', 'privacy.until.*', [
    'message-days',
    'alert-ends',
    'unneeded',
  ]),
  'privacy.column.*': family('the columns', 'privacy.column.*', ['what', 'why', 'until']),
  'accessibility.theme.*': family('the themes of RGAA', 'accessibility.theme.*', rgaaThemes),
  'accessibility.checks.*': family('the themes of RGAA', 'accessibility.checks.*', rgaaThemes),
  'accessibility.*': family('what is known of a theme', 'accessibility.*', [
    'tested-in-part',
    'not-assessed',
  ]),
  'own-data.*-heading': family('the steps of own data', 'own-data.*-heading', ownDataSteps),
  'own-data.*-lead': family('the steps of own data', 'own-data.*-lead', ownDataSteps),
  'chart.says-*': family('the forms of charts', 'chart.says-*', chartForms),
  'consent.cookie.*': family('the cookies that pages set', 'consent.cookie.*', cookies),
  'consent.lasts.*': family('how long cookies last', 'consent.lasts.*', [
    'hours',
    'days',
    'months',
  ]),
  'job.shared.*': family('what offers have in common', 'job.shared.*', offerGroups),
  'offer.group.*': {
    because: 'the groups of offers’ filters, and those of their values that catalogues name',
    members: [
      ...offerGroups.map((group) => `offer.group.${group}`),
      ...continents.map((one) => `offer.continent.${one}`),
      ...contractTypes.map((one) => `offer.contract.${one}`),
      ...experienceLevels.map((one) => `offer.experience.${one}`),
      ...workingTimes.map((one) => `offer.working_time.${one}`),
      ...remotePolicies.map((one) => `offer.remote.${one}`),
    ],
  },
  'offers.sort.*': family('how offers are sorted', 'offers.sort.*', listSorts),
  'library.take.*': family('the kinds of media', 'library.take.*', ['file', 'image']),
  'alerts.*': { because: 'the parts of alerts name their words', members: 'quoted' },
  'alerts.*.title': family('the steps of alerts', 'alerts.*.title', [
    ...alertForms,
    ...alertEndings,
    'managed',
    'delete',
  ]),
  'alerts.*.text': family('the steps of alerts', 'alerts.*.text', [...alertForms, ...alertEndings]),
  'alerts.*.text-all': family('the steps that end several', 'alerts.*.text-all', [
    'unsubscribe',
    'unsubscribed',
  ]),
  'alerts.*.submit': family('the forms of alerts', 'alerts.*.submit', [
    ...alertForms,
    ...undoableEndings,
    'delete',
  ]),
  'alerts.past.*': family('what would have been sent', 'alerts.past.*', lookedBackAt),
  'alerts.past-none.*': family('what would have been sent', 'alerts.past-none.*', lookedBackAt),
  'alerts.frequency.*': family('how often e-mails are sent', 'alerts.frequency.*', [
    ...jobFrequencies,
    ...newsletterFrequencies,
  ]),
};

/** The families of the design system, by the template that names them. */
export const designFamilies: Readonly<Record<string, MessageFamily>> = {
  'design.section.*': { because: 'each section gives its name', members: 'quoted' },
  'design.state.*': { because: 'each specimen gives its state', members: 'quoted' },
};

const linkMails = [
  'invitation',
  'reset',
  'forgotten',
  'email',
  'own-data',
  'alert',
  'newsletter',
  'alerts',
];

/** The families of e-mails with a single link, by the template that names them. */
export const mailFamilies: Readonly<Record<string, MessageFamily>> = {
  'mail.*.subject': family('the subject of an e-mail with a link', 'mail.*.subject', linkMails),
  'mail.*.text': family('what it says', 'mail.*.text', linkMails),
  'mail.*.button': family('the button to its link', 'mail.*.button', linkMails),
  'mail.*.after': family('how long its link works', 'mail.*.after', linkMails),
  'mail.*.why': family('why one gets it', 'mail.*.why', linkMails),
  'mail.*.heading': family(
    'the heading of an e-mail with a link to alerts',
    'mail.*.heading',
    linkMails.slice(5),
  ),
  'mail.digest.*': family('how often it is sent', 'mail.digest.*', [
    ...new Set<string>([...jobFrequencies, ...newsletterFrequencies]),
  ]),
};
