import type { DemoPage } from '../demo-content.ts';

export const coast: DemoPage = {
  key: 'coast',
  on: '2024-02-12',
  category: 'climate-coast',
  domains: ['home-renovation'],
  keywords: ['flooding'],
  entities: ['estuaire-group'],
  parent: 'commitments',
  image: 'sandbanks',
  fr: {
    title: 'Protéger le littoral',
    slug: 'proteger-le-littoral',
    summary:
      'Quand le trait de côte recule, une banque doit savoir ce qu’elle assure, ce qu’elle déplace et ce qu’elle laisse à la mer.',
    modules: [
      {
        type: 'text',
        former: [
          {
            until: '2026-04-15',
            html: `<p>Vingt-deux mille logements que nous avons financés se trouvent à moins de deux mètres au-dessus des plus hautes mers. Nous écrivons à chacun de leurs propriétaires. La lettre dit ce que nous savons, ce que nous ignorons, et ce que nous proposons.</p>
<h2>Trois réponses, selon le lieu</h2>
<h3>Renforcer</h3>
<p>Là où la digue tient, nous prêtons à taux nul pour surélever les planchers et déplacer les installations électriques.</p>
<h3>Déplacer</h3>
<p>Là où la commune a choisi le repli, nous rachetons le prêt en cours et finançons le nouveau logement sans frais ni pénalité.</p>
<h3>Renaturer</h3>
<p>Là où la mer reprendra le terrain, nous finançons avec les conservatoires la remise en état des marais : <strong>2 400 hectares</strong> à ce jour, entre la baie de Somme et l’embouchure du Douro.</p>`,
          },
        ],
        html: `<p>Vingt-deux mille logements que nous avons financés se trouvent à moins de deux mètres au-dessus des plus hautes mers. Nous avons écrit à chacun de leurs propriétaires. La lettre disait ce que nous savions, ce que nous ignorions, et ce que nous proposions.</p>
<h2>Trois réponses, selon le lieu</h2>
<h3>Renforcer</h3>
<p>Là où la digue tient, nous prêtons à taux nul pour surélever les planchers et déplacer les installations électriques.</p>
<h3>Déplacer</h3>
<p>Là où la commune a choisi le repli, nous rachetons le prêt en cours et finançons le nouveau logement sans frais ni pénalité.</p>
<h3>Renaturer</h3>
<p>Là où la mer reprendra le terrain, nous finançons avec les conservatoires la remise en état des marais : <strong>4 100 hectares</strong> à ce jour, entre la baie de Somme et l’embouchure du Douro.</p>`,
      },
      {
        type: 'image',
        subject: 'sandbanks',
        caption:
          'Les bancs de l’estuaire à marée basse. Leur dessin change chaque hiver, et avec lui ce que la mer atteint.',
        size: 'text',
      },
      {
        type: 'statement',
        statement: {
          text: 'On ne négocie pas avec la marée. On peut, en revanche, choisir où l’on construit.',
          author: 'Inês Tavares',
          role: 'Responsable des risques climatiques',
        },
      },
    ],
  },
  en: {
    title: 'Protecting the coast',
    slug: 'protecting-the-coast',
    summary:
      'As the shoreline retreats, a bank must know what it insures, what it moves and what it leaves to the sea.',
    modules: [
      {
        type: 'text',
        former: [
          {
            until: '2026-04-15',
            html: `<p>Twenty-two thousand homes that we financed stand less than two metres above the highest tides. We are writing to every one of their owners. The letter says what we know, what we do not, and what we offer.</p>
<h2>Three answers, place by place</h2>
<h3>Strengthen</h3>
<p>Where the sea wall holds, we lend at no interest to raise floors and move electrical installations.</p>
<h3>Move</h3>
<p>Where the town has chosen to fall back, we buy out the present loan and finance the new home without fee or penalty.</p>
<h3>Give back</h3>
<p>Where the sea will take the land, we finance the restoration of marshes with conservation trusts: <strong>2,400 hectares</strong> so far, between the bay of the Somme and the mouth of the Douro.</p>`,
          },
        ],
        html: `<p>Twenty-two thousand homes that we financed stand less than two metres above the highest tides. We wrote to every one of their owners. The letter said what we knew, what we did not, and what we offered.</p>
<h2>Three answers, place by place</h2>
<h3>Strengthen</h3>
<p>Where the sea wall holds, we lend at no interest to raise floors and move electrical installations.</p>
<h3>Move</h3>
<p>Where the town has chosen to fall back, we buy out the present loan and finance the new home without fee or penalty.</p>
<h3>Give back</h3>
<p>Where the sea will take the land, we finance the restoration of marshes with conservation trusts: <strong>4,100 hectares</strong> so far, between the bay of the Somme and the mouth of the Douro.</p>`,
      },
      {
        type: 'image',
        subject: 'sandbanks',
        caption:
          'The banks of the estuary at low tide. Their shape changes every winter, and with it what the sea reaches.',
        size: 'text',
      },
      {
        type: 'statement',
        statement: {
          text: 'You do not bargain with the tide. You can, however, choose where you build.',
          author: 'Inês Tavares',
          role: 'Head of climate risk',
        },
      },
    ],
  },
};
