import type { DescribedOperation, DescribedSchema } from '@parvis/web/reference/api-description.ts';
import { renderReference } from '@parvis/web/reference/render-reference.tsx';
import type { Assets } from '@parvis/web/server/assets.ts';
import type { ApiReference } from '../../operations/operations-routes.ts';
import { type DescribedApi, describeInThread } from './described-api.ts';

/** Makes the reference of the API; it is described on the first request, and kept. */
export function apiReference(version: string, assets: Pick<Assets, 'stylesheets'>): ApiReference {
  const pages = renderReference(assets);
  let described: Promise<DescribedApi> | undefined;
  const read = () => (described ??= describeAgainAfterFailure());
  const describeAgainAfterFailure = () =>
    describeInThread(version).catch((cause: unknown) => {
      described = undefined;
      throw cause;
    });
  let overview: string | undefined;
  return {
    async document(part) {
      const { document, parts } = await read();
      return (part && parts.get(part)) ?? document;
    },
    async overview() {
      const { contents } = await read();
      return (overview ??= pages.overview(contents));
    },
    async operation(id) {
      const written = (await read()).operations.get(id);
      if (written === undefined) return undefined;
      const operation: DescribedOperation = JSON.parse(written);
      return pages.operation(operation);
    },
    async schema(name) {
      const written = (await read()).schemas.get(name);
      if (written === undefined) return undefined;
      const schema: DescribedSchema = JSON.parse(written);
      return pages.schema(name, schema);
    },
  };
}
