import type { DemoNews } from '../demo-content.ts';

/** News of the first half of 2025, in the order of their days. */
export const newsOfEarly2025: readonly DemoNews[] = [
  {
    key: 'news/briere-marsh',
    on: '2025-01-15',
    image: 'sandbanks',
    category: 'climate-coast',
    types: ['report'],
    regions: ['bay-of-biscay'],
    countries: ['france'],
    entities: ['banque-de-basse-loire', 'fondation-estuaire'],
    keywords: ['marshes', 'biodiversity'],
    fr: {
      title: `En Brière, on rouvre les vannes pour retrouver le marais`,
      summary: `Soixante hectares de prés redeviennent roselière. Avec eux, la surface de marais remise en état avec notre aide atteint 2 900 hectares.`,
      body: `
Il a suffi de retirer onze planches. L’eau a mis deux jours à revenir, les sarcelles une semaine. Le propriétaire, éleveur à Saint-Lyphard, garde la moitié de ses prés et reçoit un loyer pour l’autre.

Ce loyer, versé par le conservatoire, a été calculé avec la Banque de Basse-Loire : il couvre l’annuité que l’élevage remboursait sur ces terres. Personne ne perd, et le bourg gagne une éponge de 400 000 mètres cubes en cas de crue.

Le prochain chantier commencera en mars, dans l’estuaire de la Sèvre.`,
    },
    en: {
      title: `In the Brière, sluices are opened to bring back the marsh`,
      summary: `Sixty hectares of meadow are turning back into reed bed. With them, the marshes restored with our help come to 2,900 hectares.`,
      body: `
It took the removal of eleven boards. The water was back in two days, the teal in a week. The owner, a cattle farmer in Saint-Lyphard, keeps half his meadows and receives a rent for the rest.

That rent, paid by the conservation trust, was worked out with Banque de Basse-Loire: it covers what the farm was repaying on this land. Nobody loses, and the town gains a sponge of 400,000 cubic metres for the next flood.

The next works will begin in March, in the estuary of the Sèvre.`,
    },
  },
  {
    key: 'news/app-tested-blind',
    on: '2025-01-29',
    image: 'currents',
    category: 'innovation',
    types: ['report'],
    domains: ['digital', 'retail-banking'],
    countries: ['united-kingdom', 'france'],
    entities: ['severn-mutual', 'estuaire-group'],
    keywords: ['accessibility'],
    fr: {
      title: `Vingt-quatre clients aveugles ont démonté notre application`,
      summary: `Avant sa sortie, la nouvelle application a été confiée à des clients qui ne la voient pas. Elle est sortie six semaines plus tard que prévu, et meilleure.`,
      body: `
Le bouton « Valider » s’annonçait « image 14 ». Le solde se lisait centimes d’abord. Et personne ne pouvait choisir une date, faute de pouvoir ouvrir le calendrier. Trois réunions, à Bristol et à Nantes, ont donné 131 remarques ; 119 sont corrigées.

## Douze qui attendent

Les douze autres touchent au lecteur de chèques, que nous réécrivons. D’ici là, un conseiller les encaisse au téléphone, sans frais.

> « Je ne veux pas d’une application spéciale. Je veux que celle-ci marche. » Gareth Owen, client de Severn Mutual depuis 1989`,
    },
    en: {
      title: `Twenty-four blind customers took our app apart`,
      summary: `Before its release, the new app was given to customers who cannot see it. It came out six weeks late, and better.`,
      body: `
The “Confirm” button announced itself as “image 14”. The balance was read pence first. And nobody could choose a date, for want of opening the calendar. Three meetings, in Bristol and Nantes, gave 131 remarks; 119 are corrected.

## Twelve that wait

The other twelve concern the cheque reader, which we are rewriting. Until then, an adviser pays cheques in by telephone, at no charge.

> “I don’t want a special app. I want this one to work.” Gareth Owen, a customer of Severn Mutual since 1989`,
    },
  },
  {
    key: 'news/middelburg',
    on: '2025-02-12',
    image: 'islands-ebb',
    category: 'group-life',
    types: ['announcement'],
    regions: ['north-sea'],
    domains: ['retail-banking', 'corporate-banking'],
    countries: ['netherlands'],
    entities: ['scheldebank'],
    keywords: ['branches'],
    fr: {
      title: `Scheldebank passe la frontière et s’installe à Middelbourg`,
      summary: `La banque anversoise ouvre sa première agence néerlandaise, à la demande de la coopérative des moules de Yerseke.`,
      body: `
Le fleuve ne s’arrête pas à Doel, et ses clients non plus. Depuis dix ans, 600 familles de Zélande tenaient leur compte à Anvers, à une heure de route. Elles ont désormais une agence sur le Dam, avec quatre conseillers qui parlent le zélandais mieux que nous.

La coopérative des mytiliculteurs de Yerseke, qui réunit 48 exploitations, a demandé cette ouverture en assemblée ; elle y a transféré ses comptes. Un deuxième point de vente est prévu à Flessingue en 2026, si le premier atteint 1 500 clients. Il en compte 640 aujourd’hui.`,
    },
    en: {
      title: `Scheldebank crosses the border and settles in Middelburg`,
      summary: `The Antwerp bank is opening its first Dutch branch, at the request of the mussel cooperative of Yerseke.`,
      body: `
The river does not stop at Doel, and neither do its customers. For ten years, 600 families in Zeeland kept their accounts in Antwerp, an hour’s drive away. They now have a branch on the Dam, with four advisers who speak Zeelandic better than we do.

The mussel growers’ cooperative of Yerseke, which brings together 48 farms, asked for it in a general meeting; it has moved its accounts there. A second branch is planned in Vlissingen in 2026, if the first reaches 1,500 customers. It has 640 today.`,
    },
  },
  {
    key: 'news/results-2024',
    on: '2025-02-27',
    image: 'soundings-deep',
    category: 'results',
    types: ['figures'],
    entities: ['estuaire-group'],
    keywords: ['dividend', 'loans', 'savings'],
    fr: {
      title: `Résultats 2024 : 781 millions d’euros, et où ils vont`,
      summary: `Le résultat net progresse de 5,3 %. Les deux tiers restent en réserve, pour prêter davantage.`,
      body: `
Le produit net bancaire s’établit à 4,78 milliards d’euros et l’encours de crédit à 59 milliards. Le ratio de fonds propres gagne trois dixièmes, à 15,4 %.

## Où va le résultat

- 520 millions en réserves ;
- 198 millions aux sociétaires, soit 2,9 % de leurs parts ;
- 48 millions à l’intéressement des salariés ;
- 15 millions à la Fondation Estuaire.

Sur les émissions que nous finançons, la baisse atteint 21 % par rapport à 2019. Le rythme est le bon ; la pente qui reste est la plus raide.`,
    },
    en: {
      title: `2024 results: €781 million, and where it goes`,
      summary: `Net profit grew by 5.3%. Two thirds of it stay in reserve, to lend more.`,
      body: `
Net banking income came to €4.78 billion and loans outstanding to €59 billion. The capital ratio gained three tenths, to 15.4%.

## Where the profit goes

- €520 million to reserves;
- €198 million to members, or 2.9% of their shares;
- €48 million to profit-sharing with staff;
- €15 million to Fondation Estuaire.

The emissions we finance have fallen by 21% since 2019. The pace is right; the slope that is left is the steepest.`,
    },
  },
  {
    key: 'news/opinion-parity',
    on: '2025-03-12',
    image: 'lights',
    category: 'careers',
    types: ['opinion'],
    entities: ['estuaire-group'],
    keywords: ['parity', 'training'],
    fr: {
      title: `La parité se joue à trente-cinq ans, pas à cinquante`,
      summary: `Katrijn De Wolf, directrice des ressources humaines, raconte pourquoi nos comités comptent 44 % de femmes, et ce qui reste à faire.`,
      body: `
On nous félicite pour nos comités de direction : 44 % de femmes, contre 31 % en 2019. Je préfère regarder un autre chiffre. Entre trente-deux et trente-huit ans, une femme sur cinq quitte la filière des crédits ; chez les hommes, un sur douze.

Nous avons cherché pourquoi. La réponse tient en un mot : mutation. Pour progresser, il fallait déménager deux fois en six ans. Nous avons supprimé la règle. En un an, les départs ont baissé de moitié.

La parité est promise pour 2026. Elle sera tenue en haut parce qu’on l’aura préparée au milieu.

*Katrijn De Wolf*`,
    },
    en: {
      title: `Parity is decided at thirty-five, not at fifty`,
      summary: `Katrijn De Wolf, head of human resources, tells why our committees are 44% women, and what remains to be done.`,
      body: `
We are praised for our executive committees: 44% women, against 31% in 2019. I prefer to look at another figure. Between thirty-two and thirty-eight, one woman in five leaves the lending side; among men, one in twelve.

We looked for the reason. The answer is one word: relocation. To move up, you had to move house twice in six years. We scrapped the rule. Within a year, departures fell by half.

Parity is promised for 2026. It will be kept at the top because it was prepared in the middle.

*Katrijn De Wolf*`,
    },
  },
  {
    key: 'news/annual-report-2024',
    on: '2025-03-26',
    image: 'tides-day',
    category: 'results',
    types: ['explainer'],
    entities: ['estuaire-group'],
    keywords: ['cooperative'],
    fr: {
      title: `Lire notre rapport annuel en dix minutes`,
      summary: `Trois cent douze pages, dont quatre suffisent à juger de l’essentiel. Nous disons lesquelles.`,
      body: `
Le [rapport annuel 2024](file:annual-report-2024) est en ligne. La loi en exige trois cents pages ; nous en avons résumé quatre, en tête, qui répondent à quatre questions.

1. À qui avons-nous prêté ?
2. Qu’avons-nous refusé, et pourquoi ?
3. Combien gagnent ceux qui dirigent ?
4. Qu’avions-nous promis ?

La page des refus est nouvelle. En 2024, le comité du Groupe a dit non à 41 dossiers. Neuf l’ont été pour des raisons de climat, sept pour le niveau d’endettement, les autres parce que nous n’y comprenions rien. C’est un bon motif.`,
    },
    en: {
      title: `Read our annual report in ten minutes`,
      summary: `Three hundred and twelve pages, four of which are enough to judge. We say which.`,
      body: `
The [2024 annual report](file:annual-report-2024) is online. The law requires three hundred pages; we have summed up four, at the front, which answer four questions.

1. Whom did we lend to?
2. What did we refuse, and why?
3. How much do those in charge earn?
4. What had we promised?

The page of refusals is new. In 2024 the Group’s committee said no to 41 applications. Nine were refused because of the climate, seven because of debt, the others because we did not understand them at all. That is a good reason.`,
    },
  },
  {
    key: 'news/cork-ferries',
    on: '2025-04-09',
    image: 'harbour',
    category: 'economy',
    types: ['report'],
    regions: ['celtic-sea'],
    domains: ['ports-logistics'],
    countries: ['ireland', 'united-kingdom'],
    entities: ['severn-mutual'],
    keywords: ['shipbuilding', 'shore-power'],
    fr: {
      title: `À Cork, deux bacs électriques pour cinq îles`,
      summary: `Severn Mutual accompagne une compagnie insulaire qui remplace ses vieux bacs. Les habitants sont entrés au capital.`,
      body: `
L’hiver, le bac de Heir Island transporte surtout du fioul. À partir de juin, il n’en brûlera plus : deux navires de 24 mètres, construits à Arklow, assureront cinq liaisons sur batteries.

Le projet coûte 17 millions d’euros. Severn Mutual en prête neuf ; l’État irlandais en donne six ; les deux derniers viennent de 830 habitants, touristes et descendants d’émigrés, qui ont acheté chacun une part.

« D’ordinaire, on nous apporte un plan d’affaires. Là, on nous a apporté un annuaire », dit Rosalind Pryce.`,
    },
    en: {
      title: `In Cork, two electric ferries for five islands`,
      summary: `Severn Mutual is backing an island company that replaces its old ferries. Residents have bought shares.`,
      body: `
In winter, the Heir Island ferry mostly carries fuel oil. From June it will no longer burn any: two 24-metre vessels, built in Arklow, will serve five crossings on batteries.

The project costs €17 million. Severn Mutual is lending nine; the Irish state is giving six; the last two come from 830 residents, visitors and descendants of emigrants, who bought a share each.

“People usually bring us a business plan. These brought us a directory,” says Rosalind Pryce.`,
    },
  },
  {
    key: 'news/profile-shipwright',
    on: '2025-04-23',
    image: 'swell',
    category: 'economy',
    types: ['portrait'],
    regions: ['bay-of-biscay'],
    domains: ['corporate-banking'],
    countries: ['france'],
    entities: ['banque-de-basse-loire'],
    keywords: ['shipbuilding', 'apprenticeship'],
    fr: {
      title: `Youenn Riou reprend le chantier où il a balayé les copeaux`,
      summary: `À 34 ans, un charpentier du Croisic achète l’entreprise qui l’a formé. Portrait d’une transmission sans vente aux enchères.`,
      body: `
Le patron voulait partir ; l’acheteur le mieux-disant voulait le terrain. Youenn Riou, lui, voulait continuer à construire des misainiers, et n’avait que 30 000 euros.

La Banque de Basse-Loire a prêté 410 000 euros à la coopérative que les sept salariés ont créée en trois semaines. Le vendeur a laissé le quart du prix dans l’entreprise, remboursable sur huit ans. « C’est lui qui a proposé. Il a dit : comme ça, je serai obligé de passer vous voir. »

Le carnet de commandes va jusqu’en 2027. L’apprenti du moment s’appelle Enora ; elle balaie les copeaux.`,
    },
    en: {
      title: `Youenn Riou takes over the yard where he swept the shavings`,
      summary: `At 34, a shipwright of Le Croisic is buying the firm that trained him. The story of a handover without an auction.`,
      body: `
The owner wanted to leave; the highest bidder wanted the land. Youenn Riou wanted to go on building luggers, and had only €30,000.

Banque de Basse-Loire lent €410,000 to the cooperative that the seven employees set up in three weeks. The seller left a quarter of the price in the firm, to be repaid over eight years. “It was his idea. He said: that way I shall have to drop in on you.”

The order book runs until 2027. The present apprentice is called Enora; she sweeps the shavings.`,
    },
  },
  {
    key: 'news/livret-littoral',
    on: '2025-05-14',
    image: 'tides',
    category: 'climate-coast',
    types: ['announcement'],
    domains: ['retail-banking', 'asset-management'],
    countries: ['france', 'belgium', 'portugal'],
    entities: ['estuaire-group', 'estuaire-gestion'],
    keywords: ['savings', 'marshes'],
    fr: {
      title: `Le Livret Littoral : une épargne qui dit où elle va`,
      summary: `Rémunéré à 2,4 %, disponible à tout moment, il ne finance que la rénovation et la protection des côtes. Chaque euro est suivi.`,
      body: `
Un livret d’épargne est d’ordinaire un seau percé au fond : l’argent y entre, on ne sait où il sort. Celui-ci est un bocal. Deux fois par an, chaque titulaire reçoit la liste des chantiers financés dans son département, avec leur montant et leur état.

- à partir de 10 euros, sans frais ;
- plafond de 25 000 euros ;
- trois usages, et aucun autre : digues et replis, marais, rénovation de logements exposés.

La liste complète est publiée par Estuaire Gestion, qui la fait contrôler par un cabinet indépendant.`,
    },
    en: {
      title: `The Livret Littoral: savings that say where they go`,
      summary: `It pays 2.4%, can be withdrawn at any time, and finances only renovation and coastal protection. Every euro is traced.`,
      body: `
A savings account is usually a bucket with a hole in the bottom: money goes in, nobody knows where it comes out. This one is a jar. Twice a year, every holder receives the list of works financed in their area, with what they cost and how far they are.

- from €10, at no charge;
- up to €25,000;
- three uses and no other: sea walls and retreats, marshes, renovation of exposed homes.

The whole list is published by Estuaire Gestion, which has it checked by an independent firm.`,
    },
  },
  {
    key: 'news/general-meeting-2025',
    on: '2025-05-28',
    image: 'estuary-night',
    category: 'group-life',
    types: ['report'],
    countries: ['portugal'],
    entities: ['estuaire-group', 'banco-do-douro'],
    keywords: ['cooperative', 'artificial-intelligence'],
    fr: {
      title: `À Porto, les sociétaires encadrent l’intelligence artificielle`,
      summary: `L’assemblée générale a inscrit dans les statuts qu’aucune machine ne refuse un crédit seule. Le vote a été long, et presque unanime.`,
      body: `
Trois heures de débat, quarante-quatre prises de parole et, à la fin, une phrase : « Toute décision de refus est prise, signée et expliquée par une personne. » Elle entre dans les statuts du Groupe, à l’article 12.

L’idée venait de la consultation menée à l’automne dans les six banques. Une sociétaire de Vila Nova de Gaia en avait écrit la première version au dos d’une enveloppe ; l’enveloppe était dans la salle.

Les comptes ont été approuvés à 98 %. La prochaine assemblée se tiendra à Saint-Nazaire.`,
    },
    en: {
      title: `In Porto, members set limits to artificial intelligence`,
      summary: `The general meeting wrote into the articles of association that no machine refuses a loan by itself. The vote was long, and almost unanimous.`,
      body: `
Three hours of debate, forty-four speakers and, at the end, one sentence: “Every decision to refuse is taken, signed and explained by a person.” It enters the Group’s articles of association as article 12.

The idea came from the consultation held in the autumn in all six banks. A member from Vila Nova de Gaia had written its first version on the back of an envelope; the envelope was in the room.

The accounts were approved by 98%. The next meeting will be held in Saint-Nazaire.`,
    },
  },
  {
    key: 'news/bilbao-cranes',
    on: '2025-06-11',
    image: 'harbour-day',
    category: 'economy',
    types: ['announcement'],
    regions: ['bay-of-biscay'],
    domains: ['ports-logistics', 'corporate-banking'],
    countries: ['spain'],
    entities: ['banco-do-douro', 'caisse-de-la-gironde'],
    keywords: ['shore-power', 'loans'],
    fr: {
      title: `Bilbao électrifie ses grues, sans en changer une seule`,
      summary: `Neuf grues de 1998 reçoivent un moteur électrique. Le prêt, monté par deux de nos banques, coûte le tiers d’un parc neuf.`,
      body: `
Le port avait demandé un devis pour neuf grues neuves : 63 millions d’euros. Un ingénieur de Santurtzi a fait remarquer que l’acier des anciennes était excellent. On a donc gardé l’acier.

Banco do Douro et la Caisse de la Gironde prêtent 21 millions pour moteurs, câbles et batteries. La récupération d’énergie à la descente couvre le cinquième de la consommation ; les dockers ont obtenu au passage des cabines chauffées.

C’est notre premier financement de cette taille en Espagne.`,
    },
    en: {
      title: `Bilbao electrifies its cranes without replacing a single one`,
      summary: `Nine cranes of 1998 are getting electric motors. The loan, put together by two of our banks, costs a third of a new set.`,
      body: `
The port had asked for a quote for nine new cranes: €63 million. An engineer from Santurtzi pointed out that the steel of the old ones was excellent. So the steel was kept.

Banco do Douro and Caisse de la Gironde are lending €21 million for motors, cables and batteries. Energy recovered on the way down covers a fifth of what is used; the dockers got heated cabins into the bargain.

It is our first loan of this size in Spain.`,
    },
  },
  {
    key: 'news/first-home-porto',
    on: '2025-06-25',
    image: 'islands',
    category: 'housing',
    types: ['announcement'],
    regions: ['iberian-coast'],
    domains: ['retail-banking'],
    countries: ['portugal'],
    entities: ['banco-do-douro'],
    keywords: ['young-people', 'loans'],
    fr: {
      title: `Un premier logement à Porto, à deux, à quatre ou à six`,
      summary: `Banco do Douro prête à des groupes d’amis ou de cousins qui achètent ensemble. Chacun peut sortir sans que les autres vendent.`,
      body: `
À Porto, un jeune couple gagne en moyenne 2 100 euros par mois ; un deux-pièces en vaut 240 000. Banco do Douro a donc rouvert un vieux contrat, celui des pêcheurs qui achetaient un bateau en parts.

Deux à six personnes empruntent ensemble, chacune pour sa part. Celle qui s’en va la cède aux autres, ou à la banque, qui la garde deux ans au plus. Aucune solidarité au-delà : si l’un cesse de payer, sa part seule est en cause.

Cent vingt logements sont déjà financés ainsi, dont celui du jeune couple cité sur notre page d’accueil.`,
    },
    en: {
      title: `A first home in Porto, as two, four or six`,
      summary: `Banco do Douro lends to groups of friends or cousins who buy together. Each can leave without the others having to sell.`,
      body: `
In Porto, a young couple earns €2,100 a month on average; a two-room flat costs €240,000. So Banco do Douro has reopened an old contract, that of fishermen who bought a boat in shares.

Two to six people borrow together, each for their share. Whoever leaves passes it on to the others, or to the bank, which keeps it for two years at most. There is no liability beyond that: if one stops paying, only that share is at stake.

A hundred and twenty homes have been financed this way, among them the first flat of the young couple on our home page.`,
    },
  },
];
