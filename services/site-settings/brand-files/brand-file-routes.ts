import { brandFileEndpoints as at } from '@parvis/contracts/brand/brand-file-endpoints.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { jsonReply, type Route } from '../../http/route.ts';
import type { BrandFiles } from './brand-files.ts';
import { cleanDrawing } from './clean-drawing.ts';
import { readFace } from './read-face.ts';

/** Routes by which administrators send the files of a brand. */
export function brandFileRoutes(files: Pick<BrandFiles, 'keep'>): readonly Route[] {
  return [
    permittedRoute(at.keepDrawing, 'site.configure', async ({ body }) => {
      const cleaned = cleanDrawing(body.svg);
      if (!cleaned.ok) return { kind: 'refused', refusals: cleaned.refusals };
      const { svg, dropped } = cleaned.value;
      return jsonReply({ file: await files.keep(Buffer.from(svg), 'svg'), dropped });
    }),
    permittedRoute(at.keepFace, 'site.configure', async ({ body }) => {
      const bytes = Buffer.from(body.woff2, 'base64');
      const face = readFace(bytes);
      if (!face.ok) return { kind: 'refused', refusals: face.refusals };
      return jsonReply({ ...face.value, file: await files.keep(bytes, 'woff2') });
    }),
  ];
}
