import { block, richText } from '../blocks.ts';
import type { DemoPage } from '../demo-content.ts';

/**
 * The pages that every site must have: legal notice, contact and the like. Those about privacy and
 * accessibility are the product’s own.
 */
export const servicePages: readonly DemoPage[] = [
  {
    key: 'ethics',
    on: '2026-02-03',
    parent: 'commitments',
    image: 'soundings-deep',
    fr: {
      title: `Éthique et alerte`,
      slug: 'ethique-et-alerte',
      summary: `Quiconque voit chez nous quelque chose qui ne va pas peut le dire, sous son nom ou sans.`,
      modules: [
        {
          type: 'text',
          html: `<h2>Qui lit une alerte ?</h2>
<p>Le déontologue du Groupe, <a href="demo:people/hartley">Thomas Hartley</a>, et deux enquêteurs. Personne d’autre : ni la direction, ni l’informatique.</p>
<h2>Que devient-elle ?</h2>
<p>Vous recevez un accusé sous sept jours, une réponse sous trois mois. En 2025, 94 alertes ont été reçues ; 31 étaient fondées ; neuf ont conduit à une sanction.</p>`,
        },
        block('ethics-form', {
          title: 'Faire un signalement',
          text: `Ce que vous écrivez est chiffré pour les déontologues avant d’être enregistré. Ni nom ni compte ne sont demandés, et un code vous permet de lire leurs réponses.`,
          buttonLabel: 'Écrire un signalement',
        }),
      ],
    },
    en: {
      title: `Ethics and speaking up`,
      slug: 'ethics-and-speaking-up',
      summary: `Whoever sees something wrong in the Group can say so, with or without a name.`,
      modules: [
        {
          type: 'text',
          html: `<h2>Who reads a report?</h2>
<p>The Group’s ethics officer, <a href="demo:people/hartley">Thomas Hartley</a>, and two investigators. Nobody else: neither management nor information technology.</p>
<h2>What becomes of it?</h2>
<p>You receive an acknowledgement within seven days, an answer within three months. In 2025, 94 reports came in; 31 were upheld; nine led to disciplinary action.</p>`,
        },
        block('ethics-form', {
          title: 'Make a report',
          text: `What you write is encrypted for the ethics officers before it is stored. Neither name nor account is required, and a code lets you read their answers.`,
          buttonLabel: 'Write a report',
        }),
      ],
    },
  },
  {
    key: 'contact',
    on: '2025-03-06',
    fr: {
      title: `Nous écrire`,
      slug: 'nous-ecrire',
      summary: `Une personne vous répond, et signe.`,
      modules: [
        {
          type: 'text',
          html: `<h2>Le Groupe</h2>
<p>Groupe Estuaire, 4 quai des Pilotes, 44600 Saint-Nazaire. Téléphone : 02 61 91 00 00, du lundi au vendredi.</p>
<h2>La presse</h2>
<p>Solène Aubry et son équipe répondent jour et nuit : <a href="mailto:presse@estuaire.example">presse@estuaire.example</a>.</p>
<h2>Votre compte</h2>
<p>Nous ne voyons pas les comptes depuis ici. Adressez-vous à <a href="demo:banks">votre banque</a>.</p>`,
        },
        block('contact', {
          title: 'Écrivez-nous',
          text: 'Dites-nous le sujet, et votre message ira à la bonne personne.',
          buttonLabel: 'Écrire un message',
          mailbox: 'bonjour@estuaire.example',
          themes: [
            { label: 'Le Groupe et ses banques', mailbox: 'groupe@estuaire.example' },
            { label: 'Presse', mailbox: 'presse@estuaire.example' },
            { label: 'Emploi et carrière', mailbox: 'recrutement@estuaire.example' },
            { label: 'Accessibilité du site', mailbox: 'accessibilite@estuaire.example' },
          ],
        }),
        block('accordion', {
          title: 'Avant de nous écrire',
          opening: 'first',
          items: [
            {
              title: 'Sous combien de temps répondez-vous ?',
              doc: richText('<p>Trois jours ouvrés, et le jour même pour la presse.</p>'),
            },
            {
              title: 'Puis-je écrire dans une autre langue ?',
              doc: richText(
                '<p>En français, en anglais, en espagnol, en portugais et en allemand : quelqu’un vous lira.</p>',
              ),
            },
            {
              title: 'Que faites-vous de mon message ?',
              doc: richText(
                '<p>La personne qui vous répond le garde un an, puis il est effacé.</p>',
              ),
            },
          ],
        }),
      ],
    },
    en: {
      title: `Write to us`,
      slug: 'write-to-us',
      summary: `A person will answer, and sign.`,
      modules: [
        {
          type: 'text',
          html: `<h2>The Group</h2>
<p>Estuaire Group, 4 quai des Pilotes, 44600 Saint-Nazaire, France. Telephone: +33 2 61 91 00 00, Monday to Friday.</p>
<h2>The press</h2>
<p>Solène Aubry and her team answer day and night: <a href="mailto:presse@estuaire.example">presse@estuaire.example</a>.</p>
<h2>Your account</h2>
<p>We cannot see accounts from here. Please turn to <a href="demo:banks">your bank</a>.</p>`,
        },
        block('contact', {
          title: 'Write to us',
          text: 'Tell us the subject, and your message will reach the right person.',
          buttonLabel: 'Write a message',
          mailbox: 'bonjour@estuaire.example',
          themes: [
            { label: 'The Group and its banks', mailbox: 'groupe@estuaire.example' },
            { label: 'Press', mailbox: 'presse@estuaire.example' },
            { label: 'Jobs and careers', mailbox: 'recrutement@estuaire.example' },
            { label: 'Accessibility of this site', mailbox: 'accessibilite@estuaire.example' },
          ],
        }),
        block('accordion', {
          title: 'Before you write',
          opening: 'first',
          items: [
            {
              title: 'How soon do you answer?',
              doc: richText('<p>Within three working days, and the same day for the press.</p>'),
            },
            {
              title: 'May I write in another language?',
              doc: richText(
                '<p>In French, English, Spanish, Portuguese and German: somebody will read you.</p>',
              ),
            },
            {
              title: 'What do you do with my message?',
              doc: richText('<p>Whoever answers you keeps it for a year, then it is erased.</p>'),
            },
          ],
        }),
      ],
    },
  },
  {
    key: 'legal',
    on: '2024-01-22',
    fr: {
      title: `Mentions légales`,
      slug: 'mentions-legales',
      summary: `Qui publie ce site, qui l’héberge, et ce que l’on peut en reprendre.`,
      modules: [
        {
          type: 'text',
          html: `<p>Ce site est publié par le Groupe Estuaire, union de banques coopératives imaginée pour une démonstration. Directrice de la publication : Hélène Kervadec. Il est hébergé par le Groupe Estuaire, 4 quai des Pilotes, 44600 Saint-Nazaire, sur ses propres serveurs.</p><p>Les textes et les cartes peuvent être repris librement, à condition d’en citer la source.</p>`,
        },
      ],
    },
    en: {
      title: `Legal notice`,
      slug: 'legal-notice',
      summary: `Who publishes this site, who hosts it, and what may be taken from it.`,
      modules: [
        {
          type: 'text',
          html: `<p>This site is published by Estuaire Group, a union of cooperative banks invented for a demonstration. Publishing director: Hélène Kervadec. It is hosted by Estuaire Group, 4 quai des Pilotes, 44600 Saint-Nazaire, France, on servers of its own.</p><p>Texts and charts may be used freely, provided that the source is named.</p>`,
        },
      ],
    },
  },
];
