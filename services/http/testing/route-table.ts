/** How a caller's request is treated: let in, 401 or 403. */
export type Admission = 'let in' | 401 | 403;

/** The columns of the table. */
export const callers = ['anonymous', 'editor', 'auditor', 'administrator'] as const;
export type Caller = (typeof callers)[number];

type Row = readonly [Admission, Admission, Admission, Admission];

const everyone: Row = ['let in', 'let in', 'let in', 'let in'];
const signedIn: Row = [401, 'let in', 'let in', 'let in'];
const editors: Row = [401, 'let in', 403, 'let in'];
const auditors: Row = [401, 403, 'let in', 'let in'];
const administrators: Row = [401, 403, 403, 'let in'];

/** The rows for one kind of item; permissions do not depend on the kind. */
function itemRows(path: string): Readonly<Record<string, Row>> {
  return {
    [`GET ${path}`]: signedIn,
    [`POST ${path}`]: editors,
    [`GET ${path}/{id}`]: signedIn,
    [`PUT ${path}/{id}`]: editors,
    [`DELETE ${path}/{id}`]: editors,
    [`POST ${path}/{id}/undelete`]: editors,
    [`POST ${path}/{id}/publish`]: editors,
    [`POST ${path}/{id}/unpublish`]: editors,
    [`POST ${path}/{id}/clone`]: editors,
    [`GET ${path}/{id}/history`]: signedIn,
    [`GET ${path}/{id}/revisions/{revision}`]: signedIn,
    [`POST ${path}/{id}/restore`]: editors,
  };
}

/** Role × method × route, written by hand: who may call what. Columns as `callers`. */
export const routeTable: Readonly<Record<string, Row>> = {
  ...itemRows('/api/chapters'),
  ...itemRows('/api/focuses'),
  ...itemRows('/api/news'),
  ...itemRows('/api/pages'),
  ...itemRows('/api/personalities'),
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
  'GET /admin/content/chapter/{id}/view': signedIn,
  'GET /admin/content/chapter/{id}/edit-data': signedIn,
  'GET /admin/content/focus/{id}/view': signedIn,
  'GET /admin/content/focus/{id}/edit-data': signedIn,
  'GET /admin/content/news/{id}/view': signedIn,
  'GET /admin/content/news/{id}/edit-data': signedIn,
  'GET /admin/content/page/{id}/view': signedIn,
  'GET /admin/content/page/{id}/edit-data': signedIn,
  'GET /admin/content/personality/{id}/view': signedIn,
  'GET /admin/content/personality/{id}/edit-data': signedIn,

  'GET /api/media/images': signedIn,
  'POST /api/media/images': editors,
  'GET /api/media/images/{id}': signedIn,
  'PUT /api/media/images/{id}': editors,
  'DELETE /api/media/images/{id}': editors,
  'POST /api/media/images/{id}/undelete': editors,
  'GET /api/media/files': signedIn,
  'POST /api/media/files': editors,
  'GET /api/media/files/{id}': signedIn,
  'PUT /api/media/files/{id}': editors,
  'DELETE /api/media/files/{id}': editors,
  'POST /api/media/files/{id}/undelete': editors,
  'GET /api/media/videos': signedIn,
  'POST /api/media/videos': editors,
  'GET /api/media/videos/{id}': signedIn,
  'PUT /api/media/videos/{id}': editors,
  'DELETE /api/media/videos/{id}': editors,
  'POST /api/media/videos/{id}/undelete': editors,
  'GET /api/media/images/{id}/crop': signedIn,
  'PUT /api/media/images/{id}/crop': editors,
  'GET /api/media/renditions': signedIn,
  'POST /api/media/renditions/retry': editors,
  'GET /admin/media/inline/crop/{id}': signedIn,
  'POST /admin/media/inline/crop/{id}': editors,
  'GET /admin/media/inline/crop/{idContent}/{idImage}': signedIn,
  'POST /admin/media/inline/crop/{idContent}/{idImage}': editors,

  'GET /api/menus': signedIn,
  'POST /api/menus': editors,
  'GET /api/menus/{id}': signedIn,
  'PUT /api/menus/{id}': editors,
  'DELETE /api/menus/{id}': editors,
  'GET /api/menus/{id}/history': signedIn,
  'POST /api/menus/{id}/restore': editors,
  'GET /admin/menu/hierarchical': signedIn,
  'GET /api/redirects': signedIn,
  'POST /api/redirects': editors,
  'GET /api/redirects/{id}': signedIn,
  'PUT /api/redirects/{id}': editors,
  'DELETE /api/redirects/{id}': editors,
  'POST /admin/inline/redirect': editors,
  'GET /api/playlists': signedIn,
  'POST /api/playlists': editors,
  'GET /api/playlists/{id}': signedIn,
  'PUT /api/playlists/{id}': editors,
  'DELETE /api/playlists/{id}': editors,
  'GET /admin/media/playlist/': signedIn,
  'GET /admin/media/playlist/get': signedIn,
  'GET /admin/media/playlist/search': signedIn,
  'GET /api/facets': signedIn,
  'POST /api/facets': editors,
  'PUT /api/facets/{group}/{id}': editors,
  'GET /api/focuses/{focusId}/live-posts': signedIn,
  'POST /api/focuses/{focusId}/live-posts': editors,
  'GET /api/focuses/{focusId}/live-posts/{postId}': signedIn,
  'PUT /api/focuses/{focusId}/live-posts/{postId}': editors,
  'DELETE /api/focuses/{focusId}/live-posts/{postId}': editors,

  'POST /admin/session': everyone,
  'DELETE /admin/session': everyone,
  'POST /admin/session/end': everyone,
  'GET /admin/session': signedIn,
  'GET /api/freshness': signedIn,
  'GET /api/tokens': signedIn,
  'POST /api/tokens': signedIn,
  'DELETE /api/tokens/{id}': signedIn,
  'GET /api/accounts': administrators,
  'POST /api/accounts': administrators,
  'DELETE /api/accounts/{id}': administrators,

  'GET /admin/outbox': administrators,
  'GET /admin/outbox/{id}': administrators,

  'GET /api/audit/page': signedIn,
  'GET /admin/audit/page': signedIn,

  'GET /api/projections': auditors,
  'POST /api/projections/{name}/{action}': administrators,
  'GET /api/openapi.json': everyone,
};
