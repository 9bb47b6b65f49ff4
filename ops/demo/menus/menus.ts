import {
  type DemoEntry,
  type DemoMenu,
  toCategory,
  toContent,
  toList,
  toOffers,
} from './demo-menu.ts';

const banks: readonly DemoEntry[] = [
  toContent('banks/basse-loire', ['Banque de Basse-Loire', 'Banque de Basse-Loire']),
  toContent('banks/gironde', ['Caisse de la Gironde', 'Caisse de la Gironde']),
  toContent('banks/schelde', ['Scheldebank', 'Scheldebank']),
  toContent('banks/elbe', ['Elbe-Sparverein', 'Elbe-Sparverein']),
  toContent('banks/douro', ['Banco do Douro', 'Banco do Douro']),
  toContent('banks/severn', ['Severn Mutual', 'Severn Mutual']),
];

const mainMenu: DemoMenu = {
  name: 'main',
  on: '2026-10-15',
  entries: [
    toContent(
      'group',
      ['Le Groupe', 'The Group'],
      [
        toContent('history', ['Notre histoire', 'Our history']),
        toContent('businesses', ['Nos métiers', 'Our businesses']),
        toContent('figures', ['Chiffres clés', 'Key figures']),
        toContent('banks', ['Nos banques', 'Our banks'], banks),
        toContent(
          'governance',
          ['Gouvernance', 'Governance'],
          [
            toContent('people/lescure', ['Le président', 'The chair']),
            toContent('people/kervadec', ['La directrice générale', 'The chief executive']),
            toContent('people/hartley', ['Le déontologue', 'The ethics officer']),
          ],
        ),
        toContent('focus/plan-2030', ['Grand Large 2030', 'Open Water 2030']),
      ],
    ),
    toContent(
      'commitments',
      ['Nos engagements', 'Our commitments'],
      [
        toContent('coast', ['Protéger le littoral', 'Protecting the coast']),
        toContent('focus/renovation', ['300\u202f000 logements', '300,000 homes']),
        toContent('ethics', ['Éthique et alerte', 'Ethics and speaking up']),
      ],
    ),
    toList(
      'content_list_news',
      ['Actualités', 'News'],
      [
        toList(
          'content_list_news',
          ['Toutes les actualités', 'All news'],
          [
            toCategory('climate-coast'),
            toCategory('housing'),
            toCategory('economy'),
            toCategory('innovation'),
            toCategory('group-life'),
            toCategory('solidarity'),
          ],
        ),
        toList(
          'bnp_mediaroom_pr',
          ['Espace presse', 'Media room'],
          [
            toList('bnp_mediaroom_pr', ['Communiqués de presse', 'Press releases']),
            toList('bnp_mediaroom_media', ['Médiathèque', 'Media library']),
            toContent('contact', ['Nous écrire', 'Write to us']),
          ],
        ),
        toContent('focus/tides-2026', ['Vingt-quatre heures d’estuaire', 'Twenty-four hours live']),
        toList('bnp_agenda', ['Agenda', 'Agenda']),
      ],
    ),
    toContent(
      'join-us',
      ['Nous rejoindre', 'Join us'],
      [
        toList('careers', ['Carrières', 'Careers']),
        toList('rh_offers', ['Offres d’emploi', 'Job offers']),
        toContent('students', ['Étudiants et apprentis', 'Students and apprentices']),
        toContent('experienced', ['Changer de cap', 'Changing course']),
        toContent('trades-week', ['La semaine des métiers', 'The week of trades']),
      ],
    ),
  ],
};

