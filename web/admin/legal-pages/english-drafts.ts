import type { LegalKind } from '@parvis/contracts/site/legal-pages.ts';
import type { LegalDraft } from './legal-draft.ts';

const legalNotice: LegalDraft = {
  title: 'Legal notice',
  summary: 'Who publishes this site, and who hosts it.',
  parts: [
    `<h2>Publisher</h2>
<p>This site is published by [name, legal form, share capital], whose registered office is at [address of the registered office], registered under [register and number; VAT number].</p>
<p>Telephone: [number]. E-mail: [address].</p>
<p>Regulated activity: [authorisation, the authority that granted it and its address, or delete this line].</p>
<h2>Publishing director</h2>
<p>[name of the person who directs the publication]</p>
<h2>Hosting</h2>
<p>[name, address and telephone number of the host]</p>
<h2>Intellectual property</h2>
<p>[what may be reused from this site, and on what conditions]</p>`,
  ],
};

const privacy: LegalDraft = {
  title: 'Privacy',
  summary: 'What this site keeps about you, why, and for how long.',
  parts: [
    `<p>What this site keeps about you, why, and for how long.</p>
<h2>Who is responsible</h2>
<p>Controller: [name and address of the organisation].</p>
<p>Data protection officer: [postal address and e-mail, or delete this line if there is none].</p>
<h2>In your browser</h2>
<p>These cookies, and nothing else. Those that need your consent are set only after you have given it.</p>`,
    { shows: 'cookies' },
    `<h2>What you give us</h2>
<p>This data is encrypted, and read only by those who need it to answer or to write to you.</p>`,
    { shows: 'retention' },
    `<h2>What permits us to</h2>
<ul><li><p>Messages: [legal basis, such as the legitimate interest in answering]</p></li>
<li><p>Alerts and the newsletter: [legal basis, such as consent]</p></li>
<li><p>Ethics reports: [legal basis, such as a legal obligation, or delete this line]</p></li></ul>
<h2>Who receives it</h2>
<p>[recipients and processors, including the host; transfers outside the European Union and their safeguards, or that there are none]</p>
<h2>Your network address</h2>
<p>It is not kept. A fingerprint, from which nobody can derive it, limits how much one network sends; refusals and sign-ins to the editors’ area keep such a fingerprint for twelve months.</p>
<h2>Your rights</h2>
<p>You can ask what we keep about you, and have it corrected or erased. Erasure is permanent: it is repeated when a backup is restored.</p>
<p>You can also ask for processing to be restricted, object to it, and withdraw your consent at any time: [whom to write to].</p>`,
    { shows: 'own-data' },
    `<p>If our answer does not satisfy you, you can lodge a complaint with [supervisory authority and its address; in France, the CNIL].</p>`,
  ],
};

const cookies: LegalDraft = {
  title: 'Cookie policy',
  summary: 'The cookies that this site sets, what they are for, and how to refuse them.',
  parts: [
    `<p>A cookie is a small file that your browser keeps for this site. Those that need your consent are set only after you have given it.</p>
<p>Who is responsible: [name of the organisation, or a link to the page “Privacy”].</p>
<h2>The cookies of this site</h2>`,
    { shows: 'cookies' },
    `<h2>Services of third parties</h2>
<p>[services of third parties that set cookies of their own, their recipients and countries, or delete this part]</p>`,
  ],
};

/** Its title is the mention that French law wants on every page: the footer shows it. */
const accessibility: LegalDraft = {
  title: 'Accessibility: not compliant',
  summary: 'What is checked of the accessibility of this site, and what is not.',
  parts: [
    `<p>[name of the organisation] is committed to making this site accessible. This statement applies to [address of the site].</p>
<p>This site aims at level AA of WCAG 2.2 and RGAA 4.1. This is what is checked, and what is not.</p>
<h2>State of compliance</h2>
<p>Nobody has audited this site against RGAA 4.1: it is therefore declared not compliant. Automatic tests check in a browser, at every change, what a program can check.</p>
<p>[after an audit: who carried it out, when, the rate of compliance, and the title of this page accordingly]</p>`,
    { shows: 'accessibility' },
    `<h2>Content that is not accessible</h2>
<p>[known faults, exemptions for disproportionate burden, and content out of scope]</p>
<h2>Preparation of this statement</h2>
<p>This statement was prepared on [date]. Multi-year plan and action plan: [their addresses].</p>
<h2>Report a difficulty</h2>
<p>If you have difficulty with a page, tell us: [e-mail, telephone or form].</p>
<p>If the answer does not satisfy you, you can turn to [authority and how to reach it; in France, the Défenseur des droits].</p>`,
  ],
};

/** The drafts in English. */
export const englishDrafts: Readonly<Record<LegalKind, LegalDraft>> = {
  'legal-notice': legalNotice,
  privacy,
  cookies,
  accessibility,
};
