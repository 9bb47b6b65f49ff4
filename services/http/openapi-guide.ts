import { defaultPageSize, maxPageSize } from '@parvis/contracts/http/listing.ts';
import { maxHrefLength, maxRichTextNodes } from '@parvis/contracts/rich-text/document.ts';
import { maxBodyBytes } from './read-body.ts';

/** What a client must know beside the schemas, as Markdown. */
export const openApiGuide = `
## Requests

- Sign in with a personal token: \`Authorization: Bearer parvis_…\`.
- Bodies are \`application/json\` in UTF-8, of at most ${maxBodyBytes} bytes, also when they are unpacked. Files are sent as they are (\`application/octet-stream\`), with their name in the query.
- Responses are JSON unless \`Accept\` prefers HTML. Refusals are \`application/problem+json\` (RFC 9457); their sentences are in the language of \`Accept-Language\` (\`fr\` or \`en\`), their \`code\` and \`pointer\` are for programs.
- Fields that an endpoint does not know are refused by name, and so are references to content or media that never were.
- Lists are read by \`page\` and \`pageSize\` (${defaultPageSize} unless said, ${maxPageSize} at most).

## Writing without losing anything

- A resource that was read has its revision in \`ETag\`; a \`PUT\` or \`DELETE\` names it in \`If-Match\`. 412 means that somebody saved meanwhile: read it again.
- Send an \`Idempotency-Key\` with each write: repeated within 24 hours it gets the same response, later still no second effect.
- Your own reads include your own writes. Others include them with \`?after=\` and the \`X-Log-Position\` of the write.

## Content

- An item is its header and its modules, in order. A new item is a draft and a new module is inactive: publish the one, activate the other.
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
