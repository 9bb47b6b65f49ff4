import { type Route, samePath } from './route.ts';

const id = { shape: 'id' } as const;
const key = { shape: 'key' } as const;
const number = { shape: 'number' } as const;
const name = { shape: 'name' } as const;
const alertType = { shape: 'alertType' } as const;

/** The routes of fragments that screens load with a script. Specification, sections 2 and 7. */
export const fragmentRoutes = {
  unavailable_offer_block: { ...samePath('/block/unavailable-offer'), query: ['id'] },
  ethics_form_modal: samePath('/modal/form-ethics'),
  translations: {
    ...samePath('/translations/{domain}.{_format}', {
      domain: { shape: 'key', default: 'messages' },
      _format: { shape: 'translationFormat', default: 'js' },
    }),
    spelledOut: true,
  },
  employer_review: samePath('/ajax/employer-review'),
  employer_review_group: {
    ...samePath('/ajax/employer-review/group'),
    query: ['disabled'],
  },
  expand_social: samePath('/ajax/expand-{social}/{id}', { social: name, id }),
  focus_live: samePath('/ajax/focus/live/{slug}', { slug: { shape: 'slug' } }),
  ajax_live_posts: { ...samePath('/ajax/live/posts'), query: ['id', 'limit'] },
  campaign_check: { ...samePath('/ajax/campaign/check'), query: ['id', 'c'] },
  live_posts_block: samePath('/content/live/posts/{id}', { id }),
  content_header: samePath('/content/header/render/{entity}', { entity: id }),
  module_render: samePath('/module/render/{type}/{id}/{personalityID}', {
    type: key,
    id,
    personalityID: number,
  }),
  module_contact_form: samePath('/module/contact/form/{id}', { id }),
  module_job: { ...samePath('/module/job/{jobModule}', { jobModule: id }), query: ['profile'] },
  search_autocomplete: { ...samePath('/search/autocomplete'), query: ['search'] },
  search_do: {
    ...samePath('/search/do'),
    query: ['search', 'kind', 'page', 'device'],
    servesData: true,
  },
  offers_list_autocomplete: { ...samePath('/offers-list-autocomplete'), query: ['search'] },
  offers_list_location: { ...samePath('/offers-list-location'), query: ['search', 'countries'] },
  offers_campaign: samePath('/offers/campaign/{id}', { id }),
  mail_alerts_modal: samePath('/mail/alerts/modal/{type}/{step}', {
    type: alertType,
    step: number,
  }),
  mail_alerts: samePath('/mail/alerts/{type}/{action}/{aid}', {
    type: alertType,
    action: name,
    aid: key,
  }),
} as const satisfies Readonly<Record<string, Route>>;
