import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { bands } from '@parvis/services/media/testing/pictures.ts';
import { makeItem } from './prepare-content.ts';
import { exampleId, otherId, type Prepare, type Stage } from './stage.ts';

/** Returns a picture that is unlike any other. */
async function draw(stage: Stage): Promise<Uint8Array<ArrayBuffer>> {
  const width = 640 + Number(stage.word().replace(/\D/g, ''));
  return new Uint8Array(await bands(width, 480).png().toBuffer());
}

/** Uploads a picture. */
export async function uploadImage(stage: Stage): Promise<string> {
  const path = `/api/media/images?filename=${stage.word()}.png`;
  return (await stage.make('post', path, { body: await draw(stage) })).id;
}

/** Uploads a file. */
export async function uploadFile(stage: Stage): Promise<string> {
  const path = `/api/media/files?filename=${stage.word()}.txt`;
  return (await stage.make('post', path, { body: stage.word() })).id;
}

/** Sends a file in parts; it is not finished. */
async function sendParts(stage: Stage, kind: 'image' | 'file', bytes: Uint8Array<ArrayBuffer>) {
  const filename = kind === 'image' ? 'quai.png' : 'avis.txt';
  const body = { filename, kind, bytes: bytes.length };
  const { id } = await stage.make('post', '/api/media/uploads', { body });
  await stage.make('post', `/api/media/uploads/${id}/parts?offset=0`, { body: bytes });
  return id;
}

const text = (stage: Stage) => new Uint8Array(new TextEncoder().encode(`${stage.word()}\n`));

async function uploadBoth(stage: Stage, kind: 'image' | 'file') {
  const id = kind === 'image' ? await uploadImage(stage) : await uploadFile(stage);
  const uploadId = await sendParts(stage, kind, kind === 'image' ? await draw(stage) : text(stage));
  return { id, uploadId };
}

const replacing =
  (kind: 'image' | 'file'): Prepare =>
  async (stage) => {
    const { id, uploadId } = await uploadBoth(stage, kind);
    return { ids: { [exampleId]: id, [otherId]: uploadId }, seen: 1 };
  };

const replaced =
  (kind: 'image' | 'file'): Prepare =>
  async (stage) => {
    const { id, uploadId } = await uploadBoth(stage, kind);
    const path = `/api/media/${kind}s/${id}/replace`;
    const { revision } = await stage.make('post', path, { seen: 1, body: { uploadId } });
    return { ids: { [exampleId]: id }, seen: revision };
  };

const cropped: Prepare = async (stage) => {
  const [image, item] = [await uploadImage(stage), await makeItem(stage, 'page')];
  return { ids: { '{idImage}': image, '{idContent}': item.id, '{id}': image }, seen: 1 };
};

/** What examples about media need, by the id of their operation. */
export const mediaPreparations: readonly (readonly [string, Prepare])[] = [
  ['saveCrop', cropped],
  ['saveCropForm', cropped],
  ['contentCropForm', cropped],
  ['saveContentCropForm', cropped],
  ['uploadImage', async (stage) => ({ bytes: await draw(stage) })],
  [
    'addImageByAddress',
    async (stage) => ({
      ids: { 'https://images.example/criee.png': `${stage.addressOfPictures}/criee.png` },
    }),
  ],
  ['replaceImage', replacing('image')],
  ['replaceFile', replacing('file')],
  ['takeBackImage', replaced('image')],
  ['takeBackFile', replaced('file')],
  ['listFileHistory', async (stage) => ({ ids: { [exampleId]: await uploadFile(stage) } })],
  ['mediaUses', async (stage) => ({ ids: { [exampleId]: await uploadFile(stage) } })],
  [
    'finishUpload',
    async (stage) => ({ ids: { [exampleId]: await sendParts(stage, 'file', text(stage)) } }),
  ],
  [
    'keepFace',
    async () => {
      const file =
        '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';
      const services = createRequire(new URL('../../../services/package.json', import.meta.url));
      const woff2 = await readFile(services.resolve(file), 'base64');
      return { ids: { 'd09GMgABAAAAAA==': woff2 } };
    },
  ],
];
