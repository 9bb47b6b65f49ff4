import { block } from '../blocks.ts';
import type { DemoPage } from '../demo-content.ts';

/** Working at Estuaire: a page, and one for each applicant profile. */
export const joinUs: readonly DemoPage[] = [
  {
    key: 'join-us',
    on: '2026-01-12',
    image: 'lights',
    fr: {
      title: `Nous rejoindre`,
      slug: 'nous-rejoindre',
      summary: `Trente et un mille collaborateurs, quatre-vingts métiers, deux entretiens et une réponse sous quinze jours.`,
      modules: [
        {
          type: 'text',
          html: `<h2>Ce que nous cherchons</h2>
<p>Des gens qui lisent un dossier jusqu’au bout et qui regardent par la fenêtre. Le reste s’apprend : nous y consacrons trente-huit heures de formation par an et par personne.</p>
<h2>Comment cela se passe</h2>
<ol><li>Vous répondez à une annonce, sans lettre.</li><li>Un premier entretien, avec la personne qui vous dirigerait.</li><li>Un second, avec deux futurs collègues.</li><li>Une réponse sous quinze jours, motivée si c’est non.</li></ol>`,
        },
        {
          type: 'statement',
          statement: {
            text: `On ne recrute pas quelqu’un qui nous ressemble. On recrute quelqu’un qui nous manque.`,
            author: 'Katrijn De Wolf',
            role: `Directrice des ressources humaines`,
          },
        },
        block('employer-review', {
          title: `Ce qu’en disent ceux qui y travaillent`,
          text: `Leurs avis sont déposés ailleurs, et nous n’y touchons pas. La rémunération est notre plus mauvaise note : elle est ici aussi.`,
        }),
      ],
    },
    en: {
      title: `Join us`,
      slug: 'join-us',
      summary: `Thirty-one thousand colleagues, eighty trades, two interviews and an answer within a fortnight.`,
      modules: [
        {
          type: 'text',
          html: `<h2>Whom we look for</h2>
<p>People who read a file to the end and look out of the window. The rest can be learned: we give it thirty-eight hours of training a year for each of us.</p>
<h2>How it goes</h2>
<ol><li>You answer an advertisement, without a letter.</li><li>A first interview, with the person who would lead you.</li><li>A second, with two future colleagues.</li><li>An answer within a fortnight, with reasons if it is no.</li></ol>`,
        },
        {
          type: 'statement',
          statement: {
            text: `You do not hire somebody like you. You hire somebody you lack.`,
            author: 'Katrijn De Wolf',
            role: `Head of human resources`,
          },
        },
        block('employer-review', {
          title: `What those who work here say of it`,
          text: `Their reviews are kept elsewhere, and we do not touch them. Pay is our worst mark: it is here as well.`,
        }),
      ],
    },
  },
  {
    key: 'students',
    applicantProfile: 1,
    on: '2026-06-10',
    parent: 'join-us',
    image: 'lights-day',
    fr: {
      title: `Étudiants et apprentis`,
      slug: 'etudiants-et-apprentis',
      summary: `Plus de quatre cents contrats par an, un tuteur volontaire et, pour sept apprentis sur dix, un emploi ensuite.`,
      modules: [
        {
          type: 'text',
          html: `<p>Les contrats durent d’un à trois ans, en agence, au siège ou dans les équipes numériques. Le tuteur est volontaire et dispose d’une demi-journée par semaine.</p><p>Trois d’entre eux racontent la suite : <a href="demo:news/apprentices-2026">Rui, Leonor et Amadou</a>.</p>`,
        },
        block('job', {
          title: `Les dernières offres pour commencer`,
          list: '/emploi-carriere/toutes-offres-emploi/alternance',
          count: 4,
        }),
      ],
    },
    en: {
      title: `Students and apprentices`,
      slug: 'students-and-apprentices',
      summary: `More than four hundred contracts a year, a volunteer mentor and, for seven apprentices in ten, a job afterwards.`,
      modules: [
        {
          type: 'text',
          html: `<p>Contracts last from one to three years, in a branch, at headquarters or with the digital teams. Tutors are volunteers and have half a day a week.</p><p>Three of them tell what came next: <a href="demo:news/apprentices-2026">Rui, Leonor and Amadou</a>.</p>`,
        },
        block('job', {
          title: `The newest offers to begin with`,
          list: '/en/careers/all-job-offers/apprenticeship',
          count: 4,
        }),
      ],
    },
  },
  {
    key: 'experienced',
    on: '2026-01-12',
    parent: 'join-us',
    image: 'currents',
    fr: {
      title: `Changer de cap`,
      slug: 'changer-de-cap',
      summary: `Un recrutement sur trois vient d’un autre métier. Douze à dix-huit mois de formation, payés dès le premier jour.`,
      modules: [
        {
          type: 'text',
          html: `<p>Éclusière, infirmier, charpentière, officier de quart : ils ont vu le bout du monde ou la nuit d’un hôpital, et savent ce qu’est un client inquiet. Nous leur apprenons le bilan.</p><p>Lire le portrait d’<a href="demo:news/profile-lock-keeper">Elke Maes, de l’écluse au comité de crédit</a>.</p>`,
        },
        block('job', {
          title: `Les dernières offres en CDI`,
          list: '/emploi-carriere/toutes-offres-emploi/cdi',
        }),
      ],
    },
    en: {
      title: `Changing course`,
      slug: 'changing-course',
      summary: `One new colleague in three comes from another trade. Twelve to eighteen months of training, paid from the first day.`,
      modules: [
        {
          type: 'text',
          html: `<p>Lock keeper, nurse, carpenter, watch officer: they have seen the end of the world or a hospital at night, and know what a worried customer is. We teach them the balance sheet.</p><p>Read about <a href="demo:news/profile-lock-keeper">Elke Maes, from the lock to the credit committee</a>.</p>`,
        },
        block('job', {
          title: `The newest permanent jobs`,
          list: '/en/careers/all-job-offers/permanent',
        }),
      ],
    },
  },
];
