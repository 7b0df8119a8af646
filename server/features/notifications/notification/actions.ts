import type { Language } from '#contract/languages.ts'
import { isZone } from '#server/platform/clock/zone.ts'
import { holdParticipants } from '#server/platform/feature/store.ts'
import type { Scope } from '#server/platform/http/context.ts'
import type { RenderedLetter } from '#server/platform/mail/layout.tsx'
import { type NotificationKind, notificationTopics, unsubscribePath } from './rules.ts'
import * as store from './store.ts'

export type Notification = {
  participantId: string
  kind: NotificationKind
  actorId?: string
  /** Participants whom its letter and text name, the actor included. */
  about: string[]
  /** Ids of what it is about. */
  data?: Record<string, string>
  /** Once-only key (idempotency): recipient, kind and period. */
  onceKey?: string
  /** About something that the reader takes part in: also sent to members whom others cannot find. */
  isOwn?: boolean
}

/** The same for other channels: a letter, and text for a messenger. */
export type ChannelTexts = {
  letter(to: Addressee): Promise<RenderedLetter>
  text(to: Addressee): string
}

export type Addressee = { lang: Language; firstName: string; timeZone: string; unsubscribeUrl: string }

/** Address and language of a participant; null if they may not be written to. */
export async function findAddressee(
  scope: Scope,
  participantId: string,
): Promise<Omit<Addressee, 'unsubscribeUrl'> | null> {
  const recipient = await store.findRecipient(scope.db, participantId)
  return recipient && addresseeOf(scope, recipient)
}

const addresseeOf = ({ community }: Scope, recipient: store.Recipient): Omit<Addressee, 'unsubscribeUrl'> => ({
  lang: recipient.lang ?? community.lang,
  firstName: recipient.firstName,
  timeZone: recipient.timeZone && isZone(recipient.timeZone) ? recipient.timeZone : community.timeZone,
})

/**
 * Saves a notification, and writes to the participant in every connected channel that is switched on. False if they may
 * not be written to.
 */
export async function notify(scope: Scope, notification: Notification, texts: ChannelTexts): Promise<boolean> {
  const { db, community, now } = scope
  const recipient = await store.findRecipient(db, notification.participantId, notification.isOwn)
  if (!recipient) return false
  const { about } = notification
  await holdParticipants(db, about)
  const { participantId, disabledChannels } = recipient
  const place = { communityId: community.id, participantId, kind: notification.kind, at: now }
  const topic = notificationTopics[notification.kind]
  const unsubscribeUrl = unsubscribePath(participantId, topic, scope.config.SESSION_SECRET)
  const to = { ...addresseeOf(scope, recipient), unsubscribeUrl }
  await store.insertNotification(db, {
    ...place,
    id: scope.newId(),
    actorId: notification.actorId ?? null,
    data: notification.data ?? {},
    onceKey: notification.onceKey ?? null,
  })
  if (!disabledChannels.includes('EMAIL')) {
    const letter = await texts.letter(to)
    const once = notification.onceKey ? { onceKey: notification.onceKey } : {}
    await scope.post({ kind: notification.kind, recipient: recipient.email, about, lang: to.lang, ...letter, ...once })
  }
  if (recipient.hasTelegram && !disabledChannels.includes('TELEGRAM'))
    await store.insertText(db, {
      ...place,
      id: scope.newId(),
      channel: 'TELEGRAM',
      text: texts.text(to),
      about,
      onceKey: notification.onceKey ?? null,
    })
  return true
}
