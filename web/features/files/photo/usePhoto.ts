import { useEffect, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { type CropArea, fileOfDataUrl, pictureProblem } from '#web/lib/browser/picture.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'

type Picture = { file: File; url: string }
type Problem = { title: string; text?: string }

export const megabytes = limits.imageBytes / 1024 / 1024

/** State of a photo that is being chosen, cropped and uploaded. */
export function usePhoto({ onDone, onRemoved }: { onDone: (url: string) => void; onRemoved: () => void }) {
  const t = useWords('onboarding')
  const [picture, setPicture] = useState<Picture | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => () => URL.revokeObjectURL(picture?.url ?? ''), [picture])

  function take(file: File): void {
    const wrong = pictureProblem(file)
    setProblem(wrong && { title: t(`photo.${wrong}`, { megabytes }) })
    if (!wrong) setPicture({ file, url: URL.createObjectURL(file) })
  }

  async function busily(work: () => Promise<void>, onFailure: (error: unknown) => Problem): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(onFailure(error))
    } finally {
      setBusy(false)
    }
  }

  const takeLink = (imageUrl: string) =>
    busily(
      async () => take(fileOfDataUrl((await api.photo.uploadLink({ imageUrl })).dataUrl)),
      () => ({ title: t('photo.linkFailed'), text: t('photo.linkFailedText') }),
    )

  const save = (area: CropArea) =>
    busily(
      async () => {
        if (!picture) return
        const { avatarUrl } = await api.photo.upload({ image: picture.file, ...area })
        setPicture(null)
        showToast({ type: 'success', title: t('photo.saved') })
        onDone(avatarUrl)
      },
      error => ({ title: sentenceOf(error) || t('photo.failed'), text: t('photo.failedText') }),
    )

  const remove = () =>
    busily(
      async () => {
        await api.photo.remove()
        showToast({ type: 'success', title: t('photo.removed') })
        onRemoved()
      },
      () => ({ title: t('photo.removeFailed') }),
    )

  /** A file that is not an image despite its type. */
  function refuse(): void {
    setPicture(null)
    setProblem({ title: t('photo.format'), text: t('photo.failedText') })
  }

  function cancel(): void {
    setPicture(null)
    setProblem(null)
  }

  return { picture, problem, isBusy, take, takeLink, save, remove, refuse, cancel }
}

/** The server explains what is wrong with an image; other failures have a generic message. */
const sentenceOf = (error: unknown) => (error instanceof CallFailure && error.status === 400 ? error.message : '')
