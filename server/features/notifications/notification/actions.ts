import type { Language } from '#contract/languages.ts'
import type { Notification as Line, notificationApi } from '#contract/notifications/notification.ts'
import { type NotificationKind, notificationTopics } from '#contract/notifications/notification-kinds.ts'
import type { TextButton } from '#contract/notifications/text-button.ts'
import { communityTopic, type NotificationFrame } from '#contract/realtime/topics.ts'
import { isZone } from '#server/platform/clock/zone.ts'
import { holdParticipants } from '#server/platform/feature/store.ts'
import type { Action, Scope, UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import type { RenderedLetter } from '#server/platform/mail/layout.tsx'
import { postText } from '../channel/actions.ts'
import { findRecipient, listRecipients, listWithChannel, type Recipient } from '../channel/store.ts'
import { isForTeam, kindsIn, pathOf, peopleOf, readPlace, type StoredNotification, unsubscribePath } from './rules.ts'
import * as store from './store.ts'

type Api = typeof notificationApi

const usualSize = 24
const mostNewer = 100

export const list: Action<Api['list']> = async ({ filter, after, size = usualSize }, ctx) => {
  const before = after ? readPlace(after) : null
  ensure(!after || before, 'INVALID_INPUT')
  return listPage(ctx, { kinds: kindsIn(filter), before, after: null }, size)
}

export const countUnseen: Action<Api['countUnseen']> = async (_input, { db, actor }) => ({
  unseen: await store.countUnseen(db, actor.userId),
})

export const listNewer: Action<Api['listNewer']> = async ({ id }, ctx) => {
  const after = await store.findSeq(ctx.db, ctx.actor.userId, id)
  ensure(after !== null, 'NOT_FOUND')
  return listPage(ctx, { kinds: kindsIn(undefined), before: null, after }, mostNewer)
}

export const markSeen: Action<Api['markSeen']> = async ({ ids }, ctx) => {
  const { userId } = ctx.actor
  ensure(!ids || (await store.hasAny(ctx.db, userId, ids)), 'NOT_FOUND')
  await store.lockTally(ctx.db, ctx.community.id, userId)
  await store.markSeen(ctx.db, userId, ids ?? null, ctx.now)
  return { unseen: await publishCount(ctx, userId) }
}

export const dismiss: Action<Api['dismiss']> = async ({ ids, isDismissed }, ctx) => {
  const { userId } = ctx.actor
  ensure(await store.hasAny(ctx.db, userId, ids), 'NOT_FOUND')
  await store.lockTally(ctx.db, ctx.community.id, userId)
  if (isDismissed) await store.dismiss(ctx.db, userId, ids, ctx.now)
  else await store.bringBack(ctx.db, userId, ids)
  return { unseen: await publishCount(ctx, userId) }
}

type Range = Pick<store.Asked, 'kinds' | 'before' | 'after'>

async function listPage({ db, actor, lang }: UserContext, range: Range, size: number) {
  const { userId, participantId } = actor
  const found = await store.listNotifications(db, { ...range, userId, lang, count: size + 1 })
  const lines = found.slice(0, size)
  const items = await describe(db, participantId, lines)
  const next = found.length > size ? String(lines.at(-1)?.seq) : null
  return { items, next, total: null, unseen: await store.countUnseen(db, userId) }
}

async function describe(db: Scope['db'], participantId: string | null, lines: StoredNotification[]): Promise<Line[]> {
  const findFor = (isTeam: boolean) => {
    const ids = lines.filter(({ kind }) => isForTeam(kind) === isTeam).flatMap(({ actorIds }) => actorIds)
    return store.findPeople(db, { participantId, isTeam }, ids)
  }
  const [seen, byTeam] = [await findFor(false), await findFor(true)]
  return lines.map(line => {
    const { actorIds, chatId, unread, reportedSlug, messageNumber, data, ...rest } = line
    const people = peopleOf(actorIds, isForTeam(line.kind) ? byTeam : seen)
    const isChat = line.kind === 'chat.messages' && unread > 0
    return {
      ...rest,
      people,
      count: isChat ? unread : line.count,
      introStatus: line.kind === 'intro.received' ? line.introStatus : null,
      to: pathOf(line, people),
      data: chatId ? { ...data, chatId } : data,
    }
  })
}

/** Tells the reader's open screens how many are unseen now. The tally must be locked. */
export async function publishCount(scope: Scope, userId: string): Promise<number> {
  const [seq, unseen] = [await store.findLastSeq(scope.db, userId), await store.countUnseen(scope.db, userId)]
  await publishTally(scope, { userId, seq, unseen })
  return unseen
}

const publishTally = (scope: Scope, { userId, seq, unseen }: store.Count): Promise<void> =>
  scope.publish({
    topic: communityTopic(scope.community.id, 'notifications'),
    audience: { userIds: [userId] },
    body: JSON.stringify({ seq, unseen } satisfies NotificationFrame),
    latestOf: `notifications ${scope.community.id} ${userId}`,
  })

type Told = {
  kind: NotificationKind
  actorId?: string
  /** Participants whom its letter and text name, the actor included. */
  about: string[]
  /** Ids of what it is about. */
  data?: Record<string, string>
  /** Those with the same key are shown as one line. */
  groupKey?: string
  /** Once-only key (idempotency): recipient, kind and period. */
  onceKey?: string
  /** Only letter and texts: its line is in the list already, or it confirms what the reader did. */
  isUnlisted?: boolean
}

export type Notification = Told & {
  participantId: string
  /** About something that the reader takes part in: also sent to members whom others cannot find. */
  isOwn?: boolean
}

/** To somebody who looks after the community or an event, also without a profile. */
export type UserNotification = Told & { userId: string }

export type Addressee = { lang: Language; firstName: string; timeZone: string; unsubscribeUrl: string }
/** Without a profile there is nothing to switch off, and no name. */
export type UserAddressee = Omit<Addressee, 'unsubscribeUrl'> & { unsubscribeUrl: string | null }

/** The same for other channels: a letter, and text for a messenger. */
export type ChannelTexts<To = Addressee> = {
  letter(to: To): Promise<RenderedLetter>
  text(to: To): string
  /** Under the text, where the messenger has buttons. */
  buttons?(to: To): TextButton[]
}

/** Address and language of a participant; null if they may not be written to. */
export async function findAddressee(
  scope: Scope,
  participantId: string,
): Promise<Omit<Addressee, 'unsubscribeUrl'> | null> {
  const recipient = await findRecipient(scope.db, { participantId })
  return recipient && addresseeOf(scope, recipient)
}

const addresseeOf = ({ community }: Scope, recipient: Recipient): Omit<Addressee, 'unsubscribeUrl'> => ({
  lang: recipient.lang ?? community.lang,
  firstName: recipient.firstName,
  timeZone: recipient.timeZone && isZone(recipient.timeZone) ? recipient.timeZone : community.timeZone,
})

/** Somebody who may be written to, as of now. */
export type Reader = { participantId: string; recipient: Recipient; to: Addressee }

/** Of these participants, those who may be written to about this, in the order of their accounts. */
export async function listReaders(scope: Scope, participantIds: string[], kind: NotificationKind): Promise<Reader[]> {
  const recipients = await listRecipients(scope.db, participantIds)
  return recipients.flatMap(recipient => {
    const { participantId } = recipient
    if (participantId === null) return []
    const unsubscribeUrl = unsubscribePath(participantId, notificationTopics[kind], scope.config.SESSION_SECRET)
    return [{ participantId, recipient, to: { ...addresseeOf(scope, recipient), unsubscribeUrl } }]
  })
}

export type Ready = {
  reader: Reader
  told: Omit<Told, 'isUnlisted'> & { onceKey: string }
  letter: RenderedLetter
  text: string
}

/**
 * `notify` for several readers of one kind, whose letters and texts are ready: in few statements, however many they are. A failure of one
 * undoes all, so the caller then writes to them one by one.
 */
export async function notifyAll(scope: Scope, all: Ready[]): Promise<void> {
  if (all.length === 0) return
  const { db, community, now } = scope
  // Before the tallies: a deletion has the person first, and then the tallies.
  await holdParticipants(db, [
    ...new Set(all.flatMap(({ reader, told }) => [reader.participantId, told.actorId ?? [], told.about].flat())),
  ])
  const fresh = await store.insertNotifications(
    db,
    all.map(({ reader: { participantId, recipient }, told }) => ({
      ...{ communityId: community.id, id: scope.newId(), userId: recipient.userId, participantId, kind: told.kind },
      ...{ actorId: told.actorId ?? null, data: told.data ?? {}, groupKey: told.groupKey ?? null },
      ...{ onceKey: told.onceKey, at: now },
    })),
  )
  for (const count of await store.listCounts(db, [...fresh])) await publishTally(scope, count)
  await scope.postAll(
    all
      .filter(({ reader }) => !reader.recipient.isEmailOff)
      .map(({ reader: { recipient, to }, told: { kind, about, onceKey }, letter }) => ({
        ...{ kind, recipient: recipient.email, about, lang: to.lang, ...letter, onceKey },
      })),
  )
  const linked = await listWithChannel(
    db,
    all.filter(({ reader }) => fresh.has(reader.recipient.userId)).map(({ reader }) => reader.participantId),
  )
  for (const { reader, told, text } of all)
    if (linked.includes(reader.participantId)) await postText(scope, { ...textTo(reader, told), text })
}

const textTo = ({ participantId, to }: Reader, { kind, about, groupKey, onceKey }: Ready['told']) => ({
  ...{ participantId, kind, lang: to.lang, timeZone: to.timeZone, about, onceKey },
  ...(groupKey ? { groupKey } : {}),
})

/**
 * Saves a notification, and writes to the participant in every connected channel that is switched on. False if they may
 * not be written to.
 */
export async function notify(scope: Scope, notification: Notification, texts: ChannelTexts): Promise<boolean> {
  const { participantId, isOwn } = notification
  const recipient = await findRecipient(scope.db, { participantId, isOwn: isOwn ?? false })
  if (!recipient) return false
  await tell(scope, recipient, notification, texts as ChannelTexts<UserAddressee>)
  return true
}

/** The same for a user of the community, whatever their profile. */
export async function notifyUser(
  scope: Scope,
  notification: UserNotification,
  texts: ChannelTexts<UserAddressee>,
): Promise<boolean> {
  const recipient = await findRecipient(scope.db, { userId: notification.userId })
  if (!recipient) return false
  await tell(scope, recipient, notification, texts)
  return true
}

async function tell(scope: Scope, recipient: Recipient, told: Told, texts: ChannelTexts<UserAddressee>): Promise<void> {
  const { about, kind } = told
  await holdParticipants(scope.db, about)
  const { participantId } = recipient
  const secret = scope.config.SESSION_SECRET
  const unsubscribeUrl = participantId && unsubscribePath(participantId, notificationTopics[kind], secret)
  const to = { ...addresseeOf(scope, recipient), unsubscribeUrl }
  // The tally is the lock of the reader also for the texts: of two at the same moment a digest would count the earlier ones twice.
  if (told.isUnlisted) await store.lockTally(scope.db, scope.community.id, recipient.userId)
  const isNew = told.isUnlisted || (await insert(scope, recipient, told))
  const once = told.onceKey ? { onceKey: told.onceKey } : {}
  if (!recipient.isEmailOff) {
    const letter = await texts.letter(to)
    await scope.post({ kind, recipient: recipient.email, about, lang: to.lang, ...letter, ...once })
  }
  // Without a new notification the texts went with the first.
  if (participantId && isNew)
    await postText(scope, {
      participantId,
      kind,
      lang: to.lang,
      timeZone: to.timeZone,
      text: texts.text(to),
      buttons: texts.buttons?.(to) ?? [],
      about,
      ...(told.groupKey ? { groupKey: told.groupKey } : {}),
      ...once,
    })
}

async function insert(scope: Scope, { userId, participantId }: ListOwner, told: Omit<Told, 'about'>): Promise<boolean> {
  // Before the tally: a deletion has the person first, and then the tallies.
  await holdParticipants(
    scope.db,
    [participantId, told.actorId].filter(id => id != null),
  )
  const isNew = await store.insertNotification(scope.db, {
    communityId: scope.community.id,
    id: scope.newId(),
    userId,
    participantId,
    kind: told.kind,
    actorId: told.actorId ?? null,
    data: told.data ?? {},
    groupKey: told.groupKey ?? null,
    onceKey: told.onceKey ?? null,
    at: scope.now,
  })
  if (isNew) await publishCount(scope, userId)
  return isNew
}

type ListOwner = Pick<Recipient, 'userId' | 'participantId'>

/** Only the line in the list, for what a letter of another kind tells: of somebody who looks after things, also without a profile. */
export async function noteUser(scope: Scope, { userId, ...told }: Omit<UserNotification, 'about'>): Promise<void> {
  const recipient = await findRecipient(scope.db, { userId })
  if (recipient) await insert(scope, recipient, told)
}

type Group = Omit<Told, 'about' | 'onceKey'> & { groupKey: string }

/** One line for each reader in place of the earlier one of this group, new again: a chat has one line, however many messages came. */
export async function upsertGroup(scope: Scope, userIds: string[], told: Group): Promise<void> {
  if (told.actorId) await holdParticipants(scope.db, [told.actorId])
  for (const userId of userIds.toSorted()) {
    await store.lockTally(scope.db, scope.community.id, userId)
    await store.removeGroup(scope.db, userId, told.groupKey)
    await noteUser(scope, { userId, ...told })
  }
}

/** Removes the line, such as when the chat was read. */
export async function removeGroup(scope: Scope, groupKey: string, userId: string): Promise<void> {
  await store.lockTally(scope.db, scope.community.id, userId)
  if (await store.removeGroup(scope.db, userId, groupKey)) await publishCount(scope, userId)
}
