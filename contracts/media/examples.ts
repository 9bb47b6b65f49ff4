import { brandFileEndpoints } from '../brand/brand-file-endpoints.ts';
import { examplesOf } from '../http/request-example.ts';
import { thirdPartyEndpoints } from '../third-parties/endpoints.ts';
import { byAddressEndpoints } from './by-address-endpoints.ts';
import { cropEndpoints } from './crop-endpoints.ts';
import { mediaEndpoints } from './endpoints.ts';
import { libraryEndpoints } from './library-endpoints.ts';
import { replacementEndpoints } from './replacement-endpoints.ts';
import { resumableEndpoints } from './resumable-endpoints.ts';
import { uploadEndpoints } from './upload-endpoints.ts';

const title = { fr: 'La criée à l’aube', en: 'The fish market at dawn' };
const crop = { use: 'card', area: { x: 0, y: 0, width: 480, height: 320 } } as const;
const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const notice = 'Avis de coup de vent\n';
/** A drawing of one square. */
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';

/** Requests about pictures, videos and files, as the description of the API shows them. */
export const mediaExamples = [
  ...examplesOf(brandFileEndpoints, {
    keepDrawing: { body: { svg } },
    keepFace: { body: { woff2: 'd09GMgABAAAAAA==', licensed: true } },
  }),
  ...examplesOf(byAddressEndpoints, {
    addImageByAddress: { body: { address: 'https://images.example/criee.png' } },
  }),
  ...examplesOf(cropEndpoints, {
    saveCrop: { body: crop },
    saveCropForm: { body: crop },
    saveContentCropForm: { body: crop },
  }),
  ...examplesOf(mediaEndpoints, {
    saveImage: { body: { title, alternativeText: title, focalPoint: { x: 0.5, y: 0.4 } } },
    releaseImage: { body: {} },
    saveFile: { body: { title } },
    releaseFile: { body: {} },
    registerVideo: { body: { title, source: { provider: 'youtube', videoId: 'dQw4w9WgXcQ' } } },
    saveVideo: { body: { title } },
    releaseVideo: { body: {} },
  }),
  ...examplesOf(libraryEndpoints, {
    addToLibrary: { body: { filename: 'criee.png', bytes: 48_213 } },
    createProviderVideo: { body: { videoId: 'dQw4w9WgXcQ', title } },
    readEmbed: { query: { address } },
    generateEmbed: { body: { address, title } },
  }),
  ...examplesOf(replacementEndpoints, {
    replaceImage: { body: { uploadId: 'm7h2e5g8j1k4' } },
    replaceFile: { body: { uploadId: 'm7h2e5g8j1k4' } },
    takeBackImage: { body: { revision: 1 } },
    takeBackFile: { body: { revision: 1 } },
  }),
  ...examplesOf(resumableEndpoints, {
    beginUpload: { body: { filename: 'avis.txt', kind: 'file', bytes: 21 } },
  }),
  ...examplesOf(uploadEndpoints, {
    uploadImage: { query: { filename: 'criee.png' }, body: '(the bytes of criee.png)' },
    uploadFile: { query: { filename: 'avis.txt', title: 'Avis' }, body: notice },
    sendUploadPart: { query: { offset: 0 }, body: notice },
  }),
  ...examplesOf(thirdPartyEndpoints, {
    fetchPosts: { query: { network: 'bluesky', account: 'bank.example' } },
  }),
];
