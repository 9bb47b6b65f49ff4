import { block, pageLink, rewrittenBlock } from '../../blocks.ts';
import type { PageVersion } from '../../demo-content.ts';
import { demoImageId } from '../../ids.ts';

const locale = 'fr';

/** The home page in French. */
export const homeFr: PageVersion = {
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
    rewrittenBlock(
      'key-numbers',
      [
        {
          until: '2025-02-27',
          data: {
            title: 'Quatre repères pour 2023',
            items: [
              { value: '56 Md€', label: 'de crédits à l’économie réelle' },
              { value: '1 sur 4', label: 'de nos prêts rénove, relie ou produit sans brûler' },
              { value: '7,2 M', label: 'de clients dans neuf pays' },
              { value: '0', label: 'nouveau gisement pétrolier financé depuis janvier 2023' },
            ],
            source: 'Comptes consolidés 2023.',
          },
        },
        {
          until: '2026-02-26',
          data: {
            title: 'Quatre repères pour 2024',
            items: [
              { value: '59 Md€', label: 'de crédits à l’économie réelle' },
              {
                value: '3 sur 10',
                label: 'de nos prêts rénovent, relient ou produisent sans brûler',
              },
              { value: '7,3 M', label: 'de clients dans neuf pays' },
              { value: '0', label: 'nouveau gisement pétrolier financé depuis janvier 2023' },
            ],
            source: 'Comptes consolidés 2024.',
          },
        },
      ],
      {
        title: 'Quatre repères pour 2025',
        items: [
          { value: '62 Md€', label: 'de crédits à l’économie réelle' },
          { value: '1 sur 3', label: 'de nos prêts rénove, relie ou produit sans brûler' },
          { value: '7,4 M', label: 'de clients dans neuf pays' },
          { value: '0', label: 'nouveau gisement pétrolier financé depuis janvier 2023' },
        ],
        source: 'Comptes consolidés 2025.',
      },
    ),
    block('teaser', {
      title: 'Ce qui vient d’arriver',
      source: 'article',
      count: 3,
      linkLabel: 'Toutes les actualités',
      link: { kind: 'address', href: '/toutes-actualites' },
    }),
    {
      type: 'statement',
      statement: {
        text: `Un estuaire n’est ni la terre ni la mer : c’est l’endroit où l’on apprend à compter avec les deux. Notre banque est née là, et elle n’a pas oublié.`,
        author: 'Hélène Kervadec',
        role: 'Directrice générale du Groupe Estuaire',
      },
    },
    rewrittenBlock(
      'slider',
      [
        {
          until: '2026-10-14',
          data: {
            title: 'Ce que nous avons promis',
            slides: [
              {
                imageId: demoImageId('soundings'),
                title: 'Une date et un chiffre',
                text: 'Chaque objectif se vérifie ; chaque retard s’explique.',
                link: pageLink('commitments', locale),
              },
              {
                imageId: demoImageId('sandbanks'),
                title: 'Le littoral d’abord',
                text: 'Ce que la mer reprend, et ceux que nous aidons à reculer.',
                link: pageLink('coast', locale),
              },
              {
                imageId: demoImageId('lights'),
                title: 'Depuis 1868',
                text: 'Une caisse de pilotes, à Saint-Nazaire, et tout ce qui a suivi.',
                link: pageLink('history', locale),
              },
            ],
          },
        },
      ],
      {
        title: 'Sur les quais',
        slides: [
          {
            imageId: demoImageId('tides'),
            title: 'Vingt-quatre heures d’estuaire',
            text: 'La grande marée de septembre, en direct de six ports.',
            link: pageLink('focus/tides-2026', locale),
          },
          {
            imageId: demoImageId('islands'),
            title: '300 000 logements',
            text: 'Six chantiers de rénovation, dont un raté, racontés par ceux qui y vivent.',
            link: pageLink('focus/renovation', locale),
          },
          {
            imageId: demoImageId('winds'),
            title: 'Grand Large 2030',
            text: 'Quatre chantiers, douze chiffres, et ce qui se passe si nous n’y arrivons pas.',
            link: pageLink('focus/plan-2030', locale),
          },
        ],
      },
    ),
    {
      type: 'image',
      subject: 'estuary-night',
      caption: `L’entrée de la Loire, telle que les pilotes la lisent la nuit. Tout commence là, en 1868.`,
      size: 'wide',
    },
    block('teaser', {
      title: 'Rendez-vous',
      source: 'event',
      count: 3,
      linkLabel: 'Tout l’agenda',
      link: { kind: 'address', href: '/agenda' },
    }),
    block('candidate-call', {
      title: 'Et si votre prochain port d’attache était ici ?',
      text: 'Trente et un mille personnes, neuf pays, six banques : dites-nous ce que vous savez faire, nous vous dirons où cela manque.',
      imageId: demoImageId('currents'),
      linkLabel: 'Travailler chez Estuaire',
      link: pageLink('working-here', locale),
    }),
  ],
};
