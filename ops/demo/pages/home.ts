import type { DemoPage } from '../demo-content.ts';

export const home: DemoPage = {
  key: 'home',
  on: '2024-01-08',
  image: 'estuary',
  fr: {
    title: 'La banque des estuaires',
    slug: '',
    summary: `Groupe Estuaire réunit six banques régionales nées dans des ports européens. Nous finançons ce qui relie les terres et la mer : logements, ateliers, chantiers, énergies.`,
    modules: [
      {
        type: 'text',
        html: `<h2>Une banque se juge à ce qu’elle rend possible</h2>
<p>Chaque jour, 31 000 collaborateurs accompagnent 7,4 millions de clients dans neuf pays. Un armateur de Saint-Nazaire qui remplace ses moteurs, une boulangère de Gand qui ouvre sa deuxième boutique, un jeune couple de Porto qui achète son premier appartement : nous connaissons leurs projets parce que nous vivons dans les mêmes villes.</p>
<p>Notre métier tient en peu de mots : recueillir l’épargne, la protéger, la prêter avec discernement. Nous y ajoutons une exigence : dire clairement ce que nous finançons, et ce que nous ne finançons plus.</p>`,
      },
      {
        type: 'image',
        subject: 'estuary-night',
        caption: `L’entrée de la Loire, telle que les pilotes la lisent la nuit. Tout commence là, en 1868.`,
        size: 'wide',
      },
      {
        type: 'text',
        former: [
          {
            until: '2025-02-27',
            html: `<h2>Trois repères pour 2023</h2>
<ul>
<li><strong>56 milliards d’euros</strong> de crédits à l’économie réelle, dont près de la moitié à moins de cent kilomètres d’une côte ou d’un fleuve.</li>
<li><strong>Un prêt sur quatre</strong> consacré à la rénovation des logements, aux ports et aux énergies marines.</li>
<li><strong>Zéro</strong> nouveau financement de gisement pétrolier depuis le 1<sup>er</sup> janvier 2023.</li>
</ul>`,
          },
          {
            until: '2026-02-26',
            html: `<h2>Trois repères pour 2024</h2>
<ul>
<li><strong>59 milliards d’euros</strong> de crédits à l’économie réelle, dont la moitié à moins de cent kilomètres d’une côte ou d’un fleuve.</li>
<li><strong>Trois prêts sur dix</strong> consacrés à la rénovation des logements, aux ports et aux énergies marines.</li>
<li><strong>Zéro</strong> nouveau financement de gisement pétrolier depuis le 1<sup>er</sup> janvier 2023.</li>
</ul>`,
          },
        ],
        html: `<h2>Trois repères pour 2025</h2>
<ul>
<li><strong>62 milliards d’euros</strong> de crédits à l’économie réelle, dont plus de la moitié à moins de cent kilomètres d’une côte ou d’un fleuve.</li>
<li><strong>Un prêt sur trois</strong> consacré à la rénovation des logements, aux ports et aux énergies marines.</li>
<li><strong>Zéro</strong> nouveau financement de gisement pétrolier depuis le 1<sup>er</sup> janvier 2023.</li>
</ul>
<p>Trois années de comptes et d’engagements tiennent dans <a href="demo:figures">un seul tableau</a>.</p>`,
      },
      {
        type: 'statement',
        statement: {
          text: `Un estuaire n’est ni la terre ni la mer : c’est l’endroit où l’on apprend à compter avec les deux. Notre banque est née là, et elle n’a pas oublié.`,
          author: 'Hélène Kervadec',
          role: 'Directrice générale du Groupe Estuaire',
        },
      },
      {
        type: 'text',
        former: [
          {
            until: '2026-10-14',
            html: `<h2>Ce que nous avons promis</h2>
<p>Chaque objectif porte une date et un chiffre ; chaque retard, une explication. <a href="demo:commitments">Lire nos engagements</a>, et <a href="demo:coast">ce que nous faisons sur le littoral</a>.</p>`,
          },
        ],
        html: `<h2>Le cap, jusqu’en 2030</h2>
<p>Habiter, relier, produire, protéger : les sociétaires ont voté en mai 2026 quatre chantiers et douze chiffres. <a href="demo:focus/plan-2030">Grand Large 2030</a> dit comment, avec combien, et ce qui se passe si nous n’y arrivons pas.</p>
<h2>Sur les quais</h2>
<ul>
<li><a href="demo:focus/tides-2026">Vingt-quatre heures d’estuaire</a>, en direct de six ports.</li>
<li><a href="demo:focus/renovation">300 000 logements</a>, six chantiers, dont un raté.</li>
<li><a href="demo:news/nine-branches-left">Il en reste neuf</a>, ou comment l’on tient une promesse en retard.</li>
</ul>`,
      },
    ],
  },
  en: {
    title: 'The bank of the estuaries',
    slug: '',
    summary: `Estuaire Group brings together six regional banks born in European ports. We finance what joins land and sea: homes, workshops, shipyards, energy.`,
    modules: [
      {
        type: 'text',
        html: `<h2>A bank is judged by what it makes possible</h2>
<p>Every day, 31,000 colleagues work for 7.4 million customers in nine countries. A shipowner in Saint-Nazaire replacing her engines, a baker in Ghent opening a second shop, a young couple in Porto buying their first flat: we know their plans because we live in the same towns.</p>
<p>Our trade fits in a few words: take in savings, keep them safe, lend them with care. We add one demand of our own: to say plainly what we finance, and what we no longer do.</p>`,
      },
      {
        type: 'image',
        subject: 'estuary-night',
        caption: `The mouth of the Loire, as pilots read it at night. It all began there, in 1868.`,
        size: 'wide',
      },
      {
        type: 'text',
        former: [
          {
            until: '2025-02-27',
            html: `<h2>Three bearings for 2023</h2>
<ul>
<li><strong>€56 billion</strong> lent to the real economy, almost half of it within a hundred kilometres of a coast or a river.</li>
<li><strong>One loan in four</strong> for home renovation, ports and marine energy.</li>
<li><strong>No</strong> new financing of oil fields since 1 January 2023.</li>
</ul>`,
          },
          {
            until: '2026-02-26',
            html: `<h2>Three bearings for 2024</h2>
<ul>
<li><strong>€59 billion</strong> lent to the real economy, half of it within a hundred kilometres of a coast or a river.</li>
<li><strong>Three loans in ten</strong> for home renovation, ports and marine energy.</li>
<li><strong>No</strong> new financing of oil fields since 1 January 2023.</li>
</ul>`,
          },
        ],
        html: `<h2>Three bearings for 2025</h2>
<ul>
<li><strong>€62 billion</strong> lent to the real economy, more than half of it within a hundred kilometres of a coast or a river.</li>
<li><strong>One loan in three</strong> for home renovation, ports and marine energy.</li>
<li><strong>No</strong> new financing of oil fields since 1 January 2023.</li>
</ul>
<p>Three years of accounts and commitments fit into <a href="demo:figures">a single table</a>.</p>`,
      },
      {
        type: 'statement',
        statement: {
          text: `An estuary is neither land nor sea: it is where you learn to reckon with both. Our bank was born there, and has not forgotten.`,
          author: 'Hélène Kervadec',
          role: 'Chief Executive, Estuaire Group',
        },
      },
      {
        type: 'text',
        former: [
          {
            until: '2026-10-14',
            html: `<h2>What we promised</h2>
<p>Every target has a date and a figure; every delay has an explanation. <a href="demo:commitments">Read our commitments</a>, and <a href="demo:coast">what we do on the coast</a>.</p>`,
          },
        ],
        html: `<h2>Our course to 2030</h2>
<p>Live, connect, produce, protect: in May 2026, members voted for four works and twelve figures. <a href="demo:focus/plan-2030">Open Water 2030</a> says how, with how much, and what happens if we fail.</p>
<h2>On the quays</h2>
<ul>
<li><a href="demo:focus/tides-2026">Twenty-four hours on the estuary</a>, live from six ports.</li>
<li><a href="demo:focus/renovation">300,000 homes</a>, six sites, one of which failed.</li>
<li><a href="demo:news/nine-branches-left">Nine are left</a>, or how to keep a promise late.</li>
</ul>`,
      },
    ],
  },
};
