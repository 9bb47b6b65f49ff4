import {
  type DemoEntry,
  type DemoMenu,
  linkToCategory,
  linkToContent,
  linkToList,
  linkToOffers,
} from './demo-menu.ts';

const banks: readonly DemoEntry[] = [
  linkToContent('banks/basse-loire', ['Banque de Basse-Loire', 'Banque de Basse-Loire']),
  linkToContent('banks/gironde', ['Caisse de la Gironde', 'Caisse de la Gironde']),
  linkToContent('banks/schelde', ['Scheldebank', 'Scheldebank']),
  linkToContent('banks/elbe', ['Elbe-Sparverein', 'Elbe-Sparverein']),
  linkToContent('banks/douro', ['Banco do Douro', 'Banco do Douro']),
  linkToContent('banks/severn', ['Severn Mutual', 'Severn Mutual']),
];

const mainMenu: DemoMenu = {
  name: 'main',
  on: '2026-10-15',
  entries: [
    linkToContent(
      'group',
      ['Le Groupe', 'The Group'],
      [
        linkToContent('history', ['Notre histoire', 'Our history']),
        linkToContent('businesses', ['Nos métiers', 'Our businesses']),
        linkToContent('figures', ['Chiffres clés', 'Key figures']),
        linkToContent('banks', ['Nos banques', 'Our banks'], banks),
        linkToContent(
          'governance',
          ['Gouvernance', 'Governance'],
          [
            linkToContent('people/lescure', ['Le président', 'The chair']),
            linkToContent('people/kervadec', ['La directrice générale', 'The chief executive']),
            linkToContent('people/hartley', ['Le déontologue', 'The ethics officer']),
          ],
        ),
        linkToContent('focus/plan-2030', ['Grand Large 2030', 'Open Water 2030']),
      ],
    ),
    linkToContent(
      'commitments',
      ['Nos engagements', 'Our commitments'],
      [
        linkToContent('coast', ['Protéger le littoral', 'Protecting the coast']),
        linkToContent('focus/renovation', ['300\u202f000 logements', '300,000 homes']),
        linkToContent('ethics', ['Éthique et alerte', 'Ethics and speaking up']),
      ],
    ),
    linkToList(
      'content_list_news',
      ['Actualités', 'News'],
      [
        linkToList(
          'content_list_news',
          ['Toutes les actualités', 'All news'],
          [
            linkToCategory('climate-coast'),
            linkToCategory('housing'),
            linkToCategory('economy'),
            linkToCategory('innovation'),
            linkToCategory('group-life'),
            linkToCategory('solidarity'),
          ],
        ),
        linkToList(
          'bnp_mediaroom_pr',
          ['Espace presse', 'Media room'],
          [
            linkToList('bnp_mediaroom_pr', ['Communiqués de presse', 'Press releases']),
            linkToList('bnp_mediaroom_media', ['Médiathèque', 'Media library']),
            linkToContent('contact', ['Nous écrire', 'Write to us']),
          ],
        ),
        linkToContent('focus/tides-2026', [
          'Vingt-quatre heures d’estuaire',
          'Twenty-four hours live',
        ]),
        linkToList('bnp_agenda', ['Agenda', 'Agenda']),
      ],
    ),
    linkToContent(
      'join-us',
      ['Nous rejoindre', 'Join us'],
      [
        linkToList('careers', ['Carrières', 'Careers']),
        linkToList('rh_offers', ['Offres d’emploi', 'Job offers']),
        linkToContent('students', ['Étudiants et apprentis', 'Students and apprentices']),
        linkToContent('experienced', ['Changer de cap', 'Changing course']),
        linkToContent('trades-week', ['La semaine des métiers', 'The week of trades']),
      ],
    ),
  ],
};

