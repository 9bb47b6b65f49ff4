import type { DemoLivePost } from '../demo-content.ts';

/** The live feed of the spring tide, oldest first. */
export const tides2026Posts: readonly DemoLivePost[] = [
  {
    key: 'bristol-low-water',
    at: '2026-09-28T13:05:00.000Z',
    fr: `<p><strong>Bristol, basse mer.</strong> On voit le pied du quai. Gwen, éclusière, compte les vélos : onze, et une machine à coudre.</p>`,
    en: `<p><strong>Bristol, low water.</strong> The foot of the quay is showing. Gwen, lock keeper, counts the bicycles: eleven, and a sewing machine.</p>`,
  },
  {
    key: 'marennes-boots',
    at: '2026-09-28T15:20:00.000Z',
    fr: `<p><strong>Marennes.</strong> Trois kilomètres à pied sur le fond de la mer. « Une fois par an, je marche là où mon père naviguait », dit Loïc Baudry, ostréiculteur.</p>`,
    en: `<p><strong>Marennes.</strong> Three kilometres on foot over the bottom of the sea. “Once a year I walk where my father sailed,” says Loïc Baudry, oyster farmer.</p>`,
  },
  {
    key: 'antwerp-queue',
    at: '2026-09-28T17:40:00.000Z',
    fr: `<p><strong>Anvers.</strong> Quatorze automoteurs attendent l’eau. On a sorti les chaises. Quelqu’un a fait des gaufres.</p>`,
    en: `<p><strong>Antwerp.</strong> Fourteen barges are waiting for water. Chairs have been brought out. Somebody has made waffles.</p>`,
  },
  {
    key: 'hamburg-pilot',
    at: '2026-09-28T19:15:00.000Z',
    fr: `<p><strong>Hambourg.</strong> Un porte-conteneurs de 400 mètres remonte l’Elbe avec 90 centimètres d’eau sous la quille. Le pilote n’a pas bu son café.</p>`,
    en: `<p><strong>Hamburg.</strong> A 400-metre container ship is coming up the Elbe with 90 centimetres of water under its keel. The pilot has not drunk his coffee.</p>`,
  },
  {
    key: 'saint-nazaire-dusk',
    at: '2026-09-28T20:30:00.000Z',
    fr: `<p><strong>Saint-Nazaire.</strong> Le vieux môle est noir de monde. Les enfants demandent à quelle heure la mer « ferme ».</p>`,
    en: `<p><strong>Saint-Nazaire.</strong> The old mole is crowded. Children ask at what time the sea “closes”.</p>`,
  },
  {
    key: 'tewkesbury-parapet',
    at: '2026-09-29T01:12:00.000Z',
    fr: `<p><strong>Tewkesbury, 3 h 12.</strong> L’eau s’arrête à onze centimètres du parapet. L’agence reste ouverte toute la nuit, bouilloire comprise.</p>`,
    en: `<p><strong>Tewkesbury, 03:12 French time.</strong> The water stops eleven centimetres below the parapet. The branch stays open all night, kettle included.</p>`,
  },
  {
    key: 'porto-births',
    at: '2026-09-29T03:40:00.000Z',
    fr: `<p><strong>Porto.</strong> Matilde est née à 5 h 40, heure de Paris ; son frère, neuf minutes plus tard. Les sages-femmes assurent que la marée n’y est pour rien.</p>`,
    en: `<p><strong>Porto.</strong> Matilde was born at 05:40, Paris time; her brother, nine minutes later. The midwives swear that the tide had nothing to do with it.</p>`,
  },
  {
    key: 'hamburg-market',
    at: '2026-09-29T05:10:00.000Z',
    fr: `<p><strong>Hambourg.</strong> Le marché aux poissons est ouvert, les pieds dans l’eau. On vend le hareng en bottes.</p>`,
    en: `<p><strong>Hamburg.</strong> The fish market is open, with its feet in the water. Herring is sold in rubber boots.</p>`,
  },
  {
    key: 'antwerp-lock',
    at: '2026-09-29T07:25:00.000Z',
    fr: `<p><strong>Anvers.</strong> L’écluse s’ouvre. Elke Maes, ancienne éclusière devenue analyste, est venue appuyer sur le bouton. « Une dernière fois, pour la photo. »</p>`,
    en: `<p><strong>Antwerp.</strong> The lock opens. Elke Maes, once a lock keeper and now a credit analyst, has come to press the button. “One last time, for the picture.”</p>`,
  },
  {
    key: 'marennes-watch',
    at: '2026-09-29T10:00:00.000Z',
    fr: `<p><strong>Marennes, midi.</strong> Loïc a retrouvé la montre de son père, perdue en 1991. Elle s’est arrêtée à 4 h 20. « L’heure de la marée, bien sûr. »</p>`,
    en: `<p><strong>Marennes, noon.</strong> Loïc has found his father’s watch, lost in 1991. It stopped at 4.20. “The hour of the tide, of course.”</p>`,
  },
  {
    key: 'bristol-crane',
    at: '2026-09-29T11:30:00.000Z',
    fr: `<p><strong>Bristol.</strong> La machine à coudre est remontée à la grue. Gwen l’emporte : elle est sûre de pouvoir la réparer.</p>`,
    en: `<p><strong>Bristol.</strong> The sewing machine has been lifted by crane. Gwen is taking it home: she is sure that she can mend it.</p>`,
  },
  {
    key: 'saint-nazaire-high-water',
    at: '2026-09-29T14:45:00.000Z',
    fr: `<p><strong>Saint-Nazaire, pleine mer.</strong> Coefficient 115. Le pilote donne un coup de corne ; les six ports répondent. Merci d’avoir veillé avec nous.</p>`,
    en: `<p><strong>Saint-Nazaire, high water.</strong> The pilot sounds the horn; the six ports answer. Thank you for staying up with us.</p>`,
  },
];
