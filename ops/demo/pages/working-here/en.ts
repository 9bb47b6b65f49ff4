import { block, pageLink, richText } from '../../blocks.ts';
import type { PageVersion } from '../../demo-content.ts';
import { demoImageId, demoMediaId } from '../../ids.ts';

const locale = 'en';

/** The page that shows every module type, in English. */
export const workingHereEn: PageVersion = {
  title: 'Working at Estuaire',
  slug: 'working-at-estuaire',
  summary:
    'Thirty-one thousand people, nine countries, six banks: what we do, where, with whom, and how to join us.',
  modules: [
    block('key-numbers', {
      title: 'Our work in figures',
      items: [
        { value: '31,000', label: 'colleagues in nine countries' },
        { value: '2,400', label: 'permanent hires in 2025' },
        { value: '38 h', label: 'of training per person and year' },
        { value: '47%', label: 'of senior managers are women' },
      ],
      source: 'Social report 2025, all six banks.',
    }),
    block('quote', {
      text: 'I started at the counter in Paimbœuf, one summer. Seventeen years later I run climate risk, and it is still at the counter that I learn what the sea is changing.',
      author: 'Inês Tavares',
      role: 'Head of climate risk',
      imageId: demoImageId('tavares'),
    }),
    block('profiles', {
      title: 'Where are you on the way?',
      items: [
        {
          profile: 0,
          name: 'I am looking around',
          title: 'A bank of ports, shipyards and homes',
          text: 'Our teams finance a ship in the morning and a bakery in the afternoon. Begin with our businesses: half of these jobs did not exist fifteen years ago.',
          imageId: demoImageId('estuary'),
          linkLabel: 'See what we do',
          link: pageLink('businesses', locale),
        },
        {
          profile: 1,
          name: 'I am a student',
          title: 'An internship that leaves a mark',
          text: 'Four hundred internships and three hundred apprenticeships a year, all paid, each with a mentor who looks after no one else.',
          imageId: demoImageId('islands'),
          linkLabel: 'Understand the Group',
          link: pageLink('group', locale),
        },
        {
          profile: 2,
          name: 'I have experience',
          title: 'A trade you know, a place you choose',
          text: 'Analysts, lawyers, engineers: we hire where you want to live. Nine jobs in ten are outside the capitals.',
          imageId: demoImageId('harbour'),
          linkLabel: 'Read our commitments',
          link: pageLink('commitments', locale),
        },
      ],
    }),
    block('tabs', {
      title: 'What we owe you',
      look: 'pillars',
      items: [
        {
          title: 'Pay you can read',
          doc: richText(
            '<p>The pay scales of all six banks are public. Every offer states the salary, without a flattering range, and rises are decided in March for everybody.</p>',
          ),
        },
        {
          title: 'Time',
          doc: richText(
            '<p>Two days a week from home, <strong>six months of paid leave</strong> to care for somebody close, and the right not to answer after half past six, which is a real one: messages are not sent.</p>',
          ),
        },
        {
          title: 'A future',
          doc: richText(
            '<p>One post in two is filled from within. Every three years anyone may ask for three months in another of our banks; nobody was ever turned down twice.</p>',
          ),
        },
      ],
    }),
    block('card-tabs', {
      title: 'Our work by family',
      items: [
        {
          theme: 'Lending',
          title: 'Financing shipyards',
          text: 'Following a ship from her keel to her first voyage, and knowing when to refuse a fuel.',
          imageId: demoImageId('currents'),
          link: pageLink('businesses', locale),
        },
        {
          theme: 'Lending',
          title: 'Helping first-time buyers',
          text: 'Three meetings before borrowing, one after every year.',
          imageId: demoImageId('lights'),
          link: pageLink('businesses', locale),
        },
        {
          theme: 'Foreseeing',
          title: 'Reading the shoreline',
          text: 'Cartographers, actuaries and hydrologists on one team.',
          imageId: demoImageId('sandbanks'),
          link: pageLink('coast', locale),
        },
        {
          theme: 'Foreseeing',
          title: 'Measuring our commitments',
          text: 'Counting what we finance, publishing what we count.',
          imageId: demoImageId('soundings'),
          link: pageLink('commitments', locale),
        },
        {
          theme: 'Handing on',
          title: 'Keeping the banks’ memory',
          text: 'A century and a half of archives, open to scholars and customers alike.',
          imageId: demoImageId('tides'),
          link: pageLink('history', locale),
        },
      ],
    }),
    block('world', {
      title: 'Where we work',
      regions: [
        {
          name: 'Atlantic coast',
          places: [
            {
              name: 'France',
              text: 'Saint-Nazaire, Bordeaux, La Rochelle: 17,500 people in 640 branches and four centres.',
              linkLabel: 'Meet the Group',
              link: pageLink('group', locale),
            },
            {
              name: 'Portugal',
              text: 'Porto and Aveiro: 2,900 people, and our school of French and Portuguese.',
            },
            {
              name: 'United Kingdom',
              text: 'Bristol: 1,800 people, specialists in marine energy.',
            },
          ],
        },
        {
          name: 'North Sea and Baltic',
          places: [
            {
              name: 'Belgium',
              text: 'Antwerp and Ghent: 4,100 people serving the port and those who live by it.',
            },
            {
              name: 'Germany',
              text: 'Hamburg: 3,600 people; the Group’s trading floor opens there at seven.',
            },
            { name: 'Denmark', text: 'Esbjerg: 240 people, for wind farms at sea.' },
          ],
        },
      ],
    }),
    block('event', {
      title: 'The estuary careers forum',
      startsAt: '2027-01-14T08:30:00.000Z',
      endsAt: '2027-01-14T16:00:00.000Z',
      place: 'Submarine base, Saint-Nazaire',
      text: 'Sixty teams, interviews of twenty minutes and an answer within eight days. Admission is free.',
      linkLabel: 'Prepare your visit',
      link: pageLink('group', locale),
    }),
    block('accordion', {
      title: 'Your questions, our answers',
      items: [
        {
          title: 'How long does it take?',
          doc: richText(
            '<p>Thirty days on average, from application to answer. Two interviews, never more, and always with the person you will work for.</p>',
          ),
        },
        {
          title: 'Do I need several languages?',
          doc: richText(
            '<p>That of your customers first. Group meetings are held in French and English, interpreted both ways.</p>',
          ),
        },
        {
          title: 'May I apply for several jobs?',
          doc: richText(
            '<p>Three at a time. Beyond that we would rather talk, to understand what you are looking for.</p>',
          ),
        },
      ],
    }),
    block('download-cards', {
      title: 'To take with you',
      items: [
        {
          fileId: demoMediaId('annual-report-2025-en'),
          text: 'Our headcount, our hires and which promises we kept.',
        },
        {
          fileId: demoMediaId('plan-2030-en'),
          text: 'What we shall do by 2030, and with whom.',
        },
      ],
    }),
    block('contact-cards', {
      title: 'They will answer you',
      items: [
        {
          name: 'Nolwenn Le Bihan',
          role: 'Hiring, French banks',
          email: 'recrutement@estuaire.example',
          phone: '+33 2 40 00 00 21',
        },
        {
          name: 'Jan Petersen',
          role: 'Hiring, North Sea',
          email: 'karriere@estuaire.example',
          phone: '+49 40 000 0034',
        },
        {
          name: 'Carys Morgan',
          role: 'Internships and apprenticeships',
          email: 'stages@estuaire.example',
        },
      ],
    }),
    block('employer-review', {
      title: 'What our people say of their bank',
      text: 'Each bank is rated by itself, by those who work there or did. We publish the ratings as they are, ours among them.',
      of: 'group',
    }),
    block('social-posts', {
      title: 'Between two tides',
      text: 'News from our teams, as they publish it. You read it here without the network knowing that you do.',
      network: 'mastodon',
      account: 'estuairegroup',
      linkLabel: 'Follow us on Mastodon',
      link: {
        kind: 'address',
        href: 'https://social.estuaire.example/@estuairegroup',
        newTab: true,
      },
    }),
    block('candidate-call', {
      title: 'Could your next home port be here?',
      text: 'Tell us what you can do; we will tell you where it is needed.',
      imageId: demoImageId('winds'),
      linkLabel: 'See what we do',
      link: pageLink('businesses', locale),
    }),
    block('teaser', {
      title: 'Seen from inside',
      source: 'article',
      count: 3,
    }),
    block('newsletter-call', {
      title: 'The careers letter',
      text: 'Once a month: one job, one team, and the offers that have just opened.',
      linkLabel: 'Subscribe to the letter',
      link: { kind: 'address', href: '/en/?p=nl', newTab: false },
    }),
    block('contact-form', {
      title: 'Another question?',
      text: 'Write to us: a person answers within two working days.',
      linkLabel: 'Write to our recruiters',
      link: { kind: 'address', href: 'mailto:recrutement@estuaire.example', newTab: false },
    }),
  ],
};
