import type { DemoPage } from '../demo-content.ts';

export const history: DemoPage = {
  key: 'history',
  on: '2024-01-08',
  category: 'group-life',
  keywords: ['heritage'],
  entities: ['estuaire-group'],
  parent: 'group',
  image: 'estuary-night',
  fr: {
    title: 'Notre histoire',
    slug: 'notre-histoire',
    summary:
      'D’une caisse de secours pour les pilotes de la Loire à une banque européenne : cent cinquante ans au rythme des marées.',
    modules: [
      {
        type: 'text',
        html: `<h2>1868 : la caisse des pilotes</h2>
<p>En février 1868, vingt-trois pilotes de Basse-Loire mettent en commun le prix d’un canot. La caisse doit secourir les veuves et remplacer les bateaux perdus. Elle prête, elle est remboursée, elle recommence : la banque est née sans que personne l’ait décidé.</p>
<h2>1911 : l’entente des ports</h2>
<p>Quatre caisses portuaires signent à Anvers un traité de garantie mutuelle. Le texte tient sur une page. Il prévoit que la plus forte paiera pour la plus faible, et que les comptes de chacune seront ouverts aux autres. Ces deux phrases figurent toujours dans nos statuts.</p>
<blockquote><p>« Que l’eau monte ou qu’elle descende, elle monte et descend pour tous. »</p></blockquote>
<h2>1994 : un seul groupe</h2>
<p>L’union devient un groupe, avec un bilan consolidé et un organe central établi à Saint-Nazaire. En 2009, il traverse la crise financière sans recourir à l’argent public. En 2021, les sociétaires votent la sortie des énergies fossiles.</p>`,
      },
      {
        type: 'image',
        subject: 'islands',
        caption:
          'Six banques, une garantie commune : la carte du Groupe, telle qu’elle fut dessinée pour les statuts de 1994.',
        size: 'wide',
      },
      {
        type: 'statement',
        statement: {
          text: 'Que l’eau monte ou qu’elle descende, elle monte et descend pour tous.',
          author: 'Traité d’Anvers',
          role: 'Article premier, 1911',
        },
      },
    ],
  },
  en: {
    title: 'Our history',
    slug: 'our-history',
    summary:
      'From a relief fund for the pilots of the Loire to a European bank: a hundred and fifty years by the tides.',
    modules: [
      {
        type: 'text',
        html: `<h2>1868: the pilots’ fund</h2>
<p>In February 1868, twenty-three pilots of the lower Loire pooled the price of a boat. The fund was to help widows and replace lost craft. It lent, it was repaid, it lent again: a bank was born without anyone having decided it.</p>
<h2>1911: the concord of the ports</h2>
<p>Four port funds signed a treaty of mutual guarantee in Antwerp. The text fits on one page. It says that the strongest will pay for the weakest, and that the books of each are open to the others. Both sentences still stand in our articles of association.</p>
<blockquote><p>“Whether the water rises or falls, it rises and falls for all.”</p></blockquote>
<h2>1994: one group</h2>
<p>The union became a group, with one balance sheet and a central body in Saint-Nazaire. In 2009 it came through the financial crisis without public money. In 2021 its members voted to leave fossil fuels.</p>`,
      },
      {
        type: 'image',
        subject: 'islands',
        caption:
          'Six banks, one common guarantee: the map of the Group, as drawn for the articles of association of 1994.',
        size: 'wide',
      },
      {
        type: 'statement',
        statement: {
          text: 'Whether the water rises or falls, it rises and falls for all.',
          author: 'Treaty of Antwerp',
          role: 'Article one, 1911',
        },
      },
    ],
  },
};
