/** Requests that work as they are pasted, as Markdown; a test runs each. */
export const openApiSteps = `
## First steps

Each block works as it is pasted, with the address of your site and a personal token (“My account” in the back-office; its scopes are content, media and offers, each to write).

\`\`\`sh
export SITE=https://www.bank.example TOKEN=parvis_…
\`\`\`

Write a page with two modules, and publish it. The key makes repeating it harmless:

\`\`\`sh
curl --fail-with-body "$SITE/api/pages" -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' -H 'Idempotency-Key: first-steps-1' -d '{
    "locale": "fr", "title": "Avis aux marins", "slug": "avis-aux-marins", "publish": true,
    "modules": [
      { "type": "statement", "data": { "text": "Le port reste ouvert." } },
      { "type": "text", "data": { "html": "<h2>Vent</h2><p>Force 7 ce soir.</p>" } }
    ]
  }'
\`\`\`

List what is published, the newest first, with the fields you need:

\`\`\`sh
curl --fail-with-body --get "$SITE/api/pages" -H "Authorization: Bearer $TOKEN" \\
  -d status=published -d sort=-updatedAt -d fields=title,url,revision
\`\`\`

Upload a file:

\`\`\`sh
printf 'Avis de coup de vent\\n' | curl --fail-with-body \\
  "$SITE/api/media/files?filename=avis.txt&title=Avis" \\
  -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/octet-stream' \\
  --data-binary @-
\`\`\`

Send an offer of your recruitment system, under the reference that it has there, then withdraw it:

\`\`\`sh
curl --fail-with-body -X PUT "$SITE/api/offer-sources/first-steps/offers/R-12" \\
  -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d '{
    "title": { "fr": "Analyste crédit", "en": "Credit analyst" },
    "description": { "fr": "<p>Étudier les dossiers.</p>", "en": "<p>Study the files.</p>" },
    "contract": "permanent", "place": { "city": "Nantes", "country": "FR" },
    "applyUrl": "https://jobs.example/apply/R-12"
  }'
curl --fail-with-body -X DELETE "$SITE/api/offer-sources/first-steps/offers/R-12" \\
  -H "Authorization: Bearer $TOKEN"
\`\`\`

Read the open offers whose title has a word:

\`\`\`sh
curl --fail-with-body --get "$SITE/api/offers" -H "Authorization: Bearer $TOKEN" \\
  -d q=analyste -d pageSize=5
\`\`\`

Learn what changed in public, from the beginning; then request again with the \`next\` of the response, and \`wait=50\` to hear of a change as it happens:

\`\`\`sh
curl --fail-with-body --get "$SITE/api/changes" -H "Authorization: Bearer $TOKEN" -d limit=5
\`\`\`
`.trim();
