import { block } from '../blocks.ts';
import type { DemoFocus } from '../demo-content.ts';

export const tides2026: DemoFocus = {
  key: 'focus/tides-2026',
  on: '2026-09-23',
  image: 'tides',
  splash: true,
  live: true,
  fr: {
    title: `Vingt-quatre heures d’estuaire`,
    slug: 'vingt-quatre-heures-d-estuaire',
    summary: `Les 28 et 29 septembre 2026, six ports racontent en direct la plus forte marée de l’année.`,
    modules: [
      block('page-tab', {
        name: `Le direct`,
        title: `Deux basses mers, deux pleines mers, six ports`,
      }),
      {
        type: 'text',
        html: `<p>De la basse mer de Bristol à la pleine mer de Saint-Nazaire, des gens qui travaillent au bord de l’eau disent ce qu’ils voient. Les messages arrivent d’eux-mêmes ; le plus récent est en haut.</p>`,
      },
      block('page-tab', {
        name: `Les ports`,
        title: `Six ports, et ceux qui les tiennent`,
      }),
      {
        type: 'text',
        html: `<ul><li><strong>Bristol</strong>, éclusiers de Cumberland Basin ;</li><li><strong>Hambourg</strong>, pilotes de l’Elbe ;</li><li><strong>Anvers</strong>, bateliers du Bonapartedok ;</li><li><strong>Porto</strong>, infirmières de nuit ;</li><li><strong>Marennes</strong>, ostréiculteurs ;</li><li><strong>Saint-Nazaire</strong>, pilotes de la Loire.</li></ul>`,
      },
      block('page-tab', {
        name: `La marée, expliquée`,
        title: `Pourquoi ce jour-là`,
      }),
      {
        type: 'text',
        html: `<p>Aux équinoxes, la Lune, le Soleil et l’équateur s’alignent presque. Le coefficient dit l’ampleur de la marée, de 20 à 120. Celui du 29 septembre est de 115 : à Saint-Nazaire, la mer découvre 6,1 mètres de fond, puis les reprend en six heures.</p>`,
      },
      {
        type: 'image',
        subject: 'tides-day',
        caption: `Un mois de marées : le 29 septembre est la plus haute des courbes.`,
        size: 'wide',
      },
    ],
  },
  en: {
    title: `Twenty-four hours on the estuary`,
    slug: 'twenty-four-hours-on-the-estuary',
    summary: `On 28 and 29 September 2026, six ports tell live of the strongest tide of the year.`,
    modules: [
      block('page-tab', {
        name: `Live`,
        title: `Two low waters, two high waters, six ports`,
      }),
      {
        type: 'text',
        html: `<p>From low water in Bristol to high water in Saint-Nazaire, people who work at the water’s edge say what they see. Posts arrive by themselves; the latest is at the top.</p>`,
      },
      block('page-tab', {
        name: `The ports`,
        title: `Six ports, and those who keep them`,
      }),
      {
        type: 'text',
        html: `<ul><li><strong>Bristol</strong>, the lock keepers of Cumberland Basin;</li><li><strong>Hamburg</strong>, the pilots of the Elbe;</li><li><strong>Antwerp</strong>, the bargees of Bonapartedok;</li><li><strong>Porto</strong>, night nurses;</li><li><strong>Marennes</strong>, oyster farmers;</li><li><strong>Saint-Nazaire</strong>, the pilots of the Loire.</li></ul>`,
      },
      block('page-tab', {
        name: `The tide, explained`,
        title: `Why on that day`,
      }),
      {
        type: 'text',
        html: `<p>At the equinoxes, moon, sun and equator are almost in line. The French rate each tide from 20 to 120. That of 29 September is a 115: in Saint-Nazaire the sea lays bare 6.1 metres of ground, then takes them back in six hours.</p>`,
      },
      {
        type: 'image',
        subject: 'tides-day',
        caption: `A month of tides: 29 September is the highest of the curves.`,
        size: 'wide',
      },
    ],
  },
};
