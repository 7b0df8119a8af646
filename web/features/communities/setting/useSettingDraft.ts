import { useEffect, useState } from 'react'
import type { CommunitySetting, SettingChanges } from '#contract/communities/community-setting.ts'
import { guardUnsavedChanges } from '#web/lib/browser/unsavedChanges.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { sessionStore } from '#web/lib/session/state.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { useSaveSetting } from './useSaveSetting.ts'

type Parts<D> = {
  setting: CommunitySetting
  read: (setting: CommunitySetting) => D
  write: (draft: D) => SettingChanges
}

/** Fields that are saved together, by a press. Leaving the screen with unsaved changes waits for an answer. */
export function useSettingDraft<D>({ setting, read, write }: Parts<D>) {
  const t = useWords('communitySetting')
  const save = useSaveSetting()
  const { problem, setProblem, isBusy, attempt } = useAttempt()
  const [draft, setDraft] = useState<D | null>(null)
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const isChanged = draft !== null && JSON.stringify(draft) !== JSON.stringify(read(setting))
  useEffect(() => {
    if (!isChanged) return undefined
    return guardUnsavedChanges(go => {
      if (sessionStore.get().status === 'signedIn') setLeave(() => go)
      else go()
    })
  }, [isChanged])
  return {
    draft: draft ?? read(setting),
    isChanged,
    isBusy,
    problem,
    change: (changed: D) => {
      setProblem(null)
      setDraft(changed)
    },
    discard: () => setDraft(null),
    save: async (changed?: D) => {
      const sent = changed ?? draft ?? read(setting)
      const isSaved = await attempt(async () => {
        await save(() => write(sent))
      })
      if (!isSaved) return
      setDraft(null)
      showToast({ type: 'success', title: t('saved') })
    },
    guard: { isAsked: leave !== null, stay: () => setLeave(null), leave: () => leave?.() },
  }
}
