import type { OfferUpload } from '@parvis/contracts/careers/upload-endpoints.ts';
import { useState } from 'react';
import { useFormCommand } from '../../requests/use-form-command.ts';
import { applyOfferFile, type OfferFile, previewOfferFile } from '../api/offer-uploads.ts';

/** What was chosen so far. */
export type ChosenFile = Omit<OfferFile, 'file'> & { readonly file: File | undefined };

/** What a file would do, or did. */
interface Read {
  readonly isDone: boolean;
  readonly upload: OfferUpload;
}

/** The file that is chosen, what it would do, and its import. */
export function useOfferUpload() {
  const [chosen, setChosen] = useState<ChosenFile>({
    source: '',
    file: undefined,
    complete: false,
    mapping: undefined,
  });
  const [read, setRead] = useState<Read>();
  const { run, isBusy, failure } = useFormCommand('offers');
  const { file } = chosen;
  const ready = file && chosen.source !== '' ? { ...chosen, file } : undefined;
  const take = async (isDone: boolean, send: () => Promise<OfferUpload>) => {
    const came = await run(send);
    if (came !== undefined) setRead({ isDone, upload: came.sent });
  };
  return {
    chosen,
    /** Changes what was chosen: what was previewed counts no longer. */
    choose(changed: Partial<ChosenFile>) {
      setChosen({ ...chosen, ...changed });
      setRead(undefined);
    },
    isReady: ready !== undefined,
    isBusy,
    failure,
    read,
    preview: async () => ready && take(false, () => previewOfferFile(ready)),
    apply: async () =>
      ready && read && take(true, () => applyOfferFile(ready, read.upload.counts.withdrawn)),
  };
}

export type OfferUploading = ReturnType<typeof useOfferUpload>;
