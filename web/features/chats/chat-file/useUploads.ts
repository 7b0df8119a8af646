import { useRef, useState } from 'react'
import { chatLimits } from '#contract/chats/chat-fields.ts'
import type { ChatFile } from '#contract/chats/chat-shapes.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'

export type Upload = {
  key: string
  given: File
  file: ChatFile | null
  problem: string | null
  /** How much was sent, from 0 to 1. */
  share: number
}

export type Uploads = {
  list: Upload[]
  /** Ids of what the server has. */
  fileIds: string[]
  isUploading: boolean
  add(files: Iterable<File>): void
  retry(key: string): void
  /** Cancels the upload, or removes what was uploaded. */
  remove(key: string): void
  /** After they were sent. */
  clear(): void
}

let made = 0

/** Files of the message that is being written: each is uploaded at once, and sent with the message. */
export function useUploads(chatId: string): Uploads {
  const t = useWords('chatFile')
  const [list, setList] = useState<Upload[]>([])
  const current = useRef(list)
  const aborts = useRef(new Map<string, AbortController>())
  const change = (next: (all: Upload[]) => Upload[]) => {
    current.current = next(current.current)
    setList(current.current)
  }
  const set = (key: string, part: Partial<Upload>) =>
    change(all => all.map(each => (each.key === key ? { ...each, ...part } : each)))
  const upload = async ({ key, given }: Upload) => {
    if (given.size > chatLimits.fileBytes)
      return set(key, { problem: t('tooLarge', { size: chatLimits.fileBytes / 1024 / 1024 }) })
    set(key, { problem: null, share: 0 })
    const abort = new AbortController()
    aborts.current.set(key, abort)
    try {
      const file = await api.chatFile.upload(
        { id: chatId, file: given, name: given.name || 'file' },
        { signal: abort.signal, onProgress: share => set(key, { share }) },
      )
      if (current.current.some(each => each.key === key)) set(key, { file })
      else void api.chatFile.remove({ fileId: file.id }).catch(() => undefined)
    } catch (error) {
      set(key, { problem: (error instanceof CallFailure && error.message) || t('failed') })
    } finally {
      aborts.current.delete(key)
    }
  }
  return {
    list,
    fileIds: list.flatMap(({ file }) => file?.id ?? []),
    isUploading: list.some(({ file, problem }) => !file && !problem),
    add(files) {
      const given = [...files]
      const room = chatLimits.files - current.current.length
      if (given.length > room) showToast({ type: 'warning', title: t('tooMany', { count: chatLimits.files }) })
      const added = given
        .slice(0, room)
        .map(file => ({ key: `${++made}`, given: file, file: null, problem: null, share: 0 }))
      change(all => [...all, ...added])
      for (const each of added) void upload(each)
    },
    retry(key) {
      const found = current.current.find(each => each.key === key)
      if (found) void upload(found)
    },
    remove(key) {
      const found = current.current.find(each => each.key === key)
      change(all => all.filter(each => each.key !== key))
      aborts.current.get(key)?.abort()
      if (found?.file) void api.chatFile.remove({ fileId: found.file.id }).catch(() => undefined)
    },
    clear: () => change(() => []),
  }
}

/** Files that were dropped or pasted; text is left to the field. */
export const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]
