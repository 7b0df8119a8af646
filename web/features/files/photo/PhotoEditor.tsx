import { Suspense, useEffect, useEffectEvent } from 'react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { cropArea } from '#web/lib/browser/picture.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import classes from './PhotoEditor.module.css'
import { PhotoSource } from './PhotoSource.tsx'
import { usePhoto } from './usePhoto.ts'

type Props = {
  /** Called when the photo is saved on the server. */
  onDone: (avatarUrl: string) => void
  onRemoved: () => void
  current: string | null
  /** Address of a picture that is known already, such as the sign-in provider's. */
  suggested?: string | null
  /** For the initials shown without a photo. */
  name: string
  /** An image is being cropped; leaving now would lose it. */
  onEditing?: (isEditing: boolean) => void
}

const PhotoCropper = lazyComponent(() => import('./PhotoCropper.tsx'), 'PhotoCropper')

/** The own photo: from a file, drag and drop, the clipboard or a link; cropped, rotated and scaled; or removed. */
export function PhotoEditor({ onDone, onRemoved, current, suggested = null, name, onEditing }: Props) {
  const t = useWords('onboarding')
  const photo = usePhoto({ onDone, onRemoved })
  const isEditing = photo.picture !== null
  const tell = useEffectEvent((is: boolean) => onEditing?.(is))
  useEffect(() => {
    tell(isEditing)
    return () => tell(false)
  }, [isEditing])
  return (
    <div className={classes.root}>
      {photo.problem && (
        <Banner tone="danger" title={photo.problem.title} isAlert>
          {photo.problem.text}
        </Banner>
      )}
      {photo.picture ? (
        <Suspense fallback={<div className={classes.waiting} role="status" aria-label={t('saving')} />}>
          <PhotoCropper
            key={photo.picture.url}
            url={photo.picture.url}
            isBusy={photo.isBusy}
            onSave={(area, turns) => void photo.save(cropArea(area, turns))}
            onCancel={photo.cancel}
            onUnreadable={photo.refuse}
          />
        </Suspense>
      ) : (
        <PhotoSource
          name={name}
          current={current}
          isBusy={photo.isBusy}
          onFile={photo.take}
          onLink={photo.takeLink}
          suggested={suggested}
          onRemove={photo.remove}
        />
      )}
    </div>
  )
}
