import { areaFor, type FocalPoint, imageUseSchema } from '@parvis/contracts/media/crop.ts';
import type { ImageView } from '@parvis/contracts/media/views.ts';
import { type PointerEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { saveMediaText } from '../../media-picker/api/save-media-text.ts';
import { useCommand } from '../../requests/use-command.ts';
import { useRefresh } from '../../requests/use-refresh.ts';
import { DialogActions, DialogFrame } from '../../shell/dialog-frame.tsx';
import crop from '../crop/crop.module.css';
import { Slider } from '../crop/crop-sliders.tsx';
import styles from './focal.module.css';

interface FocalDialogProps {
  readonly image: ImageView;
  readonly onClose: () => void;
}

/** The dialog that chooses the focal point of automatic areas: by a click, or by sliders. */
export function FocalDialog({ image, onClose }: FocalDialogProps) {
  const intl = useIntl();
  const [point, setPoint] = useState(image.focalPoint);
  const { run, busy } = useCommand(useRefresh('media'));
  const save = async () => {
    const saved = await run({
      send: () => saveMediaText(image, { focalPoint: point }),
      done: () => ({ words: intl.formatMessage({ id: 'focal.saved' }) }),
    });
    if (saved !== undefined) onClose();
  };
  return (
    <DialogFrame wide title={intl.formatMessage({ id: 'focal.title' })} onClose={onClose}>
      <p>
        <FormattedMessage id="focal.about" />
      </p>
      <FocalPicture image={image} point={point} onChange={setPoint} />
      <div className={crop.sliders}>
        {(['x', 'y'] as const).map((axis) => (
          <Slider
            key={axis}
            what={axis}
            value={Math.round(point[axis] * 100)}
            maximum={100}
            set={(percent) => setPoint({ ...point, [axis]: percent / 100 })}
          />
        ))}
      </div>
      <AutomaticAreas image={{ ...image, focalPoint: point, crops: [] }} />
      <DialogActions>
        <Button className="button primary" isDisabled={busy} onPress={() => void save()}>
          <FormattedMessage id="focal.save" />
        </Button>
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

interface FocalPictureProps {
  readonly image: ImageView;
  readonly point: FocalPoint;
  readonly onChange: (point: FocalPoint) => void;
}

/** The image with the point on it; sliders do the same by keyboard. */
function FocalPicture({ image, point, onChange }: FocalPictureProps) {
  const { width, height, url } = image;
  const choose = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const matrix = currentTarget.getScreenCTM();
    if (matrix === null) return;
    const at = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    onChange({ x: share(at.x / width), y: share(at.y / height) });
  };
  const radius = Math.max(width, height) / 40;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      onPointerDown={choose}
    >
      <image href={url} width={width} height={height} />
      <circle className={styles.point} cx={point.x * width} cy={point.y * height} r={radius} />
    </svg>
  );
}

/** The automatic area of each use for which none was chosen. */
function AutomaticAreas({ image }: { image: ImageView }) {
  return (
    <ul className={styles.areas}>
      {imageUseSchema.options.map((use) => {
        const { x, y, width, height } = areaFor(image, use);
        return (
          <li key={use}>
            <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
              <image href={image.url} width={image.width} height={image.height} />
            </svg>
            <FormattedMessage id={`crop.name.${use}`} />
          </li>
        );
      })}
    </ul>
  );
}

/** Rounds a fraction of a side to a thousandth. */
function share(value: number): number {
  return Math.round(Math.max(0, Math.min(1, value)) * 1_000) / 1_000;
}
