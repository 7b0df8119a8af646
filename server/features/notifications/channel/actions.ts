import { loginPath } from '#contract/auth/login-link.ts'
import type { Language } from '#contract/languages.ts'
import type { LetterTopic } from '#contract/notifications/letter-topic.ts'
import { letterTopics } from '#contract/notifications/letter-topics.ts'
import type { channelApi } from '#contract/notifications/notification.ts'
import { type NotificationKind, notificationTopics } from '#contract/notifications/notification-kinds.ts'
import type { TextButton } from '#contract/notifications/text-button.ts'
import { isZone } from '#server/platform/clock/zone.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Action, Scope } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { deliveryKey } from '../delivery/rules.ts'
import { listOffered } from '../letter/actions.ts'
import { digestPath, digestText, digestWindowMs, moveOf, quietUntil, type TextChannel, textChannels } from './rules.ts'
import * as store from './store.ts'

type Api = typeof channelApi

export const list: Action<Api['list']> = async (_input, { db, actor, config, community }) => {
  const { participantId } = actor
  const linked = await store.listLinked(db, participantId)
  const [off, offTopics] = [
    await store.listDisabled(db, participantId),
    await store.listDisabledTopics(db, participantId),
  ]
  const [workspaces, topics] = [await store.listWorkspaceChannels(db), await listOffered(db, participantId)]
  const recipient = await store.findRecipient(db, { userId: actor.userId })
  return {
    channels: textChannels.map(channel => {
      const account = linked.find(each => each.channel === channel)
      return {
        channel,
        isOffered: isOffered(config, workspaces, channel),
        account: account?.account ?? null,
        stopReason: account?.stopReason ?? null,
        isOn: !off.includes(channel),
        topics: topics.map(topic => ({
          topic,
          isOn: !offTopics.some(each => each.channel === channel && each.topic === topic),
        })),
      }
    }),
    quietHours: await store.findQuietHours(db, participantId),
    timeZone: zoneOf(recipient?.timeZone ?? null, community.timeZone),
  }
}

export const updateTopic: Action<Api['updateTopic']> = async ({ channel, topic, isOn }, { db, community, actor }) => {
  const known = letterTopics.find(each => each === topic)
  ensure(known, 'INVALID_INPUT')
  const owner = { communityId: community.id, participantId: actor.participantId }
  await store.savePreference(db, { ...owner, channel, topic: known, isDisabled: !isOn })
  return {}
}

export const updateQuietHours: Action<Api['updateQuietHours']> = async ({ quietHours }, { db, community, actor }) => {
  ensure(quietHours?.from !== quietHours?.until || !quietHours, 'INVALID_INPUT')
  await store.saveQuietHours(db, { communityId: community.id, participantId: actor.participantId }, quietHours)
  return {}
}

const zoneOf = (own: string | null, ofCommunity: string): string => (own && isZone(own) ? own : ofCommunity)

function isOffered(config: Config, workspaces: TextChannel[], channel: TextChannel): boolean {
  if (channel === 'TELEGRAM') return Boolean(config.TELEGRAM_BOT_TOKEN && config.TELEGRAM_BOT_NAME)
  return channel === 'PUSH' ? config.WEB_PUSH : workspaces.includes(channel)
}

export type Text = {
  participantId: string
  kind: NotificationKind
  lang: Language
  timeZone: string
  text: string
  buttons?: TextButton[]
  /** What it is about, such as the chat: a digest says of how many. */
  groupKey?: string
  /** Participants whom it names. */
  about: string[]
  onceKey?: string
}

/**
 * Writes a text to each linked channel in which the participant has this topic on. It waits for the end of quiet hours, and becomes
 * part of a digest when many of its topic came within minutes.
 */
export async function postText(scope: Scope, text: Text): Promise<void> {
  const { db, now } = scope
  const { participantId } = text
  const topic = notificationTopics[text.kind]
  const [off, offTopics] = [
    await store.listDisabled(db, participantId),
    await store.listDisabledTopics(db, participantId),
  ]
  const linked = (await store.listLinked(db, participantId)).filter(
    ({ channel, stopReason }) =>
      stopReason === null &&
      !off.includes(channel) &&
      !offTopics.some(each => each.channel === channel && each.topic === topic),
  )
  if (linked.length === 0) return
  const quiet = quietUntil(now, await store.findQuietHours(db, participantId), text.timeZone)
  for (const { channel } of linked) await postTo(scope, { ...text, channel, topic }, quiet)
}

/** A newsletter as text in Telegram. The caller has checked that the participant gets newsletters there. */
export async function postNewsletterText(scope: Scope, text: Omit<Text, 'kind' | 'groupKey'>): Promise<void> {
  const quiet = quietUntil(scope.now, await store.findQuietHours(scope.db, text.participantId), text.timeZone)
  await postTo(scope, { ...text, kind: 'newsletter', channel: 'TELEGRAM', topic: 'newsletters' }, quiet)
}

type Posted = Omit<Text, 'kind'> & { kind: NotificationKind | 'newsletter'; channel: TextChannel; topic: LetterTopic }

async function postTo(scope: Scope, posted: Posted, quiet: Date | null): Promise<void> {
  const { db, community, now } = scope
  const { participantId, channel, topic, kind } = posted
  const earlier = await store.listEarlier(db, posted, new Date(now.getTime() - digestWindowMs))
  const move = moveOf(earlier, posted.groupKey ?? null, now)
  const id = scope.newId()
  const place = { communityId: community.id, id, participantId, channel, topic, kind, at: now }
  const onceKey = posted.onceKey ? `${posted.onceKey} ${channel}` : null
  const own = { text: posted.text, buttons: posted.buttons ?? [], about: posted.about }
  const { standsFor, groupKeys, beganAt, notBefore, replaced } = move
  const nextAt = notBefore && (!quiet || notBefore > quiet) ? notBefore : quiet
  const url = new URL(loginPath(digestPath(topic), 'settings'), community.communityUrl).href
  const content =
    standsFor > 1
      ? { text: digestText(posted.lang, { topic, standsFor, groupKeys, url }), buttons: [], about: [], at: beganAt }
      : own
  const text = { ...place, ...content, standsFor, groupKeys, onceKey, nextAt }
  if (!(await store.insertText(db, text))) return
  if (replaced.length > 0) await store.removeTexts(db, replaced)
  // One that is due later is queued again by the job, for its time.
  const key = deliveryKey(community.id, channel, participantId)
  await scope.queue('notifications.deliver', { channel, participantId }, { key })
}