const profilesMenu: DemoMenu = {
  name: 'profiles',
  on: '2026-10-15',
  entries: [
    toContent(
      'join-us',
      ['Candidat ou candidate', 'A candidate'],
      [
        toContent('students', ['Étudiants et apprentis', 'Students and apprentices']),
        toContent('experienced', ['Changer de cap', 'Changing course']),
      ],
    ),
    toList(
      'bnp_mediaroom_pr',
      ['Journaliste', 'A journalist'],
      [
        toList('bnp_mediaroom_pr', ['Communiqués de presse', 'Press releases']),
        toList('bnp_mediaroom_media', ['Médiathèque', 'Media library']),
      ],
    ),
    toContent('governance', ['Sociétaire', 'A member']),
  ],
};

const footerMenu: DemoMenu = {
  name: 'footer',
  on: '2026-10-15',
  entries: [
    toContent(
      'group',
      ['Le Groupe', 'The Group'],
      [
        toContent('history', ['Notre histoire', 'Our history']),
        toContent('banks', ['Nos banques', 'Our banks']),
        toContent('figures', ['Chiffres clés', 'Key figures']),
        toContent('governance', ['Gouvernance', 'Governance']),
      ],
    ),
    toContent(
      'commitments',
      ['Nos engagements', 'Our commitments'],
      [
        toContent('coast', ['Protéger le littoral', 'Protecting the coast']),
        toContent('focus/plan-2030', ['Grand Large 2030', 'Open Water 2030']),
        toContent('ethics', ['Éthique et alerte', 'Ethics and speaking up']),
      ],
    ),
    toList(
      'content_list_news',
      ['Suivre le Groupe', 'Follow the Group'],
      [
        toList('content_list_news', ['Actualités', 'News']),
        toList('bnp_agenda', ['Agenda', 'Agenda']),
        toList('bnp_mediaroom_pr', ['Communiqués de presse', 'Press releases']),
        toList('bnp_mediaroom_media', ['Médiathèque', 'Media library']),
        toList('content_list_news_rss', ['Flux RSS', 'RSS feed']),
      ],
    ),
    toContent(
      'contact',
      ['Ce site', 'This site'],
      [
        toContent('contact', ['Nous écrire', 'Write to us']),
        toContent('accessibility', ['Accessibilité', 'Accessibility']),
        toContent('privacy', ['Données personnelles', 'Personal data']),
        toContent('legal', ['Mentions légales', 'Legal notice']),
      ],
    ),
  ],
};

/** Links to the job offers. */
const jobsMenu: DemoMenu = {
  name: 'jobs',
  on: '2026-10-15',
  entries: [
    toList('rh_offers', ['Toutes les offres', 'All offers']),
    toOffers(['Offres en CDI', 'Permanent jobs'], { fr: 'cdi', en: 'permanent' }),
    toOffers(['Offres en alternance', 'Apprenticeships'], {
      fr: 'alternance',
      en: 'apprenticeship',
    }),
    toOffers(['Stages', 'Internships'], { fr: 'stage', en: 'internship' }),
    toOffers(['Télétravail complet', 'Fully remote'], { fr: 'teletravail', en: 'remote' }),
  ],
};

/** The pages of careers. */
const hrMenu: DemoMenu = {
  name: 'hr',
  on: '2026-10-15',
  entries: [
    toList('careers', ['Carrières', 'Careers']),
    toList('rh_offers', ['Offres d’emploi', 'Job offers']),
    toContent('join-us', ['Nous rejoindre', 'Join us']),
    toContent('students', ['Étudiants et apprentis', 'Students and apprentices']),
    toContent('experienced', ['Changer de cap', 'Changing course']),
    toContent('apprentices-2027', ['Apprentis 2027', 'Apprentices 2027']),
    toContent('trades-week', ['La semaine des métiers', 'The week of trades']),
  ],
};

/** The targets that the search offers to customers looking for their account. */
const banksMenu: DemoMenu = { name: 'banks', on: '2026-10-15', entries: banks };

/** The menus that editors made; before, the page tree stood in for the main one. */
export const menus: readonly DemoMenu[] = [
  mainMenu,
  profilesMenu,
  jobsMenu,
  hrMenu,
  footerMenu,
  banksMenu,
];
