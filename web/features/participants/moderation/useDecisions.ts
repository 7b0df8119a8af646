import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RejectionPreset } from '#contract/participants/rejection-presets.ts'
import type { ModerationStatus } from '#contract/users/user.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { refreshModeration } from './queries.ts'

export type Applicant = { id: string; name: string; status: ModerationStatus }
/** Own words, or a preset that each reads in their own language. */
export type RejectionReason = { reason: string } | { preset: RejectionPreset }
type Decided = 'CONFIRMED' | 'REJECTED'

/** Confirms and rejects. Another moderator who was faster is named, and the list shows what they decided. */
export function useDecisions() {
  const t = useWords('moderation')
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<Set<string>>(new Set())

  async function decideOne(person: Applicant, status: Decided, reason: RejectionReason | null): Promise<void> {
    try {
      await api.moderation.updateStatus({
        participantId: person.id,
        moderationStatus: status,
        seenStatus: person.status,
        ...reason,
      })
      showToast({
        type: 'success',
        title: t(status === 'CONFIRMED' ? 'confirmed' : 'rejected', { name: person.name }),
      })
    } catch (failure) {
      if (failure instanceof CallFailure && failure.name === 'ALREADY_DECIDED') await tellWho(person)
      else tellFailure(failure, () => void decide([person], status, reason))
    }
  }

  async function tellWho({ id, name }: Applicant): Promise<void> {
    const { moderationStatus, decisions } = await api.moderation.get({ participantId: id })
    const by = decisions[0]?.by ?? t('person.someone')
    showToast({ type: 'warning', title: t(`alreadyDecided.${moderationStatus}`, { name, by }) })
  }

  async function decideMany(people: Applicant[], status: Decided, reason: RejectionReason | null): Promise<void> {
    try {
      const { items } = await api.moderation.updateStatuses({
        ids: people.map(({ id }) => id),
        moderationStatus: status,
        seenStatus: 'PENDING',
        ...reason,
      })
      const refused = items.filter(({ failure }) => failure !== null)
      const done = items.length - refused.length
      if (refused.length > 0) {
        const reasons = refused[0]?.message ?? ''
        showToast({ type: 'warning', title: t('partly', { done, count: items.length, reason: reasons }) })
      } else
        showToast({
          type: 'success',
          title: t(status === 'CONFIRMED' ? 'confirmedMany' : 'rejectedMany', { count: done }),
        })
    } catch (failure) {
      tellFailure(failure, () => void decide(people, status, reason))
    }
  }

  function tellFailure(failure: unknown, retry: () => void): void {
    const isRefused = failure instanceof CallFailure && !failure.isUnavailable
    showToast({
      type: 'error',
      title: isRefused && failure.message ? failure.message : t('notSaved'),
      ...(isRefused ? {} : { action: { label: t('retry'), run: retry } }),
    })
  }

  async function decide(people: Applicant[], status: Decided, reason: RejectionReason | null = null): Promise<void> {
    const [only] = people
    if (!only) return
    setBusy(new Set(people.map(({ id }) => id)))
    if (people.length === 1) await decideOne(only, status, reason)
    else await decideMany(people, status, reason)
    await refreshModeration(queryClient)
    setBusy(new Set())
  }

  return { decide, busy }
}
