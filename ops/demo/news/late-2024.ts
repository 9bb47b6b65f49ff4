import type { DemoNews } from '../demo-content.ts';

/** News of the second half of 2024, in the order of their days. */
export const newsOfLate2024: readonly DemoNews[] = [
  {
    key: 'news/hundred-thousandth-home',
    on: '2024-07-10',
    image: 'islands',
    category: 'housing',
    types: ['figures'],
    regions: ['bay-of-biscay'],
    domains: ['home-renovation', 'retail-banking'],
    countries: ['france'],
    entities: ['caisse-de-la-gironde', 'estuaire-group'],
    keywords: ['renovation', 'loans'],
    fr: {
      title: `Le cent millième logement rénové est une échoppe bordelaise`,
      summary: `Nous avons promis d’en rénover 300 000 d’ici à 2028. Un tiers du chemin est fait, et nous savons mieux ce qui coince.`,
      body: `
Elle date de 1907, mesure 74 mètres carrés et perdait sa chaleur par le plancher. L’échoppe de Mme Laborde, rue de Bègles, est le cent millième logement rénové avec un prêt du Groupe depuis 2022. Sa facture de gaz a baissé de 58 %.

## Ce qui ralentit

- Trouver un artisan : onze semaines en moyenne.
- Monter le dossier d’aides : six semaines, quand tout va bien.
- Décider, en copropriété : quatorze mois.

Sur le premier point, la Caisse de la Gironde avance désormais la trésorerie des artisans qui se regroupent. Sur le troisième, nous cherchons encore.`,
    },
    en: {
      title: `The hundred-thousandth home renovated is a terrace house in Bordeaux`,
      summary: `We promised to renovate 300,000 by 2028. A third of the way is behind us, and we know better what gets stuck.`,
      body: `
It was built in 1907, measures 74 square metres and lost its warmth through the floor. Mrs Laborde’s house, rue de Bègles, is the hundred-thousandth home renovated with one of our loans since 2022. Its gas bill has fallen by 58%.

## What slows things down

- Finding a craftsman: eleven weeks on average.
- Applying for grants: six weeks, when all goes well.
- Deciding, in a block of flats: fourteen months.

On the first point, Caisse de la Gironde now advances cash to craftsmen who team up. On the third, we are still looking.`,
    },
  },
  {
    key: 'news/half-year-2024',
    on: '2024-08-28',
    image: 'tides',
    category: 'results',
    types: ['figures'],
    entities: ['estuaire-group'],
    keywords: ['savings', 'loans'],
    fr: {
      title: `Premier semestre 2024 : le crédit à l’habitat repart`,
      summary: `Le produit net bancaire atteint 2,36 milliards d’euros et le résultat net 372 millions. L’épargne reste prudente.`,
      body: `
Après dix-huit mois d’étale, le crédit à l’habitat remonte : 4,9 milliards d’euros de nouveaux prêts, soit 11 % de plus qu’au premier semestre 2023. La moitié finance un logement ancien avec travaux.

Les dépôts à vue reculent encore un peu, au profit des livrets et des fonds datés d’Estuaire Gestion. Le coût du risque revient à 21 points de base.

Le détail figure dans le communiqué du même jour, disponible dans [la médiathèque de presse](route:bnp_mediaroom_pr).`,
    },
    en: {
      title: `First half of 2024: home loans pick up again`,
      summary: `Net banking income reached €2.36 billion and net profit €372 million. Savers remain cautious.`,
      body: `
After eighteen months of slack water, home loans are rising: €4.9 billion of new lending, 11% more than in the first half of 2023. Half of it pays for an older home and works.

Sight deposits are still falling a little, to the benefit of savings accounts and of the dated funds of Estuaire Gestion. The cost of risk is back to 21 basis points.

Details are in the release of the same day, among [our press releases](route:bnp_mediaroom_pr).`,
    },
  },
  {
    key: 'news/assistant-for-advisers',
    on: '2024-09-11',
    image: 'lights-day',
    category: 'innovation',
    types: ['explainer'],
    domains: ['digital', 'retail-banking'],
    countries: ['germany', 'france'],
    entities: ['elbe-sparverein', 'banque-de-basse-loire'],
    keywords: ['artificial-intelligence'],
    fr: {
      title: `Un assistant lit les contrats ; le conseiller décide`,
      summary: `Deux banques du Groupe essaient un assistant qui retrouve une clause en quelques secondes. Il ne note pas les clients et n’accorde aucun crédit.`,
      body: `
Trois cents conseillers de Hambourg et de Saint-Nazaire l’ont sous la main depuis lundi. L’assistant répond à des questions sur nos contrats, cite la page et se tait quand il ne trouve pas. Il tourne dans nos propres salles, sur des textes que nous avons écrits.

## Trois interdictions

1. Il ne lit aucune donnée de client.
2. Il n’écrit à personne.
3. Il ne participe à aucune décision de crédit.

L’essai dure un an. Chaque réponse fausse est publiée sur l’intranet, avec sa correction. Au bout de six semaines d’essai préalable, il y en avait 214.`,
    },
    en: {
      title: `An assistant reads contracts; the adviser decides`,
      summary: `Two of the Group’s banks are trying an assistant that finds a clause in seconds. It does not score customers and grants no loan.`,
      body: `
Three hundred advisers in Hamburg and Saint-Nazaire have had it at hand since Monday. The assistant answers questions about our contracts, quotes the page and keeps quiet when it does not find. It runs in our own rooms, on texts that we wrote.

## Three prohibitions

1. It reads no customer’s data.
2. It writes to nobody.
3. It takes part in no lending decision.

The trial lasts a year. Every wrong answer is published on the intranet, with its correction. After six weeks of rehearsal, there were 214.`,
    },
  },
  {
    key: 'news/barges-garonne',
    on: '2024-09-25',
    image: 'estuary',
    category: 'economy',
    types: ['report'],
    regions: ['bay-of-biscay'],
    domains: ['ports-logistics', 'fisheries-food'],
    countries: ['france'],
    entities: ['caisse-de-la-gironde'],
    keywords: ['inland-waterways', 'loans'],
    fr: {
      title: `Le blé redescend la Garonne en barge`,
      summary: `Une coopérative céréalière remplace 9 000 camions par an par quatre barges. La Caisse de la Gironde finance les bateaux et le quai.`,
      body: `
La dernière barge de grain avait quitté Langon en 1978. La première de la nouvelle série est passée sous le pont de pierre le 19 septembre, chargée de 900 tonnes de blé tendre, en direction de Bassens.

Le calcul est simple : une barge vaut trente-cinq camions et brûle quatre fois moins de carburant à la tonne. Il fallait pourtant quelqu’un pour financer un quai avant qu’un seul bateau existe, et des bateaux avant que le quai soit sec. La Caisse de la Gironde a prêté 14 millions d’euros pour les deux, le même jour.

« Nous avons relu nos archives. C’est exactement ainsi que nous prêtions en 1880 », note Xavier Darricau, son directeur général.`,
    },
    en: {
      title: `Wheat goes down the Garonne by barge again`,
      summary: `A grain cooperative is replacing 9,000 lorries a year with four barges. Caisse de la Gironde is financing the boats and the quay.`,
      body: `
The last grain barge left Langon in 1978. The first of a new series passed under the stone bridge on 19 September, with 900 tonnes of soft wheat, bound for Bassens.

The sum is simple: one barge does the work of thirty-five lorries and burns a quarter of the fuel per tonne. Yet somebody had to pay for a quay before there was a single boat, and for boats before the quay was dry. Caisse de la Gironde lent €14 million for both, on the same day.

“We read our archives again. It is exactly how we used to lend in 1880,” notes Xavier Darricau, its chief executive.`,
    },
  },
  {
    key: 'news/profile-lock-keeper',
    on: '2024-10-09',
    image: 'lights',
    category: 'careers',
    types: ['portrait'],
    regions: ['north-sea'],
    countries: ['belgium'],
    entities: ['scheldebank'],
    keywords: ['training', 'inland-waterways'],
    fr: {
      title: `Elke Maes, de l’écluse au comité de crédit`,
      summary: `Pendant douze ans, elle a ouvert et fermé l’écluse de Kruisschans. Elle étudie aujourd’hui les dossiers des bateliers.`,
      body: `
« À l’écluse, on apprend une chose : tout le monde est pressé, et tout le monde passe. » Elke Maes, 41 ans, a gardé de son premier métier le goût des registres et une voix qui porte. Quand le poste de commande a été automatisé, elle a répondu à une annonce de Scheldebank qui demandait « une bonne connaissance du fleuve ».

Dix-huit mois de formation plus tard, elle analyse les demandes de prêt des bateliers de l’Escaut. Elle sait ce que coûte une hélice, combien de jours un chantier immobilise un automoteur et pourquoi un mois de sécheresse n’est pas un mois de paresse.

Sur 86 dossiers traités en un an, deux ont connu un retard. Elle connaît les deux.`,
    },
    en: {
      title: `Elke Maes, from the lock to the credit committee`,
      summary: `For twelve years she opened and closed the Kruisschans lock. Today she studies the applications of bargees.`,
      body: `
“At a lock you learn one thing: everybody is in a hurry, and everybody gets through.” From her first trade Elke Maes, 41, has kept a liking for registers and a voice that carries. When the control room was automated, she answered an advertisement by Scheldebank that asked for “a good knowledge of the river”.

After eighteen months of training, she examines loan applications from the bargees of the Scheldt. She knows what a propeller costs, how many days a shipyard keeps a barge and why a month of drought is not a month of idleness.

Of 86 applications handled in a year, two fell behind. She knows them both.`,
    },
  },
  {
    key: 'news/esbjerg-wind',
    on: '2024-10-23',
    image: 'winds-night',
    category: 'climate-coast',
    types: ['announcement'],
    regions: ['north-sea'],
    domains: ['marine-energy', 'corporate-banking'],
    countries: ['denmark', 'germany'],
    entities: ['elbe-sparverein', 'scheldebank'],
    keywords: ['offshore-wind', 'loans'],
    fr: {
      title: `Au large d’Esbjerg, 72 éoliennes et deux banques du Groupe`,
      summary: `Elbe-Sparverein et Scheldebank prennent part, pour 240 millions d’euros, au financement d’un parc de 1,1 GW en mer du Nord.`,
      body: `
C’est le plus gros engagement jamais pris ensemble par deux de nos banques. Le parc de Vesterdyb, à 48 kilomètres au large du Jutland, alimentera un million de foyers à partir de 2027.

Nous avons posé deux conditions. Les fondations seront battues sous rideau de bulles, pour épargner les marsouins ; et le port d’Esbjerg, plutôt qu’un chantier lointain, assemblera les pales. La seconde condition a ajouté quatre mois au calendrier et 380 emplois à la ville.

Notre part est garantie par les six banques, comme tout ce que nous signons.`,
    },
    en: {
      title: `Off Esbjerg, 72 wind turbines and two of our banks`,
      summary: `Elbe-Sparverein and Scheldebank are putting €240 million into a 1.1 GW farm in the North Sea.`,
      body: `
It is the largest commitment that two of our banks have ever made together. The Vesterdyb farm, 48 kilometres off Jutland, will supply a million homes from 2027.

We set two conditions. Foundations will be driven inside a curtain of bubbles, to spare the porpoises; and blades will be assembled in the port of Esbjerg rather than in some distant yard. The second condition added four months to the schedule and 380 jobs to the town.

Our share is guaranteed by the six banks, as is everything we sign.`,
    },
  },
  {
    key: 'news/three-days-without-screens',
    on: '2024-11-13',
    image: 'soundings-deep',
    category: 'innovation',
    types: ['report'],
    domains: ['digital'],
    countries: ['france', 'portugal'],
    entities: ['estuaire-group', 'banco-do-douro'],
    keywords: ['cybersecurity', 'branches'],
    fr: {
      title: `Trois jours sans ordinateur, pour voir`,
      summary: `L’exercice « Marée noire » a privé douze agences de leurs systèmes pendant trois jours. Les clients ont été servis ; nous avons appris quarante choses.`,
      body: `
Mardi, 8 h 40 : les écrans s’éteignent. Ce n’est pas une attaque, mais personne ne le sait encore dans les douze agences de Nantes et de Porto tirées au sort. On sort les registres, les talons, le téléphone filaire.

## Ce qui a tenu, ce qui a cédé

Les retraits ont continué, plafonnés à 300 euros. Les virements urgents sont partis par coursier. En revanche, personne ne savait ouvrir la porte automatique de l’agence de Ribeira, et le numéro de la cellule de crise figurait… sur l’intranet.

« Une panne réussie est une panne qu’on a déjà vécue », dit Yusuf Demir, directeur des systèmes d’information. Les quarante corrections seront faites avant mars.`,
    },
    en: {
      title: `Three days without computers, to see`,
      summary: `Exercise “Black Tide” deprived twelve branches of their systems for three days. Customers were served; we learned forty things.`,
      body: `
Tuesday, 08:40: the screens go dark. It is not an attack, but nobody knows that yet in the twelve branches of Nantes and Porto drawn by lot. Out come the ledgers, the counterfoils, the telephone with a cord.

## What held, what gave way

Withdrawals went on, capped at €300. Urgent transfers left by courier. But nobody knew how to open the automatic door of the Ribeira branch, and the crisis team’s number was… on the intranet.

“A breakdown that goes well is one you have lived through before,” says Yusuf Demir, chief information officer. The forty corrections will be made before March.`,
    },
  },
  {
    key: 'news/what-we-will-not-keep',
    on: '2024-12-04',
    image: 'swell-ebb',
    category: 'climate-coast',
    types: ['opinion'],
    domains: ['retail-banking'],
    entities: ['estuaire-group'],
    keywords: ['branches'],
    fr: {
      title: `Ce que nous n’aurons pas tenu au 31 décembre`,
      summary: `Nous avions promis une électricité renouvelable dans toutes nos agences à la fin de 2024. Il en manquera 164. Hélène Kervadec s’en explique.`,
      body: `
Nous avons pris cet engagement en 2021, en pensant à nos murs. Nous avions oublié que nous n’en possédons qu’une partie. Sur 1 240 agences, 410 sont louées ; dans 164 d’entre elles, le bailleur tient le contrat d’électricité et n’a pas encore donné son accord.

J’aurais pu acheter des certificats et cocher la case. Les certificats n’auraient pas changé une prise. Nous préférons le retard au décor.

Le nouveau terme est juin 2026. Chaque trimestre, [la page de nos engagements](demo:commitments) dira combien il en reste. Et si nous manquons encore, nous l’écrirons ici.

*Hélène Kervadec, directrice générale*`,
    },
    en: {
      title: `What we shall not have kept on 31 December`,
      summary: `We had promised renewable electricity in all our branches by the end of 2024. 164 will be missing. Hélène Kervadec explains.`,
      body: `
We made this commitment in 2021, thinking of our walls. We had forgotten that we own only some of them. Of 1,240 branches, 410 are rented; in 164 of those, the landlord holds the electricity contract and has not yet agreed.

I could have bought certificates and ticked the box. Certificates would not have changed a single socket. We would rather be late than dressed up.

The new date is June 2026. Every quarter, [our page of commitments](demo:commitments) will say how many are left. And if we fail again, we shall write it here.

*Hélène Kervadec, chief executive*`,
    },
  },
];
