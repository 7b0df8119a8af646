import { Button } from '@mantine/core'
import { ImageUp, Type } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { cropArea, pictureProblem } from '#web/lib/browser/picture.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './LogoField.module.css'
import { type LogoNote, readLogoNote } from './logoNote.ts'

const PhotoCropper = lazyComponent(() => import('#web/features/files/photo/PhotoCropper.tsx'), 'PhotoCropper')

type Props = {
  url: string
  /** The mark with the first letter of the name. */
  drawnUrl: string
  onChange: (url: string) => void
}

/** The logo: a picture, cropped to a square, or a drawn letter. */
export function LogoField({ url, drawnUrl, onChange }: Props) {
  const t = useWords('description')
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<{ file: File; url: string } | null>(null)
  const [note, setNote] = useState<LogoNote | null>(null)
  const { problem, setProblem, isBusy, attempt } = useAttempt()
  useEffect(() => () => URL.revokeObjectURL(picture?.url ?? ''), [picture])
  const refuse = () => {
    setPicture(null)
    setProblem(t('logo.format', { megabytes: limits.imageBytes / 1024 / 1024 }))
  }
  const take = (file: File | undefined) => {
    if (!file) return
    if (pictureProblem(file)) refuse()
    else {
      setProblem(null)
      setPicture({ file, url: URL.createObjectURL(file) })
    }
  }
  return (
    <div className={classes.root}>
      <img
        src={url}
        alt={t('logo.alt')}
        width={72}
        height={72}
        className={classes.logo}
        onLoad={event => setNote(readLogoNote(event.currentTarget))}
      />
      <div className={classes.words}>
        <Text as="span" size="small" weight="semibold">
          {t('logo.title')}
        </Text>
        <Text size="small" tone="quiet">
          {t('logo.text')}
        </Text>
        {note && (
          <Text size="small" tone="danger">
            <span role="status">{t(`logo.${note}`)}</span>
          </Text>
        )}
        {problem && !picture && (
          <Text size="small" tone="danger">
            {problem}
          </Text>
        )}
        <div className={classes.actions}>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png"
            aria-label={t('logo.upload')}
            className={classes.file}
            tabIndex={-1}
            onChange={event => {
              take(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
          <Button
            variant="default"
            size="sm"
            leftSection={<Icon of={ImageUp} size={16} />}
            onClick={() => input.current?.click()}
          >
            {t('logo.upload')}
          </Button>
          {url !== drawnUrl && (
            <Button
              variant="subtle"
              size="sm"
              leftSection={<Icon of={Type} size={16} />}
              onClick={() => onChange(drawnUrl)}
            >
              {t('logo.drawn')}
            </Button>
          )}
        </div>
      </div>
      <Sheet isOpen={picture !== null} onClose={() => setPicture(null)} title={t('logo.cropTitle')}>
        {problem && <Banner tone="danger" title={t('logo.failed')} isAlert />}
        {picture && (
          <Suspense fallback={null}>
            <PhotoCropper
              key={picture.url}
              url={picture.url}
              isBusy={isBusy}
              isSquare
              saveLabel={t('logo.use')}
              onSave={(area, turns) =>
                void attempt(async () => {
                  const uploaded = await api.communitySetting.uploadLogo({
                    image: picture.file,
                    ...cropArea(area, turns),
                  })
                  onChange(uploaded.url)
                  setPicture(null)
                })
              }
              onCancel={() => setPicture(null)}
              onUnreadable={refuse}
            />
          </Suspense>
        )}
      </Sheet>
    </div>
  )
}
