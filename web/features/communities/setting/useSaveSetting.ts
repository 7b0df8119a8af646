import { useQueryClient } from '@tanstack/react-query'
import type { CommunitySetting, SettingChanges } from '#contract/communities/community-setting.ts'
import { api } from '#web/lib/calls/api.ts'
import { communityStore } from '#web/lib/community/community.ts'
import { settingQuery } from './queries.ts'

/**
 * Saves fields of the record. What is sent is made from the newest known record, so that two quick changes of one field do not
 * take each other back. This page shows the change at once.
 */
export function useSaveSetting() {
  const queries = useQueryClient()
  return async (change: (known: CommunitySetting) => SettingChanges): Promise<CommunitySetting> => {
    const known = queries.getQueryData(settingQuery.queryKey) ?? (await queries.fetchQuery(settingQuery))
    try {
      const saved = await api.communitySetting.update({ version: known.version, ...change(known) })
      queries.setQueryData(settingQuery.queryKey, saved)
      applyToPage(saved)
      return saved
    } catch (error) {
      // Somebody else may have changed it: the screen shows what is true now.
      void queries.invalidateQueries({ queryKey: settingQuery.queryKey })
      throw error
    }
  }
}

function applyToPage(saved: CommunitySetting): void {
  const { version, workingMethods, availableMethods, fromFiles, landing, ...fields } = saved
  const authConfig = saved.authConfig.filter(({ authType }) => workingMethods.includes(authType))
  communityStore.update(community => ({ ...community, ...fields, authConfig }))
}
