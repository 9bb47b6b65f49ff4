import type { DemoFacets, DemoPage } from '../demo-content.ts';
import type { SubjectKey } from '../media/artworks.ts';

interface BankVersion {
  readonly summary: string;
  readonly html: string;
}

/** A bank has the same name in both languages. */
function bank(
  key: string,
  [title, slug]: readonly [title: string, slug: string],
  image: SubjectKey,
  facets: DemoFacets,
  texts: { readonly fr: BankVersion; readonly en: BankVersion },
): DemoPage {
  const version = ({ summary, html }: BankVersion) => {
    return { title, slug, summary, modules: [{ type: 'text', html } as const] };
  };
  const languages = { fr: version(texts.fr), en: version(texts.en) };
  return { key: `banks/${key}`, on: '2025-03-05', parent: 'banks', image, ...facets, ...languages };
}

/** The six banks of the Group, each with a page, below a page about what they have in common. */
export const banks: readonly DemoPage[] = [
  {
    key: 'banks',
    on: '2025-03-05',
    category: 'group-life',
    entities: ['estuaire-group'],
    domains: ['retail-banking'],
    parent: 'group',
    image: 'islands',
    fr: {
      title: `Nos banques`,
      slug: 'nos-banques',
      summary: `Six noms, six conseils, six façons de parler aux clients, et une garantie commune depuis 1911.`,
      modules: [
        {
          type: 'text',
          html: `<h2>Ce qui est à chacune</h2>
<p>Son nom, son conseil, ses agences, ses clients et neuf décisions de crédit sur dix. Aucune n’est la filiale d’une autre.</p>
<h2>Ce qui est commun</h2>
<p>Les fonds propres, les systèmes, la trésorerie et la parole donnée : si l’une chancelle, les cinq autres paient avant que ses clients s’en aperçoivent. Cela s’est produit deux fois, en 1931 et en 1993.</p>`,
        },
        {
          type: 'image',
          subject: 'islands',
          caption: `Six îles, une seule mer : la carte qui ouvre chaque assemblée générale.`,
          size: 'wide',
        },
      ],
    },
    en: {
      title: `Our banks`,
      slug: 'our-banks',
      summary: `Six names, six boards, six ways of talking to customers, and one common guarantee since 1911.`,
      modules: [
        {
          type: 'text',
          html: `<h2>What belongs to each</h2>
<p>Its name, its board, its branches, its customers and nine lending decisions in ten. None is the subsidiary of another.</p>
<h2>What is held in common</h2>
<p>Capital, systems, treasury and a promise: if one falters, the other five pay before its customers notice. It happened twice, in 1931 and in 1993.</p>`,
        },
        {
          type: 'image',
          subject: 'islands',
          caption: `Six islands, one sea: the map that opens every general meeting.`,
          size: 'wide',
        },
      ],
    },
  },
  bank(
    'basse-loire',
    ['Banque de Basse-Loire', 'banque-de-basse-loire'],
    'estuary',
    {
      category: 'group-life',
      entities: ['banque-de-basse-loire'],
      countries: ['france'],
      regions: ['bay-of-biscay'],
      domains: ['retail-banking'],
    },
    {
      fr: {
        summary: `Née chez les pilotes de la Loire en 1868, elle finance aujourd’hui chantiers, éoliennes et marais, de Nantes à Quimper.`,
        html: `<p>La plus ancienne de nos banques compte 1,9 million de clients et 318 agences. Elle prête à un chantier naval sur deux entre la Vilaine et la Vie, et à presque tous les paludiers de Guérande.</p><p>Siège : Saint-Nazaire. Directrice générale : <a href="demo:people/rouzic">Maëlle Rouzic</a>.</p>`,
      },
      en: {
        summary: `Born among the pilots of the Loire in 1868, it now finances shipyards, wind turbines and marshes, from Nantes to Quimper.`,
        html: `<p>The oldest of our banks has 1.9 million customers and 318 branches. It lends to one shipyard in two between the Vilaine and the Vie, and to almost all the salt makers of Guérande.</p><p>Seat: Saint-Nazaire. Chief executive: <a href="demo:people/rouzic">Maëlle Rouzic</a>.</p>`,
      },
    },
  ),
  bank(
    'gironde',
    ['Caisse de la Gironde', 'caisse-de-la-gironde'],
    'sandbanks',
    {
      category: 'group-life',
      entities: ['caisse-de-la-gironde'],
      countries: ['france'],
      regions: ['bay-of-biscay'],
      domains: ['retail-banking'],
    },
    {
      fr: {
        summary: `Depuis 1874, la banque des vignerons, des ostréiculteurs et des bateliers de la Garonne.`,
        html: `<p>La Caisse tient les comptes de 1,6 million de clients, du Médoc au Pays basque. Elle a inventé le prêt de campagne, remboursé à la vendange, puis le prêt de saison, remboursé à Noël.</p><p>Siège : Bordeaux. Directeur général : <a href="demo:people/darricau">Xavier Darricau</a>.</p>`,
      },
      en: {
        summary: `Since 1874, the bank of the winegrowers, oyster farmers and bargees of the Garonne.`,
        html: `<p>The Caisse keeps the accounts of 1.6 million customers, from the Médoc to the Basque country. It invented the harvest loan, repaid when the grapes are in, then the season loan, repaid at Christmas.</p><p>Seat: Bordeaux. Chief executive: <a href="demo:people/darricau">Xavier Darricau</a>.</p>`,
      },
    },
  ),
  bank(
    'schelde',
    ['Scheldebank', 'scheldebank'],
    'harbour',
    {
      category: 'group-life',
      entities: ['scheldebank'],
      countries: ['belgium', 'netherlands'],
      regions: ['north-sea'],
      domains: ['retail-banking'],
    },
    {
      fr: {
        summary: `La banque d’Anvers et du fleuve, fondée en 1891 par des courtiers en grain, présente aussi en Zélande depuis 2025.`,
        html: `<p>Scheldebank compte 1,3 million de clients. Un batelier belge sur trois lui doit son automoteur. Ses agences de marché ouvrent quand la place est pleine.</p><p>Siège : Anvers. Directeur général : <a href="demo:people/vandamme">Joris Van Damme</a>.</p>`,
      },
      en: {
        summary: `The bank of Antwerp and its river, founded in 1891 by grain brokers, and in Zeeland too since 2025.`,
        html: `<p>Scheldebank has 1.3 million customers. One Belgian bargee in three owes it their boat. Its market branches open when the square is full.</p><p>Seat: Antwerp. Chief executive: <a href="demo:people/vandamme">Joris Van Damme</a>.</p>`,
      },
    },
  ),
  bank(
    'elbe',
    ['Elbe-Sparverein', 'elbe-sparverein'],
    'lights',
    {
      category: 'group-life',
      entities: ['elbe-sparverein'],
      countries: ['germany'],
      regions: ['north-sea', 'baltic'],
      domains: ['retail-banking'],
    },
    {
      fr: {
        summary: `L’épargne de Hambourg et du Schleswig depuis 1902, au service du logement et du vent.`,
        html: `<p>Fondée par un syndicat de dockers, la banque compte 1,2 million de clients, de Cuxhaven à Kiel. Elle possède encore, par statut, une soupe populaire, qui sert 200 repas par jour.</p><p>Siège : Hambourg. Directeur général : <a href="demo:people/albers">Henning Albers</a>.</p>`,
      },
      en: {
        summary: `The savings of Hamburg and Schleswig since 1902, at work for housing and for wind.`,
        html: `<p>Founded by a dockers’ union, the bank has 1.2 million customers, from Cuxhaven to Kiel. Its articles of association still give it a soup kitchen, which serves 200 meals a day.</p><p>Seat: Hamburg. Chief executive: <a href="demo:people/albers">Henning Albers</a>.</p>`,
      },
    },
  ),
  bank(
    'douro',
    ['Banco do Douro', 'banco-do-douro'],
    'currents',
    {
      category: 'group-life',
      entities: ['banco-do-douro'],
      countries: ['portugal', 'spain'],
      regions: ['iberian-coast'],
      domains: ['retail-banking'],
    },
    {
      fr: {
        summary: `À Porto depuis 1911, la banque des coopératives : pêcheurs, vignerons, et désormais premiers acheteurs.`,
        html: `<p>Huit cent mille clients, de Viana do Castelo à Aveiro, et quelques-uns à Vigo et à Bilbao. Elle a signé l’entente l’année même de sa fondation : elle n’a jamais été seule.</p><p>Siège : Porto. Directeur général : <a href="demo:people/sequeira">Miguel Sequeira</a>.</p>`,
      },
      en: {
        summary: `In Porto since 1911, the bank of cooperatives: fishermen, winegrowers, and now first-time buyers.`,
        html: `<p>Eight hundred thousand customers, from Viana do Castelo to Aveiro, and a few in Vigo and Bilbao. It signed the concord in the very year it was founded: it has never been alone.</p><p>Seat: Porto. Chief executive: <a href="demo:people/sequeira">Miguel Sequeira</a>.</p>`,
      },
    },
  ),
  bank(
    'severn',
    ['Severn Mutual', 'severn-mutual'],
    'tides',
    {
      category: 'group-life',
      entities: ['severn-mutual'],
      countries: ['united-kingdom'],
      regions: ['celtic-sea'],
      domains: ['retail-banking'],
    },
    {
      fr: {
        summary: `La plus jeune et la plus petite : 600 000 sociétaires de part et d’autre de la Severn, depuis 1926.`,
        html: `<p>Severn Mutual est entrée dans l’entente en 1994 et n’en est pas sortie en 2020. Elle prête aux fermes galloises, aux chantiers du Devon et aux îles irlandaises, où elle envoie ses conseillers par le bac.</p><p>Siège : Bristol. Directrice générale : <a href="demo:people/pryce">Rosalind Pryce</a>.</p>`,
      },
      en: {
        summary: `The youngest and the smallest: 600,000 members on both sides of the Severn, since 1926.`,
        html: `<p>Severn Mutual joined the concord in 1994 and did not leave it in 2020. It lends to Welsh farms, to the yards of Devon and to Irish islands, where its advisers go by ferry.</p><p>Seat: Bristol. Chief executive: <a href="demo:people/pryce">Rosalind Pryce</a>.</p>`,
      },
    },
  ),
];
