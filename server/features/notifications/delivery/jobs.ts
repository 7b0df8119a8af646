import { stopTelegram } from '#server/features/users/telegram/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Chore, type Job, job } from '#server/platform/jobs/jobs.ts'
import { breakWorkspace, stopAccount } from '../messenger/store.ts'
import { removeGroup } from '../telegram-group/store.ts'
import { tellBroken, tellGroupLost, tellStopped } from './delivery-notice.ts'
import { findTarget, sendText, type Target } from './delivery-transport.ts'
import { claimMs, type Decision, decide, deliveryKey, withoutTarget } from './rules.ts'
import * as store from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    /** Sends the texts that are due for a recipient, in order. */
    'notifications.deliver': store.Recipient
  }
}

const textsAtOnce = 100

/** Claim and outcome are separate transactions, so that none is open during the call to a messenger. */
export const deliveryJobs: Job[] = [
  job(
    'notifications.deliver',
    async (recipient, scope) => {
      for (let sent = 0; sent < textsAtOnce; sent++) {
        const claimed = await scope.inOwnScope(own => claim(own, recipient))
        if (!claimed) return
        const { text, target } = claimed
        const outcome = await sendText(scope, text, target)
        const decision = decide(text.channel, outcome, text.attempts + 1, scope.now)
        await scope.inOwnScope(own => finish(own, text, target, decision))
      }
      await scope.inOwnScope(own => queueDelivery(own, recipient))
    },
    { holdsTransaction: false },
  ),
]

/** The next text to this recipient, if it is due and nobody else is sending to them. */
async function claim(scope: Scope, recipient: store.Recipient) {
  const { db, now } = scope
  for (;;) {
    const text = await store.lockNext(db, recipient, now)
    if (!text || text.status === 'SENDING') return null
    if (text.nextAt) {
      await queueDelivery(scope, text, new Date(text.nextAt))
      return null
    }
    const target = await findTarget(scope, text)
    if (target) {
      await store.setSending(db, text.id, now)
      return { text, target }
    }
    await store.saveDecision(db, text.id, withoutTarget(text), now)
  }
}

async function finish(scope: Scope, text: store.WaitingText, target: Target, decision: Decision): Promise<void> {
  const { db, now, log } = scope
  const { stopReason, problem } = decision
  const isForGroup = target.channel === 'TELEGRAM' && target.userId === null
  // Kept for the manager who sent it: once the bot works again, or is in a group again, it can be sent again.
  const status = isForGroup && stopReason ? 'FAILED' : decision.status
  await store.saveDecision(db, text.id, { ...decision, status }, now)
  if (status === 'UNCERTAIN' || status === 'FAILED')
    log.warn({ textId: text.id, channel: text.channel, status, problem }, 'a text was not delivered')
  if (!stopReason || target.channel === 'PUSH') return
  if (isForGroup) {
    if (stopReason === 'BLOCKED' && (await removeGroup(db, target.address))) await tellGroupLost(scope)
    return
  }
  await store.dropWaiting(db, text, problem)
  if (target.channel !== 'TELEGRAM' && stopReason === 'REVOKED')
    if (await breakWorkspace(db, target.channel, problem ?? '', now)) await tellBroken(scope, target.channel)
  if (!text.participantId) return
  const { participantId } = text
  const isNew =
    target.channel === 'TELEGRAM'
      ? target.userId !== null && (await stopTelegram(db, target.userId, stopReason, now))
      : await stopAccount(db, { participantId, channel: target.channel }, stopReason, now)
  if (isNew) await tellStopped(scope, participantId, target.channel, stopReason)
}

/** With keys apart, what waits never delays what is due. */
export function queueDelivery(scope: Scope, recipient: store.Recipient, runAt?: Date): Promise<void> {
  const { channel, participantId } = recipient
  const key = deliveryKey(scope.community.id, channel, participantId)
  const options = runAt ? { key: `${key} later`, runAt } : { key }
  return scope.queue('notifications.deliver', { channel, participantId }, options)
}

const recipientsAtOnce = 500

const stuckBefore = (now: Date): Date => new Date(now.getTime() - claimMs)

/** Texts of a process that stopped, and texts whose job is missing or was early. */
export const deliveryChores: Chore[] = [
  {
    name: 'resume messenger texts',
    cron: '* * * * *',
    run: async ({ now, sql, inEachCommunity }) =>
      inEachCommunity(resumeTexts, await store.listCommunitiesDue(sql, now, stuckBefore(now))),
  },
]

export async function resumeTexts(scope: Scope): Promise<void> {
  const { db, now } = scope
  await store.markStuck(db, stuckBefore(now))
  for (const text of await store.listDue(db, now, recipientsAtOnce)) await queueDelivery(scope, text)
}
