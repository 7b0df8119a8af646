import './jobs.ts'
import './news.ts'
import type { Intro, introApi } from '#contract/matching/intro.ts'
import { contactFormats } from '#contract/participants/contacts.ts'
import { describeCredits, spendOnIntro } from '#server/features/matching/credits/actions.ts'
import { findRelevances } from '#server/features/matching/recommendation/recommendation.ts'
import { mondayOf } from '#server/features/matching/run/week.ts'
import { findOther, findPeople, findRights } from '#server/features/matching/standing/store.ts'
import { shownContacts } from '#server/features/participants/profile/rules.ts'
import type { Action, ParticipantContext, Scope } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import {
  afterAnswer,
  canUndoDecline,
  connectMove,
  meetingAfterMs,
  type StoredIntro,
  stateFor,
  undoDeclineMs,
} from './rules.ts'
import * as store from './store.ts'

type Api = typeof introApi

export const send: Action<Api['send']> = async ({ participantId, matchingResultId, introMessage }, ctx) => {
  const { db, actor } = ctx
  const me = actor.participantId
  ensure(actor.isEmailConfirmed, 'EMAIL_NOT_CONFIRMED')
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
  return { items: await describe(ctx, items), next, total: null }
}

export const answer: Action<Api['answer']> = async (input, ctx) =>
  describeAnswered(ctx, await answerIntro(ctx, ctx.actor.participantId, input))

/** Answers an intro as its receiver, who is a member; also from a button in a messenger. */
export async function answerIntro(
  scope: Scope,
  participantId: string,
  { id, accept, message }: Answer & { id: string },
): Promise<StoredIntro> {
  const { db } = scope
  const intro = await store.findReceived(db, id, participantId)
  ensure(intro, 'NOT_FOUND')
  ensure(afterAnswer(intro.status, accept), 'ALREADY_ANSWERED')
  ensure(!accept || !(await store.isBarred(db, intro.fromId, intro.toId)), 'CANNOT_INTRODUCE')
  return saveAnswer(scope, intro, { accept, message })
}

export const undoDecline: Action<Api['undoDecline']> = async ({ id }, ctx) => {
  const intro = await store.findReceived(ctx.db, id, ctx.actor.participantId)
  ensure(intro, 'NOT_FOUND')
  ensure(canUndoDecline(intro, ctx.now), 'TOO_LATE')
  return describeAnswered(ctx, await store.saveAnswer(ctx.db, id, { status: 'SENT', answer: '', at: null }))
}

async function describeAnswered(ctx: ParticipantContext, intro: StoredIntro) {
  const [described] = await describe(ctx, [intro])
  ensure(described, 'NOT_FOUND')
  return { ...described, can: await findRights(ctx.db, ctx.actor.participantId, intro.fromId) }
}

/** Sends the intro between two participants: charge, insert and news are one transaction. */
async function introduce(ctx: ParticipantContext, toId: string, introMessage: string): Promise<StoredIntro> {
  const { db, community, actor, now } = ctx
  const [fromId, id] = [actor.participantId, ctx.newId()]
  const matchingResultId = await openMatching(ctx, fromId, toId)
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

async function saveAnswer(ctx: Scope, intro: StoredIntro, { accept, message }: Answer): Promise<StoredIntro> {
  const { db, community, now } = ctx
  const status = accept ? 'ACCEPTED' : 'DECLINED'
  const answered = await store.saveAnswer(db, intro.id, { status, answer: message, at: now })
  const place = { communityId: community.id, participantId: intro.toId, subjectId: intro.fromId, at: now }
  if (accept) {
    await store.saveLike(db, place)
    await beginMeetings(ctx, intro)
  } else await store.cancelMeeting(db, intro.fromId, intro.toId)
  if (accept) await ctx.tell('intro.answered', { introId: intro.id })
  else {
    const runAt = new Date(now.getTime() + undoDeclineMs)
    await ctx.queue('intro.tell of decline', { introId: intro.id }, { key: `decline ${intro.id}`, runAt })
  }
  return answered
}

/** Both are asked about the meeting, each by their own matching. */
async function beginMeetings(scope: Scope, { fromId, toId }: StoredIntro): Promise<void> {
  const dueAt = new Date(scope.now.getTime() + meetingAfterMs)
  await store.setMeetingDue(scope.db, await openMatching(scope, fromId, toId), dueAt)
  await store.setMeetingDue(scope.db, await openMatching(scope, toId, fromId), dueAt)
}

function openMatching(scope: Scope, participantId: string, subjectId: string): Promise<string> {
  const { db, community, now } = scope
  const week = mondayOf(now, community.timeZone)
  const pair = { communityId: community.id, newId: scope.newId(), participantId, subjectId, week, at: now }
  return store.openMatching(db, pair)
}

/** Contacts are included only after the intro was accepted, and only those that their owner shows to connected people. */
async function describe({ db, actor, lang, now }: ParticipantContext, intros: StoredIntro[]): Promise<Intro[]> {
  const me = actor.participantId
  const otherOf = (intro: StoredIntro) => (intro.fromId === me ? intro.toId : intro.fromId)
  const people = await findPeople(db, me, intros.map(otherOf))
  const relevances = await findRelevances(db, me, intros.map(otherOf), lang, { now })
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
        relevanceLevel: relevances.get(person.id)?.relevanceLevel ?? null,
        reason: relevances.get(person.id)?.reason ?? null,
        contacts: contacts.map(({ type, value }) => ({ type, value, url: contactFormats[type].link(value) })),
      },
    ]
  })
}
