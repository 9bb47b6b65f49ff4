import { degrees, PDFDocument, rgb } from '@cantoo/pdf-lib';

/** A PDF whose first page has this size, in points, and a red band over its upper half. */
export async function drawnPdf(
  [width, height]: readonly [width: number, height: number],
  { rotate = 0, password }: { readonly rotate?: number; readonly password?: string } = {},
): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([width, height]);
  page.drawRectangle({ y: height / 2, width, height: height / 2, color: rgb(1, 0, 0) });
  page.setRotation(degrees(rotate));
  document.addPage();
  if (password !== undefined) document.encrypt({ userPassword: password });
  return Buffer.from(await document.save());
}
