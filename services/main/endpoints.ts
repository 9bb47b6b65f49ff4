import { changeAccountEndpoints } from '@parvis/contracts/accounts/change-account-endpoints.ts';
import { accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import { linkEndpoints } from '@parvis/contracts/accounts/link-endpoints.ts';
import { ownAccountEndpoints } from '@parvis/contracts/accounts/own-account-endpoints.ts';
import { passkeyEndpoints } from '@parvis/contracts/accounts/passkey-endpoints.ts';
import { secondFactorEndpoints } from '@parvis/contracts/accounts/second-factor-endpoints.ts';
import { adminSearchEndpoints } from '@parvis/contracts/admin-search/endpoints.ts';
import { alertEndpoints } from '@parvis/contracts/alerts/endpoints.ts';
import { changeEndpoints } from '@parvis/contracts/audit/change-endpoints.ts';
import { auditEndpoints } from '@parvis/contracts/audit/endpoints.ts';
import { exposureEndpoints } from '@parvis/contracts/audit/exposure-endpoints.ts';
import { brandFileEndpoints } from '@parvis/contracts/brand/brand-file-endpoints.ts';
import { campaignCodeEndpoints } from '@parvis/contracts/campaign-codes/endpoints.ts';
import { absenceEndpoints } from '@parvis/contracts/careers/absence-endpoints.ts';
import { applyEndpoints } from '@parvis/contracts/careers/apply-endpoints.ts';
import { offerEndpoints } from '@parvis/contracts/careers/endpoints.ts';
import { offerFeedEndpoints } from '@parvis/contracts/careers/feeds/endpoints.ts';
import { mappingEndpoints } from '@parvis/contracts/careers/mapping/endpoints.ts';
import { pushedOfferEndpoints } from '@parvis/contracts/careers/pushed-endpoints.ts';
import { offerUploadEndpoints } from '@parvis/contracts/careers/upload-endpoints.ts';
import { caseEndpoints } from '@parvis/contracts/cases/endpoints.ts';
import { feedEndpoints } from '@parvis/contracts/changes/endpoints.ts';
import { contactDeskEndpoints } from '@parvis/contracts/contact/desk-endpoints.ts';
import { contactFormEndpoints } from '@parvis/contracts/contact/endpoints.ts';
import { activityEndpoints } from '@parvis/contracts/content/activity-endpoints.ts';
import { approvalEndpoints } from '@parvis/contracts/content/approval-endpoints.ts';
import { autocompleteEndpoints } from '@parvis/contracts/content/autocomplete-endpoints.ts';
import { batchEndpoints } from '@parvis/contracts/content/batch-endpoints.ts';
import { checkEndpoints } from '@parvis/contracts/content/checks/endpoints.ts';
import { choiceEndpoints } from '@parvis/contracts/content/choice-endpoints.ts';
import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { homeEndpoints } from '@parvis/contracts/content/home-endpoints.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { publicationEndpoints } from '@parvis/contracts/content/publication-endpoints.ts';
import { treeEndpoints } from '@parvis/contracts/content/tree-endpoints.ts';
import { upkeepEndpoints } from '@parvis/contracts/content/upkeep-endpoints.ts';
import { contentImportEndpoints } from '@parvis/contracts/content-import/endpoints.ts';
import { ethicsEndpoints } from '@parvis/contracts/ethics/endpoints.ts';
import { ethicsKeyEndpoints } from '@parvis/contracts/ethics/key-endpoints.ts';
import { ethicsOfficerEndpoints } from '@parvis/contracts/ethics/officer-endpoints.ts';
import { ethicsProofEndpoints } from '@parvis/contracts/ethics/proof-endpoints.ts';
import { facetEndpoints } from '@parvis/contracts/facets/endpoints.ts';
import { indexingEndpoints } from '@parvis/contracts/indexing/endpoints.ts';
import { livePostEndpoints } from '@parvis/contracts/live-posts/endpoints.ts';
import { mailEndpoints } from '@parvis/contracts/mail/endpoints.ts';
import { byAddressEndpoints } from '@parvis/contracts/media/by-address-endpoints.ts';
import { cropEndpoints } from '@parvis/contracts/media/crop-endpoints.ts';
import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { libraryEndpoints } from '@parvis/contracts/media/library-endpoints.ts';
import { replacementEndpoints } from '@parvis/contracts/media/replacement-endpoints.ts';
import { resumableEndpoints } from '@parvis/contracts/media/resumable-endpoints.ts';
import { uploadEndpoints } from '@parvis/contracts/media/upload-endpoints.ts';
import { mementoEndpoints } from '@parvis/contracts/memento/endpoints.ts';
import { menuEndpoints } from '@parvis/contracts/menus/endpoints.ts';
import { missedSearchEndpoints } from '@parvis/contracts/missed-searches/endpoints.ts';
import { notaryEndpoints } from '@parvis/contracts/notary/endpoints.ts';
import { operationsEndpoints } from '@parvis/contracts/operations/endpoints.ts';
import { installationEndpoints } from '@parvis/contracts/operations/installation-endpoints.ts';
import { playlistEndpoints } from '@parvis/contracts/playlists/endpoints.ts';
import { publishedEndpoints } from '@parvis/contracts/published/endpoints.ts';
import { redactionEndpoints } from '@parvis/contracts/redactions/endpoints.ts';
import { redirectEndpoints } from '@parvis/contracts/redirects/endpoints.ts';
import { redirectTableEndpoints } from '@parvis/contracts/redirects/table-endpoints.ts';
import { securityEndpoints } from '@parvis/contracts/security/endpoints.ts';
import { siteSettingsEndpoints } from '@parvis/contracts/site-settings/endpoints.ts';
import { ownDataEndpoints } from '@parvis/contracts/subjects/own-data-endpoints.ts';
import { synonymEndpoints } from '@parvis/contracts/synonyms/endpoints.ts';
import { thirdPartyEndpoints } from '@parvis/contracts/third-parties/endpoints.ts';
import { trashEndpoints } from '@parvis/contracts/trash/endpoints.ts';
import { webhookEndpoints } from '@parvis/contracts/webhooks/endpoints.ts';

/** Every endpoint of the API, which its description lists. */
export const endpoints = [
  ...Object.values(auditEndpoints),
  ...Object.values(mementoEndpoints),
  ...Object.values(publishedEndpoints),
  ...Object.values(changeEndpoints),
  ...Object.values(feedEndpoints),
  ...Object.values(contentImportEndpoints),
  ...Object.values(webhookEndpoints),
  ...Object.values(indexingEndpoints),
  ...Object.values(exposureEndpoints),
  ...Object.values(notaryEndpoints),
  ...Object.values(redactionEndpoints),
  ...Object.values(caseEndpoints),
  ...Object.values(adminSearchEndpoints),
  ...Object.values(approvalEndpoints),
  ...Object.values(batchEndpoints),
  ...Object.values(homeEndpoints),
  ...Object.values(checkEndpoints),
  ...Object.values(upkeepEndpoints),
  ...Object.values(activityEndpoints),
  ...Object.values(autocompleteEndpoints),
  ...Object.values(treeEndpoints),
  ...Object.values(publicationEndpoints),
  ...Object.values(choiceEndpoints),
  ...Object.values(contentEndpoints),
  ...Object.values(inlineEndpoints),
  ...Object.values(accountEndpoints),
  ...Object.values(ownAccountEndpoints),
  ...Object.values(linkEndpoints),
  ...Object.values(changeAccountEndpoints),
  ...Object.values(secondFactorEndpoints),
  ...Object.values(passkeyEndpoints),
  ...Object.values(operationsEndpoints),
  ...Object.values(installationEndpoints),
  ...Object.values(mailEndpoints),
  ...Object.values(mediaEndpoints),
  ...Object.values(cropEndpoints),
  ...Object.values(uploadEndpoints),
  ...Object.values(libraryEndpoints),
  ...Object.values(byAddressEndpoints),
  ...Object.values(thirdPartyEndpoints),
  ...Object.values(replacementEndpoints),
  ...Object.values(resumableEndpoints),
  ...Object.values(menuEndpoints),
  ...Object.values(pushedOfferEndpoints),
  ...Object.values(offerUploadEndpoints),
  ...Object.values(offerFeedEndpoints),
  ...Object.values(mappingEndpoints),
  ...Object.values(redirectTableEndpoints),
  ...Object.values(redirectEndpoints),
  ...Object.values(playlistEndpoints),
  ...Object.values(livePostEndpoints),
  ...Object.values(facetEndpoints),
  ...Object.values(trashEndpoints),
  ...Object.values(campaignCodeEndpoints),
  ...Object.values(applyEndpoints),
  ...Object.values(offerEndpoints),
  ...Object.values(absenceEndpoints),
  ...Object.values(contactFormEndpoints),
  ...Object.values(contactDeskEndpoints),
  ...Object.values(ownDataEndpoints),
  ...Object.values(alertEndpoints),
  ...Object.values(securityEndpoints),
  ...Object.values(siteSettingsEndpoints),
  ...Object.values(brandFileEndpoints),
  ...Object.values(missedSearchEndpoints),
  ...Object.values(synonymEndpoints),
  ...Object.values(ethicsEndpoints),
  ...Object.values(ethicsKeyEndpoints),
  ...Object.values(ethicsOfficerEndpoints),
  ...Object.values(ethicsProofEndpoints),
];
