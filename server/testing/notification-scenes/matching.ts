import { api } from '#contract/capabilities.ts'
import { askAboutMeetings } from '#server/features/matching/meeting/jobs.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { requestOf } from '#server/features/matching/request/testing.ts'
import { mondayOf } from '#server/features/matching/run/week.ts'
import { queueLetters } from '#server/features/matching/weekly-letter/jobs.ts'
import type { Member, Scene, Telling } from './scene.ts'

const person = ({ id }: { id: string }, firstName: string) => ({ id, firstName })

/** Anna's intro to Boris. */
async function introduce(scene: Scene) {
  const { t, as, member } = scene
  const [anna, boris] = [await member('Anna'), await member('Boris')]
  const sent = await t.call(
    api.intro.send,
    { participantId: boris.id, introMessage: 'Shall we compare ovens?' },
    as(anna),
  )
  return { anna, boris, introId: sent.body.intro.id }
}

export async function introReceived(scene: Scene): Promise<Telling> {
  const { anna, boris, introId } = await introduce(scene)
  return {
    reader: boris,
    untold: [anna],
    line: {
      people: [person(anna, 'Anna')],
      quote: 'Shall we compare ovens?',
      to: `/my_communities?introFor=${anna.id}`,
      data: { introId },
    },
  }
}

/** Anna and Boris after her intro was accepted, with their chat. */
export async function connect(scene: Scene) {
  const { t, as, done } = scene
  const { anna, boris, introId } = await introduce(scene)
  await t.call(api.intro.answer, { id: introId, accept: true, message: 'Gladly' }, as(boris))
  await done()
  const [chat] = (await t.call(api.chat.list, {}, as(anna))).body.items
  return { anna, boris, chatId: chat?.id ?? '' }
}

export async function introAccepted(scene: Scene): Promise<Telling> {
  const { anna, boris, chatId } = await connect(scene)
  const line = { people: [person(boris, 'Boris')], quote: 'Gladly', to: `/chats/${chatId}` }
  return { reader: anna, untold: [boris], line }
}

export async function introDeclined(scene: Scene): Promise<Telling> {
  const { anna, boris, introId } = await introduce(scene)
  await scene.t.call(api.intro.answer, { id: introId, accept: false, message: 'In spring' }, scene.as(boris))
  await scene.hurry('intro.tell of decline')
  const line = { people: [person(boris, 'Boris')], quote: 'In spring', to: '/my_communities' }
  return { reader: anna, untold: [boris], line }
}

export async function requestAnswered(scene: Scene): Promise<Telling> {
  const { t, as, member } = scene
  const [anna, boris] = [await member('Anna'), await member('Boris')]
  await t.call(api.request.answer, { id: await requestOf(t, anna.id), answer: 'I know one' }, as(boris))
  const line = { people: [person(boris, 'Boris')], quote: 'I know one', to: '/my_communities?tab=requests' }
  return { reader: anna, untold: [boris], line }
}

/** A week after the acceptance. */
export async function meetingAsked(scene: Scene): Promise<Telling> {
  const { anna, boris } = await connect(scene)
  await scene.t.owner`
    update matching set meeting_due_at = ${scene.t.clock.now()} where participant_id = ${anna.id} and meeting_due_at is not null`
  await scene.run(askAboutMeetings)
  return { reader: anna, untold: [boris], line: { people: [person(boris, 'Boris')], to: '/my_communities' } }
}

export async function weeklyMatches(scene: Scene): Promise<Telling> {
  const { t, here, member } = scene
  const [anna, boris] = [await member('Anna'), await member('Boris')]
  const week = mondayOf(t.clock.now(), 'Europe/Berlin')
  await buildMatching(t, { communityId: here.id, participantId: anna.id, subjectId: boris.id, week })
  await scene.run(queueLetters)
  const line = { people: [person(boris, 'Boris')], to: '/my_communities', data: { week } }
  return { reader: anna, untold: [boris], line }
}

/** A moderator, and Anna's report about Boris. */
async function report(scene: Scene) {
  const { t, here, as, member } = scene
  const [moderator, anna, boris] = [await member('Mira'), await member('Anna'), await member('Boris')]
  await makeModerator(scene, moderator)
  await t.call(api.report.create, { participantId: boris.id, reason: 'SPAM', text: 'Sells kettles' }, as(anna))
  const [row] = await t.owner<{ id: string }[]>`
    select id from report where community_id = ${here.id} and author_id = ${anna.id}`
  return { moderator, anna, boris, reportId: row?.id ?? '' }
}

export const makeModerator = ({ t, here }: Scene, { userId }: Member) => t.owner`
  insert into permission (community_id, user_id, permission, granted_at)
  values (${here.id}, ${userId}, 'CAN_MODERATE_COMMUNITY', ${t.clock.now()})`

export async function reportReceived(scene: Scene): Promise<Telling> {
  const { moderator, anna, boris, reportId } = await report(scene)
  const line = {
    people: [person(anna, 'Anna')],
    title: 'Boris Example',
    quote: 'Sells kettles',
    to: `/admin/moderation/reports?report=${reportId}`,
  }
  return { reader: moderator, untold: [anna, boris], line, letter: 'participant.report' }
}

export async function reportDecided(scene: Scene): Promise<Telling> {
  const { moderator, anna, boris, reportId } = await report(scene)
  await scene.t.call(api.report.decide, { id: reportId }, scene.as(moderator))
  return {
    reader: anna,
    untold: [moderator, boris],
    line: { people: [], quote: 'Sells kettles', title: 'Boris Example', to: null },
  }
}
