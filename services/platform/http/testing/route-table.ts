/** What happens to a request that asks as somebody: let through, 401 or 403. */
export type Admission = 'let in' | 401 | 403;

/** The columns of the table. */
export const askers = ['anonymous', 'editor', 'auditor', 'administrator'] as const;
export type Asker = (typeof askers)[number];

type Row = readonly [Admission, Admission, Admission, Admission];

const everyone: Row = ['let in', 'let in', 'let in', 'let in'];
const signedIn: Row = [401, 'let in', 'let in', 'let in'];
const editors: Row = [401, 'let in', 403, 'let in'];
const auditors: Row = [401, 403, 'let in', 'let in'];
const administrators: Row = [401, 403, 403, 'let in'];

/** Role × method × route, written by hand: who may call what. Columns as `askers`. */
export const routeTable: Readonly<Record<string, Row>> = {
  'GET /api/pages': signedIn,
  'POST /api/pages': editors,
  'GET /api/pages/{id}': signedIn,
  'PUT /api/pages/{id}': editors,
  'DELETE /api/pages/{id}': editors,
  'POST /api/pages/{id}/undelete': editors,
  'POST /api/pages/{id}/publish': editors,
  'POST /api/pages/{id}/unpublish': editors,
  'POST /api/pages/{id}/clone': editors,
  'GET /api/pages/{id}/history': signedIn,
  'POST /api/pages/{id}/restore': editors,
  'GET /api/{contentId}/modules': signedIn,
  'POST /api/{contentId}/modules': editors,
  'PUT /api/{contentId}/modules': editors,
  'GET /api/{contentId}/modules/{moduleId}': signedIn,
  'PUT /api/{contentId}/modules/{moduleId}': editors,
  'DELETE /api/{contentId}/modules/{moduleId}': editors,
  'POST /api/{contentId}/modules/{moduleId}/undelete': editors,
  'POST /api/{contentId}/modules/{moduleId}/restore': editors,
  'GET /api/{contentId}/modules/{moduleId}/revisions/{revision}': signedIn,

  'POST /admin/inline/{type}/{id}/lock': editors,
  'PUT /admin/inline/{type}/{id}/lock': editors,
  'GET /admin/inline/{type}/{id}/lock': signedIn,
  'DELETE /admin/inline/{type}/{id}/lock': editors,
  'GET /admin/inline/{type}/{id}/form': signedIn,
  'POST /admin/inline/{type}/{id}/saveform': editors,
  'POST /admin/inline/{type}/{id}/clone': editors,
  'DELETE /admin/inline/{type}/{id}/delete': editors,
  'GET /admin/inline/{type}/new': signedIn,
  'POST /admin/inline/{type}/new': editors,
  'GET /admin/inline/module/{id}/history': signedIn,
  'GET /admin/inline/module/{id}/preview/{revision}': signedIn,
  'POST /admin/inline/module/{id}/{action}': editors,
  'GET /admin/content/merge-lang': signedIn,
  'POST /admin/content/merge-lang': editors,
  'POST /admin/content/merge-lang/{id}/accept': editors,
  'POST /admin/content/merge-lang/{id}/decline': editors,
  'GET /admin/content/page/{id}/view': signedIn,
  'GET /admin/content/page/{id}/edit-data': signedIn,

  'POST /admin/session': everyone,
  'DELETE /admin/session': everyone,
  'POST /admin/session/end': everyone,
  'GET /admin/session': signedIn,
  'GET /api/tokens': signedIn,
  'POST /api/tokens': signedIn,
  'DELETE /api/tokens/{id}': signedIn,
  'GET /api/accounts': administrators,
  'POST /api/accounts': administrators,
  'DELETE /api/accounts/{id}': administrators,

  'GET /api/projections': auditors,
  'POST /api/projections/{name}/{action}': administrators,
  'GET /api/openapi.json': everyone,
};