const profilesMenu: DemoMenu = {
  name: 'profiles',
  on: '2026-10-15',
  entries: [
    linkToContent(
      'join-us',
      ['Candidat ou candidate', 'A candidate'],
      [
        linkToContent('students', ['Étudiants et apprentis', 'Students and apprentices']),
        linkToContent('experienced', ['Changer de cap', 'Changing course']),
      ],
    ),
    linkToList(
      'bnp_mediaroom_pr',
      ['Journaliste', 'A journalist'],
      [
        linkToList('bnp_mediaroom_pr', ['Communiqués de presse', 'Press releases']),
        linkToList('bnp_mediaroom_media', ['Médiathèque', 'Media library']),
      ],
    ),
    linkToContent('governance', ['Sociétaire', 'A member']),
  ],
};

const footerMenu: DemoMenu = {
  name: 'footer',
  on: '2026-10-15',
  entries: [
    linkToContent(
      'group',
      ['Le Groupe', 'The Group'],
      [
        linkToContent('history', ['Notre histoire', 'Our history']),
        linkToContent('banks', ['Nos banques', 'Our banks']),
        linkToContent('figures', ['Chiffres clés', 'Key figures']),
        linkToContent('governance', ['Gouvernance', 'Governance']),
      ],
    ),
    linkToContent(
      'commitments',
      ['Nos engagements', 'Our commitments'],
      [
        linkToContent('coast', ['Protéger le littoral', 'Protecting the coast']),
        linkToContent('focus/plan-2030', ['Grand Large 2030', 'Open Water 2030']),
        linkToContent('ethics', ['Éthique et alerte', 'Ethics and speaking up']),
      ],
    ),
    linkToList(
      'content_list_news',
      ['Suivre le Groupe', 'Follow the Group'],
      [
        linkToList('content_list_news', ['Actualités', 'News']),
        linkToList('bnp_agenda', ['Agenda', 'Agenda']),
        linkToList('bnp_mediaroom_pr', ['Communiqués de presse', 'Press releases']),
        linkToList('bnp_mediaroom_media', ['Médiathèque', 'Media library']),
        linkToList('content_list_news_rss', ['Flux RSS', 'RSS feed']),
      ],
    ),
    linkToContent(
      'contact',
      ['Ce site', 'This site'],
      [
        linkToContent('contact', ['Nous écrire', 'Write to us']),
        linkToContent('legal', ['Mentions légales', 'Legal notice']),
      ],
    ),
  ],
};

/** Links to the job offers. */
const jobsMenu: DemoMenu = {
  name: 'jobs',
  on: '2026-10-15',
  entries: [
    linkToList('rh_offers', ['Toutes les offres', 'All offers']),
    linkToOffers(['Offres en CDI', 'Permanent jobs'], { fr: 'cdi', en: 'permanent' }),
    linkToOffers(['Offres en alternance', 'Apprenticeships'], {
      fr: 'alternance',
      en: 'apprenticeship',
    }),
    linkToOffers(['Stages', 'Internships'], { fr: 'stage', en: 'internship' }),
    linkToOffers(['Télétravail complet', 'Fully remote'], { fr: 'teletravail', en: 'remote' }),
  ],
};

/** The pages of careers. */
const hrMenu: DemoMenu = {
  name: 'hr',
  on: '2026-10-15',
  entries: [
    linkToList('careers', ['Carrières', 'Careers']),
    linkToList('rh_offers', ['Offres d’emploi', 'Job offers']),
    linkToContent('join-us', ['Nous rejoindre', 'Join us']),
    linkToContent('students', ['Étudiants et apprentis', 'Students and apprentices']),
    linkToContent('experienced', ['Changer de cap', 'Changing course']),
    linkToContent('apprentices-2027', ['Apprentis 2027', 'Apprentices 2027']),
    linkToContent('trades-week', ['La semaine des métiers', 'The week of trades']),
  ],
};

/** The targets that the search offers to customers looking for their account. */
const banksMenu: DemoMenu = { name: 'banks', on: '2026-10-15', entries: banks };

/** The menus that editors created; before that, the page tree served as the main menu. */
export const menus: readonly DemoMenu[] = [
  mainMenu,
  profilesMenu,
  jobsMenu,
  hrMenu,
  footerMenu,
  banksMenu,
];
