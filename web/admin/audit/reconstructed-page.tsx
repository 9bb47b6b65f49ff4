import { auditEndpoints, reconstructionPath } from '@parvis/contracts/audit/endpoints.ts';
import type { AuditPage } from '@parvis/contracts/audit/views.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { initialDevice, PreviewFrame } from '../page-editor/preview-frame.tsx';
import { composeAddress } from '../requests/call-endpoint.ts';
import { ArchiveLinks } from './archive-links.tsx';
import styles from './audit.module.css';
import type { ShownInstant } from './audit-search.ts';
import { BundleForm } from './bundle-form.tsx';
import { ChangeNavigation } from './change-navigation.tsx';
import { PastStatus } from './past-status.tsx';
import { Proof } from './proof.tsx';

interface ReconstructedPageProps {
  readonly page: AuditPage;
  /** True while another one is loading. */
  readonly fading: boolean;
  readonly onShow: (search: ShownInstant) => void;
}

/**
 * The past page next to the current one; links in the past page lead to pages at the same instant,
 * and those of its bar to other instants.
 */
export function ReconstructedPage({ page, fading, onShow }: ReconstructedPageProps) {
  const intl = useIntl();
  const { path, at } = page;
  const [device] = useState(initialDevice);
  const then = useFollowedLinks((followed) => {
    if (followed.path !== path || followed.at !== at) onShow(followed);
  });
  const titleThen = intl.formatMessage({ id: 'audit.then' });
  const titleNow = intl.formatMessage({ id: 'audit.now' });
  const address = composeAddress(auditEndpoints.showReconstruction, { query: { path, at } });
  return (
    <>
      <div className={styles.summary} data-fading={fading}>
        <p role="status">
          <strong>
            <PastStatus page={page} onShow={onShow} />
          </strong>
        </p>
        <ChangeNavigation page={page} onShow={onShow} />
        <Proof page={page} />
        <ArchiveLinks page={page} />
        <BundleForm key={`${path} ${at}`} page={page} />
      </div>
      <div className={styles.sides}>
        <figure ref={then}>
          <figcaption>{titleThen}</figcaption>
          {page.status === 'moved' ? (
            <p className={styles.hint}>
              <PastStatus page={page} onShow={onShow} />
            </p>
          ) : (
            <PreviewFrame title={titleThen} address={address} version={address} device={device} />
          )}
        </figure>
        <figure>
          <figcaption>{titleNow}</figcaption>
          <PreviewFrame title={titleNow} address={path} version={path} device={device} />
        </figure>
      </div>
    </>
  );
}

/**
 * Calls back with the address and the instant of each reconstruction opened in a frame within the
 * element of the returned ref.
 */
function useFollowedLinks(onFollowed: (shown: ShownInstant) => void) {
  const place = useRef<HTMLElement>(null);
  const followed = useEffectEvent(onFollowed);
  useEffect(() => {
    const element = place.current;
    // A frame's load event does not bubble, but it can be captured.
    const onLoad = ({ target }: Event) => {
      const shown = target instanceof HTMLIFrameElement ? reconstructedIn(target) : undefined;
      if (shown !== undefined) followed(shown);
    };
    element?.addEventListener('load', onLoad, true);
    return () => element?.removeEventListener('load', onLoad, true);
  }, []);
  return place;
}

function reconstructedIn(frame: HTMLIFrameElement): ShownInstant | undefined {
  const { pathname = '', search = '' } = frame.contentDocument?.location ?? {};
  const query = new URLSearchParams(search);
  const [path, at] = [query.get('path'), query.get('at')];
  return pathname === reconstructionPath && path && at ? { path, at } : undefined;
}
