import type { DemoPage } from '../demo-content.ts';
import { carousel, gallery, infography, slider, video } from './chart-room-blocks.ts';

/** The page that demonstrates the modules of images and films. */
export const chartRoom: DemoPage = {
  key: 'chart-room',
  on: '2026-09-14',
  category: 'group-life',
  domains: ['marine-energy', 'ports-logistics'],
  parent: 'group',
  fr: {
    title: 'L’atelier des cartes',
    slug: 'atelier-des-cartes',
    summary:
      'Six cartographes dessinent pour nous les fleuves, les ports et les marées. Leurs cartes décident de ce que nous finançons, et de ce que nous ne finançons pas.',
    modules: [
      {
        type: 'text',
        html: `<p>L’atelier est né d’une erreur. En 1974, la banque avait prêté pour un quai que l’envasement rendit inutile en neuf ans. Depuis, aucun prêt portuaire n’est signé sans une carte levée par nos soins, et une carte a toujours une date.</p>
<h2>Lire une marée</h2>
<p>La première chose que l’atelier apprend aux analystes du crédit est de lire un mois de marées d’un seul regard.</p>`,
      },
      {
        type: 'block',
        content: infography(
          'tides',
          'Un mois de marées à Saint-Nazaire',
          `<p>Vingt-neuf courbes, une par jour, se superposent du haut vers le bas. Le marnage, c’est-à-dire l’écart entre la basse et la haute mer, se resserre deux fois dans le mois, aux mortes-eaux, et s’ouvre deux fois, aux vives-eaux.</p>
<table><tbody><tr><th>Jour</th><th>Régime</th><th>Marnage</th></tr><tr><td>1</td><td>Vives-eaux</td><td>5,8 m</td></tr><tr><td>8</td><td>Mortes-eaux</td><td>2,1 m</td></tr><tr><td>15</td><td>Vives-eaux</td><td>5,4 m</td></tr><tr><td>22</td><td>Mortes-eaux</td><td>2,4 m</td></tr></tbody></table>
<p>La courbe orange est celle du dix-huitième jour, où la campagne de sondage a été levée.</p>`,
        ),
      },
      {
        type: 'block',
        content: slider('fr', 'Ce que l’atelier a changé', [
          {
            image: 'harbour',
            title: 'Le port de Setúbal',
            text: 'Le môle projeté aurait envoyé la houle sur le village. Il a été tourné de onze degrés.',
          },
          {
            image: 'sandbanks',
            title: 'Les bancs de la Loire',
            text: 'Le chenal s’est déplacé de quatre-vingts mètres en vingt ans ; nos prêts le suivent.',
            to: 'coast',
          },
          {
            image: 'currents',
            title: 'Le raz Blanchard',
            text: 'Quatre tourbillons, et une seule ligne où poser une hydrolienne sans la perdre.',
            to: 'commitments',
          },
          {
            image: 'lights',
            title: 'Les feux de l’Escaut',
            text: 'Trois phares restaurés, parce que les pilotes les regardent encore.',
          },
          {
            image: 'islands',
            title: 'Six îles reliées',
            text: 'Les dessertes en pointillé n’existaient pas. Elles sont devenues des lignes.',
            to: 'businesses',
          },
          {
            image: 'swell',
            title: 'La houle d’Ouessant',
            text: 'Elle contourne l’île par les deux côtés ; le nouveau quai est au seul endroit calme.',
          },
          {
            image: 'winds',
            title: 'La rose d’Anvers',
            text: 'Quarante ans de vents d’ouest, mesurés avant de financer la première éolienne.',
          },
        ]),
      },
      {
        type: 'block',
        content: carousel('fr', 'Quatre gestes du métier', [
          {
            image: 'soundings',
            title: 'Sonder',
            text: 'On descend le plomb, on lit, on recommence. Un haut-fond de quatre mètres suffit à fermer un port.',
          },
          {
            image: 'estuary',
            title: 'Suivre le fleuve',
            text: 'De Nantes à la mer, soixante kilomètres à pied, deux fois par an, carnet en main.',
            to: 'history',
          },
          {
            image: 'lights',
            title: 'Attendre la nuit',
            text: 'Les secteurs des phares ne se vérifient que lorsqu’ils sont allumés.',
          },
          {
            image: 'winds',
            title: 'Dater',
            text: 'Une carte sans date est une opinion. Chacune des nôtres porte le jour où elle a été levée.',
          },
        ]),
      },
      { type: 'block', content: video('L’atelier sur l’eau') },
      {
        type: 'block',
        content: gallery('La collection', [
          ['estuary', 'L’estuaire, du dernier pont à la première bouée.'],
          ['harbour', 'Le port de Setúbal, avant les travaux.'],
          ['currents', ''],
          ['soundings', 'Campagne de sondage d’avril, au large de Paimbœuf.'],
          ['lights', 'La côte de nuit.'],
          ['sandbanks', 'Les bancs, à marée basse.'],
          ['winds', ''],
          ['swell', 'La houle d’ouest à l’approche d’Ouessant.'],
          ['islands', 'Six îles et leurs dessertes.'],
        ]),
      },
    ],
  },
  en: {
    title: 'The chart room',
    slug: 'chart-room',
    summary:
      'Six cartographers draw rivers, harbours and tides for us. Their charts decide what we finance, and what we do not.',
    modules: [
      {
        type: 'text',
        html: `<p>The chart room was born of a mistake. In 1974 the bank had lent for a quay that silt made useless in nine years. Since then no harbour loan has been signed without a chart of our own survey, and a chart always bears a date.</p>
<h2>Reading a tide</h2>
<p>The first thing that the chart room teaches credit analysts is to read a month of tides at a glance.</p>`,
      },
      {
        type: 'block',
        content: infography(
          'tides',
          'A month of tides at Saint-Nazaire',
          `<p>Twenty-nine curves, one a day, lie one above the other. The range, which is the difference between low and high water, narrows twice in the month, at neaps, and opens twice, at springs.</p>
<table><tbody><tr><th>Day</th><th>Regime</th><th>Range</th></tr><tr><td>1</td><td>Springs</td><td>5.8 m</td></tr><tr><td>8</td><td>Neaps</td><td>2.1 m</td></tr><tr><td>15</td><td>Springs</td><td>5.4 m</td></tr><tr><td>22</td><td>Neaps</td><td>2.4 m</td></tr></tbody></table>
<p>The orange curve is that of the eighteenth day, when the soundings were taken.</p>`,
        ),
      },
      {
        type: 'block',
        content: slider('en', 'What the chart room changed', [
          {
            image: 'harbour',
            title: 'The harbour of Setúbal',
            text: 'The mole as planned would have sent the swell onto the village. It was turned by eleven degrees.',
          },
          {
            image: 'sandbanks',
            title: 'The banks of the Loire',
            text: 'The channel has moved by eighty metres in twenty years; our loans follow it.',
            to: 'coast',
          },
          {
            image: 'currents',
            title: 'The Alderney race',
            text: 'Four eddies, and a single line where a tidal turbine can be placed and not be lost.',
            to: 'commitments',
          },
          {
            image: 'lights',
            title: 'The lights of the Scheldt',
            text: 'Three lighthouses restored, because pilots still look at them.',
          },
          {
            image: 'islands',
            title: 'Six islands joined',
            text: 'The dotted routes were not there. They have become lines.',
            to: 'businesses',
          },
          {
            image: 'swell',
            title: 'The swell off Ushant',
            text: 'It bends round the island on both sides; the new quay stands in the one calm place.',
          },
          {
            image: 'winds',
            title: 'The rose of Antwerp',
            text: 'Forty years of westerly winds, measured before the first turbine was financed.',
          },
        ]),
      },
      {
        type: 'block',
        content: carousel('en', 'Four gestures of the trade', [
          {
            image: 'soundings',
            title: 'Sounding',
            text: 'The lead goes down, one reads, one begins again. A shoal of four metres is enough to close a harbour.',
          },
          {
            image: 'estuary',
            title: 'Following the river',
            text: 'From Nantes to the sea, sixty kilometres on foot, twice a year, notebook in hand.',
            to: 'history',
          },
          {
            image: 'lights',
            title: 'Waiting for night',
            text: 'The sectors of a lighthouse can be checked only once it is lit.',
          },
          {
            image: 'winds',
            title: 'Dating',
            text: 'A chart without a date is an opinion. Each of ours bears the day of its survey.',
          },
        ]),
      },
      { type: 'block', content: video('The chart room afloat') },
      {
        type: 'block',
        content: gallery('The collection', [
          ['estuary', 'The estuary, from the last bridge to the first buoy.'],
          ['harbour', 'The harbour of Setúbal, before the works.'],
          ['currents', ''],
          ['soundings', 'The soundings of April, off Paimbœuf.'],
          ['lights', 'The coast by night.'],
          ['sandbanks', 'The banks at low water.'],
          ['winds', ''],
          ['swell', 'The westerly swell on its way to Ushant.'],
          ['islands', 'Six islands and their routes.'],
        ]),
      },
    ],
  },
};
