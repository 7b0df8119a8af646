import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CommunitySetting, SettingChanges, SettingField } from '#contract/communities/community-setting.ts'
import { openStorage, storedJson } from '#web/lib/browser/storage.ts'
import { api } from '#web/lib/calls/api.ts'
import type { CallFailure } from '#web/lib/calls/client.ts'
import { communityStore, currentCommunityId } from '#web/lib/community/community.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { valueAt, withValueAt } from './paths.ts'

/** Unsaved changes, with the version of the record that they were made to. */
type Draft = { version: number; changes: SettingChanges }

const drafts = openStorage('localStorage')
const draftOf = (communityId: string) => storedJson<Draft>(drafts, `settingDraft.${communityId}`)

export const settingQuery = { queryKey: ['community setting'], queryFn: () => api.communitySetting.get() }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The record of the community while a manager edits it. What is typed survives a reload. */
export function useSettingForm(setting: CommunitySetting) {
  const t = useWords('description')
  const queryClient = useQueryClient()
  const stored = draftOf(currentCommunityId())
  const [draft, setDraft] = useState<Draft>(() => stored.get() ?? { version: setting.version, changes: {} })
  const [isRestored, setRestored] = useState(Object.keys(draft.changes).length > 0)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [hasConflict, setConflict] = useState(false)
  const { problem, setProblem, isBusy, attempt } = useAttempt()
  const values = { ...setting, ...draft.changes } as CommunitySetting
  const isChanged = Object.keys(draft.changes).length > 0

  function keep(next: Draft): void {
    setDraft(next)
    if (Object.keys(next.changes).length > 0) stored.set(next)
    else stored.clear()
  }

  /** Sets values by path. A field that is as saved again is no longer a change. */
  function set(changed: Record<string, unknown>): void {
    let next: CommunitySetting = values
    for (const [path, value] of Object.entries(changed)) next = withValueAt(next, path, value)
    const changes = { ...draft.changes } as Record<string, unknown>
    for (const field of new Set(Object.keys(changed).map(path => path.split('.')[0] as SettingField)))
      if (isSame(next[field], setting[field])) delete changes[field]
      else changes[field] = next[field]
    keep({ version: isChanged ? draft.version : setting.version, changes: changes as SettingChanges })
    setProblems(known => Object.fromEntries(Object.entries(known).filter(([path]) => !(path in changed))))
    setProblem(null)
  }

  /** Says beside a field that it is empty, when it is left. */
  function leave(path: string): void {
    const value = valueAt(values, path)
    if (typeof value === 'string' && value.trim() === '') setProblems(known => ({ ...known, [path]: t('required') }))
  }

  function discard(): void {
    keep({ version: setting.version, changes: {} })
    setProblems({})
    setProblem(null)
    setConflict(false)
    setRestored(false)
  }

  async function send(version: number, changes: SettingChanges): Promise<void> {
    const saved = await api.communitySetting.update({ ...changes, version })
    queryClient.setQueryData(settingQuery.queryKey, saved)
    keep({ version: saved.version, changes: {} })
    setConflict(false)
    setRestored(false)
    setProblems({})
    const { landing, version: _, workingMethods, availableMethods, fromFiles, authConfig, ...shown } = saved
    communityStore.update(community => ({ ...community, ...shown }))
    showToast({ type: 'success', title: t('saved') })
  }

  function fail({ name, fields }: CallFailure): void {
    if (name === 'SETTING_CHANGED') setConflict(true)
    else setProblems(fields ?? {})
  }

  return {
    values,
    problems,
    problem,
    isBusy,
    isChanged,
    isRestored,
    hasConflict,
    set,
    leave,
    discard,
    save: () => attempt(() => send(draft.version, draft.changes), fail),
    /** After a conflict: what this manager typed, over what the other saved. */
    saveMine: () =>
      attempt(async () => {
        const { version } = await queryClient.fetchQuery({ ...settingQuery, staleTime: 0 })
        await send(version, draft.changes)
      }, fail),
    takeTheirs: () =>
      attempt(async () => {
        await queryClient.fetchQuery({ ...settingQuery, staleTime: 0 })
        discard()
      }),
  }
}
export type SettingForm = ReturnType<typeof useSettingForm>

export const useSetting = () => useQuery(settingQuery)
