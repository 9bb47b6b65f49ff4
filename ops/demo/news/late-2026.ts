import type { DemoNews } from '../demo-content.ts';

/** News of the second half of 2026, in the order of their days. */
export const newsOfLate2026: readonly DemoNews[] = [
  {
    key: 'news/nine-branches-left',
    on: '2026-07-01',
    image: 'currents',
    category: 'climate-coast',
    types: ['figures'],
    domains: ['retail-banking'],
    entities: ['estuaire-group'],
    keywords: ['branches'],
    fr: {
      title: `Il en reste neuf`,
      summary: `Fin juin, 1 231 de nos 1 240 agences fonctionnent à l’électricité renouvelable. Neuf n’y sont pas : voici lesquelles, et pourquoi.`,
      body: `
Le terme était le 30 juin. [Nous avions promis](demo:news/what-we-will-not-keep) d’écrire ici ce qu’il en serait. Il en reste neuf, sur les 164 de décembre 2024.

- Quatre à Bristol, dans un centre commercial dont le propriétaire est en faillite.
- Trois à Anvers, où le réseau de quartier sera refait en 2027.
- Une à Royan, où nous déménageons en octobre.
- Une à Porto, où le bailleur refuse. Nous avons donné congé.

Le coût total de l’opération s’élève à 7,2 millions d’euros, soit le double de ce que nous avions prévu en 2021.`,
    },
    en: {
      title: `Nine are left`,
      summary: `At the end of June, 1,231 of our 1,240 branches run on renewable electricity. Nine do not: here is which, and why.`,
      body: `
The date was 30 June. [We had promised](demo:news/what-we-will-not-keep) to write here how it went. Nine are left, of the 164 of December 2024.

- Four in Bristol, in a shopping centre whose owner is bankrupt.
- Three in Antwerp, where the neighbourhood grid will be rebuilt in 2027.
- One in Royan, where we are moving in October.
- One in Porto, where the landlord refuses. We have given notice.

The whole thing cost €7.2 million, twice what we had foreseen in 2021.`,
    },
  },
  {
    key: 'news/lifeboat-stations',
    on: '2026-07-15',
    image: 'swell',
    category: 'solidarity',
    types: ['announcement'],
    regions: ['celtic-sea', 'channel'],
    countries: ['france', 'ireland', 'united-kingdom'],
    entities: ['fondation-estuaire'],
    keywords: ['training'],
    fr: {
      title: `Douze stations de sauvetage, et leurs équipages, pour dix ans`,
      summary: `La Fondation Estuaire s’engage à payer l’entretien et la formation de douze stations bénévoles de la Manche et de la mer Celtique.`,
      body: `
On offre volontiers un canot neuf : cela se photographie. On paie plus rarement ses joints, ses gilets et les week-ends de formation de ceux qui l’arment. C’est ce que la Fondation fera pendant dix ans, pour 900 000 euros par an.

Les douze stations ont été choisies par les sauveteurs eux-mêmes, réunis à Roscoff en mai. Elles ont réalisé 412 sorties en 2025, dont 96 de nuit.

> « La banque a été fondée pour remplacer des bateaux perdus. Nous n’avons fait que relire la première page. » Hélène Kervadec`,
    },
    en: {
      title: `Twelve lifeboat stations, and their crews, for ten years`,
      summary: `Fondation Estuaire is to pay for the upkeep and training of twelve volunteer stations in the Channel and the Celtic Sea.`,
      body: `
People like to give a new lifeboat: it makes a picture. They more seldom pay for its gaskets, its jackets and the training weekends of those who man it. That is what the foundation will do for ten years, at €900,000 a year.

The twelve stations were chosen by the crews themselves, at a meeting in Roscoff in May. They went out 412 times in 2025, 96 of them at night.

> “The bank was founded to replace lost boats. We have merely read the first page again.” Hélène Kervadec`,
    },
  },
  {
    key: 'news/half-year-2026',
    on: '2026-08-26',
    image: 'soundings-deep',
    category: 'results',
    types: ['figures'],
    entities: ['estuaire-group'],
    keywords: ['loans', 'savings'],
    fr: {
      title: `Premier semestre 2026 : le plan démarre, le coût du risque aussi`,
      summary: `Le résultat net atteint 431 millions d’euros. Deux faillites dans le fret fluvial pèsent sur les comptes.`,
      body: `
Le produit net bancaire progresse de 4,9 %, à 2,58 milliards d’euros. Les nouveaux prêts au logement atteignent 5,8 milliards, dont 2,1 pour la rénovation.

Le coût du risque monte à 29 points de base. Deux entreprises de fret du Rhin ont fait défaut au printemps, après des mois de basses eaux. Nous avions prêté à l’une d’elles en connaissant ce risque, et en le sous-estimant.

Les douze chiffres du [plan 2030](demo:focus/plan-2030) seront publiés en mai prochain. Trois sont déjà en avance, un en retard : les bacs.`,
    },
    en: {
      title: `First half of 2026: the plan is under way, and so is the cost of risk`,
      summary: `Net profit reached €431 million. Two failures in river freight weigh on the accounts.`,
      body: `
Net banking income grew by 4.9% to €2.58 billion. New home loans reached 5.8 billion, 2.1 of which for renovation.

The cost of risk is up to 29 basis points. Two freight companies on the Rhine defaulted in the spring, after months of low water. We had lent to one of them knowing that risk, and underestimating it.

The twelve figures of the [2030 plan](demo:focus/plan-2030) will be published next May. Three are already ahead, one behind: ferries.`,
    },
  },
  {
    key: 'news/celtic-floating-wind',
    on: '2026-09-09',
    image: 'winds',
    category: 'climate-coast',
    types: ['announcement'],
    regions: ['celtic-sea'],
    domains: ['marine-energy', 'ports-logistics'],
    countries: ['united-kingdom', 'ireland'],
    entities: ['severn-mutual', 'banque-de-basse-loire'],
    keywords: ['offshore-wind', 'shipbuilding'],
    fr: {
      title: `En mer Celtique, des éoliennes qui flottent et un port qui renaît`,
      summary: `Severn Mutual et la Banque de Basse-Loire financent vingt flotteurs, construits à Saint-Nazaire et assemblés à Pembroke.`,
      body: `
Par soixante-dix mètres de fond, on ne plante plus : on amarre. Vingt éoliennes de 15 MW flotteront en 2029 à 45 kilomètres du pays de Galles. Nos deux banques apportent 180 millions d’euros à un tour de table de 1,4 milliard.

Les flotteurs seront soudés à Saint-Nazaire, ce qui assure quatre ans de travail à 600 personnes. Ils seront équipés à Pembroke Dock, dont le grand bassin n’avait pas servi depuis 1947.

« Un prêt, deux rives, un même métier : c’est pour cela que l’entente existe », rappelle Maëlle Rouzic.`,
    },
    en: {
      title: `In the Celtic Sea, turbines that float and a port reborn`,
      summary: `Severn Mutual and Banque de Basse-Loire are financing twenty floaters, built in Saint-Nazaire and fitted out in Pembroke.`,
      body: `
At a depth of seventy metres, you no longer drive piles: you moor. Twenty turbines of 15 MW will float 45 kilometres off Wales in 2029. Our two banks are putting €180 million into a round of 1.4 billion.

The floaters will be welded in Saint-Nazaire, which means four years of work for 600 people. They will be fitted out in Pembroke Dock, whose great basin had not been used since 1947.

“One loan, two shores, the same trade: it is what the concord is for,” recalls Maëlle Rouzic.`,
    },
  },
  {
    key: 'news/twenty-four-hours-ahead',
    on: '2026-09-23',
    image: 'tides',
    category: 'group-life',
    types: ['announcement'],
    countries: ['france', 'belgium', 'germany', 'portugal', 'united-kingdom'],
    entities: ['estuaire-group'],
    keywords: ['heritage'],
    fr: {
      title: `Vingt-quatre heures d’estuaire : suivez la grande marée en direct`,
      summary: `Du 28 au 29 septembre, six ports racontent la plus forte marée de l’année, heure par heure, avec ceux qui travaillent au bord de l’eau.`,
      body: `
Coefficient 115 : ce jour-là, l’eau montera plus haut et descendra plus bas que tout le reste de l’année. Éclusiers, pêcheurs à pied, infirmières de nuit, guichetières et pilotes nous ouvrent leur porte pour un direct de vingt-quatre heures.

Tout commence à Bristol, à basse mer, et finit à Saint-Nazaire, à pleine mer. Le direct se lit sur [la page qui lui est consacrée](demo:focus/tides-2026), sans inscription.

Pour venir sur place, voir [l’agenda](route:bnp_agenda).`,
    },
    en: {
      title: `Twenty-four hours on the estuary: follow the spring tide live`,
      summary: `On 28 and 29 September, six ports tell of the strongest tide of the year, hour by hour, with those who work at the water’s edge.`,
      body: `
The water will rise higher that day, and fall lower, than on any other day of the year. Lock keepers, cockle pickers, night nurses, cashiers and pilots are opening their doors to us for twenty-four hours live.

It all begins in Bristol, at low water, and ends in Saint-Nazaire, at high water. The posts appear on [a page of their own](demo:focus/tides-2026), and you need not register.

To come and see, look at [the agenda](route:bnp_agenda).`,
    },
  },
  {
    key: 'news/twenty-four-hours-after',
    on: '2026-09-30',
    image: 'sandbanks-flood',
    category: 'group-life',
    types: ['report'],
    countries: ['france', 'belgium', 'germany', 'portugal', 'united-kingdom'],
    entities: ['estuaire-group'],
    keywords: ['heritage', 'flooding'],
    fr: {
      title: `Ce que la marée a laissé`,
      summary: `Douze récits, deux naissances, une digue qui a tenu d’un doigt : retour sur vingt-quatre heures de direct.`,
      body: `
À 3 h 12, à Tewkesbury, l’eau s’est arrêtée onze centimètres sous le parapet. À 5 h 40, à l’hôpital de Porto, Matilde est née, puis son frère. À midi, à Marennes, un ostréiculteur a retrouvé la montre perdue par son père en 1991 ; elle ne marchait plus.

Cent quarante mille personnes ont suivi [le direct](demo:focus/tides-2026). Nous en retenons une phrase, d’un pilote de l’Elbe : « La marée ne fait pas de différence. C’est à nous d’en faire. »

Les douze récits restent en ligne.`,
    },
    en: {
      title: `What the tide left behind`,
      summary: `Twelve stories, two births, a sea wall that held by a finger: looking back on twenty-four hours live.`,
      body: `
At 03:12, in Tewkesbury, the water stopped eleven centimetres below the parapet. At 05:40, in the hospital of Porto, Matilde was born, then her brother. At noon, in Marennes, an oyster farmer found the watch his father had lost in 1991; it had stopped.

A hundred and forty thousand people followed [the live page](demo:focus/tides-2026). We keep one sentence from it, by a pilot on the Elbe: “The tide makes no difference between people. It is for us to make one.”

The twelve stories remain online.`,
    },
  },
  {
    key: 'news/renovation-and-then',
    on: '2026-10-14',
    image: 'harbour-day',
    category: 'housing',
    types: ['figures'],
    domains: ['home-renovation'],
    entities: ['estuaire-group'],
    keywords: ['renovation', 'loans'],
    fr: {
      title: `229 000 logements rénovés : le plus dur est devant`,
      summary: `Le rythme est tenu. Les maisons individuelles sont presque faites ; restent les copropriétés, où tout se joue en assemblée.`,
      body: `
À la fin de septembre, 229 000 logements avaient été rénovés avec un prêt du Groupe. À ce rythme, le seuil des 300 000 sera franchi au début de 2028, avec quelques mois d’avance.

C’est trompeur. Huit logements sur dix étaient des maisons. Pour continuer, il faut convaincre des immeubles, donc des voisins. Nous prêtons depuis ce mois au syndicat lui-même, sans caution individuelle, et nous envoyons quelqu’un à l’assemblée pour expliquer.

Le dossier [300 000 logements](demo:focus/renovation) raconte six chantiers, dont un qui a échoué.`,
    },
    en: {
      title: `229,000 homes renovated: the hardest lies ahead`,
      summary: `The pace is kept. Houses are almost done; blocks of flats remain, where everything is decided in a meeting.`,
      body: `
At the end of September, 229,000 homes had been renovated with one of our loans. At this pace, the mark of 300,000 will be passed at the beginning of 2028, a few months early.

That is misleading. Eight homes in ten were houses. To go on, we must convince buildings, and therefore neighbours. Since this month we have lent to the owners’ association itself, without personal sureties, and we send somebody to the meeting to explain.

The feature [300,000 homes](demo:focus/renovation) tells of six sites, one of which failed.`,
    },
  },
  {
    key: 'news/parity-reached',
    on: '2026-10-21',
    image: 'lights',
    category: 'careers',
    types: ['announcement'],
    entities: ['estuaire-group'],
    keywords: ['parity'],
    fr: {
      title: `Parité : 50 % dans les comités de direction, à une personne près`,
      summary: `Depuis l’arrivée d’Annelies Koster à Hambourg, les comités de nos six banques comptent 37 femmes et 37 hommes.`,
      body: `
Le compte est exact, et fragile : un départ suffit à le défaire. Il aura fallu sept ans, la fin d’une règle de mobilité et un programme de relève où chaque poste a deux candidats préparés, une femme et un homme.

Reste le conseil d’administration, qui compte sept femmes sur seize membres. Il dépend des sociétaires ; leurs candidatures pour mai 2027 sont ouvertes.

Reste surtout l’écart de salaire à poste égal. Il est de 1,3 %. Nous le publions tous les ans, jusqu’à n’avoir plus rien à publier.`,
    },
    en: {
      title: `Parity: 50% on executive committees, to within one person`,
      summary: `Since Annelies Koster arrived in Hamburg, the committees of our six banks have 37 women and 37 men.`,
      body: `
The count is exact, and fragile: one departure undoes it. It took seven years, the end of a rule on relocation and a succession plan in which each post has two people ready, a woman and a man.

There remains the board, which has seven women among sixteen members. It depends on members of the cooperative; applications for May 2027 are open.

Above all, there remains the pay gap for the same work. It is 1.3%. We publish it every year, until there is nothing left to publish.`,
    },
  },
];
