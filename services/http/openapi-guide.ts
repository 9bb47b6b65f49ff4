import { maxWaitSeconds } from '@parvis/contracts/changes/endpoints.ts';
import { maxBatchBytes, maxItemsPerBatch } from '@parvis/contracts/content/batch-endpoints.ts';
import { maxConditionDepth, maxConditionLength } from '@parvis/contracts/http/conditions.ts';
import { minDeprecationDays } from '@parvis/contracts/http/endpoint.ts';
import { defaultPageSize, maxPageSize } from '@parvis/contracts/http/listing.ts';
import { contentBodyBytes, usualBodyBytes } from '@parvis/contracts/limits/bodies.ts';
import { maxHrefLength, maxRichTextNodes } from '@parvis/contracts/rich-text/document.ts';
import { openApiSteps } from './openapi-steps.ts';

/** The documentation for clients beyond the schemas, as Markdown. */
export const openApiGuide = `
${openApiSteps}

## Requests

- Sign in with a personal token: \`Authorization: Bearer parvis_…\`.
- What is public is read without a token under \`/api/published\`, where the organisation allows that (\`PARVIS_PUBLIC_API\`); scripts of other sites may call the API where it names them (\`PARVIS_API_ORIGINS\`).
- Bodies are \`application/json\` in UTF-8, of at most ${usualBodyBytes} bytes when decompressed; those with content take ${contentBodyBytes}, and \`POST /api/items\` ${maxBatchBytes}. Files are sent as raw bytes (\`application/octet-stream\`), with their name in the query.
- Responses are compressed by Brotli or gzip where \`Accept-Encoding\` has it; they are JSON unless \`Accept\` prefers HTML. Refusals are \`application/problem+json\` (RFC 9457); their messages are in the language of \`Accept-Language\` (\`fr\` or \`en\`); programs read \`code\` and \`pointer\`.
- Unknown fields and unknown parameters of the query are refused by name, and so are references to content or media that never existed.
- Lists are paged by \`page\` and \`pageSize\` (default ${defaultPageSize}, maximum ${maxPageSize}).
- Lists also take \`where\`, a condition as JSON: \`{"or": [{"title": {"contains": "gare"}}, {"publishedOn": {"lessThan": "2026-01-01"}}]}\`. All entries of an object must be true; \`and\`, \`or\` and \`not\` nest up to ${maxConditionDepth} levels, in at most ${maxConditionLength} characters. The fields of each list are listed with it. Titles of content are compared without case and accents, and \`contains\` ignores case everywhere; a field that an item lacks equals nothing. Deleted content is listed by \`status=deleted\` only. Histories, the activity, and lists that belong to one item (its modules, its uses) have a fixed order and take no conditions.
- \`sort=-publishedOn,title\` sorts by several fields, and \`fields=title,url\` returns these fields and the \`id\`; \`fields=status,shown.title\` those parts of an offer. It knows every name that \`where\` knows: \`fields=city\` of offers returns \`shown.place\`.
- A field with listed values, such as \`status\`, takes only these in conditions: another value is refused, and those possible are named.

## Versions

- Three descriptions: \`/api/openapi.json?part=editorial\` for programs with a token, \`part=public\` for everybody, \`part=screens\` for the back-office itself; without \`part\`, all of them.
- \`info.version\` is the version of Parvis that responds. Paths, fields and codes of the first two descriptions only grow within a version's first number: a new field may appear in any response, so ignore those you do not know.
- What is to go is marked \`deprecated\` in the description, with the day on which it goes, and named in the changelog. It works for at least ${minDeprecationDays} days more, and its responses have \`Deprecation\` (since when, RFC 9745), \`Sunset\` (until when, RFC 8594) and \`Link: <…>; rel="successor-version"\` (what to call instead): have your client log these. After that day it is 404 from the next version on.
- What the back-office calls (\`part=screens\`) may change with any version, without notice.

## Safe writes

- A read returns an \`ETag\`; sent in \`If-None-Match\` it gets 304 until something in the response changes. That of one resource names its revision, too: send it in \`If-Match\` with a \`PUT\` or \`DELETE\`. 412 means that somebody else saved meanwhile: read it again.
- What a \`GET\` returned can be changed and sent back to its address with \`PUT\` as it is: of a body with its \`revision\`, fields that only reading gives are not looked at.
- Send an \`Idempotency-Key\` with each write: a repetition within 24 hours gets the same response, and a later one still has no second effect.
- Your own reads include your own writes. Reads by others include them with \`?after=\` and the \`X-Log-Position\` of the write.

## Changes

- \`GET /api/changes?after=\` reads what changed in public, in the order of the log: content, media, offers, menus, redirects, settings. Without \`after\` it begins with the first publication. Store \`next\` once you have dealt with the \`items\`, and give it as \`after\`, as long as you like: today or in ten years it continues where you stopped.
- With \`wait=${maxWaitSeconds}\` the response comes as soon as something changes, and is empty after that many seconds: request again at once. \`kinds=page,offer\` reads only these.
- Each entry says what happened (\`published\`, \`updated\`, \`moved\`, \`unpublished\`, \`deleted\`, \`closed\`), where it was seen then, and in \`href\` where to read it. What no visitor could see is not in it, whoever reads; nor are words of what changed.

## Webhooks

- Administrators add an address in the back-office (“Operations”, “Webhooks”), on a host that the operator listed in \`PARVIS_WEBHOOK_HOSTS\`. It gets each entry of \`GET /api/changes\` as a \`POST\`, without the addresses: \`{"type": "page.published", "timestamp": "…", "data": {"kind": "page", "id": "…", "what": "published", "locale": "fr", "cursor": "…", "href": "/api/pages/…"}}\`. Read \`href\` for what it says now.
- Messages are signed by Standard Webhooks: verify \`webhook-signature\` over \`webhook-id\`, \`webhook-timestamp\` and the raw body, with a library of standardwebhooks.com and the secret (\`whsec_…\`) that was shown when the webhook was added. For a day after a new secret there are two signatures, separated by a space: one of them suffices.
- Answer 2xx within 15 seconds, and work afterwards. Anything else is repeated for a day, with growing pauses and the same \`webhook-id\`: ignore an id that you have had. Messages about one item come in order; 410 ends them all.

## Content

- An item is its header and its modules, in order. \`POST\` and \`PUT\` take both, and write either all or nothing. With \`publish\` the item is public immediately.
- A \`PUT\` with \`modules\` replaces the modules of the item: those with an \`id\` are saved if they differ, the others are added, and omitted ones are deleted. It must have the \`modulesTag\` that the item had when you read or wrote it: if a module was added, saved, moved, activated, deactivated or deleted meanwhile, nothing is saved, and 412 names those that you did not send; then read the item again. Without \`modules\` they are unchanged. In a \`draft\`, texts are not visible until published; removals, moves and deactivations take effect immediately.
- The endpoints of single modules add them inactive: activate them afterwards.
- \`POST /api/items\` takes up to ${maxItemsPerBatch} items of any kind: the body of the kind's \`POST\` and its \`kind\`, or of its \`PUT\` with \`kind\`, \`id\` and \`revision\`, and \`modulesTag\` if it has \`modules\`; or \`kind\`, \`id\` and an \`action\` such as \`publish\`, which is the item’s endpoint of that name. Each has its own outcome in \`items\`, a \`body\` or a \`problem\`, in the order sent; a refused one does not affect the others. An item with a \`key\` is the same command as a request of its own with this \`Idempotency-Key\`. An item with a \`lid\` can be referred to by other items of the call, before or after it: \`"parentId": "lid:about"\`, \`{"kind": "content", "contentId": "lid:about"}\`, \`"translationOf": "lid:about"\`.
- With an \`Idempotency-Key\`, a repeated call resumes where it stopped: written items are not written twice, refused ones are retried.
- The home page of a language is the page whose \`slug\` is empty and that has no \`parentId\`; every other address consists of the slugs from the top down.
- Link to content of this site by its id, \`{"kind": "content", "contentId": "…"}\`: such a link stays valid when the content moves. Within rich text, link by address (at most ${maxHrefLength} characters).
- Every heading of a rich text is an anchor: \`#s-\` and its words in lower case, joined by dashes, accents kept; equal headings are numbered from the second on (\`#s-avis-1\`).
- A rich text is a document of at most ${maxRichTextNodes} nodes, or \`{"html": "…"}\` for a module of type \`text\`: \`dropped\` then names what was lost in the conversion.

\`\`\`json
{
  "type": "text",
  "data": {
    "doc": {
      "type": "doc",
      "content": [
        { "type": "heading", "attrs": { "level": 2 }, "content": [{ "type": "text", "text": "Avis" }] },
        {
          "type": "paragraph",
          "content": [
            { "type": "text", "text": "Voir " },
            {
              "type": "text",
              "text": "nos engagements",
              "marks": [{ "type": "link", "attrs": { "href": "/engagements" } }]
            }
          ]
        }
      ]
    }
  }
}
\`\`\`
`.trim();
