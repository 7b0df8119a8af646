import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Sheet } from '#web/ui/Sheet.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import type { Cover } from './useCover.ts'
import type { EventFormState } from './useEventForm.ts'

/** Lazy: the drawings are only needed here. */
const CoverEditor = lazyComponent(() => import('./CoverEditor.tsx'), 'CoverEditor')

/** The cover: a picture, or a drawing. */
export function CoverSheet({ form, cover }: { form: EventFormState; cover: Cover }) {
  const t = useWords('eventForm')
  return (
    <Sheet
      isOpen={cover.isOpen}
      onClose={cover.close}
      title={t('cover.title')}
      actions={cover.chosen ? undefined : <Button onClick={cover.close}>{t('cover.done')}</Button>}
    >
      <Suspense fallback={<FormSkeleton fields={2} />}>
        <CoverEditor form={form} cover={cover} />
      </Suspense>
    </Sheet>
  )
}
