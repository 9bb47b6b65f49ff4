import type { DemoPage } from '../demo-content.ts';

export const businesses: DemoPage = {
  key: 'businesses',
  on: '2024-01-08',
  category: 'group-life',
  domains: ['retail-banking', 'corporate-banking', 'asset-management'],
  entities: ['estuaire-group'],
  parent: 'group',
  image: 'harbour',
  fr: {
    title: 'Nos métiers',
    slug: 'nos-metiers',
    summary:
      'Banque de détail, banque des entreprises, gestion d’épargne : trois métiers et une seule manière de les exercer.',
    modules: [
      {
        type: 'text',
        html: `<h2>La banque de détail</h2>
<p>Nos 1 240 agences tiennent les comptes de six millions de particuliers et de quatre cent mille artisans et commerçants. Un conseiller suit le même portefeuille pendant au moins cinq ans : c’est une règle, et c’est ce que nos clients citent en premier.</p>
<h2>La banque des entreprises</h2>
<p>Nous accompagnons 58 000 entreprises, du chantier naval familial au groupe coté. Nos équipes spécialisées couvrent :</p>
<ol>
<li>les ports et la logistique ;</li>
<li>les énergies marines renouvelables ;</li>
<li>l’agroalimentaire et la pêche ;</li>
<li>la rénovation de l’habitat.</li>
</ol>
<h2>La gestion d’épargne</h2>
<p>Estuaire Gestion investit 94 milliards d’euros pour le compte de nos clients. La composition de chaque fonds est publiée ligne par ligne, dans un délai d’un mois.</p>`,
      },
    ],
  },
  en: {
    title: 'Our businesses',
    slug: 'our-businesses',
    summary:
      'Retail banking, corporate banking, asset management: three businesses and one way of doing them.',
    modules: [
      {
        type: 'text',
        html: `<h2>Retail banking</h2>
<p>Our 1,240 branches keep the accounts of six million people and four hundred thousand craftspeople and shopkeepers. An adviser looks after the same customers for at least five years: it is a rule, and it is the first thing our customers mention.</p>
<h2>Corporate banking</h2>
<p>We work with 58,000 companies, from the family shipyard to the listed group. Our specialist teams cover:</p>
<ol>
<li>ports and logistics;</li>
<li>marine renewable energy;</li>
<li>food and fisheries;</li>
<li>home renovation.</li>
</ol>
<h2>Asset management</h2>
<p>Estuaire Gestion invests €94 billion for our customers. The holdings of every fund are published line by line, within one month.</p>`,
      },
    ],
  },
};
