import { Button } from '@mantine/core'
import { CircleUser, Link2, Trash2, Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { PhotoLink } from './PhotoLink.tsx'
import classes from './PhotoSource.module.css'
import { usePastedFile } from './usePastedFile.ts'
import { megabytes } from './usePhoto.ts'

type Props = {
  name: string
  current: string | null
  suggested: string | null
  isBusy: boolean
  onFile: (file: File) => void
  onLink: (url: string) => Promise<void>
  onRemove: () => void
}

/** Sources of a photo. */
export function PhotoSource({ name, current, suggested, isBusy, onFile, onLink, onRemove }: Props) {
  const t = useWords('onboarding')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [isLinking, setLinking] = useState(false)
  usePastedFile(onFile)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on, beside the button that does the same
    <div
      className={classes.root}
      data-over={isOver || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Avatar name={name} src={current} size={144} label={t('photo.yours')} />
      <div className={classes.ways}>
        <div className={classes.buttons}>
          <Button
            variant="light"
            leftSection={<Icon of={Upload} />}
            loading={isBusy && !isLinking}
            onClick={() => input.current?.click()}
          >
            {current ? t('photo.change') : t('photo.choose')}
          </Button>
          {suggested && !current && (
            <Button
              variant="light"
              leftSection={<Icon of={CircleUser} />}
              disabled={isBusy}
              onClick={() => void onLink(suggested)}
            >
              {t('photo.suggested')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<Icon of={Link2} />}
            aria-expanded={isLinking}
            onClick={() => setLinking(!isLinking)}
          >
            {t('photo.link')}
          </Button>
          {current && (
            <Button variant="subtle" leftSection={<Icon of={Trash2} />} disabled={isBusy} onClick={onRemove}>
              {t('photo.remove')}
            </Button>
          )}
        </div>
        {isLinking && <PhotoLink isBusy={isBusy} onTake={onLink} />}
        <Text size="small" tone="quiet">
          {isOver ? t('photo.dropNow') : `${t('photo.hint', { megabytes })}, ${t('photo.drop')}`}
        </Text>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        hidden
        aria-label={t('photo.choose')}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          // Allows choosing the same file again.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
