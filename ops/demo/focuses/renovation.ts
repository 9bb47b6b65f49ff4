import type { DemoFocus } from '../demo-content.ts';

export const renovation: DemoFocus = {
  key: 'focus/renovation',
  on: '2026-10-14',
  image: 'islands-ebb',
  fr: {
    title: `300 000 logements`,
    slug: '300-000-logements',
    summary: `Où en est la promesse de 2022, racontée par six chantiers, dont un qui a échoué.`,
    modules: [
      {
        type: 'text',
        html: `<h2>Le compte</h2>
<p>229 000 logements rénovés à la fin de septembre 2026 ; 71 000 à faire avant la fin de 2028. La facture d’énergie baisse de 46 % en moyenne, la température d’hiver monte de 2,4 degrés.</p>
<table><thead><tr><th>À la fin de</th><th>Logements rénovés</th></tr></thead><tbody><tr><td>2023</td><td>74 000</td></tr><tr><td>2024</td><td>131 000</td></tr><tr><td>2025</td><td>188 000</td></tr><tr><td>Septembre 2026</td><td>229 000</td></tr></tbody></table>`,
      },
      {
        type: 'text',
        html: `<h2>Cinq qui tiennent</h2>
<p>Une <a href="demo:news/hundred-thousandth-home">échoppe à Bordeaux</a>, des <a href="demo:news/hamburg-warehouses">entrepôts à Hambourg</a>, une ferme inondable du Gloucestershire, une tour de Gand où personne n’a déménagé pendant les travaux, une rue entière de Matosinhos.</p>
<p>Ils ont en commun d’avoir commencé par la ventilation, et d’avoir eu quelqu’un à qui téléphoner.</p>`,
      },
      {
        type: 'text',
        html: `<h2>Un qui a échoué</h2>
<p>À Rezé, une copropriété de 84 logements a voté les travaux, signé le prêt, puis tout arrêté. L’entreprise avait fait faillite ; nous n’avions rien prévu. Les habitants ont vécu deux hivers derrière des bâches.</p>
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
      {
        type: 'text',
        html: `<h2>The count</h2>
<p>229,000 homes renovated at the end of September 2026; 71,000 to go before the end of 2028. Energy bills fall by 46% on average, and winters indoors are warmer by 2.4 degrees.</p>
<table><thead><tr><th>At the end of</th><th>Homes renovated</th></tr></thead><tbody><tr><td>2023</td><td>74,000</td></tr><tr><td>2024</td><td>131,000</td></tr><tr><td>2025</td><td>188,000</td></tr><tr><td>September 2026</td><td>229,000</td></tr></tbody></table>`,
      },
      {
        type: 'text',
        html: `<h2>Five that hold</h2>
<p>A <a href="demo:news/hundred-thousandth-home">terrace house in Bordeaux</a>, <a href="demo:news/hamburg-warehouses">warehouses in Hamburg</a>, a farm that floods in Gloucestershire, a tower in Ghent where nobody moved out during the works, a whole street in Matosinhos.</p>
<p>What they share is having begun with the ventilation, and having had somebody to ring.</p>`,
      },
      {
        type: 'text',
        html: `<h2>One that failed</h2>
<p>In Rezé, the owners of 84 flats voted for the works, signed the loan, then stopped everything. The contractor had gone bankrupt; we had planned for nothing. Residents spent two winters behind tarpaulins.</p>
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
