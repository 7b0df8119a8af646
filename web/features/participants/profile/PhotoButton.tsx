import { ActionIcon } from '@mantine/core'
import { Camera } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { OwnProfile } from '#contract/participants/profile-shapes.ts'
import { Photo } from '#web/features/participants/participant/Photo.tsx'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { useWords } from '#web/lib/words/words.ts'
import { cacheOwnProfile, ownProfileQuery } from '#web/participant/ownProfile.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import classes from './PhotoButton.module.css'

/** Lazy, since it loads the cropper. */
const PhotoEditor = lazyComponent(() => import('#web/features/files/photo/PhotoEditor.tsx'), 'PhotoEditor')

export const photoButtonId = 'edit-photo'

export function PhotoButton({ profile }: { profile: OwnProfile }) {
  const t = useWords('participants')
  const [isOpen, setOpen] = useState(false)
  const name = `${profile.firstName} ${profile.lastName}`
  const take = (avatarUrl: string | null) => {
    setOpen(false)
    cacheOwnProfile({ ...profile, avatarUrl })
    void queries.invalidateQueries({ queryKey: ownProfileQuery.queryKey })
  }
  return (
    <>
      <Photo name={name} src={profile.avatarUrl} />
      <ActionIcon
        id={photoButtonId}
        variant="default"
        size={42}
        radius="xl"
        className={classes.button ?? ''}
        aria-label={t('profile.photo')}
        onClick={() => setOpen(true)}
      >
        <Icon of={Camera} />
      </ActionIcon>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('profile.photoTitle')}>
        <Suspense fallback={<div className={classes.waiting} />}>
          <PhotoEditor current={profile.avatarUrl} name={name} onDone={take} onRemoved={() => take(null)} />
        </Suspense>
      </Sheet>
    </>
  )
}
