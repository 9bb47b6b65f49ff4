import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useIntl } from 'react-intl';
import styles from './page-preview.module.css';
import type { Device } from './preview-frame.tsx';

const icons = { phone: Smartphone, tablet: Tablet, desktop: Monitor } as const;
const devices = ['phone', 'tablet', 'desktop'] as const;

interface DeviceChoiceProps {
  readonly device: Device;
  readonly onChoose: (device: Device) => void;
}

/** Buttons for the width at which a page is previewed. */
export function DeviceChoice({ device, onChoose }: DeviceChoiceProps) {
  const intl = useIntl();
  return (
    <div
      role="group"
      className={styles.widths}
      aria-label={intl.formatMessage({ id: 'preview.width' })}
    >
      {devices.map((name) => {
        const Icon = icons[name];
        return (
          <button
            key={name}
            type="button"
            className="button icon small"
            aria-pressed={device === name}
            aria-label={intl.formatMessage({ id: `preview.width.${name}` })}
            onClick={() => onChoose(name)}
          >
            <Icon size={15} aria-hidden />
          </button>
        );
      })}
    </div>
  );
}
