import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { ManagedEvent } from '#contract/events/event.ts'
import { limits } from '#contract/limits.ts'
import { pictureProblem } from '#web/lib/browser/picture.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { coverUrl } from '#web/ui/art.ts'
import type { CoverArea, CoverPicture } from './coverPicture.ts'
import type { EventValues } from './values.ts'

type Chosen = { file: File; url: string }

const megabytes = limits.imageBytes / 1024 / 1024

type Options = { values: EventValues; event: ManagedEvent | null; onEvent: (event: ManagedEvent) => void }

/** The cover that is chosen. A picture of a saved event is uploaded at once, that of a new one when it is published. */
export function useCover({ values, event, onEvent }: Options) {
  const t = useWords('eventForm')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [picture, setPicture] = useState<CoverPicture | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen])
  useEffect(() => () => URL.revokeObjectURL(picture?.url ?? ''), [picture])

  // The published cover is drawn from the slug. It follows a moment after the last key: each seed is another picture.
  const [seed] = useDebouncedValue(values.slug.trim() || 'event', 400)
  const isUploaded = picture !== null || event?.hasUploadedCover === true
  const drawing = { kind: values.coverKind, palette: values.coverPalette } as Parameters<typeof coverUrl>[0]
  const stored = event?.hasUploadedCover ? event.coverUrl : coverUrl(drawing, seed, 800, 450)

  function take(file: File): void {
    const wrong = pictureProblem(file)
    setProblem(wrong && t(`cover.${wrong}`, { megabytes }))
    if (!wrong) setChosen({ file, url: URL.createObjectURL(file) })
  }

  /** Uploads the picture of a saved event. The failure is shown in the dialog. */
  async function upload(id: string, { file, area }: Pick<CoverPicture, 'file' | 'area'>): Promise<void> {
    onEvent(await api.event.uploadImage({ id, image: file, ...area }))
    setPicture(null)
  }

  async function busily(work: () => Promise<void>, failed: string): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      const isExplained = error instanceof CallFailure && error.status === 400 && error.message
      setProblem(isExplained ? `${failed}. ${error.message}` : failed)
    } finally {
      setBusy(false)
    }
  }

  /** The editor, which is loaded later, brings what draws the part. */
  const use = (area: CoverArea, drawPart: (file: File, area: CoverArea) => Promise<string>) =>
    busily(async () => {
      if (!chosen) return
      if (event) {
        await upload(event.id, { file: chosen.file, area })
        showToast({ type: 'success', title: t('cover.uploaded') })
      } else {
        setPicture({ file: chosen.file, area, url: await drawPart(chosen.file, area) })
      }
      setChosen(null)
      setOpen(false)
    }, t('cover.failed'))

  const remove = () =>
    busily(async () => {
      if (event?.hasUploadedCover) onEvent(await api.event.removeImage({ id: event.id }))
      setPicture(null)
      showToast({ type: 'success', title: t('cover.removed') })
    }, t('cover.removeFailed'))

  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      setOpen(false)
      setChosen(null)
      setProblem(null)
    },
    chosen,
    picture,
    problem,
    isBusy,
    isUploaded,
    seed,
    url: picture?.url ?? stored,
    take,
    use,
    upload,
    remove,
    back: () => setChosen(null),
    /** A file that is no image, whatever its type says. */
    refuse: () => {
      setChosen(null)
      setProblem(t('cover.format'))
    },
  }
}

export type Cover = ReturnType<typeof useCover>
