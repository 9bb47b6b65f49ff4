// @vitest-environment happy-dom
import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { lossKinds, noLosses } from '@parvis/contracts/rich-text/html/losses.ts';
import { heading, link, paragraph } from '@parvis/contracts/rich-text/testing/blocks.ts';
import { clipboards } from '@parvis/contracts/rich-text/testing/clipboards.ts';
import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { textExtensions } from '../text-extensions.ts';
import type { LeftOut } from './paste-extension.ts';
import { takingBack } from './take-back.ts';

const opened: Editor[] = [];

afterEach(() => {
  for (const editor of opened.splice(0)) editor.destroy();
});

/** An editor of a text, and what was left out of its pastes. */
function openEditor(text = '') {
  const editor = new Editor({ extensions: textExtensions, content: `<p>${text}</p>` });
  opened.push(editor);
  const leftOut: LeftOut[] = [];
  editor.on('leftOut', (one) => leftOut.push(one));
  const content = () => richTextSchema.parse(editor.getJSON()).content;
  return { editor, leftOut, content };
}

describe('what is pasted into the editor', () => {
  it.each(clipboards)('is read as by the API: $name', ({ html, content: expected, losses }) => {
    const { editor, leftOut, content } = openEditor();
    editor.view.pasteHTML(html);
    expect(content()).toEqual(expected);
    const isWhole = lossKinds.every((kind) => !losses[kind]);
    expect(leftOut.map((one) => one.losses)).toEqual(isWhole ? [] : [{ ...noLosses(), ...losses }]);
  });

  it('joins the text around it', () => {
    const { editor, content } = openEditor('Le taux : 3 %');
    editor.commands.setTextSelection(8);
    editor.view.pasteHTML('<p class=MsoNormal>&nbsp;directeur<o:p></o:p></p>');
    expect(content()).toEqual([paragraph('Le taux directeur : 3 %')]);
  });

  it('stays as it was cut from this editor', () => {
    const { editor, content, leftOut } = openEditor();
    editor.view.pasteHTML('<h2 data-pm-slice="0 0 []">Un <a href="page.html">lien</a> </h2>');
    expect(content()[0]).toEqual(heading(2, 'Un ', link('page.html', 'lien'), ' '));
    expect(leftOut).toEqual([]);
  });

  it('has no images either when another ProseMirror cut it', () => {
    const { editor, leftOut } = openEditor();
    editor.view.pasteHTML('<p data-pm-slice="0 0 []">Un <img src="/a.png"></p>');
    expect(leftOut.map(({ losses }) => losses.pictures)).toEqual([1]);
  });
});

describe('a paste of which something was left out', () => {
  const html = '<p>collé</p><img src="/a.png"><img src="/b.png">';

  it('is taken back, and what was typed since stays', () => {
    const { editor, leftOut, content } = openEditor('avant ici');
    editor.commands.setTextSelection({ from: 7, to: 10 });
    editor.view.pasteHTML(html);
    expect(content()).toEqual([paragraph('avant collé')]);
    editor.commands.insertContentAt(1, 'bien ');
    editor.commands.insertContentAt(editor.state.doc.content.size - 1, ' après');
    leftOut[0]?.undo?.();
    expect(content()).toEqual([paragraph('bien avant ici après')]);
    editor.commands.undo();
    expect(content()).toEqual([paragraph('bien avant collé après')]);
  });

  it('is taken back without what was typed at its end', () => {
    const { editor, leftOut, content } = openEditor('avant');
    editor.commands.setTextSelection(6);
    editor.commands.splitBlock();
    editor.view.pasteHTML(`<ul><li>un</li></ul>${html}`);
    editor.view.dispatch(editor.state.tr.insertText(' apr'));
    editor.view.dispatch(editor.state.tr.insertText('ès'));
    leftOut[0]?.undo?.();
    expect(content()).toEqual([paragraph('avant'), paragraph(' après')]);
  });

  it('is taken back when it took several steps', () => {
    const { editor, content } = openEditor('avant ici');
    const undos: (() => void)[] = [];
    editor.once('transaction', (change) => undos.push(takingBack(editor, change)));
    editor.view.dispatch(editor.state.tr.delete(1, 7).insertText('collé ', 1).delete(8, 9));
    editor.commands.insertContentAt(1, 'bien ');
    undos[0]?.();
    expect(content()).toEqual([paragraph('bien avant ici')]);
  });

  it('says nothing about what is typed next', () => {
    const { editor, leftOut } = openEditor();
    editor.view.pasteHTML(html);
    editor.commands.insertContent('après');
    editor.view.pasteHTML('<p>entier</p>');
    expect(leftOut.map(({ losses }) => losses.pictures)).toEqual([2]);
  });

  it('replaces nothing when nothing of it is text', () => {
    const { editor, leftOut, content } = openEditor('avant');
    editor.commands.selectAll();
    editor.view.pasteHTML('<img src="/a.png">');
    pasteFile(editor, { type: 'image/tiff' });
    expect(content()).toEqual([paragraph('avant')]);
    expect(leftOut.map(({ losses, undo }) => [losses.pictures, undo])).toEqual([
      [1, undefined],
      [1, undefined],
    ]);
  });
});

