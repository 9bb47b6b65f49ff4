import { block } from '../blocks.ts';
import type { DemoFocus } from '../demo-content.ts';

export const renovation: DemoFocus = {
  key: 'focus/renovation',
  on: '2026-10-14',
  image: 'islands-ebb',
  splash: true,
  fr: {
    title: `300 000 logements`,
    slug: '300-000-logements',
    summary: `Où en est la promesse de 2022, racontée par six chantiers, dont un qui a échoué.`,
    modules: [
      block('page-tab', {
        name: `Le compte`,
        title: `229 000 logements, et 71 000 à venir`,
      }),
      {
        type: 'text',
        html: `<p>229 000 logements rénovés à la fin de septembre 2026 ; 71 000 à faire avant la fin de 2028. La facture d’énergie baisse de 46 % en moyenne, la température d’hiver monte de 2,4 degrés.</p>
<table><thead><tr><th>À la fin de</th><th>Logements rénovés</th></tr></thead><tbody><tr><td>2023</td><td>74 000</td></tr><tr><td>2024</td><td>131 000</td></tr><tr><td>2025</td><td>188 000</td></tr><tr><td>Septembre 2026</td><td>229 000</td></tr></tbody></table>`,
      },
      block('key-numbers', {
        items: [
          { value: '229 000', label: 'logements rénovés depuis 2022' },
          { value: '−46 %', label: 'sur la facture d’énergie, en moyenne' },
          { value: '+2,4 °C', label: 'l’hiver, à l’intérieur' },
        ],
        source: `Suivi des prêts à la rénovation, septembre 2026.`,
      }),
      block('page-tab', {
        name: `Cinq qui tiennent`,
        title: `Cinq chantiers qui tiennent`,
      }),
      {
        type: 'text',
        html: `<p>Une <a href="demo:news/hundred-thousandth-home">échoppe à Bordeaux</a>, des <a href="demo:news/hamburg-warehouses">entrepôts à Hambourg</a>, une ferme inondable du Gloucestershire, une tour de Gand où personne n’a déménagé pendant les travaux, une rue entière de Matosinhos.</p>
<p>Ils ont en commun d’avoir commencé par la ventilation, et d’avoir eu quelqu’un à qui téléphoner.</p>`,
      },
      block('page-tab', {
        name: `Un qui a échoué`,
        title: `Rezé, ou ce que nous n’avions pas prévu`,
      }),
      {
        type: 'text',
        html: `<p>À Rezé, une copropriété de 84 logements a voté les travaux, signé le prêt, puis tout arrêté. L’entreprise avait fait faillite ; nous n’avions rien prévu. Les habitants ont vécu deux hivers derrière des bâches.</p>
<p>Depuis, chaque prêt collectif comporte une réserve pour changer d’artisan. Le chantier de Rezé a repris en juin, à nos frais.</p>`,
      },
      {
        type: 'image',
        subject: 'islands-ebb',
        caption: `Chaque île est une copropriété : il faut une route, et quelqu’un qui fasse le tour.`,
        size: 'wide',
      },
    ],
  },
  en: {
    title: `300,000 homes`,
    slug: '300-000-homes',
    summary: `How the promise of 2022 is going, told by six sites, one of which failed.`,
    modules: [
      block('page-tab', {
        name: `The count`,
        title: `229,000 homes, and 71,000 to come`,
      }),
      {
        type: 'text',
        html: `<p>229,000 homes renovated at the end of September 2026; 71,000 to go before the end of 2028. Energy bills fall by 46% on average, and winters indoors are warmer by 2.4 degrees.</p>
<table><thead><tr><th>At the end of</th><th>Homes renovated</th></tr></thead><tbody><tr><td>2023</td><td>74,000</td></tr><tr><td>2024</td><td>131,000</td></tr><tr><td>2025</td><td>188,000</td></tr><tr><td>September 2026</td><td>229,000</td></tr></tbody></table>`,
      },
      block('key-numbers', {
        items: [
          { value: '229,000', label: 'homes renovated since 2022' },
          { value: '−46%', label: 'on energy bills, on average' },
          { value: '+2.4 °C', label: 'indoors in winter' },
        ],
        source: `Records of renovation loans, September 2026.`,
      }),
      block('page-tab', {
        name: `Five that hold`,
        title: `Five sites that hold`,
      }),
      {
        type: 'text',
        html: `<p>A <a href="demo:news/hundred-thousandth-home">terrace house in Bordeaux</a>, <a href="demo:news/hamburg-warehouses">warehouses in Hamburg</a>, a farm that floods in Gloucestershire, a tower in Ghent where nobody moved out during the works, a whole street in Matosinhos.</p>
<p>What they share is having begun with the ventilation, and having had somebody to ring.</p>`,
      },
      block('page-tab', {
        name: `One that failed`,
        title: `Rezé, or what we had not planned for`,
      }),
      {
        type: 'text',
        html: `<p>In Rezé, the owners of 84 flats voted for the works, signed the loan, then stopped everything. The contractor had gone bankrupt; we had planned for nothing. Residents spent two winters behind tarpaulins.</p>
<p>Since then, every collective loan has included a reserve for changing contractors. The site in Rezé started again in June, at our expense.</p>`,
      },
      {
        type: 'image',
        subject: 'islands-ebb',
        caption: `Each island is a block of flats: it takes a route, and somebody to go round.`,
        size: 'wide',
      },
    ],
  },
};
