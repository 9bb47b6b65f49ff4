import { readFileSync } from 'node:fs';
import type { BlockNode } from '../document.ts';
import type { Losses } from '../html/losses.ts';
import {
  above,
  below,
  bold,
  bullets,
  cell,
  code,
  german,
  heading,
  italic,
  item,
  lineBreak,
  link,
  numbers,
  paragraph,
  quote,
  rule,
  strike,
  table,
} from './blocks.ts';

/** What an application puts on the clipboard, and the document that it is. */
export interface Clipboard {
  readonly name: string;
  readonly html: string;
  readonly content: BlockNode[];
  readonly losses: Partial<Losses>;
}

function clipboard(name: string, losses: Partial<Losses>, ...content: BlockNode[]): Clipboard {
  const html = readFileSync(`${import.meta.dirname}/clipboards/${name}.html`, 'utf8');
  return { name, html, content, losses };
}

/** A text from each application that people paste from, in the HTML that it writes. */
export const clipboards: readonly Clipboard[] = [
  clipboard(
    'word',
    { pictures: 1, links: 1 },
    heading(1, 'Note de crédit'),
    heading(1, 'Conditions du prêt'),
    paragraph(
      'Le taux est de ',
      bold('3,2\u00a0%'),
      ' sur ',
      italic('vingt ans'),
      above('1'),
      ' : voir ci-dessous.',
    ),
    bullets(
      item(
        paragraph('Justificatif de domicile'),
        bullets(item(paragraph('moins de ', bold('trois mois')), paragraph('ou une quittance'))),
      ),
      'Pièce d’identité',
    ),
    paragraph('Ensuite\u00a0:'),
    numbers(
      3,
      item(paragraph('Signer l’offre'), numbers(1, 'en agence', 'en ligne')),
      'Attendre dix jours',
    ),
    table([cell({ colspan: 2 }, bold('Durée et taux'))], ['10 ans', '']),
    paragraph('Voir ', link('https://www.example.org/tarifs', 'nos tarifs'), ' et le barème.'),
    rule,
    paragraph(above('1'), ' Hors assurance.'),
  ),
  clipboard(
    'word-reviewed',
    { comments: 1 },
    heading(2, '2.1 Périmètre'),
    paragraph('La succursale a ouvert en mars', above('i'), '.'),
    paragraph(
      'Plafond\u00a0: 1\u00a0000\u00a0m',
      above('2'),
      ', CO',
      below('2'),
      ' compris, ',
      strike('provisoire'),
      '.',
    ),
    rule,
    paragraph(above('i'), ' Sous réserve d’agrément.'),
  ),
  clipboard(
    'word-online',
    { pictures: 1 },
    heading(2, 'Ouvrir un compte'),
    paragraph('Il vous faut ', bold('deux pièces'), ' et ', italic('dix minutes'), '\u00a0:'),
    bullets(
      item(paragraph('une pièce d’identité'), bullets('carte', 'passeport')),
      'un justificatif',
    ),
    numbers(1, 'Remplir'),
    paragraph('Puis'),
    numbers(2, 'Envoyer'),
    table(['Frais', '0\u00a0€']),
  ),
  clipboard(
    'google-docs',
    { pictures: 1 },
    heading(2, 'L’épargne salariale'),
    paragraph(
      'Elle est ',
      bold('facultative'),
      ' et ',
      italic('bloquée'),
      ' cinq ans',
      above('1'),
      ', ',
      strike('jamais'),
      '.',
    ),
    bullets(item(paragraph('Versement libre'), bullets('par mois')), 'Abondement'),
    paragraph(link('https://www.example.org/epargne?plan=pee', 'Voir le plan'), '\u00a0!'),
    table([cell({ colspan: 2 }, bold('Plafonds'))], ['PEE', '25\u00a0%']),
  ),
  clipboard(
    'outlook',
    { pictures: 1 },
    paragraph('Bonjour à tous,'),
    paragraph(
      'Le communiqué est ',
      bold('en ligne'),
      '\u00a0: ',
      link('https://www.example.org/fr/resultats?annee=2026', 'résultats annuels'),
      '.',
    ),
    bullets('relire le titre', 'prévenir la presse'),
    paragraph('Cordialement,', lineBreak, 'Claire Durand'),
  ),
  clipboard(
    'outlook-web',
    {},
    paragraph('Bonjour,'),
    paragraph(bold('Ordre du jour')),
    numbers(1, 'Comptes'),
    numbers(2, 'Nominations'),
    paragraph(link('https://www.example.org/salle', 'La salle', true)),
  ),
  clipboard(
    'pages',
    {},
    paragraph(bold('Mécénat')),
    paragraph('Le 1', above('er'), ' appel est ', italic('clos'), ', ', strike('reporté'), '.'),
    bullets(item(paragraph('Culture'), bullets('musées')), 'Santé'),
    numbers(1, 'Déposer', bold('Signer')),
    table(['Dotation', '50\u00a0000\u00a0€']),
  ),
  clipboard(
    'libreoffice',
    { pictures: 1 },
    heading(2, 'Gouvernance'),
    paragraph('Le ', bold('conseil'), ' compte ', italic('douze'), ' membres', above('1'), '.'),
    numbers(1, item(paragraph('Audit'), bullets('comptes')), 'Risques'),
    table(
      [cell({ type: 'tableHeader' }, 'Comité'), cell({ type: 'tableHeader' }, 'Séances')],
      ['Audit', '7'],
    ),
    paragraph(above('1'), ' Dont deux salariés.'),
  ),
  clipboard(
    'notion',
    { pictures: 1, fields: 1 },
    heading(3, 'Feuille de route'),
    paragraph(
      'Livrer ',
      bold('avant juin'),
      ', en ',
      italic('trois'),
      ' étapes\u00a0; ',
      code('v2'),
      ' et ',
      strike('rien'),
      '.',
    ),
    numbers(1, item(paragraph('Cadrer'), bullets('besoins', 'budget')), 'Développer'),
    quote(paragraph('La simplicité d’abord.')),
    bullets('Relire'),
    rule,
    table(
      [cell({ type: 'tableHeader' }, 'Étape'), cell({ type: 'tableHeader' }, 'Mois')],
      ['Cadrer', 'mai'],
    ),
    paragraph(link('https://www.example.org/projet', 'Le projet')),
  ),
  clipboard(
    'excel',
    {},
    table(
      [cell({ colspan: 3 }, bold('Encours 2026'))],
      [cell({ rowspan: 2 }, 'Livrets'), 'Livret A', italic('12\u00a0500')],
      ['LDDS', ''],
    ),
  ),
  clipboard(
    'google-sheets',
    {},
    table(
      [bold('Devise'), bold('Cours')],
      [cell({ rowspan: 2 }, 'Dollar', lineBreak, 'États-Unis'), '1,08'],
      [link('https://www.example.org/taux', 'taux', true)],
    ),
  ),
  clipboard(
    'web-page',
    { pictures: 1, embeds: 1, fields: 1 },
    heading(2, 'Taux directeur'),
    paragraph(
      'Fixé par la ',
      link('https://www.example.org/wiki/BCE', 'Banque centrale'),
      above('1'),
      ', dite ',
      german('Notenbank'),
      ' en allemand\u00a0; ',
      bold('très'),
      ' suivi.',
    ),
    paragraph('La courbe'),
    paragraph('Votre avis Envoyer'),
    bullets('refinancement', item(paragraph('dépôt'), bullets('depuis 2014'))),
    numbers(1, 'Rapport annuel.'),
  ),
];
