import type { DemoNews } from '../demo-content.ts';

/** News of the second half of 2025, in the order of their days. */
export const newsOfLate2025: readonly DemoNews[] = [
  {
    key: 'news/summer-comfort',
    on: '2025-07-09',
    image: 'soundings',
    category: 'housing',
    types: ['explainer'],
    domains: ['home-renovation'],
    countries: ['france', 'spain', 'portugal'],
    entities: ['estuaire-group'],
    keywords: ['renovation'],
    fr: {
      title: `Rénover pour l’hiver, habiter l’été`,
      summary: `Un logement bien isolé peut devenir un four. Ce que nous demandons désormais aux artisans avant de débloquer un prêt.`,
      body: `
Sur 2 000 logements rénovés que nous avons fait mesurer l’été dernier, un sur six était plus chaud après les travaux qu’avant. L’isolant était bon ; il manquait des volets.

Depuis le 1er juillet, le prêt rénovation comporte quatre lignes de plus :

- une protection solaire sur chaque vitrage exposé à l’ouest ;
- une ventilation qui marche la nuit ;
- une pièce à moins de 27 degrés un jour de canicule ;
- un rendez-vous au mois d’août suivant, avec un thermomètre.

Le surcoût moyen est de 1 900 euros. Il est prêté à taux nul.`,
    },
    en: {
      title: `Renovate for winter, live there in summer`,
      summary: `A well-insulated home can turn into an oven. What we now ask of craftsmen before we release a loan.`,
      body: `
Of 2,000 renovated homes that we had measured last summer, one in six was hotter after the works than before. The insulation was good; shutters were missing.

Since 1 July, our renovation loan has had four more lines:

- shade on every window that faces west;
- ventilation that works at night;
- one room below 27 degrees on a day of heatwave;
- an appointment the following August, with a thermometer.

The extra cost is €1,900 on average. It is lent at no interest.`,
    },
  },
  {
    key: 'news/half-year-2025',
    on: '2025-08-27',
    image: 'tides-day',
    category: 'results',
    types: ['figures'],
    entities: ['estuaire-group', 'estuaire-gestion'],
    keywords: ['loans', 'savings'],
    fr: {
      title: `Premier semestre 2025 : un prêt sur trois pour rénover, relier, produire`,
      summary: `Le résultat net atteint 405 millions d’euros. Le Livret Littoral a recueilli 640 millions en six semaines.`,
      body: `
Le produit net bancaire progresse de 4,2 %, à 2,46 milliards d’euros. Les prêts à la rénovation, aux ports et aux énergies marines représentent pour la première fois un tiers de la production nouvelle.

L’ouverture du [Livret Littoral](demo:news/livret-littoral), le 14 mai, a surpris jusqu’à ceux qui l’avaient conçu : 71 000 titulaires et 640 millions d’euros à la fin de juin. Estuaire Gestion a retardé de deux semaines la publication de la première liste de chantiers, le temps d’en trouver assez.`,
    },
    en: {
      title: `First half of 2025: one loan in three to renovate, connect, produce`,
      summary: `Net profit reached €405 million. The Livret Littoral took in 640 million in six weeks.`,
      body: `
Net banking income grew by 4.2% to €2.46 billion. Loans for renovation, ports and marine energy are, for the first time, a third of new lending.

The opening of the [Livret Littoral](demo:news/livret-littoral) on 14 May surprised even those who had designed it: 71,000 holders and €640 million by the end of June. Estuaire Gestion put off the first list of works by two weeks, so as to find enough of them.`,
    },
  },
  {
    key: 'news/assistant-one-year-on',
    on: '2025-09-10',
    image: 'lights-day',
    category: 'innovation',
    types: ['figures'],
    domains: ['digital'],
    countries: ['germany', 'france'],
    entities: ['elbe-sparverein', 'banque-de-basse-loire'],
    keywords: ['artificial-intelligence'],
    fr: {
      title: `L’assistant a un an : 212 000 réponses, 1 906 fausses`,
      summary: `Nous avions promis de publier ses erreurs. Les voici, avec ce qu’elles nous ont appris et ce que nous arrêtons.`,
      body: `
Neuf réponses fausses sur mille : c’est moins que nos propres fiches, relues à cette occasion, et c’est encore trop pour laisser l’outil répondre seul. Il restera ce qu’il est, [un lecteur de contrats](demo:news/assistant-for-advisers).

## Ce que nous gardons

Le temps gagné, quarante minutes par conseiller et par jour, a été rendu aux rendez-vous : leur durée moyenne est passée de 31 à 38 minutes.

## Ce que nous arrêtons

L’essai de résumé automatique des entretiens. Les conseillers n’y retrouvaient pas leurs clients ; les clients non plus.`,
    },
    en: {
      title: `The assistant is one year old: 212,000 answers, 1,906 of them wrong`,
      summary: `We had promised to publish its errors. Here they are, with what they taught us and what we are stopping.`,
      body: `
Nine wrong answers in a thousand: fewer than in our own fact sheets, which we read again for the occasion, and still too many to let the tool answer by itself. It will stay what it is, [a reader of contracts](demo:news/assistant-for-advisers).

## What we keep

The time saved, forty minutes per adviser and day, has been given back to meetings: they last 38 minutes on average, instead of 31.

## What we stop

The trial of automatic summaries of conversations. Advisers did not recognise their customers in them; nor did the customers.`,
    },
  },
  {
    key: 'news/oysters-by-the-tide',
    on: '2025-09-24',
    image: 'sandbanks-flood',
    category: 'economy',
    types: ['report'],
    regions: ['channel', 'bay-of-biscay'],
    domains: ['fisheries-food'],
    countries: ['france'],
    entities: ['caisse-de-la-gironde', 'banque-de-basse-loire'],
    keywords: ['fishing', 'loans'],
    fr: {
      title: `Le prêt des ostréiculteurs se rembourse en décembre`,
      summary: `Trois ans pour élever une huître, trois semaines pour la vendre. Un prêt du Groupe suit enfin ce calendrier.`,
      body: `
À Marennes comme à Cancale, la moitié du chiffre d’affaires se fait entre le 10 et le 31 décembre. Un prêt mensuel y est une petite torture. Le nouveau « prêt de saison » ne demande que les intérêts pendant onze mois, et le capital à Noël.

Une clause prévoit les mauvaises années : si la préfecture ferme une zone plus de vingt jours, l’échéance est reportée d’un an, de plein droit et sans dossier. Elle a déjà servi, en février, pour 38 entreprises du bassin d’Arcachon.

« On n’a pas eu à téléphoner. C’est la banque qui a appelé », raconte Maïté Duprat, à Gujan-Mestras.`,
    },
    en: {
      title: `Oyster farmers repay their loan in December`,
      summary: `Three years to raise an oyster, three weeks to sell it. One of our loans follows that calendar at last.`,
      body: `
In Marennes as in Cancale, half the turnover is made between 10 and 31 December. A monthly loan is a minor torture there. The new “season loan” asks only for interest during eleven months, and for capital at Christmas.

A clause provides for bad years: if the authorities close an area for more than twenty days, the instalment is put off by a year, as of right and without a form. It has already been used, in February, for 38 firms of the Arcachon basin.

“We did not have to ring. It was the bank that called,” says Maïté Duprat, in Gujan-Mestras.`,
    },
  },
  {
    key: 'news/severn-flood-relief',
    on: '2025-10-08',
    image: 'swell-ebb',
    category: 'solidarity',
    types: ['announcement'],
    regions: ['celtic-sea'],
    domains: ['retail-banking'],
    countries: ['united-kingdom'],
    entities: ['severn-mutual', 'fondation-estuaire'],
    keywords: ['flooding'],
    fr: {
      title: `Crue de la Severn : échéances suspendues, agences ouvertes le dimanche`,
      summary: `Après les inondations de Tewkesbury, Severn Mutual suspend 1 900 échéances et avance les indemnités d’assurance.`,
      body: `
L’eau est montée de 5,1 mètres à Mythe Bridge, trente centimètres sous le record de 2007. Dès samedi, l’agence de Tewkesbury, au sec par hasard, a ouvert ses portes, sa cuisine et ses prises de courant.

Trois mesures valent pour tous les clients des onze communes touchées :

1. les échéances d’octobre à décembre sont reportées, sans intérêts ;
2. les indemnités d’assurance sont avancées à 80 %, sur photographie ;
3. les découverts de moins de 1 500 livres ne coûtent rien jusqu’au 31 janvier.

La Fondation Estuaire verse 400 000 livres au fonds de secours du comté.`,
    },
    en: {
      title: `Severn floods: instalments suspended, branches open on Sunday`,
      summary: `After the floods in Tewkesbury, Severn Mutual is suspending 1,900 instalments and advancing insurance payments.`,
      body: `
The water rose by 5.1 metres at Mythe Bridge, thirty centimetres short of the record of 2007. On Saturday the Tewkesbury branch, dry by chance, opened its doors, its kitchen and its sockets.

Three measures hold for all customers in the eleven towns affected:

1. instalments from October to December are put off, without interest;
2. insurance payments are advanced at 80%, on the strength of a photograph;
3. overdrafts under £1,500 cost nothing until 31 January.

Fondation Estuaire is giving £400,000 to the county’s relief fund.`,
    },
  },
  {
    key: 'news/pilots-house',
    on: '2025-10-22',
    image: 'estuary',
    category: 'solidarity',
    types: ['announcement'],
    regions: ['bay-of-biscay'],
    countries: ['france'],
    entities: ['fondation-estuaire', 'banque-de-basse-loire'],
    keywords: ['heritage'],
    fr: {
      title: `La maison des pilotes rouvre à Paimbœuf`,
      summary: `Là où vingt-trois pilotes fondèrent une caisse de secours en 1868, un petit musée raconte le fleuve, l’argent et la peur de l’eau.`,
      body: `
Il y a trois salles, un canot et un coffre. Dans le coffre, un registre : la première avance consentie par [la caisse des pilotes](demo:history), quarante francs à la veuve Thobie, remboursés en sept ans, sans intérêts.

La restauration a duré deux ans et coûté 2,3 millions d’euros, dont la moitié par la Fondation. Les enduits sont à la chaux, les textes en trois langues, l’entrée libre le mercredi.

La salle du haut est réservée aux classes : on y tient une assemblée, on y vote un prêt, et l’on découvre qu’il n’y en a pas pour tout le monde.`,
    },
    en: {
      title: `The pilots’ house reopens in Paimbœuf`,
      summary: `Where twenty-three pilots founded a relief fund in 1868, a small museum tells of the river, of money and of the fear of water.`,
      body: `
There are three rooms, a boat and a chest. In the chest, a ledger: the first advance made by [the pilots’ fund](demo:history), forty francs to the widow Thobie, repaid over seven years, without interest.

The restoration took two years and cost €2.3 million, half of it paid by the foundation. The plaster is lime, the texts are in three languages, entrance is free on Wednesdays.

The upper room is kept for schools: they hold a meeting there, they vote on a loan, and they discover that there is not enough for everybody.`,
    },
  },
  {
    key: 'news/financed-emissions-method',
    on: '2025-11-12',
    image: 'currents',
    category: 'climate-coast',
    types: ['explainer'],
    domains: ['corporate-banking', 'asset-management'],
    entities: ['estuaire-group', 'estuaire-gestion'],
    keywords: ['loans'],
    fr: {
      title: `Comment nous comptons les émissions que nous finançons`,
      summary: `Nous publions la méthode, le tableur et les 312 hypothèses. Qui veut refaire le calcul le peut.`,
      body: `
Un chiffre que personne ne peut refaire est une opinion. Notre engagement de − 45 % d’ici à 2030 reposait jusqu’ici sur un rapport de synthèse ; nous en ouvrons les rouages.

## Trois choix que l’on peut discuter

- Nous comptons l’hypothèque au prorata du prêt restant dû.
- Nous estimons les entreprises qui ne déclarent rien au-dessus de leur secteur, jamais au-dessous.
- Nous ne déduisons aucun crédit carbone.

Une équipe de l’université d’Aveiro a refait nos comptes de 2024 : elle trouve − 20,6 % là où nous annoncions − 21 %. L’écart vient du fret fluvial. Elle a raison, et la méthode est corrigée.`,
    },
    en: {
      title: `How we count the emissions we finance`,
      summary: `We are publishing the method, the spreadsheet and the 312 assumptions. Whoever wants to do the sum again can.`,
      body: `
A figure that nobody can work out again is an opinion. Our commitment to −45% by 2030 rested until now on a summary report; we are opening the works.

## Three choices open to debate

- We count a mortgage in proportion to what is still owed.
- Firms that declare nothing are estimated above their sector, never below.
- We deduct no carbon credits.

A team from the university of Aveiro did our sums for 2024 again: it finds −20.6% where we announced −21%. The difference comes from river freight. The team is right, and the method has been corrected.`,
    },
  },
  {
    key: 'news/kiel-aarhus-ferry',
    on: '2025-12-03',
    image: 'winds',
    category: 'economy',
    types: ['report'],
    regions: ['baltic'],
    domains: ['ports-logistics', 'marine-energy'],
    countries: ['germany', 'denmark'],
    entities: ['elbe-sparverein'],
    keywords: ['shipbuilding', 'loans'],
    fr: {
      title: `Entre Kiel et Aarhus, un ferry à batteries prend la nuit`,
      summary: `Neuf heures de traversée, 160 camions, pas une goutte de fioul : Elbe-Sparverein prête 64 millions d’euros au premier navire de la ligne.`,
      body: `
La nuit, l’électricité danoise est presque gratuite et le vent ne se couche pas. L’*Alsen* chargera ses batteries à quai, de minuit à six heures un jour sur deux, et traversera à quatorze nœuds.

L’armateur voulait emprunter sur douze ans ; les batteries en durent dix. Elbe-Sparverein a coupé le prêt en deux : la coque sur vingt ans, les batteries sur neuf, avec leur reprise garantie par un opérateur de réseau.

La mise en service est prévue au printemps 2027. Les chauffeurs routiers ont demandé des cabines individuelles ; ils les auront.`,
    },
    en: {
      title: `Between Kiel and Aarhus, a battery ferry takes the night`,
      summary: `Nine hours at sea, 160 lorries, not a drop of fuel oil: Elbe-Sparverein is lending €64 million for the first ship on the line.`,
      body: `
At night, Danish electricity is almost free and the wind does not go to bed. The *Alsen* will charge its batteries at the quay, from midnight to six every other day, and cross at fourteen knots.

The owner wanted to borrow over twelve years; batteries last ten. Elbe-Sparverein cut the loan in two: the hull over twenty years, the batteries over nine, with a grid operator bound to buy them back.

Service is due to begin in the spring of 2027. Lorry drivers asked for single cabins; they will have them.`,
    },
  },
];
