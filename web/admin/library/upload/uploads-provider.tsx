import { createContext, type ReactNode, useContext } from 'react';
import { type Uploads, useUploads } from './use-uploads.ts';

const Context = createContext<Uploads | undefined>(undefined);

/** Keeps the library's uploads while the user visits other screens. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const uploads = useUploads(() => {});
  return <Context.Provider value={uploads}>{children}</Context.Provider>;
}

/** Returns the library's uploads. @throws Error outside their provider */
export function useLibraryUploads(): Uploads {
  const uploads = useContext(Context);
  if (uploads === undefined)
    throw new Error('uploads are only available within the UploadsProvider');
  return uploads;
}
