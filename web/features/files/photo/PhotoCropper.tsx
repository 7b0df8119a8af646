import '@mantine/core/styles/Slider.layer.css'
import 'react-easy-crop/react-easy-crop.css'
import { Button, Slider } from '@mantine/core'
import { RotateCw } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './PhotoCropper.module.css'

type Props = {
  url: string
  isBusy: boolean
  /** Width divided by height. A square area is round, as photos are shown. */
  aspect?: number
  /** The area is shown with its corners. */
  isSquare?: boolean
  /** Default: for a photo. */
  saveLabel?: string
  /** Pixels of the rotated image, and quarter turns. */
  onSave: (area: Area, turns: number) => void
  onCancel: () => void
  /** The file is not a valid image. */
  onUnreadable: () => void
}

const mostZoom = 4

/** A crop area; the image is moved, scaled and rotated behind it. */
export function PhotoCropper({ url, isBusy, aspect = 1, isSquare, saveLabel, onSave, onCancel, onUnreadable }: Props) {
  const t = useWords('onboarding')
  const zoomLabel = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState(0)
  const [area, setArea] = useState<Area | null>(null)

  useEffect(() => frame.current?.focus(), [])
  const turn = () => {
    setTurns(turns + 1)
    setCrop({ x: 0, y: 0 })
  }
  return (
    <div className={classes.root}>
      <div ref={frame} className={classes.frame} tabIndex={-1}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          rotation={turns * 90}
          aspect={aspect}
          maxZoom={mostZoom}
          cropShape={aspect === 1 && !isSquare ? 'round' : 'rect'}
          objectFit="contain"
          showGrid={false}
          zoomWithScroll={false}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': t('photo.area'), role: 'application' }}
          mediaProps={{ onError: onUnreadable, alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <div className={classes.tools}>
        <Text as="span" size="small" weight="semibold" id={zoomLabel}>
          {t('photo.zoom')}
        </Text>
        <Slider
          className={classes.slider ?? ''}
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          onChange={setZoom}
          label={null}
          thumbProps={{ 'aria-labelledby': zoomLabel }}
        />
        <Button variant="default" leftSection={<Icon of={RotateCw} />} onClick={turn}>
          {t('photo.turn')}
        </Button>
      </div>
      <div className={classes.actions}>
        <Button loading={isBusy} disabled={!area} onClick={() => area && onSave(area, turns)}>
          {saveLabel ?? t('photo.save')}
        </Button>
        <Button variant="subtle" disabled={isBusy} onClick={onCancel}>
          {t('photo.cancel')}
        </Button>
      </div>
    </div>
  )
}
