import type { LegalKind } from '@parvis/contracts/site/legal-pages.ts';
import type { LegalDraft } from './legal-draft.ts';

const legalNotice: LegalDraft = {
  title: 'Mentions légales',
  summary: 'Qui publie ce site, et qui l’héberge.',
  parts: [
    `<h2>Éditeur</h2>
<p>Ce site est publié par [dénomination, forme juridique, montant du capital], dont le siège est [adresse du siège], immatriculée sous le numéro [registre et numéro d’immatriculation ; numéro de TVA intracommunautaire].</p>
<p>Téléphone : [numéro]. E-mail : [adresse].</p>
<p>Activité réglementée : [agrément, autorité qui l’a délivré et son adresse, ou supprimez cette ligne].</p>
<h2>Direction de la publication</h2>
<p>[nom de la personne qui dirige la publication]</p>
<h2>Hébergement</h2>
<p>[nom, adresse et téléphone de l’hébergeur]</p>
<h2>Propriété intellectuelle</h2>
<p>[ce que chacun peut reprendre de ce site, et à quelles conditions]</p>`,
  ],
};

const privacy: LegalDraft = {
  title: 'Vie privée',
  summary: 'Ce que ce site conserve sur vous, pourquoi, et combien de temps.',
  parts: [
    `<p>Ce que ce site conserve sur vous, pourquoi, et combien de temps.</p>
<h2>Qui en répond</h2>
<p>Responsable du traitement : [dénomination et adresse de l’organisme].</p>
<p>Délégué à la protection des données : [adresse postale et e-mail, ou supprimez cette ligne si aucun n’est désigné].</p>
<h2>Dans votre navigateur</h2>
<p>Ces cookies, et rien d’autre. Ceux qui demandent votre accord ne sont déposés qu’après l’avoir reçu.</p>`,
    { shows: 'cookies' },
    `<h2>Ce que vous nous donnez</h2>
<p>Ces données sont chiffrées, et lues seulement par les personnes qui en ont besoin pour vous répondre ou vous écrire.</p>`,
    { shows: 'retention' },
    `<h2>Ce qui nous y autorise</h2>
<ul><li><p>Les messages : [base légale, par exemple l’intérêt légitime à répondre]</p></li>
<li><p>Les alertes et la lettre d’information : [base légale, par exemple le consentement]</p></li>
<li><p>Les signalements éthiques : [base légale, par exemple une obligation légale, ou supprimez cette ligne]</p></li></ul>
<h2>Qui les reçoit</h2>
<p>[destinataires et sous-traitants, dont l’hébergeur ; transferts hors de l’Union européenne et leurs garanties, ou leur absence]</p>
<h2>Votre adresse réseau</h2>
<p>Elle n’est pas conservée. Une empreinte, dont personne ne peut la déduire, limite le nombre d’envois d’un même réseau ; les refus et les connexions à l’espace de rédaction gardent une telle empreinte douze mois.</p>
<h2>Vos droits</h2>
<p>Vous pouvez demander ce que nous conservons sur vous, le faire corriger ou effacer. Un effacement est définitif : il est répété si une sauvegarde est restaurée.</p>
<p>Vous pouvez aussi demander la limitation du traitement ou vous y opposer, et retirer votre consentement à tout moment : [à qui écrire].</p>`,
    { shows: 'own-data' },
    `<p>Si notre réponse ne vous satisfait pas, vous pouvez déposer une réclamation auprès de [autorité de contrôle et son adresse ; en France, la CNIL].</p>`,
  ],
};

const cookies: LegalDraft = {
  title: 'Cookies',
  summary: 'Les cookies que ce site dépose, à quoi ils servent, et comment les refuser.',
  parts: [
    `<p>Un cookie est un petit fichier que votre navigateur garde pour ce site. Ceux qui demandent votre accord ne sont déposés qu’après l’avoir reçu.</p>
<p>Qui en répond : [dénomination de l’organisme, ou lien vers la page « Vie privée »].</p>
<h2>Les cookies de ce site</h2>`,
    { shows: 'cookies' },
    `<h2>Services de tiers</h2>
<p>[services de tiers qui déposent leurs propres cookies, leurs destinataires et leurs pays, ou supprimez cette partie]</p>`,
  ],
};

/** Its title is the mention that the law wants on every page: the footer shows it. */
const accessibility: LegalDraft = {
  title: 'Accessibilité : non conforme',
  summary: 'Ce qui est vérifié de l’accessibilité de ce site, et ce qui ne l’est pas.',
  parts: [
    `<p>[dénomination de l’organisme] s’engage à rendre ce site accessible. Cette déclaration s’applique à [adresse du site].</p>
<p>Ce site vise le niveau AA des WCAG 2.2 et du RGAA 4.1. Voici ce qui est vérifié, et ce qui ne l’est pas.</p>
<h2>État de conformité</h2>
<p>Aucun audit de conformité au RGAA 4.1 n’a été mené par une personne : ce site est donc déclaré non conforme. Des tests automatiques vérifient à chaque changement, dans un navigateur, ce qu’un programme peut vérifier.</p>
<p>[après un audit : qui l’a mené, quand, le taux de conformité, et le titre de cette page en conséquence]</p>`,
    { shows: 'accessibility' },
    `<h2>Contenus non accessibles</h2>
<p>[non-conformités connues, dérogations pour charge disproportionnée et contenus exemptés]</p>
<h2>Établissement de cette déclaration</h2>
<p>Cette déclaration a été établie le [date]. Schéma pluriannuel et plan d’action : [leurs adresses].</p>
<h2>Signaler une difficulté</h2>
<p>Si une page vous pose des difficultés, dites-le-nous : [e-mail, téléphone ou formulaire].</p>
<p>Sans réponse satisfaisante, vous pouvez saisir [autorité et comment la saisir ; en France, le Défenseur des droits].</p>`,
  ],
};

/** The drafts in French. */
export const frenchDrafts: Readonly<Record<LegalKind, LegalDraft>> = {
  'legal-notice': legalNotice,
  privacy,
  cookies,
  accessibility,
};