/** Pastes a file as browsers do, with what else the clipboard has. */
function pasteFile(editor: Editor, { type, html }: { type: string; html?: string }) {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File(['x'], 'image.png', { type }));
  if (html !== undefined) clipboardData.setData('text/html', html);
  editor.view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
}

describe('a picture that the clipboard has as a file', () => {
  const found = (leftOut: readonly LeftOut[]) =>
    leftOut.map(({ losses, pictures }) => [losses.pictures, pictures.map(({ name }) => name)]);
  const data = `data:image/png;base64,${btoa('\xff'.repeat(300))}`;

  it('is handed over instead of left out, and replaces nothing', () => {
    const { editor, leftOut, content } = openEditor('avant');
    editor.commands.selectAll();
    pasteFile(editor, { type: 'image/png' });
    expect(content()).toEqual([paragraph('avant')]);
    expect(found(leftOut)).toEqual([[0, ['image.png']]]);
  });

  it('is the one that its HTML names by an address', () => {
    const { editor, leftOut } = openEditor();
    pasteFile(editor, { type: 'image/png', html: '<img src="https://example.org/a.png">' });
    pasteFile(editor, { type: 'image/png', html: `<img src="${data}" alt="Quai">` });
    expect(found(leftOut)).toEqual([
      [0, ['image.png']],
      [0, ['Quai.png']],
    ]);
  });

  it('is a copy of the text when there is one, and no picture', () => {
    const { editor, leftOut, content } = openEditor();
    pasteFile(editor, { type: 'image/png', html: '<p>un</p><img src="file:///C:/a.png">' });
    expect(content()).toEqual([paragraph('un')]);
    expect(found(leftOut)).toEqual([[1, []]]);
  });

  it('is within a text, beside others of which only the address is known', () => {
    const { editor, leftOut, content } = openEditor();
    editor.view.pasteHTML(`<p>un</p><img src="${data}" alt="Quai"><p>deux</p><img src="/b.png">`);
    expect(content()).toEqual([paragraph('un'), paragraph('deux')]);
    expect(found(leftOut)).toEqual([[1, ['Quai.png']]]);
    editor.view.pasteHTML(`<p>trois</p><img src="${data}">`);
    expect(found(leftOut).slice(1)).toEqual([[0, ['image.png']]]);
  });

  it('is not handed over when nobody would have seen it', () => {
    const { editor, leftOut } = openEditor();
    editor.view.pasteHTML(`<p>un</p><del datetime="2026-01-01"><img src="${data}"></del>`);
    expect(leftOut).toEqual([]);
  });
});

describe('pasted plain text', () => {
  const pasted = (text: string) => {
    const { editor, content } = openEditor();
    editor.view.pasteText(text);
    return content();
  };

  it('has a paragraph for each line', () => {
    expect(pasted('un\r\ndeux\n')).toEqual([paragraph('un'), paragraph('deux')]);
  });

  it('has breaks in its paragraphs when blank lines separate them', () => {
    expect(pasted('1, rue du Port\n29200 Brest\n \n\nFrance')).toEqual([
      paragraph('1, rue du Port', { type: 'hardBreak' }, '29200 Brest'),
      paragraph('France'),
    ]);
  });
});
