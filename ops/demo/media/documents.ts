import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { PdfText } from './pdf.ts';

/** A document to download, with an edition in each language. */
export interface DemoDocument {
  readonly key: string;
  /** The day of its publication. */
  readonly on: string;
  readonly fr: PdfText;
  readonly en: PdfText;
}

/** Returns the key of an edition of a document in the media library. */
export function documentKey({ key }: Pick<DemoDocument, 'key'>, locale: Locale): string {
  return `${key}-${locale}`;
}

export const documents: readonly DemoDocument[] = [
  {
    key: 'annual-report-2024',
    on: '2025-03-26',
    fr: {
      title: `Rapport annuel 2024`,
      subtitle: `Groupe Estuaire`,
      language: 'fr-FR',
      sections: [
        {
          heading: `À qui nous avons prêté`,
          paragraphs: [
            `Au 31 décembre 2024, nos six banques prêtaient 59 milliards d’euros : 31 aux ménages, 22 aux entreprises, 6 aux ports et aux collectivités. Trois prêts nouveaux sur dix financent la rénovation, les ports ou les énergies marines.`,
            `Le comité du Groupe a refusé 41 demandes. Leurs motifs sont publiés, avec l’accord des entreprises, en annexe de l’édition complète.`,
          ],
          figures: [
            [`Produit net bancaire`, `4,78 milliards d’euros`],
            [`Résultat net`, `781 millions d’euros`],
            [`Fonds propres (CET1)`, `15,4 %`],
            [`Épargne gérée`, `87 milliards d’euros`],
          ],
        },
        {
          heading: `Ce que nous avions promis`,
          paragraphs: [
            `Deux engagements sur trois avancent au rythme annoncé. Le troisième, une électricité renouvelable dans chaque agence, ne sera tenu qu’en 2026 : 164 bailleurs n’ont pas encore donné leur accord.`,
          ],
          figures: [
            [`Émissions financées, depuis 2019`, `– 21 %`],
            [`Logements rénovés, depuis 2022`, `131 000`],
            [`Femmes dans les comités de direction`, `44 %`],
          ],
        },
      ],
    },
    en: {
      title: `Annual report 2024`,
      subtitle: `Estuaire Group`,
      language: 'en-GB',
      sections: [
        {
          heading: `Whom we lent to`,
          paragraphs: [
            `At 31 December 2024, our six banks were lending €59 billion: 31 to households, 22 to companies, 6 to ports and local authorities. Three new loans in ten pay for renovation, ports or marine energy.`,
            `The Group’s committee turned down 41 applications. The reasons are published, with the agreement of the firms, in an annex to the full edition.`,
          ],
          figures: [
            [`Net banking income`, `€4.78 billion`],
            [`Net profit`, `€781 million`],
            [`Capital ratio (CET1)`, `15.4%`],
            [`Assets managed`, `€87 billion`],
          ],
        },
        {
          heading: `What we had promised`,
          paragraphs: [
            `Two commitments in three are on course. The third, renewable electricity in every branch, will be kept only in 2026: 164 landlords have not yet agreed.`,
          ],
          figures: [
            [`Financed emissions, since 2019`, `–21%`],
            [`Homes renovated, since 2022`, `131,000`],
            [`Women on executive committees`, `44%`],
          ],
        },
      ],
    },
  },
  {
    key: 'annual-report-2025',
    on: '2026-03-18',
    fr: {
      title: `Rapport annuel 2025`,
      subtitle: `Groupe Estuaire`,
      language: 'fr-FR',
      sections: [
        {
          heading: `Nos refus`,
          paragraphs: [
            `Le comité du Groupe a écarté trente-six demandes en 2025. Nous avons demandé à chacune des entreprises ce qu’elle était devenue : onze ont emprunté plus cher ailleurs, neuf ont changé leur projet, huit y ont renoncé, huit n’ont pas répondu.`,
          ],
        },
        {
          heading: `Les comptes`,
          paragraphs: [
            `L’encours de crédit atteint 62 milliards d’euros. Un prêt nouveau sur trois finance la rénovation des logements, les ports ou les énergies marines.`,
          ],
          figures: [
            [`Produit net bancaire`, `4,97 milliards d’euros`],
            [`Résultat net`, `826 millions d’euros`],
            [`Fonds propres (CET1)`, `15,8 %`],
            [`Épargne gérée`, `94 milliards d’euros`],
          ],
        },
        {
          heading: `Les engagements`,
          paragraphs: [
            `Les émissions que nous finançons ont baissé de 27 % depuis 2019. Il reste 112 agences sans électricité renouvelable ; le terme est fixé au 30 juin 2026.`,
          ],
          figures: [
            [`Logements rénovés, depuis 2022`, `188 000`],
            [`Femmes dans les comités de direction`, `47 %`],
            [`Marais remis en état`, `4 100 hectares`],
          ],
        },
      ],
    },
    en: {
      title: `Annual report 2025`,
      subtitle: `Estuaire Group`,
      language: 'en-GB',
      sections: [
        {
          heading: `Our refusals`,
          paragraphs: [
            `The Group’s committee turned down thirty-six applications in 2025. We asked each of the firms what had become of it: eleven borrowed elsewhere at a higher price, nine changed their plans, eight gave up, eight did not answer.`,
          ],
        },
        {
          heading: `The accounts`,
          paragraphs: [
            `Loans outstanding came to €62 billion. One new loan in three pays for home renovation, ports or marine energy.`,
          ],
          figures: [
            [`Net banking income`, `€4.97 billion`],
            [`Net profit`, `€826 million`],
            [`Capital ratio (CET1)`, `15.8%`],
            [`Assets managed`, `€94 billion`],
          ],
        },
        {
          heading: `The commitments`,
          paragraphs: [
            `The emissions we finance have fallen by 27% since 2019. There are 112 branches left without renewable electricity; the date is 30 June 2026.`,
          ],
          figures: [
            [`Homes renovated, since 2022`, `188,000`],
            [`Women on executive committees`, `47%`],
            [`Marshes restored`, `4,100 hectares`],
          ],
        },
      ],
    },
  },
  {
    key: 'plan-2030',
    on: '2026-05-21',
    fr: {
      title: `Grand Large 2030`,
      subtitle: `Le plan du Groupe, voté par les sociétaires le 21 mai 2026`,
      language: 'fr-FR',
      sections: [
        {
          heading: `Quatre chantiers`,
          paragraphs: [
            `Habiter, relier, produire, protéger. Chaque chantier a trois chiffres, une personne qui en répond et une date où l’assemblée dira s’il est tenu.`,
            `Si deux chiffres sur douze manquent deux ans de suite, le plan est remis au vote.`,
          ],
          figures: [
            [`Logements rénovés à la fin de 2030`, `420 000`],
            [`Ports, fleuves et bacs`, `6 milliards d’euros`],
            [`Énergies marines`, `4 milliards d’euros`],
            [`Marais remis en état`, `9 000 hectares`],
          ],
        },
      ],
    },
    en: {
      title: `Open Water 2030`,
      subtitle: `The Group’s plan, adopted by its members on 21 May 2026`,
      language: 'en-GB',
      sections: [
        {
          heading: `Four priorities`,
          paragraphs: [
            `Live, connect, produce, protect. Each of the works has three figures, a person who answers for it and a date on which the general meeting will say whether it is kept.`,
            `If two of the twelve figures fall short two years running, the plan goes back to the vote.`,
          ],
          figures: [
            [`Homes renovated by the end of 2030`, `420,000`],
            [`Ports, rivers and ferries`, `€6 billion`],
            [`Marine energy`, `€4 billion`],
            [`Marshes restored`, `9,000 hectares`],
          ],
        },
      ],
    },
  },
  {
    key: 'brand-sheet',
    on: '2024-02-06',
    fr: {
      title: `Fiche de marque`,
      subtitle: `Pour ceux qui écrivent notre nom`,
      language: 'fr-FR',
      sections: [
        {
          heading: `Le nom`,
          paragraphs: [
            `On écrit « Groupe Estuaire » à la première mention, « le Groupe » ensuite ; « Estuaire » seul dans un titre. En anglais : “Estuaire Group”. Les noms des six banques ne se traduisent pas.`,
          ],
        },
        {
          heading: `Les couleurs`,
          paragraphs: [
            `Un bleu de marée, un blanc de papier, un orange de balise. L’orange ne couvre jamais plus d’un vingtième d’une page : une balise que l’on voit partout n’indique plus rien.`,
          ],
          figures: [
            [`Bleu de marée`, `#0a2a40`],
            [`Papier`, `#fcfaf6`],
            [`Balise`, `#b8451f`],
          ],
        },
      ],
    },
    en: {
      title: `Brand sheet`,
      subtitle: `For those who write our name`,
      language: 'en-GB',
      sections: [
        {
          heading: `The name`,
          paragraphs: [
            `Write “Estuaire Group” at the first mention, “the Group” afterwards; “Estuaire” alone in a headline. The names of the six banks are not translated.`,
          ],
        },
        {
          heading: `The colours`,
          paragraphs: [
            `A tide blue, a paper white, a beacon orange. Orange never covers more than a twentieth of a page: a beacon that is seen everywhere points nowhere.`,
          ],
          figures: [
            [`Tide blue`, `#0a2a40`],
            [`Paper`, `#fcfaf6`],
            [`Beacon`, `#b8451f`],
          ],
        },
      ],
    },
  },
];
