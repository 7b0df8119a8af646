import { Button } from '@mantine/core'
import { Trash2, Upload } from 'lucide-react'
import { type DragEvent, Suspense, useId, useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { coverKinds, coverPalettes } from '#design/art/cover.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { useWords } from '#web/lib/words/words.ts'
import { coverUrl } from '#web/ui/art.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './CoverEditor.module.css'
import { coverArea, coverAspect, drawPart } from './coverPicture.ts'
import type { Cover } from './useCover.ts'
import type { EventFormState } from './useEventForm.ts'

const PhotoCropper = lazyComponent(() => import('#web/features/files/photo/PhotoCropper.tsx'), 'PhotoCropper')

const megabytes = limits.imageBytes / 1024 / 1024
const palettes = Object.keys(coverPalettes) as (keyof typeof coverPalettes)[]

type Props = { form: EventFormState; cover: Cover }

/** A picture to crop and rotate, or a drawing in the colours of choice. */
export function CoverEditor({ form, cover }: Props) {
  const t = useWords('eventForm')
  return (
    <div className={classes.root}>
      {cover.problem && <Banner tone="danger" title={cover.problem} isAlert />}
      {cover.chosen ? (
        <Suspense fallback={<div className={classes.waiting} />}>
          <PhotoCropper
            key={cover.chosen.url}
            url={cover.chosen.url}
            isBusy={cover.isBusy}
            aspect={coverAspect}
            saveLabel={t('cover.use')}
            onSave={(area, turns) => void cover.use(coverArea(area, turns), drawPart)}
            onCancel={cover.back}
            onUnreadable={cover.refuse}
          />
        </Suspense>
      ) : (
        <>
          <Uploaded cover={cover} />
          <Drawn form={form} cover={cover} />
        </>
      )}
    </div>
  )
}

function Uploaded({ cover }: { cover: Cover }) {
  const t = useWords('eventForm')
  const input = useRef<HTMLInputElement>(null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) cover.take(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on, beside the button that does the same
    <div className={classes.upload} onDragOver={event => event.preventDefault()} onDrop={drop}>
      <div className={classes.buttons}>
        <Button variant="light" leftSection={<Icon of={Upload} />} onClick={() => input.current?.click()}>
          {t(cover.isUploaded ? 'cover.replace' : 'cover.upload')}
        </Button>
        {cover.isUploaded && (
          <Button
            variant="subtle"
            leftSection={<Icon of={Trash2} />}
            loading={cover.isBusy}
            onClick={() => void cover.remove()}
          >
            {t('cover.remove')}
          </Button>
        )}
      </div>
      <Text size="small" tone="quiet">
        {t('cover.hint', { megabytes })}
      </Text>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        hidden
        aria-label={t('cover.upload')}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file) cover.take(file)
        }}
      />
    </div>
  )
}

/** Small previews as radio buttons; a drawing replaces a picture that is not uploaded yet. */
function Drawn({ form, cover }: Props) {
  const t = useWords('eventForm')
  const name = useId()
  const { coverKind, coverPalette } = form.values
  const art = { kind: coverKind, palette: coverPalette } as Parameters<typeof coverUrl>[0]
  if (cover.isUploaded) return null
  return (
    <>
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{t('cover.kind')}</legend>
        {coverKinds.map(kind => (
          <label key={kind} className={classes.choice}>
            <input
              type="radio"
              name={`${name}kind`}
              checked={kind === coverKind}
              onChange={() => form.set({ coverKind: kind })}
            />
            <img src={coverUrl({ ...art, kind }, cover.seed, 160, 90)} alt="" loading="lazy" />
            <span>{t(`cover.kinds.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{t('cover.palette')}</legend>
        {palettes.map(palette => (
          <label key={palette} className={classes.swatch}>
            <input
              type="radio"
              name={`${name}palette`}
              checked={palette === coverPalette}
              onChange={() => form.set({ coverPalette: palette })}
            />
            <img src={coverUrl({ ...art, palette }, cover.seed, 160, 90)} alt="" loading="lazy" />
            <span>{t(`cover.palettes.${palette}`)}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
