import { fromCallback, fromPromise } from 'xstate';
import { cancelUpload, findSame } from '../api/uploads.ts';
import { hashOfFile } from './file-hash.ts';
import { type Sending, sendFile } from './send-file.ts';
import { type FileCheck, uploadMachine } from './upload.machine.ts';

/** The machine of an upload, connected to the server. */
export const connectedUploadMachine = uploadMachine.provide({
  actors: {
    check: fromPromise<FileCheck, Sending>(async ({ input: { file, kind }, signal }) => {
      const hash = await hashOfFile(file);
      return { hash, same: hash === undefined ? undefined : await findSame(kind, hash, signal) };
    }),
    send: fromCallback(({ input, sendBack }) => {
      const stopping = new AbortController();
      sendFile(input, (upload) => sendBack({ type: 'progress', upload }), stopping.signal).then(
        (media) => sendBack({ type: 'uploaded', media }),
        (error: unknown) => {
          if (!stopping.signal.aborted) sendBack({ type: 'failed', error });
        },
      );
      return () => stopping.abort();
    }),
  },
  actions: {
    forget: ({ context: { uploadId } }) => {
      if (uploadId !== undefined) void cancelUpload(uploadId).catch(() => undefined);
    },
  },
});
