import { block, pageLink, rewrittenBlock } from '../../blocks.ts';
import type { PageVersion } from '../../demo-content.ts';
import { demoImageId } from '../../ids.ts';

const locale = 'en';

/** The home page in English. */
export const homeEn: PageVersion = {
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
    rewrittenBlock(
      'key-numbers',
      [
        {
          until: '2025-02-27',
          data: {
            title: 'Four bearings for 2023',
            items: [
              { value: '€56bn', label: 'lent to the real economy' },
              {
                value: '1 in 4',
                label: 'of our loans renovates, connects or produces without burning',
              },
              { value: '7.2m', label: 'customers in nine countries' },
              { value: '0', label: 'new oil fields financed since January 2023' },
            ],
            source: 'Consolidated accounts, 2023.',
          },
        },
        {
          until: '2026-02-26',
          data: {
            title: 'Four bearings for 2024',
            items: [
              { value: '€59bn', label: 'lent to the real economy' },
              {
                value: '3 in 10',
                label: 'of our loans renovate, connect or produce without burning',
              },
              { value: '7.3m', label: 'customers in nine countries' },
              { value: '0', label: 'new oil fields financed since January 2023' },
            ],
            source: 'Consolidated accounts, 2024.',
          },
        },
      ],
      {
        title: 'Four bearings for 2025',
        items: [
          { value: '€62bn', label: 'lent to the real economy' },
          {
            value: '1 in 3',
            label: 'of our loans renovates, connects or produces without burning',
          },
          { value: '7.4m', label: 'customers in nine countries' },
          { value: '0', label: 'new oil fields financed since January 2023' },
        ],
        source: 'Consolidated accounts, 2025.',
      },
    ),
    block('teaser', {
      title: 'What has just happened',
      source: 'article',
      count: 3,
      linkLabel: 'All the news',
      link: { kind: 'address', href: '/en/all-news' },
    }),
    {
      type: 'statement',
      statement: {
        text: `An estuary is neither land nor sea: it is where you learn to reckon with both. Our bank was born there, and has not forgotten.`,
        author: 'Hélène Kervadec',
        role: 'Chief Executive, Estuaire Group',
      },
    },
    rewrittenBlock(
      'slider',
      [
        {
          until: '2026-10-14',
          data: {
            title: 'What we promised',
            slides: [
              {
                imageId: demoImageId('soundings'),
                title: 'A date and a figure',
                text: 'Every target can be checked; every delay is explained.',
                link: pageLink('commitments', locale),
              },
              {
                imageId: demoImageId('sandbanks'),
                title: 'The coast first',
                text: 'What the sea takes back, and those we help to move.',
                link: pageLink('coast', locale),
              },
              {
                imageId: demoImageId('lights'),
                title: 'Since 1868',
                text: 'A pilots’ savings bank in Saint-Nazaire, and all that followed.',
                link: pageLink('history', locale),
              },
            ],
          },
        },
      ],
      {
        title: 'On the quays',
        slides: [
          {
            imageId: demoImageId('tides'),
            title: 'Twenty-four hours on the estuary',
            text: 'The great tide of September, live from six ports.',
            link: pageLink('focus/tides-2026', locale),
          },
          {
            imageId: demoImageId('islands'),
            title: '300,000 homes',
            text: 'Six renovation sites, one of which failed, told by those who live there.',
            link: pageLink('focus/renovation', locale),
          },
          {
            imageId: demoImageId('winds'),
            title: 'Open Water 2030',
            text: 'Four priorities, twelve figures, and what happens if we fail.',
            link: pageLink('focus/plan-2030', locale),
          },
        ],
      },
    ),
    {
      type: 'image',
      subject: 'estuary-night',
      caption: `The mouth of the Loire, as pilots read it at night. It all began there, in 1868.`,
      size: 'wide',
    },
    block('teaser', {
      title: 'In the diary',
      source: 'event',
      count: 3,
      linkLabel: 'The whole agenda',
      link: { kind: 'address', href: '/en/agenda' },
    }),
    block('candidate-call', {
      title: 'What if your next home port were here?',
      text: 'Thirty-one thousand people, nine countries, six banks: tell us what you can do, and we will tell you where it is missing.',
      imageId: demoImageId('currents'),
      linkLabel: 'Working at Estuaire',
      link: pageLink('working-here', locale),
    }),
  ],
};
