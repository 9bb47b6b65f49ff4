import type { DemoNews } from '../demo-content.ts';

/** News of the first half of 2026, in the order of their days. */
export const newsOfEarly2026: readonly DemoNews[] = [
  {
    key: 'news/two-hours-to-think',
    on: '2026-01-14',
    image: 'currents-night',
    category: 'innovation',
    types: ['announcement'],
    domains: ['retail-banking', 'digital'],
    entities: ['estuaire-group'],
    keywords: ['payments', 'cybersecurity'],
    fr: {
      title: `Deux heures pour réfléchir, si vous le voulez`,
      summary: `Chaque client peut désormais retarder ses gros virements de deux heures, et prévenir un proche. La fraude au faux conseiller recule déjà.`,
      body: `
L’escroc presse. Notre réponse est de ne pas se presser. Dans l’application, un client peut choisir un montant au-delà duquel tout virement attend deux heures ; il peut aussi désigner une personne qui en sera avertie, sans voir le compte.

L’idée vient de l’agence de Royan, où trois clientes avaient perdu leurs économies le même mois. Essayée auprès de 60 000 volontaires, elle a réduit de 83 % les pertes dues aux faux conseillers.

Le réglage est gratuit. Pour le modifier, il faut attendre… deux heures.`,
    },
    en: {
      title: `Two hours to think, if you want them`,
      summary: `Customers can now hold back large transfers for two hours, and let somebody close know. Impersonation fraud is already falling.`,
      body: `
A swindler hurries you. Our answer is not to hurry. In the app, customers can choose an amount above which every transfer waits two hours; they can also name a person who will be told, without seeing the account.

The idea came from the branch in Royan, where three customers had lost their savings in the same month. Tried by 60,000 volunteers, it cut losses to false advisers by 83%.

The setting is free. To change it, you have to wait… two hours.`,
    },
  },
  {
    key: 'news/hiring-2026',
    on: '2026-01-28',
    image: 'lights',
    category: 'careers',
    types: ['announcement'],
    countries: ['france', 'germany', 'belgium', 'portugal'],
    entities: ['estuaire-group'],
    keywords: ['training', 'young-people'],
    fr: {
      title: `1 400 recrutements en 2026, et trois métiers nouveaux`,
      summary: `Le Groupe embauche dans ses six banques. Les annonces donnent le salaire, le nom du futur responsable et la durée du processus.`,
      body: `
Sur 1 400 postes, 600 sont des postes de conseillers, 320 relèvent du numérique et 90 n’existaient pas il y a deux ans : accompagnateur de travaux, analyste du trait de côte, vérificateur de réponses.

## Ce que dit une annonce

Depuis janvier, chacune donne la fourchette de salaire, le prénom de la personne avec qui l’on travaillera et le nombre d’entretiens : deux, jamais plus. Une réponse est due sous quinze jours. En 2025, nous y avons manqué une fois sur huit ; ce taux sera publié chaque trimestre.

Pour savoir comment postuler, voir [Nous rejoindre](demo:join-us).`,
    },
    en: {
      title: `1,400 people to be hired in 2026, and three new trades`,
      summary: `The Group is hiring in its six banks. Advertisements give the salary, the name of the future manager and how long the process takes.`,
      body: `
Of 1,400 positions, 600 are for advisers, 320 are in digital work and 90 did not exist two years ago: works companion, shoreline analyst, answer checker.

## What an advertisement says

Since January, each has given the salary range, the first name of the person you will work with and the number of interviews: two, never more. An answer is due within a fortnight. In 2025 we failed one time in eight; that rate will be published every quarter.

To find out how to apply, see [Join us](demo:join-us).`,
    },
  },
  {
    key: 'news/funds-line-by-line',
    on: '2026-02-11',
    image: 'soundings',
    category: 'results',
    types: ['interview'],
    domains: ['asset-management'],
    entities: ['estuaire-gestion'],
    keywords: ['savings'],
    fr: {
      title: `Clara Lindqvist : « Un fonds est une liste de courses »`,
      summary: `La directrice d’Estuaire Gestion publie chaque ligne de chaque fonds sous un mois. Ses concurrents le font une fois par an.`,
      body: `
## Pourquoi tout montrer ?

Parce que c’est votre argent. Un fonds est une liste de courses faite pour vous ; il est étrange qu’on vous en cache le ticket.

## Ne donnez-vous pas vos idées aux autres ?

Si. Ils les ont un mois plus tard. Une idée qui ne vaut plus rien au bout d’un mois n’en est pas une : nous gardons nos titres six ans en moyenne.

## Et quand un client n’aime pas ce qu’il lit ?

Il écrit. En 2025, 1 140 personnes l’ont fait. Nous avons vendu deux lignes après les avoir lues, et gardé les autres, en expliquant pourquoi.`,
    },
    en: {
      title: `Clara Lindqvist: “A fund is a shopping list”`,
      summary: `The head of Estuaire Gestion publishes every line of every fund within a month. Her competitors do so once a year.`,
      body: `
## Why show everything?

Because it is your money. A fund is a shopping list drawn up for you; it is odd to hide the receipt.

## Are you not giving your ideas away?

Yes. Others have them a month later. An idea that is worth nothing after a month is no idea: we hold our shares for six years on average.

## And when customers do not like what they read?

They write. In 2025, 1,140 people did. We sold two holdings after reading them, and kept the others, explaining why.`,
    },
  },
  {
    key: 'news/results-2025',
    on: '2026-02-26',
    image: 'tides',
    category: 'results',
    types: ['figures'],
    entities: ['estuaire-group'],
    keywords: ['dividend', 'loans', 'savings'],
    fr: {
      title: `Résultats 2025 : 62 milliards d’euros de crédits, 7,4 millions de clients`,
      summary: `Le résultat net s’établit à 826 millions d’euros. Les émissions financées baissent de 27 % par rapport à 2019.`,
      body: `
Le produit net bancaire atteint 4,97 milliards d’euros, en hausse de 4 %. L’encours de crédit passe à 62 milliards ; Estuaire Gestion gère 94 milliards ; le ratio de fonds propres s’élève à 15,8 %.

- 188 000 logements rénovés depuis 2022 ;
- 47 % de femmes dans les comités de direction ;
- 112 agences encore sans électricité renouvelable.

« Les trois dernières lignes comptent autant que les trois premières. C’est pourquoi elles sont dans le même tableau », dit Aminata Diallo. Les [chiffres clés](demo:figures) sont à jour.`,
    },
    en: {
      title: `2025 results: €62 billion of loans, 7.4 million customers`,
      summary: `Net profit came to €826 million. The emissions we finance have fallen by 27% since 2019.`,
      body: `
Net banking income reached €4.97 billion, up 4%. Loans outstanding rose to €62 billion; Estuaire Gestion manages €94 billion; the capital ratio stands at 15.8%.

- 188,000 homes renovated since 2022;
- 47% women on executive committees;
- 112 branches still without renewable electricity.

“The last three lines count as much as the first three. That is why they are in the same table,” says Aminata Diallo. The [key figures](demo:figures) are up to date.`,
    },
  },
  {
    key: 'news/annual-report-2025',
    on: '2026-03-18',
    image: 'tides-day',
    category: 'results',
    types: ['explainer'],
    entities: ['estuaire-group'],
    keywords: ['cooperative'],
    fr: {
      title: `Le rapport annuel 2025 commence par nos refus`,
      summary: `Trente-six dossiers écartés, leurs motifs et ce qu’ils sont devenus ailleurs. Le reste vient après.`,
      body: `
L’an dernier, la page des refus fut la plus lue du rapport. Elle ouvre donc [l’édition 2025](file:annual-report-2025).

Le comité du Groupe a écarté trente-six demandes. Nous avons demandé à chacune des entreprises si elle avait trouvé l’argent ailleurs, et à quelles conditions. Vingt-huit ont répondu. Onze ont emprunté plus cher, neuf ont changé leur projet, huit y ont renoncé.

Deux de ces dernières nous ont écrit pour nous remercier. Une troisième nous a écrit pour dire tout le contraire ; sa lettre figure en annexe, avec son accord.`,
    },
    en: {
      title: `The 2025 annual report begins with our refusals`,
      summary: `Thirty-six applications turned down, why, and what became of them elsewhere. The rest comes after.`,
      body: `
Last year, the page of refusals was the most read of the report. So it opens [the 2025 edition](file:annual-report-2025).

The Group’s committee turned down thirty-six applications. We asked each of the firms whether it had found the money elsewhere, and on what terms. Twenty-eight answered. Eleven borrowed at a higher price, nine changed their plans, eight gave up.

Two of the last wrote to thank us. A third wrote to say quite the opposite; its letter is in the annex, with its permission.`,
    },
  },
  {
    key: 'news/antwerp-dredging',
    on: '2026-04-01',
    image: 'harbour',
    category: 'innovation',
    types: ['report'],
    regions: ['north-sea'],
    domains: ['ports-logistics', 'corporate-banking'],
    countries: ['belgium'],
    entities: ['scheldebank'],
    keywords: ['renovation'],
    fr: {
      title: `À Anvers, la vase du port devient brique`,
      summary: `Une jeune entreprise cuit les boues de dragage. Scheldebank lui a prêté de quoi construire son four, contre l’avis de son propre modèle de risque.`,
      body: `
Le port retire chaque année onze millions de mètres cubes de vase. Slib & Steen en prend 90 000, les presse, les cuit à 1 040 degrés et en sort douze millions de briques, d’un gris de marée basse.

Le modèle de Scheldebank donnait à l’entreprise une note de 3 sur 10 : deux ans d’existence, aucun bénéfice, un seul fournisseur. « Le modèle ne savait pas que le fournisseur était l’Escaut », dit Joris Van Damme. Le comité a prêté 6,5 millions d’euros.

Les premières briques habillent une école de Hoboken, qui ouvrira en septembre.`,
    },
    en: {
      title: `In Antwerp, harbour mud becomes brick`,
      summary: `A young company fires dredged mud. Scheldebank lent it what it took to build its kiln, against the advice of its own risk model.`,
      body: `
The port removes eleven million cubic metres of mud every year. Slib & Steen takes 90,000 of them, presses them, fires them at 1,040 degrees and turns out twelve million bricks, of a grey like low tide.

Scheldebank’s model gave the firm 3 out of 10: two years old, no profit, a single supplier. “The model did not know that the supplier was the Scheldt,” says Joris Van Damme. The committee lent €6.5 million.

The first bricks clad a school in Hoboken, which will open in September.`,
    },
  },
  {
    key: 'news/two-hundred-families',
    on: '2026-04-15',
    image: 'sandbanks',
    category: 'climate-coast',
    types: ['report'],
    regions: ['channel', 'bay-of-biscay'],
    domains: ['retail-banking', 'home-renovation'],
    countries: ['france'],
    entities: ['banque-de-basse-loire', 'caisse-de-la-gironde'],
    keywords: ['flooding', 'loans'],
    fr: {
      title: `Deux cents familles ont déménagé avant la mer`,
      summary: `Deux ans après nos lettres, le prêt de repli a servi deux cents fois. Reportage à Lacanau et à Gouville, avec ceux qui partent et ceux qui restent.`,
      body: `
Jeanine et Paul Etcheverry ont emporté les volets. La maison, à quarante mètres de la dune, sera démontée en juin. La nouvelle est à deux kilomètres, derrière les pins. Leur prêt a été racheté sans frais ; le neuf court sur la même durée, à la même mensualité.

## Ceux qui restent

Leur voisin n’a pas voulu. À 81 ans, il préfère voir venir. La banque a prévu avec lui la suite : si la maison doit être évacuée, il sera relogé sous trois jours, et ses héritiers ne devront rien.

Nous avions estimé que mille familles seraient concernées d’ici à 2030. Elles seront davantage ; [la page consacrée au littoral](demo:coast) donne le nouveau calcul.`,
    },
    en: {
      title: `Two hundred families have moved before the sea did`,
      summary: `Two years after our letters, the relocation loan has been used two hundred times. A report from Lacanau and Gouville, with those who leave and those who stay.`,
      body: `
Jeanine and Paul Etcheverry took the shutters along. Their house, forty metres from the dune, will be dismantled in June. The new one is two kilometres away, behind the pines. Their loan was bought out without charge; the new one has the same term and the same instalment.

## Those who stay

Their neighbour did not want to. At 81, he would rather wait and see. The bank has planned the rest with him: if the house must be evacuated, he will be rehoused within three days, and his heirs will owe nothing.

We had estimated that a thousand families would be concerned by 2030. There will be more; [our page on the coast](demo:coast) gives the new reckoning.`,
    },
  },
  {
    key: 'news/interview-lescure',
    on: '2026-04-29',
    image: 'islands-ebb',
    category: 'group-life',
    types: ['interview'],
    entities: ['estuaire-group'],
    keywords: ['cooperative'],
    fr: {
      title: `Bertrand Lescure : « Une coopérative, cela se fatigue si l’on ne s’en sert pas »`,
      summary: `Le président du conseil parle des assemblées désertées, de celles qui débordent et du plan que les sociétaires voteront en mai.`,
      body: `
## Les sociétaires viennent-ils encore ?

Oui, quand il y a quelque chose à décider. Nous avions pris l’habitude de leur demander d’approuver. Depuis que nous leur demandons de choisir, les salles sont pleines.

## Que choisiront-ils en mai ?

Entre deux versions du plan. L’une donne plus à la rénovation, l’autre aux ports. Le conseil n’a pas de préférence ; ou plutôt, il en a seize, une par administrateur.

## Et si le plan est refusé ?

Nous en écrirons un autre. En 1911, il a fallu quatre séances pour une page.`,
    },
    en: {
      title: `Bertrand Lescure: “A cooperative grows tired when it is not used”`,
      summary: `The chair of the board talks about empty meetings, overflowing ones, and the plan on which members will vote in May.`,
      body: `
## Do members still come?

Yes, when there is something to decide. We had got used to asking them to approve. Since we began asking them to choose, rooms have been full.

## What will they choose in May?

Between two versions of the plan. One gives more to renovation, the other to ports. The board has no preference; or rather, it has sixteen, one for each director.

## And if the plan is rejected?

We shall write another. In 1911, it took four sittings for one page.`,
    },
  },
  {
    key: 'news/six-ports-six-evenings',
    on: '2026-05-13',
    image: 'islands',
    category: 'group-life',
    types: ['report'],
    countries: ['france', 'belgium', 'germany', 'portugal', 'united-kingdom'],
    entities: ['estuaire-group'],
    keywords: ['cooperative'],
    fr: {
      title: `Six ports, six soirées : les sociétaires ont réécrit le plan`,
      summary: `De Bristol à Porto, 4 100 personnes ont débattu du projet « Grand Large 2030 ». Cent sept amendements, dont trente et un retenus.`,
      body: `
À Hambourg, on a voulu plus de logements. À Bordeaux, moins d’objectifs et qu’on les tienne. À Bristol, quelqu’un a demandé pourquoi le plan ne parlait pas de la retraite des pêcheurs ; il en parle désormais, à la page 14.

Les amendements ont été affichés sur des panneaux, avec la réponse du conseil en regard : oui, non, pas encore. Les soixante-seize qui n’ont pas été retenus ont tous reçu un motif.

Le texte définitif sera mis aux voix le 21 mai, à Saint-Nazaire.`,
    },
    en: {
      title: `Six ports, six evenings: members have rewritten the plan`,
      summary: `From Bristol to Porto, 4,100 people debated the draft of “Open Water 2030”. A hundred and seven amendments, thirty-one of them adopted.`,
      body: `
Hamburg wanted more homes. Bordeaux wanted fewer targets, and for them to be met. In Bristol, somebody asked why the plan said nothing about fishermen’s pensions; now it does, on page 14.

The amendments were put up on boards, with the board’s answer beside each: yes, no, not yet. The seventy-six that were not adopted were all given a reason.

The final text will be put to the vote on 21 May, in Saint-Nazaire.`,
    },
  },
  {
    key: 'news/plan-2030',
    on: '2026-05-21',
    image: 'winds-night',
    category: 'group-life',
    types: ['announcement'],
    countries: ['france'],
    entities: ['estuaire-group'],
    keywords: ['cooperative', 'renovation'],
    fr: {
      title: `« Grand Large 2030 » : le plan est voté, à 81 %`,
      summary: `Quatre chantiers, douze chiffres et une clause de rendez-vous : les sociétaires ont adopté le plan du Groupe pour quatre ans.`,
      body: `
Il est 17 h 42, salle de l’Alvéole 14, quand le résultat s’affiche. Oui : 81 %. Applaudissements, puis un silence : maintenant, il faut le faire.

Le plan tient en quatre chantiers.

1. **Habiter** : 300 000 logements rénovés à la fin de 2028, 420 000 à la fin de 2030.
2. **Relier** : 6 milliards d’euros pour les ports, les fleuves et les bacs.
3. **Produire** : 4 milliards pour les énergies marines.
4. **Protéger** : 9 000 hectares de marais, et une place au sec pour chaque famille exposée.

Chaque année en mai, l’assemblée dira si le cap est tenu. Si deux chiffres sur douze manquent deux ans de suite, le plan est remis au vote. Tout est expliqué dans [notre dossier](demo:focus/plan-2030).`,
    },
    en: {
      title: `“Open Water 2030”: the plan is adopted, by 81%`,
      summary: `Four priorities, twelve figures and a review clause: members have adopted the Group’s plan for four years.`,
      body: `
It is 17:42, in the hall of Alvéole 14, when the result appears. Yes: 81%. Applause, then a silence: now it has to be done.

The plan comes down to four priorities.

1. **Live**: 300,000 homes renovated by the end of 2028, 420,000 by the end of 2030.
2. **Connect**: €6 billion for ports, rivers and ferries.
3. **Produce**: €4 billion for marine energy.
4. **Protect**: 9,000 hectares of marsh, and a dry place for every family exposed.

Each May, the general meeting will say whether the course is kept. If two of the twelve figures fall short two years running, the plan goes back to the vote. Everything is explained in [our feature](demo:focus/plan-2030).`,
    },
  },
  {
    key: 'news/apprentices-2026',
    on: '2026-06-03',
    image: 'lights-day',
    category: 'careers',
    types: ['portrait'],
    regions: ['iberian-coast'],
    countries: ['portugal'],
    entities: ['banco-do-douro'],
    keywords: ['apprenticeship', 'young-people'],
    fr: {
      title: `Rui, Leonor, Amadou : trois ans après leur premier jour`,
      summary: `Ils sont entrés ensemble en apprentissage chez Banco do Douro. L’un est resté, l’autre est partie, le troisième est revenu.`,
      body: `
Rui Baptista tient l’agence de Foz, seul le samedi. « Le premier jour, j’ai compté la caisse onze fois. Aujourd’hui, deux, par superstition. »

Leonor Pinho a quitté la banque après son diplôme pour ouvrir une librairie, rue du Almada. Elle y est cliente, et emprunteuse : 38 000 euros, accordés par Rui.

Amadou Baldé est parti à Lisbonne chez un concurrent, qui payait mieux. Il est revenu au bout de dix mois. Pourquoi ? « Là-bas, je savais combien je gagnais. Ici, je sais à quoi je sers. Et on m’a augmenté. »`,
    },
    en: {
      title: `Rui, Leonor, Amadou: three years after their first day`,
      summary: `They began their apprenticeships together at Banco do Douro. One stayed, one left, one came back.`,
      body: `
Rui Baptista runs the branch in Foz, alone on Saturdays. “On my first day I counted the till eleven times. Today, twice, out of superstition.”

Leonor Pinho left the bank after her diploma to open a bookshop, rua do Almada. She is a customer there, and a borrower: €38,000, granted by Rui.

Amadou Baldé went to Lisbon, to a competitor who paid better. He came back after ten months. Why? “There, I knew how much I earned. Here, I know what I am for. And they gave me a rise.”`,
    },
  },
  {
    key: 'news/solstice-concert',
    on: '2026-06-17',
    image: 'estuary-night',
    category: 'solidarity',
    types: ['announcement'],
    regions: ['bay-of-biscay', 'north-sea', 'iberian-coast'],
    countries: ['france', 'germany', 'portugal'],
    entities: ['fondation-estuaire'],
    keywords: ['heritage', 'young-people'],
    fr: {
      title: `Le soir du solstice, six chœurs chantent la même heure`,
      summary: `Le 21 juin, à marée haute, des chorales d’enfants chantent dans six ports une œuvre commandée par la Fondation Estuaire.`,
      body: `
La marée n’est pas haute partout à la même heure : la musique non plus. *Étales*, de la compositrice Marta Seixas, commence à Bristol à 19 h 12 et s’achève à Hambourg à 23 h 40. Chaque chœur attend son fleuve.

Cinq cents enfants répètent depuis janvier, avec vingt-quatre chefs et un annuaire des marées. L’entrée est libre ; les quais aussi.

À Saint-Nazaire, le concert se donne sur le vieux môle. En cas de pluie, on chantera mouillé.`,
    },
    en: {
      title: `On the solstice evening, six choirs sing by the same tide`,
      summary: `On 21 June, at high water, children’s choirs in six ports will sing a piece commissioned by Fondation Estuaire.`,
      body: `
High water does not come everywhere at the same hour: nor does the music. *Slack Waters*, by the composer Marta Seixas, begins in Bristol at 19:12 and ends in Hamburg at 23:40. Each choir waits for its river.

Five hundred children have been rehearsing since January, with twenty-four conductors and a tide table. Admission is free; so are the quays.

In Saint-Nazaire, the concert takes place on the old mole. In case of rain, they will sing wet.`,
    },
  },
];
