import type { DemoPage } from './demo-page.ts';

export const home: DemoPage = {
  key: 'home',
  fr: {
    title: 'La banque des estuaires',
    slug: '',
    summary:
      'Groupe Estuaire réunit six banques régionales nées dans des ports européens. Nous finançons ce qui relie les terres et la mer : logements, ateliers, chantiers, énergies.',
    modules: [
      {
        type: 'text',
        html: `<h2>Une banque se juge à ce qu’elle rend possible</h2>
<p>Chaque jour, 31 000 collaborateurs accompagnent 7,4 millions de clients dans neuf pays. Un armateur de Saint-Nazaire qui remplace ses moteurs, une boulangère de Gand qui ouvre sa deuxième boutique, un jeune couple de Porto qui achète son premier appartement : nous connaissons leurs projets parce que nous vivons dans les mêmes villes.</p>
<p>Notre métier tient en peu de mots : recueillir l’épargne, la protéger, la prêter avec discernement. Nous y ajoutons une exigence : dire clairement ce que nous finançons, et ce que nous ne finançons plus.</p>
<h2>Trois repères pour 2025</h2>
<ul>
<li><strong>62 milliards d’euros</strong> de crédits à l’économie réelle, dont plus de la moitié à moins de cent kilomètres d’une côte ou d’un fleuve.</li>
<li><strong>Un prêt sur trois</strong> consacré à la rénovation des logements, aux ports et aux énergies marines.</li>
<li><strong>Zéro</strong> nouveau financement de gisement pétrolier depuis le 1<sup>er</sup> janvier 2023.</li>
</ul>`,
      },
      {
        type: 'statement',
        statement: {
          text: 'Un estuaire n’est ni la terre ni la mer : c’est l’endroit où l’on apprend à compter avec les deux. Notre banque est née là, et elle n’a pas oublié.',
          author: 'Hélène Kervadec',
          role: 'Directrice générale du Groupe Estuaire',
        },
      },
    ],
  },
  en: {
    title: 'The bank of the estuaries',
    slug: '',
    summary:
      'Estuaire Group brings together six regional banks born in European ports. We finance what joins land and sea: homes, workshops, shipyards, energy.',
    modules: [
      {
        type: 'text',
        html: `<h2>A bank is judged by what it makes possible</h2>
<p>Every day, 31,000 colleagues work for 7.4 million customers in nine countries. A shipowner in Saint-Nazaire replacing her engines, a baker in Ghent opening a second shop, a young couple in Porto buying their first flat: we know their plans because we live in the same towns.</p>
<p>Our trade fits in a few words: take in savings, keep them safe, lend them with care. We add one demand of our own: to say plainly what we finance, and what we no longer do.</p>
<h2>Three bearings for 2025</h2>
<ul>
<li><strong>€62 billion</strong> lent to the real economy, more than half of it within a hundred kilometres of a coast or a river.</li>
<li><strong>One loan in three</strong> for home renovation, ports and marine energy.</li>
<li><strong>No</strong> new financing of oil fields since 1 January 2023.</li>
</ul>`,
      },
      {
        type: 'statement',
        statement: {
          text: 'An estuary is neither land nor sea: it is where you learn to reckon with both. Our bank was born there, and has not forgotten.',
          author: 'Hélène Kervadec',
          role: 'Chief Executive, Estuaire Group',
        },
      },
    ],
  },
};
