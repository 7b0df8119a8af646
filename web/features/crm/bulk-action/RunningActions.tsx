import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { BulkAction } from '#contract/crm/bulk-action.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { refreshMembers, runningQuery } from '../member-list/queries.ts'
import classes from './BulkBar.module.css'

/** Progress of the actions that run. One that is finished is told, and the list is read again. */
export function RunningActions() {
  const t = useWords('crm')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { data: running = [] } = useQuery(runningQuery)
  const known = useRef(new Map<string, BulkAction>())
  const nameOf = (action: BulkAction) =>
    action.tag ? `${t(`bulk.${action.kind}`)} “${action.tag}”` : t(`bulk.${action.kind}`)
  const tell = useEffectEvent(async (id: string) => {
    const action = await api.bulkAction.get({ id })
    const left = action.skipped + action.failed
    const name = nameOf(action)
    const title =
      left > 0
        ? t('bulk.leftOut', { action: name, done: action.done - left, left })
        : t('bulk.done', { action: name, count: action.done })
    await refreshMembers(queryClient)
    showToast({ type: action.failed > 0 ? 'warning' : 'success', title })
  })
  useEffect(() => {
    const now = new Set(running.map(({ id }) => id))
    for (const id of known.current.keys()) if (!now.has(id)) void tell(id).catch(() => {})
    known.current = new Map(running.map(action => [action.id, action]))
  }, [running])
  if (running.length === 0) return null
  return (
    <div className={classes.running}>
      {running.map(action => {
        const [done, total] = [action.done.toLocaleString(language), action.total.toLocaleString(language)]
        const text = t('bulk.progress', { action: nameOf(action), done, total })
        return (
          <div key={action.id} className={classes.bar}>
            <span>{text}</span>
            <progress value={action.done} max={action.total} aria-label={text} />
          </div>
        )
      })}
    </div>
  )
}
