import { type Html, html } from '../../http/html.ts';
import type { MailBlock, MailContent, MailEntry, MailLink } from './laid-out-mail.ts';
import { type MailColour, mailColours } from './mail-colours.ts';
import { splitLines } from './split-lines.ts';

const serif = "Georgia,'Times New Roman',serif";
const sans = "'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * Returns an e-mail as a document: tables and inline styles, because mail programs support little
 * else; no image. Programs that support it use dark colours for readers who prefer them.
 */
export function mailHtml(content: MailContent): string {
  const { locale, siteName, postalAddress, heading, preview, blocks, why, links = [] } = content;
  const hidden = 'display:none;max-height:0;overflow:hidden;opacity:0;';
  const before = preview ? html`<div style="${hidden}">${preview}</div>` : html``;
  const title = `margin:0 0 20px;font:bold 26px/1.25 ${serif};color:${light('ink')};`;
  const name = `margin:0;font:bold 15px/1.4 ${sans};letter-spacing:0.02em;color:${light('accent')};`;
  const small = `margin:0 0 10px;font:14px/1.5 ${sans};color:${light('soft')};`;
  const top = `border-bottom:3px solid ${light('accent')};padding:20px 24px 16px;`;
  const footer = html`<p class="soft" style="${small}">${why}</p>${links.map((link) => html`<p class="soft" style="${small}">${anchor(link)}</p>`)}${postalAddress ? html`<p class="soft" style="${small}">${postalAddress}</p>` : html``}`;
  const ground = `margin:0;padding:0;background-color:${light('ground')};`;
  const sheet = `width:100%;max-width:600px;margin:0 auto;background-color:${light('paper')};`;
  return html`<!doctype html>
<html lang="${locale}" xmlns="http://www.w3.org/1999/xhtml">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${heading}</title><style>${styles}</style></head>
<body class="ground" style="${ground}">${before}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background-color:${light('ground')};"><tr><td align="center" class="margin" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="${sheet}"><tr><td class="top pad" style="${top}"><p class="accent" style="${name}">${siteName}</p></td></tr>
<tr><td class="pad" style="padding:28px 24px 12px;"><h1 class="ink" style="${title}">${heading}</h1>
${blocks.map(blockHtml)}</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;margin:0 auto;"><tr><td class="pad" style="padding:20px 24px;">${footer}</td></tr></table>
</td></tr></table></body></html>
`.toString();
}

function blockHtml(block: MailBlock): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="margin:0 0 16px;font:16px/1.55 ${sans};color:${light('ink')};">${block.text}</p>\n`;
    case 'heading':
      return html`<h2 class="ink" style="margin:28px 0 12px;font:bold 20px/1.3 ${serif};color:${light('ink')};">${block.text}</h2>\n`;
    case 'quote':
      return quoteHtml(block.text);
    case 'button':
      return buttonHtml(block);
    case 'entries':
      return html`${block.entries.map(entryHtml)}`;
  }
}

function quoteHtml(text: string): Html {
  const style = `margin:0 0 20px;padding:2px 0 2px 16px;border-left:3px solid ${light('accent')};font:16px/1.55 ${sans};color:${light('ink')};`;
  const lines = splitLines(text).map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`);
  return html`<blockquote class="ink quote" style="${style}">${lines}</blockquote>\n`;
}

/** Returns a link in a coloured cell, which every mail program shows as a button. */
function buttonHtml({ label, url }: MailLink): Html {
  const ink = `display:inline-block;padding:13px 22px;font:bold 16px/1.3 ${sans};color:${light('button-ink')};text-decoration:none;`;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr><td class="button" style="background-color:${light('button')};border-radius:4px;"><a class="button-ink" href="${url}" style="${ink}">${label}</a></td></tr></table>\n`;
}

function entryHtml({ title, url, details, because }: MailEntry): Html {
  const name = `margin:0 0 4px;font:bold 17px/1.35 ${sans};color:${light('ink')};`;
  const line = `margin:0 0 2px;font:15px/1.5 ${sans};`;
  const shown = url === undefined ? html`${title}` : anchor({ label: title, url });
  const reason = because
    ? html`<p class="soft" style="${line}color:${light('soft')};font-style:italic;">${because}</p>`
    : html``;
  return html`<div class="line" style="margin:0 0 16px;padding:16px 0 0;border-top:1px solid ${light('line')};"><h3 class="ink" style="${name}">${shown}</h3>${details.map((detail) => html`<p class="ink" style="${line}color:${light('ink')};">${detail}</p>`)}${reason}</div>\n`;
}

function anchor({ label, url }: MailLink): Html {
  return html`<a class="link" href="${url}" style="color:${light('link')};text-decoration:underline;">${label}</a>`;
}

function light(colour: MailColour): string {
  return mailColours[colour][0];
}

/**
 * `!important` because nothing else overrides inline styles. Long words break rather than widen the
 * e-mail.
 */
const dark = Object.entries(mailColours).map(([name, [, colour]]) => {
  const property = ['ground', 'paper', 'button'].includes(name) ? 'background-color' : 'color';
  return name === 'line'
    ? `.line{border-color:${colour}!important}`
    : `.${name}{${property}:${colour}!important}`;
});
const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{-webkit-text-size-adjust:100%;text-size-adjust:100%}
h1,h2,h3,p,a,blockquote{overflow-wrap:anywhere;word-break:break-word}
@media (max-width:480px){.margin{padding:0!important}.pad{padding-left:16px!important;padding-right:16px!important}}
@media (prefers-color-scheme:dark){${dark.join('')}.top,.quote{border-color:${mailColours.accent[1]}!important}}`;
