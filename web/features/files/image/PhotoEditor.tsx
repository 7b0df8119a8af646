import { Suspense, useEffect, useEffectEvent } from 'react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import classes from './PhotoEditor.module.css'
import { PhotoSource } from './PhotoSource.tsx'
import { usePhoto } from './usePhoto.ts'

type Props = {
  /** The photo is kept on the server already when this is told. */
  onDone: (avatarUrl: string) => void
  onRemoved: () => void
  current: string | null
  /** Whose initials stand where there is no photo. */
  name: string
  /** A picture is being cut; leaving now would lose it. */
  onEditing?: (isEditing: boolean) => void
}

const PhotoCropper = lazyComponent(() => import('./PhotoCropper.tsx'), 'PhotoCropper')

/** The own photo: from a file, a drop, the clipboard or a link; cut, turned and sized; or none at all. */
export function PhotoEditor({ onDone, onRemoved, current, name, onEditing }: Props) {
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
            onSave={photo.save}
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
          onRemove={photo.remove}
        />
      )}
    </div>
  )
}
