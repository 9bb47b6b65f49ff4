import { block, pageLink, richText } from '../../blocks.ts';
import type { PageVersion } from '../../demo-content.ts';
import { demoImageId, demoMediaId } from '../../ids.ts';

const locale = 'fr';

/** The page that shows every module type, in French. */
export const workingHereFr: PageVersion = {
  title: 'Travailler chez Estuaire',
  slug: 'travailler-chez-estuaire',
  summary:
    'Trente et un mille personnes, neuf pays, six banques : ce que l’on fait chez nous, où, avec qui, et comment nous rejoindre.',
  modules: [
    block('key-numbers', {
      title: 'Nos métiers en chiffres',
      items: [
        { value: '31 000', label: 'collaborateurs dans neuf pays' },
        { value: '2 400', label: 'embauches en contrat durable en 2025' },
        { value: '38 h', label: 'de formation par personne et par an' },
        { value: '47 %', label: 'de femmes parmi les cadres dirigeants' },
      ],
      source: 'Bilan social 2025, périmètre des six banques.',
    }),
    block('quote', {
      text: 'J’ai commencé au guichet de Paimbœuf, un été. Dix-sept ans plus tard je dirige les risques climatiques, et c’est toujours au guichet que j’apprends ce que la mer change.',
      author: 'Inês Tavares',
      role: 'Responsable des risques climatiques',
      imageId: demoImageId('tavares'),
    }),
    block('profiles', {
      title: 'Où en êtes-vous ?',
      items: [
        {
          profile: 0,
          name: 'Je découvre',
          title: 'Une banque de ports, de chantiers et de logements',
          text: 'Nos équipes financent un bateau le matin et une boulangerie l’après-midi. Commencez par nos métiers : la moitié d’entre eux n’existaient pas il y a quinze ans.',
          imageId: demoImageId('estuary'),
          linkLabel: 'Découvrir nos métiers',
          link: pageLink('businesses', locale),
        },
        {
          profile: 1,
          name: 'Je suis étudiant',
          title: 'Un stage qui laisse une trace',
          text: 'Quatre cents stages et trois cents alternances chaque année, tous rémunérés, tous suivis par un tuteur qui n’en suit qu’un à la fois.',
          imageId: demoImageId('islands'),
          linkLabel: 'Comprendre le Groupe',
          link: pageLink('group', locale),
        },
        {
          profile: 2,
          name: 'J’ai de l’expérience',
          title: 'Un métier que vous connaissez, un territoire que vous choisissez',
          text: 'Analystes, juristes, ingénieurs : nous recrutons là où vous voulez vivre. Neuf postes sur dix s’exercent hors des capitales.',
          imageId: demoImageId('harbour'),
          linkLabel: 'Lire nos engagements',
          link: pageLink('commitments', locale),
        },
      ],
    }),
    block('tabs', {
      title: 'Ce que nous vous devons',
      look: 'pillars',
      items: [
        {
          title: 'Un salaire lisible',
          doc: richText(
            '<p>Les grilles de rémunération des six banques sont publiques. Chaque offre indique le salaire, sans fourchette de complaisance, et les augmentations se décident en mars pour tout le monde.</p>',
          ),
        },
        {
          title: 'Du temps',
          doc: richText(
            '<p>Deux jours de télétravail par semaine, un congé de proche aidant de <strong>six mois rémunérés</strong>, et le droit de ne pas répondre après dix-huit heures trente, qui est un droit pour de bon : les messages ne partent pas.</p>',
          ),
        },
        {
          title: 'Un avenir',
          doc: richText(
            '<p>Un poste sur deux est pourvu en interne. Tous les trois ans, chacun peut demander trois mois dans une autre banque du Groupe ; personne n’a jamais essuyé deux refus.</p>',
          ),
        },
      ],
    }),
    block('card-tabs', {
      title: 'Nos métiers par famille',
      items: [
        {
          theme: 'Financer',
          title: 'Financer les chantiers navals',
          text: 'Suivre un navire de la quille au premier voyage, et savoir dire non à un carburant.',
          imageId: demoImageId('currents'),
          link: pageLink('businesses', locale),
        },
        {
          theme: 'Financer',
          title: 'Accompagner les premiers achats',
          text: 'Trois rendez-vous avant d’emprunter, un après chaque année.',
          imageId: demoImageId('lights'),
          link: pageLink('businesses', locale),
        },
        {
          theme: 'Prévoir',
          title: 'Lire le trait de côte',
          text: 'Cartographes, actuaires et hydrologues dans la même équipe.',
          imageId: demoImageId('sandbanks'),
          link: pageLink('coast', locale),
        },
        {
          theme: 'Prévoir',
          title: 'Mesurer nos engagements',
          text: 'Compter ce que nous finançons, publier ce que nous comptons.',
          imageId: demoImageId('soundings'),
          link: pageLink('commitments', locale),
        },
        {
          theme: 'Transmettre',
          title: 'Garder la mémoire des caisses',
          text: 'Un siècle et demi d’archives, ouvertes aux chercheurs comme aux clients.',
          imageId: demoImageId('tides'),
          link: pageLink('history', locale),
        },
      ],
    }),
    block('world', {
      title: 'Où nous travaillons',
      regions: [
        {
          name: 'Façade atlantique',
          places: [
            {
              name: 'France',
              text: 'Saint-Nazaire, Bordeaux, La Rochelle : 17 500 personnes dans 640 agences et quatre centres de métiers.',
              linkLabel: 'Découvrir le Groupe',
              link: pageLink('group', locale),
            },
            {
              name: 'Portugal',
              text: 'Porto et Aveiro : 2 900 personnes, et notre école de la langue française et portugaise.',
            },
            {
              name: 'Royaume-Uni',
              text: 'Bristol : 1 800 personnes, spécialistes des énergies marines.',
            },
          ],
        },
        {
          name: 'Mer du Nord et Baltique',
          places: [
            {
              name: 'Belgique',
              text: 'Anvers et Gand : 4 100 personnes, au service du port et de ceux qui en vivent.',
            },
            {
              name: 'Allemagne',
              text: 'Hambourg : 3 600 personnes ; la salle des marchés du Groupe y ouvre à sept heures.',
            },
            { name: 'Danemark', text: 'Esbjerg : 240 personnes, pour les parcs éoliens en mer.' },
          ],
        },
      ],
    }),
    block('event', {
      title: 'Forum des métiers de l’estuaire',
      startsAt: '2027-01-14T08:30:00.000Z',
      endsAt: '2027-01-14T16:00:00.000Z',
      place: 'Base sous-marine, Saint-Nazaire',
      text: 'Soixante équipes, des entretiens de vingt minutes et une réponse sous huit jours. L’entrée est libre.',
      linkLabel: 'Préparer votre visite',
      link: pageLink('group', locale),
    }),
    block('accordion', {
      title: 'Vos questions, nos réponses',
      items: [
        {
          title: 'Combien de temps dure un recrutement ?',
          doc: richText(
            '<p>Trente jours en moyenne, de la candidature à la réponse. Deux entretiens, jamais plus, et toujours avec la personne qui vous encadrera.</p>',
          ),
        },
        {
          title: 'Faut-il parler plusieurs langues ?',
          doc: richText(
            '<p>Celle de vos clients d’abord. Les réunions du Groupe se tiennent en français et en anglais, traduites dans les deux sens.</p>',
          ),
        },
        {
          title: 'Puis-je postuler à plusieurs offres ?',
          doc: richText(
            '<p>Trois à la fois. Au-delà, nous vous proposons plutôt un échange pour comprendre ce que vous cherchez.</p>',
          ),
        },
      ],
    }),
    block('download-cards', {
      title: 'À emporter',
      items: [
        {
          fileId: demoMediaId('annual-report-2025-fr'),
          text: 'Nos effectifs, nos embauches et ce que nous avons tenu.',
        },
        {
          fileId: demoMediaId('plan-2030-fr'),
          text: 'Ce que nous ferons d’ici à 2030, et avec qui.',
        },
      ],
    }),
    block('contact-cards', {
      title: 'Ils vous répondent',
      items: [
        {
          name: 'Nolwenn Le Bihan',
          role: 'Recrutement, banques françaises',
          email: 'recrutement@estuaire.example',
          phone: '+33 2 40 00 00 21',
        },
        {
          name: 'Jan Petersen',
          role: 'Recrutement, mer du Nord',
          email: 'karriere@estuaire.example',
          phone: '+49 40 000 0034',
        },
        {
          name: 'Carys Morgan',
          role: 'Stages et alternances',
          email: 'stages@estuaire.example',
        },
      ],
    }),
    block('employer-review', {
      title: 'Ce que nos équipes disent de leur banque',
      text: 'Chaque banque est notée à part, par ceux qui y travaillent ou y ont travaillé. Nous publions les notes telles quelles, la nôtre comprise.',
      of: 'group',
    }),
    block('social-posts', {
      title: 'Entre deux marées',
      text: 'Des nouvelles de nos équipes, telles qu’elles les publient. Elles s’affichent ici sans que le réseau sache que vous les lisez.',
      network: 'mastodon',
      account: 'estuaire',
      linkLabel: 'Nous suivre sur Mastodon',
      link: { kind: 'address', href: 'https://social.estuaire.example/@estuaire', newTab: true },
    }),
    block('candidate-call', {
      title: 'Et si votre prochain port d’attache était ici ?',
      text: 'Dites-nous ce que vous savez faire ; nous vous dirons où cela manque.',
      imageId: demoImageId('winds'),
      linkLabel: 'Découvrir nos métiers',
      link: pageLink('businesses', locale),
    }),
    block('teaser', {
      title: 'Vu de l’intérieur',
      source: 'article',
      count: 3,
    }),
    block('newsletter-call', {
      title: 'La lettre des métiers',
      text: 'Une fois par mois, un métier, une équipe et les offres qui viennent d’ouvrir.',
      linkLabel: 'S’abonner à la lettre',
      link: { kind: 'address', href: '/?p=nl', newTab: false },
    }),
    block('contact-form', {
      title: 'Une autre question ?',
      text: 'Écrivez-nous : une personne vous répond sous deux jours ouvrés.',
      linkLabel: 'Écrire au recrutement',
      link: { kind: 'address', href: 'mailto:recrutement@estuaire.example', newTab: false },
    }),
  ],
};
