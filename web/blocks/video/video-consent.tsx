import { Button } from '../../ui/button/button.tsx';
import type { VideoLabels } from './player-video.ts';
import styles from './video.module.css';

interface VideoConsentProps {
  readonly isShown: boolean;
  /** The provider's name. */
  readonly name: string;
  readonly labels: VideoLabels;
  readonly onGrant: () => void;
}

/**
 * Names the provider and what loading its player entails. In the document from the start: the consent
 * panel handles the buttons that the page was parsed with.
 */
export function VideoConsent({ isShown, name, labels, onGrant }: VideoConsentProps) {
  return (
    <div className={styles.consent} role="group" aria-label={name} hidden={!isShown}>
      <p role="status">{isShown ? labels.consent.replaceAll('{name}', name) : ''}</p>
      <div className={styles.deeds}>
        <Button size="small" onClick={onGrant}>
          {labels.allow}
        </Button>
        <Button
          kind="quiet"
          size="small"
          data-consent="choose"
          data-wakes="consent"
          aria-haspopup="dialog"
        >
          {labels.settings}
        </Button>
      </div>
    </div>
  );
}
