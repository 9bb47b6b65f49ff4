import { block } from '../blocks.ts';
import type { DemoFocus } from '../demo-content.ts';

export const plan2030: DemoFocus = {
  key: 'focus/plan-2030',
  on: '2026-05-21',
  image: 'winds-night',
  splash: true,
  fr: {
    title: `Grand Large 2030`,
    slug: 'grand-large-2030',
    summary: `Quatre chantiers, douze chiffres, une clause de rendez-vous : le plan du Groupe, tel que les sociétaires l’ont voté.`,
    modules: [
      block('page-tab', {
        name: `Le cap`,
        title: `Ce que nous ferons, et ce à quoi nous renonçons`,
      }),
      {
        type: 'text',
        html: `<p>Six soirées, 4 100 participants, 107 amendements : le plan a été écrit à voix haute. Il dit ce que nous ferons d’ici à 2030, et ce que nous renonçons à faire.</p>
<p>Nous n’ouvrirons aucun nouveau pays. Nous ne lancerons aucune activité de marché. L’argent ainsi épargné, 1,2 milliard d’euros de fonds propres, va aux quatre chantiers.</p>
<p><a href="file:plan-2030">Télécharger le plan</a></p>`,
      },
      block('key-numbers', {
        title: `Les quatre chantiers, en 2030`,
        items: [
          { value: '420 000', label: 'logements rénovés' },
          { value: '6 Md€', label: 'pour les ports, les fleuves et les bacs' },
          { value: '4 Md€', label: 'pour les énergies marines' },
          { value: '9 000 ha', label: 'de marais remis en état' },
        ],
        source: `Grand Large 2030, voté le 21 mai 2026.`,
      }),
      {
        type: 'statement',
        statement: {
          text: `Le plan tient en douze chiffres. Si deux manquent deux ans de suite, il revient aux voix.`,
          author: 'Bertrand Lescure',
          role: `Président du conseil d’administration`,
        },
      },
      block('page-tab', {
        name: `Habiter`,
        title: `Des logements qui tiennent chaud, et frais`,
      }),
      {
        type: 'text',
        html: `<p>420 000 logements rénovés à la fin de 2030. Le prêt est fait au logement plus qu’à son propriétaire : il se transmet avec les murs, à l’acheteur comme à l’héritier.</p>
<ul><li>un prêt à taux nul pour les copropriétés, sans caution individuelle ;</li><li>un accompagnateur de travaux par agence ;</li><li>une pièce fraîche dans chaque logement rénové.</li></ul>`,
      },
      block('teaser', {
        title: `Sur les chantiers`,
        source: 'article',
        group: 'domains',
        facet: 'home-renovation',
      }),
      block('page-tab', {
        name: `Relier`,
        title: `Le fleuve, le port et l’île`,
      }),
      {
        type: 'text',
        html: `<p>Six milliards d’euros pour les ports, les fleuves et les bacs. Un navire à quai doit pouvoir s’y brancher ; une tonne de blé, y prendre la barge ; un îlien, rentrer le soir.</p>
<p>À lire : <a href="demo:news/barges-garonne">le blé redescend la Garonne</a> et <a href="demo:news/cork-ferries">deux bacs électriques pour cinq îles</a>.</p>`,
      },
      block('teaser', {
        title: `De port en port`,
        source: 'article',
        group: 'domains',
        facet: 'ports-logistics',
      }),
      block('page-tab', {
        name: `Produire`,
        title: `Du vent, de la houle, et l’emploi qui va avec`,
      }),
      {
        type: 'text',
        html: `<p>Quatre milliards d’euros pour les énergies marines. Une condition vaut partout : que le port voisin en vive. À Esbjerg, elle a coûté quatre mois et donné 380 emplois.</p>`,
      },
      block('teaser', {
        title: `En mer`,
        source: 'article',
        group: 'domains',
        facet: 'marine-energy',
      }),
      block('page-tab', {
        name: `Protéger`,
        title: `Rendre à la mer ce qu’elle reprendra`,
      }),
      {
        type: 'text',
        html: `<p>Neuf mille hectares de marais remis en état, soit plus du double d’aujourd’hui, et une place au sec pour chaque famille exposée qui la demande.</p>
<p>Nous ne savons pas encore combien elles seront. L’assemblée de mai 2027 recevra un nouveau calcul.</p>`,
      },
    ],
  },
  en: {
    title: `Open Water 2030`,
    slug: 'open-water-2030',
    summary: `Four priorities, twelve figures, a review clause: the Group’s plan, as its members voted it.`,
    modules: [
      block('page-tab', {
        name: `The course`,
        title: `What we shall do, and what we leave undone`,
      }),
      {
        type: 'text',
        html: `<p>Six evenings, 4,100 people, 107 amendments: the plan was written aloud. It says what we shall do by 2030, and what we shall leave undone.</p>
<p>We shall enter no new country. We shall begin no trading business. The money so saved, €1.2 billion of capital, goes to the four priorities.</p>
<p><a href="file:plan-2030">Download the plan</a></p>`,
      },
      block('key-numbers', {
        title: `The four priorities, in 2030`,
        items: [
          { value: '420,000', label: 'homes renovated' },
          { value: '€6bn', label: 'for ports, rivers and ferries' },
          { value: '€4bn', label: 'for marine energy' },
          { value: '9,000 ha', label: 'of marsh restored' },
        ],
        source: `Open Water 2030, voted on 21 May 2026.`,
      }),
      {
        type: 'statement',
        statement: {
          text: `The plan comes to twelve figures. If two fall short two years running, it goes back to the vote.`,
          author: 'Bertrand Lescure',
          role: `Chair of the board`,
        },
      },
      block('page-tab', {
        name: `Live`,
        title: `Homes that hold the warmth, and the cool`,
      }),
      {
        type: 'text',
        html: `<p>420,000 homes renovated by the end of 2030. The loan is made to the home rather than to its owner: it passes on with the walls, to the buyer as to the heir.</p>
<ul><li>a loan at no interest for blocks of flats, without personal sureties;</li><li>a works companion in every branch;</li><li>one cool room in every renovated home.</li></ul>`,
      },
      block('teaser', {
        title: `On the sites`,
        source: 'article',
        group: 'domains',
        facet: 'home-renovation',
      }),
      block('page-tab', {
        name: `Connect`,
        title: `The river, the port and the island`,
      }),
      {
        type: 'text',
        html: `<p>Six billion euros for ports, rivers and ferries. A ship at the quay must be able to plug in; a tonne of wheat, to take the barge; an islander, to be home for the night.</p>
<p>To read: <a href="demo:news/barges-garonne">wheat goes down the Garonne</a> and <a href="demo:news/cork-ferries">two electric ferries for five islands</a>.</p>`,
      },
      block('teaser', {
        title: `From port to port`,
        source: 'article',
        group: 'domains',
        facet: 'ports-logistics',
      }),
      block('page-tab', {
        name: `Produce`,
        title: `Wind, swell, and the jobs that go with them`,
      }),
      {
        type: 'text',
        html: `<p>Four billion euros for marine energy. One condition holds everywhere: that the port nearby makes a living from it. In Esbjerg, it cost four months and brought 380 jobs.</p>`,
      },
      block('teaser', {
        title: `At sea`,
        source: 'article',
        group: 'domains',
        facet: 'marine-energy',
      }),
      block('page-tab', {
        name: `Protect`,
        title: `Giving back to the sea what it will take`,
      }),
      {
        type: 'text',
        html: `<p>Nine thousand hectares of marsh restored, more than twice as many as today, and a dry place for every exposed family that asks for one.</p>
<p>We do not know yet how many they will be. The general meeting of May 2027 will be given a new reckoning.</p>`,
      },
    ],
  },
};
