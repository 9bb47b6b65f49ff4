import type { DemoNews } from '../demo-content.ts';

/** News of the first half of 2024, in the order of their days. */
export const newsOfEarly2024: readonly DemoNews[] = [
  {
    key: 'news/shore-power-saint-nazaire',
    on: '2024-01-16',
    image: 'harbour',
    category: 'climate-coast',
    types: ['report'],
    regions: ['bay-of-biscay'],
    domains: ['ports-logistics'],
    countries: ['france'],
    entities: ['banque-de-basse-loire'],
    keywords: ['shore-power', 'loans'],
    fr: {
      title: `À Saint-Nazaire, les navires éteignent leurs moteurs à quai`,
      summary: `Quatre postes du terminal roulier sont désormais raccordés au réseau électrique. La Banque de Basse-Loire a prêté 18 millions d’euros sur vingt ans.`,
      body: `
Un roulier à quai consomme autant de gazole qu’un gros bourg : il lui faut de la lumière, du froid et des pompes. Depuis le 15 janvier, quatre postes du terminal de Montoir lui offrent une prise. Le bruit a disparu le premier ; l’odeur a suivi.

## Vingt ans pour rembourser

Le chantier a coûté 31 millions d’euros. La Banque de Basse-Loire en a prêté 18, sur vingt ans, avec une première échéance fixée après la mise en service : le port ne rembourse qu’à partir du jour où il vend du courant.

> « Nous n’avons pas financé des câbles. Nous avons financé des nuits sans moteur pour les riverains de Méan. » Maëlle Rouzic, directrice générale de la Banque de Basse-Loire

Deux autres postes suivront en 2025, côté pétrolier. Leur dossier est à l’étude.`,
    },
    en: {
      title: `In Saint-Nazaire, ships switch off their engines at the quay`,
      summary: `Four berths of the ro-ro terminal are now connected to the grid. Banque de Basse-Loire lent €18 million over twenty years.`,
      body: `
A ro-ro ship at the quay burns as much diesel as a small town: it needs light, cold and pumps. Since 15 January, four berths at the Montoir terminal have offered it a plug. The noise went first; the smell followed.

## Twenty years to repay

The works cost €31 million. Banque de Basse-Loire lent 18 of them over twenty years, with the first instalment due after the switch-on: the port repays only from the day it sells power.

> “We did not finance cables. We financed nights without engines for the people of Méan.” Maëlle Rouzic, chief executive of Banque de Basse-Loire

Two more berths will follow in 2025, on the tanker side. Their file is being studied.`,
    },
  },
  {
    key: 'news/market-day-counter',
    on: '2024-01-30',
    image: 'islands',
    category: 'group-life',
    types: ['report'],
    regions: ['north-sea'],
    domains: ['retail-banking'],
    countries: ['belgium'],
    entities: ['scheldebank'],
    keywords: ['branches'],
    fr: {
      title: `À Gand, l’agence ouvre les jours de marché`,
      summary: `Scheldebank rouvre un guichet place du Vrijdagmarkt, le mercredi et le vendredi. Deux conseillers, une table haute et pas de file d’attente.`,
      body: `
L’agence avait fermé en 2017, faute de passage. Elle rouvre aujourd’hui deux matinées par semaine, entre le maraîcher et le marchand de tissus, dans un local de quarante mètres carrés loué à la ville.

Tout a été pensé avec les commerçants du quartier : un monnayeur pour le fond de caisse, un terminal à l’essai, et un conseiller qui reste deux heures de plus pour les rendez-vous. En trois semaines d’essai, 340 personnes ont poussé la porte ; une sur quatre n’avait pas parlé à un banquier depuis plus de cinq ans.

- le mercredi et le vendredi, de 7 h 30 à 13 heures ;
- sans rendez-vous pour les espèces et les cartes ;
- sur rendez-vous pour un crédit, l’après-midi.

Trois autres villes de Flandre ouvriront un guichet de marché avant l’été.`,
    },
    en: {
      title: `In Ghent, the branch opens on market days`,
      summary: `Scheldebank is back on the Vrijdagmarkt, on Wednesdays and Fridays. Two advisers, one high table and no queue.`,
      body: `
The branch closed in 2017 for want of passers-by. It reopens today on two mornings a week, between the greengrocer and the cloth merchant, in forty square metres rented from the city.

Everything was worked out with the shopkeepers around: a change machine for the till, a terminal to try, and an adviser who stays two hours longer for appointments. In three weeks of trial, 340 people came in; one in four had not spoken to a banker for more than five years.

- Wednesdays and Fridays, from 07:30 to 13:00;
- no appointment for cash and cards;
- by appointment for a loan, in the afternoon.

Three more Flemish towns will get a market counter before the summer.`,
    },
  },
  {
    key: 'news/letters-to-owners',
    on: '2024-02-14',
    image: 'sandbanks',
    category: 'climate-coast',
    types: ['explainer'],
    regions: ['bay-of-biscay', 'channel', 'north-sea'],
    domains: ['retail-banking'],
    countries: ['france', 'belgium', 'germany'],
    entities: ['estuaire-group'],
    keywords: ['flooding', 'loans'],
    fr: {
      title: `Vingt-deux mille lettres pour dire ce que la mer va faire`,
      summary: `Nous écrivons à chaque propriétaire dont le logement, financé par nous, se trouve à moins de deux mètres au-dessus des plus hautes mers.`,
      body: `
La première lettre est partie le 5 février, à une retraitée d’Oye-Plage. La dernière partira fin mars. Chacune donne l’altitude du plancher, la source de la mesure et ce que nous ne savons pas : à quelle date, et avec quelle fréquence, l’eau entrera.

## Ce que la lettre ne dit pas

Elle ne dit pas de vendre. Elle ne change ni le taux ni la durée du prêt. Elle propose un rendez-vous, avec un conseiller formé et, si la commune le souhaite, un ingénieur du littoral. « Un risque que l’on partage se gère ; un risque que l’on tait se paie », résume Inês Tavares, responsable des risques climatiques.

Nos réponses, lieu par lieu, sont décrites sur la page [Protéger le littoral](demo:coast).`,
    },
    en: {
      title: `Twenty-two thousand letters about what the sea will do`,
      summary: `We are writing to every owner whose home, financed by us, stands less than two metres above the highest tides.`,
      body: `
The first letter left on 5 February, for a retired woman in Oye-Plage. The last will leave at the end of March. Each gives the height of the floor, where the figure comes from and what we do not know: on what date, and how often, the water will come in.

## What the letter does not say

It does not say sell. It changes neither the rate nor the term of the loan. It offers a meeting, with a trained adviser and, where the town wishes, a coastal engineer. “A risk that is shared can be managed; a risk that is hushed up has to be paid for,” says Inês Tavares, head of climate risk.

Our answers, place by place, are on the page [Protecting the coast](demo:coast).`,
    },
  },
  {
    key: 'news/results-2023',
    on: '2024-02-29',
    image: 'soundings',
    category: 'results',
    types: ['figures'],
    entities: ['estuaire-group'],
    keywords: ['dividend', 'loans'],
    fr: {
      title: `Résultats 2023 : une année à contre-courant, des comptes solides`,
      summary: `Le Groupe prête 56 milliards d’euros à l’économie réelle et dégage un résultat net de 742 millions, malgré la hausse des taux.`,
      body: `
Les taux ont monté, les projets ont attendu, les dépôts ont bougé. Dans cette eau agitée, le produit net bancaire progresse de 2,1 %, à 4,61 milliards d’euros, et le résultat net s’établit à 742 millions.

- encours de crédit : 56 milliards d’euros, en hausse de 3,4 % ;
- épargne gérée par Estuaire Gestion : 81 milliards d’euros ;
- ratio de fonds propres (CET1) : 15,1 % ;
- coût du risque : 24 points de base, contre 19 un an plus tôt.

« Nous avons refusé de gagner davantage sur les découverts. Cela se voit dans les comptes, et nous l’assumons », commente Aminata Diallo, directrice financière du Groupe.`,
    },
    en: {
      title: `2023 results: a year against the stream, sound accounts`,
      summary: `The Group lent €56 billion to the real economy and made a net profit of €742 million, in spite of rising rates.`,
      body: `
Rates rose, plans waited, deposits moved. In these choppy waters, net banking income grew by 2.1% to €4.61 billion, and net profit came to €742 million.

- loans outstanding: €56 billion, up 3.4%;
- assets managed by Estuaire Gestion: €81 billion;
- capital ratio (CET1): 15.1%;
- cost of risk: 24 basis points, against 19 a year before.

“We declined to earn more from overdrafts. It shows in the accounts, and we stand by it,” says Aminata Diallo, the Group’s chief financial officer.`,
    },
  },
  {
    key: 'news/apprentices-2024',
    on: '2024-03-13',
    image: 'lights',
    category: 'careers',
    types: ['announcement'],
    countries: ['france', 'germany', 'portugal'],
    entities: ['estuaire-group'],
    keywords: ['apprenticeship', 'young-people', 'training'],
    fr: {
      title: `420 apprentis attendus à la rentrée, du guichet à la salle des machines`,
      summary: `Le Groupe ouvre 420 contrats d’apprentissage dans trois pays. Pour la première fois, un tiers concerne le numérique et la rénovation.`,
      body: `
Le métier de conseiller garde la première place, avec 190 contrats. Viennent ensuite l’analyse de crédit, la cybersécurité et un métier que nous avons dû inventer : accompagnateur de travaux, qui suit un chantier de rénovation du premier devis à la réception.

## Comment cela se passe

Chaque apprenti a un tuteur volontaire, déchargé d’une demi-journée par semaine. Les entretiens se tiennent dans les agences, sans lettre de motivation : on y lit un cas, on en parle. En 2023, 71 % des apprentis diplômés ont signé un contrat durable dans l’une de nos banques.

Les candidatures sont ouvertes jusqu’au 31 mai.`,
    },
    en: {
      title: `420 apprentices wanted this autumn, from the counter to the server room`,
      summary: `The Group offers 420 apprenticeships in three countries. For the first time, a third are in digital work and home renovation.`,
      body: `
Advising customers still comes first, with 190 contracts. Then come credit analysis, cybersecurity and a trade we had to invent: the works companion, who follows a renovation from the first quote to the last inspection.

## How it goes

Every apprentice has a volunteer mentor, freed for half a day a week. Interviews are held in branches, without a covering letter: you read a case, and talk about it. In 2023, 71% of the apprentices who graduated signed a permanent contract with one of our banks.

Applications are open until 31 May.`,
    },
  },
  {
    key: 'news/tidal-pilot-severn',
    on: '2024-03-27',
    image: 'currents',
    category: 'climate-coast',
    types: ['report'],
    regions: ['celtic-sea'],
    domains: ['marine-energy', 'corporate-banking'],
    countries: ['united-kingdom'],
    entities: ['severn-mutual'],
    keywords: ['loans'],
    fr: {
      title: `Dans la Severn, six hydroliennes et un prêt qui suit la marée`,
      summary: `Severn Mutual finance un parc pilote de six turbines immergées. Les remboursements varient avec la production, donc avec les coefficients.`,
      body: `
Quatorze mètres de marnage : l’estuaire de la Severn offre l’une des plus fortes marées du monde. Six turbines, posées par vingt mètres de fond au large de Clevedon, en tirent 9 MW depuis le mois de février.

Le prêt, de 22 millions de livres sur quinze ans, a une particularité. Son échéancier est calculé sur l’annuaire des marées : les mensualités d’équinoxe sont plus lourdes que celles de solstice. « C’est le seul emprunteur dont je connais les revenus jusqu’en 2039 », sourit Rosalind Pryce, directrice générale de Severn Mutual.

Un comité de pêcheurs et d’ornithologues suit le site. Ses relevés seront publiés chaque trimestre, bons ou mauvais.`,
    },
    en: {
      title: `In the Severn, six tidal turbines and a loan that follows the tide`,
      summary: `Severn Mutual is financing a pilot farm of six submerged turbines. Repayments vary with what they produce, and so with the tides.`,
      body: `
Fourteen metres between low and high water: the Severn has one of the strongest tides in the world. Six turbines, set at a depth of twenty metres off Clevedon, have been drawing 9 MW from it since February.

The loan, of £22 million over fifteen years, has a peculiarity. Its schedule is worked out from the tide tables: instalments at the equinox are heavier than at the solstice. “It is the only borrower whose income I know until 2039,” smiles Rosalind Pryce, chief executive of Severn Mutual.

A committee of fishermen and ornithologists watches the site. Its surveys will be published every quarter, whether good or bad.`,
    },
  },
  {
    key: 'news/matosinhos-engines',
    on: '2024-04-10',
    image: 'swell',
    category: 'economy',
    types: ['report'],
    regions: ['iberian-coast'],
    domains: ['fisheries-food'],
    countries: ['portugal'],
    entities: ['banco-do-douro'],
    keywords: ['fishing', 'loans'],
    fr: {
      title: `À Matosinhos, trente sardiniers changent de moteur`,
      summary: `Banco do Douro prête à trente patrons pêcheurs de quoi remplacer des moteurs de quarante ans. La garantie est collective.`,
      body: `
Ils auraient pu venir un par un. Ils sont venus à trente, avec leur coopérative. Les moteurs neufs consomment un tiers de gazole en moins ; le prêt, de 8,4 millions d’euros au total, se rembourse à peu près avec l’économie.

La garantie est à l’image du port : si un patron fait défaut, les vingt-neuf autres ont un mois pour racheter son bateau. C’est le principe même de [l’entente de 1911](demo:history), et c’est la première fois depuis longtemps que nous l’appliquons à la lettre.

Les deux premiers bateaux sont sortis le 2 avril. À bord du *Senhora da Hora*, on s’entend parler.`,
    },
    en: {
      title: `In Matosinhos, thirty sardine boats get new engines`,
      summary: `Banco do Douro is lending thirty skippers what it takes to replace forty-year-old engines. They stand surety for each other.`,
      body: `
They could have come one by one. They came as thirty, with their cooperative. The new engines burn a third less diesel; the loan, €8.4 million in all, is repaid more or less by what is saved.

The surety is like the port itself: if one skipper defaults, the other twenty-nine have a month to buy the boat. It is the very principle of the [concord of 1911](demo:history), and it is long since we last applied it to the letter.

The first two boats put out on 2 April. On board the *Senhora da Hora*, you can hear yourself speak.`,
    },
  },
  {
    key: 'news/interview-tavares',
    on: '2024-04-24',
    image: 'sandbanks-flood',
    category: 'climate-coast',
    types: ['interview'],
    domains: ['retail-banking', 'corporate-banking'],
    entities: ['estuaire-group'],
    keywords: ['flooding'],
    fr: {
      title: `Inês Tavares : « Une carte de risque n’est pas une carte de refus »`,
      summary: `La responsable des risques climatiques explique comment le Groupe prête au bord de l’eau, et pourquoi il y prêtera encore.`,
      body: `
## Faut-il cesser de prêter sur le littoral ?

Non. La moitié de nos clients y vivent. Il faut cesser d’y prêter comme si rien ne devait changer. Un prêt de vingt-cinq ans traverse plusieurs tempêtes ; autant le savoir en signant.

## Que faites-vous des nouvelles cartes ?

Nous les montrons. Chaque conseiller voit la même carte que moi, et la montre au client. Si le lieu est exposé, nous ajoutons au prêt une réserve de travaux, à taux nul.

## Et si les assureurs se retirent ?

Alors nous le dirons. En quatre communes, c’est déjà le cas. Nous y avons réuni les maires, les assureurs et les habitants ; à l’une de ces réunions, c’est un charpentier qui a trouvé la solution.`,
    },
    en: {
      title: `Inês Tavares: “A map of risks is not a map of refusals”`,
      summary: `The head of climate risk explains how the Group lends at the water’s edge, and why it will go on doing so.`,
      body: `
## Should we stop lending on the coast?

No. Half our customers live there. We should stop lending as if nothing were going to change. A loan of twenty-five years goes through several storms; better to know it when you sign.

## What do you do with the new maps?

We show them. Every adviser sees the same map as I do, and shows it to the customer. Where a place is exposed, we add a reserve for works to the loan, at no interest.

## And if insurers withdraw?

Then we shall say so. In four towns it has happened. We brought together mayors, insurers and residents; at one of those meetings, it was a carpenter who found the answer.`,
    },
  },
  {
    key: 'news/instant-payments-free',
    on: '2024-05-15',
    image: 'currents-night',
    category: 'innovation',
    types: ['announcement'],
    domains: ['retail-banking', 'digital'],
    entities: ['estuaire-group'],
    keywords: ['payments'],
    fr: {
      title: `Le virement instantané devient gratuit dans nos six banques`,
      summary: `Dix secondes, sept jours sur sept, sans frais : le virement instantané est désormais l’ordinaire, et le virement lent l’exception.`,
      body: `
Depuis ce matin, un virement part en instantané sauf si le client choisit d’attendre. Il ne coûte rien, ni aux particuliers, ni aux associations, ni aux entreprises de moins de dix salariés.

## Vite, mais pas les yeux fermés

Le nom du bénéficiaire est vérifié avant l’envoi, chez nous comme dans la plupart des banques européennes. Au-delà de 2 000 euros vers un compte nouveau, l’application pose une question et laisse le temps d’y répondre. Cette pause a évité 11 millions d’euros de fraudes pendant l’essai mené à Anvers et à Bristol.`,
    },
    en: {
      title: `Instant transfers become free in our six banks`,
      summary: `Ten seconds, seven days a week, at no charge: the instant transfer is now the rule, and the slow one the exception.`,
      body: `
Since this morning, a transfer goes at once unless the customer chooses to wait. It costs nothing, to people, to associations or to firms of fewer than ten.

## Fast, but not with eyes shut

The payee’s name is checked before sending, with us as with most European banks. Above €2,000 to a new account, the app asks a question and leaves time to answer it. That pause prevented €11 million of fraud during the trial in Antwerp and Bristol.`,
    },
  },
  {
    key: 'news/hamburg-warehouses',
    on: '2024-05-29',
    image: 'harbour-day',
    category: 'housing',
    types: ['report'],
    regions: ['north-sea'],
    domains: ['home-renovation'],
    countries: ['germany'],
    entities: ['elbe-sparverein'],
    keywords: ['renovation', 'heritage'],
    fr: {
      title: `À Hambourg, 310 logements dans d’anciens entrepôts à café`,
      summary: `Elbe-Sparverein finance la transformation de quatre entrepôts de Rothenburgsort. Les loyers sont bloqués pour vingt ans.`,
      body: `
On y torréfiait jusqu’en 1986. Les murs de brique ont un mètre d’épaisseur, les planchers portent deux tonnes au mètre carré et l’odeur, paraît-il, revient les jours de pluie. Quatre entrepôts deviennent 310 logements, deux crèches et un atelier de réparation de vélos.

Le plan de financement réunit 96 millions d’euros. Elbe-Sparverein en apporte 70, à condition que les loyers ne dépassent pas 8,90 euros le mètre carré jusqu’en 2044. « Nous avons prêté moins cher pour être remboursés plus longtemps », explique Henning Albers, qui dirige la banque.

Le rez-de-chaussée reste inondable, à dessein : l’Elbe y passera, et l’on nettoiera.`,
    },
    en: {
      title: `In Hamburg, 310 homes in old coffee warehouses`,
      summary: `Elbe-Sparverein is financing the conversion of four warehouses in Rothenburgsort. Rents are fixed for twenty years.`,
      body: `
Coffee was roasted here until 1986. The brick walls are a metre thick, the floors carry two tonnes a square metre and the smell, they say, comes back on rainy days. Four warehouses are becoming 310 homes, two nurseries and a bicycle workshop.

The plan comes to €96 million. Elbe-Sparverein brings 70 of them, provided that rents stay below €8.90 a square metre until 2044. “We lent for less so as to be repaid for longer,” explains Henning Albers, who runs the bank.

The ground floor remains floodable, on purpose: the Elbe will pass through, and it will be cleaned.`,
    },
  },
  {
    key: 'news/school-under-sail',
    on: '2024-06-12',
    image: 'winds',
    category: 'solidarity',
    types: ['report'],
    regions: ['channel'],
    countries: ['france'],
    entities: ['fondation-estuaire'],
    keywords: ['young-people', 'heritage'],
    fr: {
      title: `La Fondation Estuaire embarque quatre-vingts collégiens`,
      summary: `Pendant dix jours, quatre classes ont navigué de Honfleur à Saint-Malo sur un ancien caboteur restauré avec le soutien de la Fondation.`,
      body: `
La *Marie-Jeanne* transportait du sel. Depuis le 2 juin, elle transporte des quatrièmes. Au programme : le point, la cuisine, les quarts de nuit, et les mathématiques qui vont avec. « Ils ont compris la trigonométrie en une heure, parce qu’il fallait rentrer », raconte Soazig Le Bihan, professeure au Havre.

La Fondation avait pris en charge 40 % de la restauration du bateau, soit 620 000 euros. Elle finance désormais les places des élèves pour cinq ans.

Les inscriptions des collèges pour 2025 ouvrent en septembre, dans les académies de Normandie et de Bretagne.`,
    },
    en: {
      title: `Fondation Estuaire takes eighty pupils to sea`,
      summary: `For ten days, four classes sailed from Honfleur to Saint-Malo on an old coaster restored with the foundation’s help.`,
      body: `
The *Marie-Jeanne* used to carry salt. Since 2 June she has carried thirteen-year-olds. On the programme: taking a fix, cooking, night watches, and the mathematics that go with them. “They understood trigonometry in an hour, because we had to get home,” says Soazig Le Bihan, who teaches in Le Havre.

The foundation paid for 40% of the ship’s restoration, or €620,000. It now pays for the pupils’ places for five years.

Schools in Normandy and Brittany can apply for 2025 from September.`,
    },
  },
  {
    key: 'news/general-meeting-2024',
    on: '2024-06-26',
    image: 'islands-ebb',
    category: 'group-life',
    types: ['report'],
    countries: ['belgium'],
    entities: ['estuaire-group'],
    keywords: ['cooperative'],
    fr: {
      title: `Assemblée générale : 2 312 voix, une par sociétaire présent`,
      summary: `Réunis à Anvers, les sociétaires ont approuvé les comptes, refusé une résolution et demandé un débat sur l’intelligence artificielle.`,
      body: `
Une personne, une voix : la règle n’a pas changé depuis 1911, et la salle non plus, ou presque. Le 20 juin, 2 312 sociétaires ont pris place dans la halle du Waagnatie, à Anvers.

Les comptes ont été approuvés à 97 %. La résolution qui aurait relevé le plafond de rémunération des dirigeants a été repoussée, à 54 %. Le conseil l’avait proposée ; il en a pris acte le soir même.

> « Une assemblée qui ne dit jamais non n’est pas une assemblée. » Bertrand Lescure, président du conseil

Les sociétaires ont demandé un débat sur l’usage de l’intelligence artificielle dans le crédit. Il se tiendra à l’automne, dans les six banques.`,
    },
    en: {
      title: `General meeting: 2,312 votes, one for each member present`,
      summary: `Meeting in Antwerp, members approved the accounts, rejected a resolution and asked for a debate on artificial intelligence.`,
      body: `
One person, one vote: the rule has not changed since 1911, and the room hardly has. On 20 June, 2,312 members took their seats in the Waagnatie hall in Antwerp.

The accounts were approved by 97%. The resolution that would have raised the cap on directors’ pay was turned down by 54%. The board had proposed it; it took note the same evening.

> “A meeting that never says no is not a meeting.” Bertrand Lescure, chair of the board

Members asked for a debate on the use of artificial intelligence in lending. It will be held in the autumn, in all six banks.`,
    },
  },
];
