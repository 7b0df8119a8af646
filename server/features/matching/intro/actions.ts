import './news.ts'
import type { Intro, introApi } from '#contract/matching/intro.ts'
import { contactFormats } from '#contract/participants/contacts.ts'
import { describeCredits, spendOnIntro } from '#server/features/matching/credits/actions.ts'
import { mondayOf } from '#server/features/matching/run/week.ts'
import { findOther, findPeople, findRights } from '#server/features/matching/standing/store.ts'
import { shownContacts } from '#server/features/participants/profile/rules.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Action, ParticipantContext, Scope } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { afterAnswer, connectMove, meetingAfterMs, type StoredIntro, stateFor } from './rules.ts'
import * as store from './store.ts'

type Api = typeof introApi

export const send: Action<Api['send']> = async ({ participantId, matchingResultId, introMessage }, ctx) => {
  const { db, actor } = ctx
  const me = actor.participantId
  ensure(await findOther(db, me, participantId), 'NOT_FOUND')
  if (matchingResultId) ensure(await store.isOwnMatching(db, matchingResultId, me, participantId), 'NOT_FOUND')
  await store.lockPair(db, me, participantId)
  const known = await store.findBetween(db, me, participantId)
  const move = connectMove(me, known)
  ensure(move !== 'refuse', 'ALREADY_INTRODUCED')
  ensure(!(await store.isBarred(db, me, participantId)), 'CANNOT_INTRODUCE')
  const intro =
    move === 'accept' && known
      ? await saveAnswer(ctx, known, { accept: true, message: introMessage })
      : await introduce(ctx, participantId, introMessage)
  return {
    intro: stateFor(me, intro),
    credits: await describeCredits(ctx, me),
    can: await findRights(db, me, participantId),
  }
}

export const list: Action<Api['list']> = async ({ direction, status, ...paging }, ctx) => {
  const me = ctx.actor.participantId
  const page = pageOf(paging)
  const found = await store.listIntros(ctx.db, { readerId: me, direction, status: status ?? null, ...page })
  const { items, next } = cutPage(found, page, ({ createdAt, id }) => ({ at: createdAt, id }))
  return { items: await describe(ctx.db, me, items), next, total: null }
}

export const answer: Action<Api['answer']> = async ({ id, accept, message }, ctx) => {
  const { db, actor } = ctx
  const intro = await store.findReceived(db, id, actor.participantId)
  ensure(intro, 'NOT_FOUND')
  ensure(afterAnswer(intro.status, accept), 'ALREADY_ANSWERED')
  const answered = await saveAnswer(ctx, intro, { accept, message })
  const [described] = await describe(db, actor.participantId, [answered])
  ensure(described, 'NOT_FOUND')
  return { ...described, can: await findRights(db, actor.participantId, intro.fromId) }
}

/** Sends the intro between two participants: charge, insert and news are one transaction. */
async function introduce(ctx: ParticipantContext, toId: string, introMessage: string): Promise<StoredIntro> {
  const { db, community, actor, now } = ctx
  const [fromId, id] = [actor.participantId, ctx.newId()]
  const matchingResultId = await beginMeetings(ctx, fromId, toId)
  const intro = await store.insertIntro(db, {
    communityId: community.id,
    id,
    fromId,
    toId,
    matchingResultId,
    introMessage,
    at: now,
  })
  ensure(intro, 'ALREADY_INTRODUCED')
  await spendOnIntro(ctx, fromId, id)
  await store.saveLike(db, { communityId: community.id, participantId: fromId, subjectId: toId, at: now })
  await ctx.tell('intro.sent', { introId: id })
  return intro
}

type Answer = { accept: boolean; message: string }

async function saveAnswer(
  ctx: ParticipantContext,
  intro: StoredIntro,
  { accept, message }: Answer,
): Promise<StoredIntro> {
  const { db, community, now } = ctx
  const status = accept ? 'ACCEPTED' : 'DECLINED'
  const answered = await store.saveAnswer(db, intro.id, { status, answer: message, at: now })
  const place = { communityId: community.id, participantId: intro.toId, subjectId: intro.fromId, at: now }
  if (accept) await store.saveLike(db, place)
  else await store.cancelMeeting(db, intro.fromId, intro.toId)
  await ctx.tell('intro.answered', { introId: intro.id })
  return answered
}

/** Both are asked about the meeting, each by their own matching; the intro refers to the sender's. */
async function beginMeetings(scope: Scope, fromId: string, toId: string): Promise<string> {
  const { db, community, now } = scope
  const begin = (participantId: string, subjectId: string) =>
    store.beginMeeting(db, {
      communityId: community.id,
      newId: scope.newId(),
      participantId,
      subjectId,
      week: mondayOf(now, community.timeZone),
      dueAt: new Date(now.getTime() + meetingAfterMs),
      at: now,
    })
  await begin(toId, fromId)
  return begin(fromId, toId)
}

/** Contacts are included only after the intro was accepted, and only those that their owner shows to connected people. */
async function describe(db: Db, me: string, intros: StoredIntro[]): Promise<Intro[]> {
  const otherOf = (intro: StoredIntro) => (intro.fromId === me ? intro.toId : intro.fromId)
  const people = await findPeople(db, me, intros.map(otherOf))
  const accepted = intros.filter(({ status }) => status === 'ACCEPTED').map(otherOf)
  const owners = new Map((await store.listContacts(db, me, accepted)).map(owner => [owner.id, owner]))
  return intros.flatMap(intro => {
    const person = people.get(otherOf(intro))
    const owner = owners.get(otherOf(intro))
    if (!person) return []
    const contacts = owner ? shownContacts(owner, true) : []
    return [
      {
        intro: stateFor(me, intro),
        matchingResultId: intro.fromId === me ? intro.matchingResultId : null,
        person,
        contacts: contacts.map(({ type, value }) => ({ type, value, url: contactFormats[type].link(value) })),
      },
    ]
  })
}
