import { maxBatchBytes, maxItemsPerBatch } from '@parvis/contracts/content/batch-endpoints.ts';
import { maxConditionDepth, maxConditionLength } from '@parvis/contracts/http/conditions.ts';
import { defaultPageSize, maxPageSize } from '@parvis/contracts/http/listing.ts';
import { maxHrefLength, maxRichTextNodes } from '@parvis/contracts/rich-text/document.ts';
import { maxBodyBytes } from './read-body.ts';

/** The documentation for clients beyond the schemas, as Markdown. */
export const openApiGuide = `
## Requests

- Sign in with a personal token: \`Authorization: Bearer parvis_…\`.
- Bodies are \`application/json\` in UTF-8, of at most ${maxBodyBytes} bytes, also when they are unpacked; of \`POST /api/items\` ${maxBatchBytes}. Files are sent as they are (\`application/octet-stream\`), with their name in the query.
- Responses are JSON unless \`Accept\` prefers HTML. Refusals are \`application/problem+json\` (RFC 9457); their sentences are in the language of \`Accept-Language\` (\`fr\` or \`en\`), their \`code\` and \`pointer\` are for programs.
- Fields that an endpoint does not know are refused by name, and so are references to content or media that never were.
- Lists are read by \`page\` and \`pageSize\` (${defaultPageSize} unless said, ${maxPageSize} at most).
- Lists also take \`where\`, a condition as JSON: \`{"or": [{"title": {"contains": "gare"}}, {"publishedOn": {"lessThan": "2026-01-01"}}]}\`. All entries of an object must hold; \`and\`, \`or\` and \`not\` nest ${maxConditionDepth} deep, in ${maxConditionLength} characters. Each list names its fields. Titles of content are compared without case and accents, and \`contains\` ignores case everywhere; a field that an item lacks equals nothing. Deleted content is listed by \`status=deleted\` only. Histories, the activity, and what belongs to one thing (its modules, its uses) have an order of their own and take no conditions.
- \`sort=-publishedOn,title\` sorts by several fields, and \`fields=title,url\` gives those beside the \`id\`.

## Writing without losing anything

- A resource that was read has its revision in \`ETag\`; a \`PUT\` or \`DELETE\` names it in \`If-Match\`. 412 means that somebody saved meanwhile: read it again.
- Send an \`Idempotency-Key\` with each write: repeated within 24 hours it gets the same response, later still no second effect.
- Your own reads include your own writes. Others include them with \`?after=\` and the \`X-Log-Position\` of the write.

## Content

- An item is its header and its modules, in order. \`POST\` and \`PUT\` take both as one: all of it is written or nothing. With \`publish\` it is public at once.
- A \`PUT\` with \`modules\` makes them the modules of the item: those with an \`id\` are saved where they differ, the others are added, those left out are deleted. It names the modules that you saw by \`modulesTag\`, as the item gave it when it was read or written: when one was added, saved, moved, shown or deleted meanwhile, nothing is saved, and 412 names those that you did not send. Read the item again then. Without \`modules\` they stay as they are. As a \`draft\`, texts wait to be published; what is left out, moved or inactive acts at once.
- By their own endpoints modules are added inactive: activate them.
- \`POST /api/items\` takes up to ${maxItemsPerBatch} items of any kind: the body of the kind's \`POST\` and its \`kind\`, or of its \`PUT\` with \`kind\`, \`id\` and \`revision\`, and \`modulesTag\` if it has \`modules\`. Each has its own outcome in \`items\`, a \`body\` or a \`problem\`, in the order sent; one that is refused stops no other. An item with a \`lid\` can be named by others of the call, before or after it: \`"parentId": "lid:about"\`, \`{"kind": "content", "contentId": "lid:about"}\`.
- With an \`Idempotency-Key\`, a call of many items that is repeated goes on where it stopped: what was written is not written twice, what was refused is tried again.
- The home page of a language is the page whose \`slug\` is empty and that has no \`parentId\`; every other address is made of the slugs from the top down.
- Link to content of this site by its id, \`{"kind": "content", "contentId": "…"}\`: such a link follows it wherever it moves. Within rich text, link by address (at most ${maxHrefLength} characters).
- Every heading of a rich text is an anchor: \`#s-\` and its words in lower case, joined by dashes, accents kept; equal headings are numbered from the second on (\`#s-avis-1\`).
- A rich text is a document of at most ${maxRichTextNodes} nodes, or \`{"html": "…"}\` for a module of type \`text\`: \`dropped\` then names what was not taken.

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
