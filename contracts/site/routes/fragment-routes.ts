import { type Route, sameWords } from './route.ts';

const id = { shape: 'id' } as const;
const key = { shape: 'key' } as const;
const number = { shape: 'number' } as const;
const name = { shape: 'name' } as const;
const alertType = { shape: 'alertType' } as const;

/** What screens fetch piece by piece. Specification, sections 2 and 7. */
export const fragmentRoutes = {
  unavailable_offer_block: sameWords('/block/unavailable-offer'),
  ethics_form_modal: sameWords('/modal/form-ethics'),
  translations: {
    ...sameWords('/translations/{domain}.{_format}', {
      domain: { shape: 'key', default: 'messages' },
      _format: { shape: 'translationFormat', default: 'js' },
    }),
    spelledOut: true,
  },
  employer_review: sameWords('/ajax/employer-review'),
  employer_review_group: {
    ...sameWords('/ajax/employer-review/group'),
    query: ['disabled'],
  },
  expand_social: sameWords('/ajax/expand-{social}/{id}', { social: name, id }),
  focus_live: sameWords('/ajax/focus/live/{slug}', { slug: { shape: 'slug' } }),
  ajax_live_posts: { ...sameWords('/ajax/live/posts'), query: ['id', 'limit'] },
  campaign_check: sameWords('/ajax/campaign/check'),
  live_posts_block: sameWords('/content/live/posts/{id}', { id }),
  content_header: sameWords('/content/header/render/{entity}', { entity: id }),
  module_render: sameWords('/module/render/{type}/{id}/{personalityID}', {
    type: key,
    id,
    personalityID: number,
  }),
  module_contact_form: sameWords('/module/contact/form/{id}', { id }),
  module_job: sameWords('/module/job/{jobModule}', { jobModule: id }),
  search_autocomplete: { ...sameWords('/search/autocomplete'), query: ['search'] },
  search_do: {
    ...sameWords('/search/do'),
    query: ['search', 'kind', 'page', 'device'],
    answersData: true,
  },
  offers_list_autocomplete: sameWords('/offers-list-autocomplete'),
  offers_list_location: sameWords('/offers-list-location'),
  offers_campaign: sameWords('/offers/campaign/{id}', { id }),
  mail_alerts_modal: sameWords('/mail/alerts/modal/{type}/{step}', {
    type: alertType,
    step: number,
  }),
  mail_alerts: sameWords('/mail/alerts/{type}/{action}/{aid}', {
    type: alertType,
    action: name,
    aid: key,
  }),
} as const satisfies Readonly<Record<string, Route>>;
