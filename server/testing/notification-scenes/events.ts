import { randomUUID } from 'node:crypto'
import { api } from '#contract/capabilities.ts'
import { buildEvent, type EventOptions } from '#server/features/events/event/testing.ts'
import { settleNow } from '#server/features/events/participation/testing.ts'
import { signatureOf } from '#server/features/events/payment/rules.ts'
import { queueFeedback, queueReminders } from '#server/features/events/reminder/chores.ts'
import { addDays, localTime } from '#server/platform/clock/zone.ts'
import type { Member, Scene, Telling } from './scene.ts'

/** Olga's event, and two members. */
async function organise(scene: Scene, options: EventOptions = {}) {
  const { t, here, member } = scene
  const [olga, anna, boris] = [await member('Olga'), await member('Anna'), await member('Boris')]
  const responsibles = [olga.userId]
  const { id } = await buildEvent(t, { communityId: here.id, responsibles, title: 'Winter tea', ...options })
  return { id, olga, anna, boris }
}
type Organised = Awaited<ReturnType<typeof organise>>

const join = async ({ t, as }: Scene, { id }: { id: string }, who: Member) =>
  (await t.call(api.participation.confirm, { id }, as(who))).body
const leave = ({ t, as }: Scene, { id }: { id: string }, who: Member) =>
  t.call(api.participation.cancel, { id }, as(who))

const toAnna = ({ id, olga, anna, boris }: Organised, line: Telling['line'] = {}): Telling => ({
  reader: anna,
  untold: [olga, boris],
  line: { people: [], title: 'Winter tea', timeZone: 'Europe/Berlin', to: `/event/${id}`, ...line },
})
const toOlga = ({ id, olga, anna, boris }: Organised): Telling => ({
  reader: olga,
  untold: [anna, boris],
  line: { people: [{ id: anna.id, firstName: 'Anna' }], title: 'Winter tea', to: `/event/${id}/participants` },
})

export async function responsibleAdded(scene: Scene): Promise<Telling> {
  const event = await organise(scene)
  await scene.t.call(api.responsible.add, { id: event.id, participantId: event.anna.id }, scene.as(event.olga))
  return toAnna(event, { people: [{ id: event.olga.id }], to: `/event/${event.id}/participants` })
}

export async function webhookExposed(scene: Scene): Promise<Telling> {
  const { t, as } = scene
  const event = await organise(scene, { price: 18 })
  for (const { id: participantId } of [event.anna, event.boris])
    await t.call(api.responsible.add, { id: event.id, participantId }, as(event.olga))
  await t.call(api.payment.getWebhook, { id: event.id }, as(event.boris))
  await t.call(api.responsible.remove, { id: event.id, userId: event.boris.userId }, as(event.olga))
  return toAnna(event, { to: `/event/${event.id}/participants?part=organisers` })
}

/** Also the organiser goes. */
export async function eventMessage(scene: Scene): Promise<Telling> {
  const event = await organise(scene)
  for (const who of [event.anna, event.olga]) await join(scene, event, who)
  const input = { id: event.id, audiences: ['going' as const], subject: 'Cups', text: 'Bring a cup' }
  await scene.t.call(api.eventMessage.send, input, scene.as(event.olga))
  return toAnna(event, { people: [{ id: event.olga.id }], quote: 'Bring a cup' })
}

const request = async (scene: Scene, options: EventOptions = {}) => {
  const event = await organise(scene, { isApprovalRequired: true, ...options })
  await join(scene, event, event.anna)
  return event
}
const approve = ({ t, as }: Scene, { id, anna, olga }: Organised) =>
  t.call(api.participation.approve, { id, pid: anna.id }, as(olga))

export async function participationConfirmed(scene: Scene): Promise<Telling> {
  const event = await request(scene)
  await approve(scene, event)
  return toAnna(event)
}

export async function participationApproved(scene: Scene): Promise<Telling> {
  const event = await request(scene, { price: 18 })
  await approve(scene, event)
  return toAnna(event)
}

export async function participationRejected(scene: Scene): Promise<Telling> {
  const event = await request(scene)
  await scene.t.call(api.participation.reject, { id: event.id, pid: event.anna.id }, scene.as(event.olga))
  return toAnna(event)
}

export async function participationCancelled(scene: Scene): Promise<Telling> {
  const event = await organise(scene)
  await join(scene, event, event.anna)
  const input = { id: event.id, pid: event.anna.id, status: 'CANCELLED' as const }
  await scene.t.call(api.participation.setStatus, input, scene.as(event.olga))
  return toAnna(event)
}

/** Boris has the only place; Anna waits. */
const wait = async (scene: Scene, options: EventOptions = {}) => {
  const event = await organise(scene, { maxParticipants: 1, ...options })
  for (const who of [event.boris, event.anna]) await join(scene, event, who)
  return event
}

export const participationWaitlisted = async (scene: Scene) => toAnna(await wait(scene))

export async function participationOffered(scene: Scene): Promise<Telling> {
  const event = await wait(scene, { waitlist: 'OFFER' })
  await leave(scene, event, event.boris)
  return toAnna(event)
}

export async function participationExpired(scene: Scene): Promise<Telling> {
  const { t, here } = scene
  const event = await wait(scene, { waitlist: 'OFFER' })
  await leave(scene, event, event.boris)
  await scene.done()
  await t.owner`
    update participation set offered_until = ${t.clock.now()} where event_id = ${event.id} and participant_id = ${event.anna.id}`
  await settleNow(t, here.id, event.id)
  return toAnna(event)
}

export async function participationRequested(scene: Scene): Promise<Telling> {
  return toOlga(await request(scene))
}

/** The provider's notice of a payment. */
async function pay({ t, here, as }: Scene, { id, olga }: Organised, paymentUrl: string | null) {
  const { secret } = (await t.call(api.payment.getWebhook, { id }, as(olga))).body
  const reference = new URL(paymentUrl ?? '').searchParams.get('reference')
  const now = t.clock.now()
  const paid = { id: randomUUID(), status: 'paid', amount: 18, currency: 'EUR', reference }
  const notice = JSON.stringify({ ...paid, occurredAt: now.toISOString() })
  const seconds = Math.floor(now.getTime() / 1000)
  const headers = {
    'samovar-signature': `t=${seconds},v1=${signatureOf(secret, seconds, notice)}`,
    'content-type': 'application/json',
  }
  await t.call(api.payment.receiveNotice, { id, notice }, { host: here.host, headers })
}

/** Anna pays after the time for it has passed and Boris has the place. */
async function payLate(scene: Scene) {
  const { t } = scene
  const event = await organise(scene, { maxParticipants: 1, price: 18 })
  const first = await join(scene, event, event.anna)
  await t.owner`update participation set held_until = ${t.clock.now()} where event_id = ${event.id}`
  await pay(scene, event, (await join(scene, event, event.boris)).paymentUrl)
  await pay(scene, event, first.paymentUrl)
  return event
}

export const paidWithoutPlace = async (scene: Scene) => toAnna(await payLate(scene))
export const refundDue = async (scene: Scene) => toOlga(await payLate(scene))

/** Also the organiser goes. */
async function gather(scene: Scene, options: EventOptions = {}) {
  const event = await organise(scene, options)
  for (const who of [event.anna, event.olga]) await join(scene, event, who)
  return event
}

export async function eventRescheduled(scene: Scene): Promise<Telling> {
  const { t, as } = scene
  const event = await gather(scene)
  const { version } = (await t.call(api.event.getManaged, { id: event.id }, as(event.olga))).body
  await t.call(api.event.update, { id: event.id, version, startTime: '20:00' }, as(event.olga))
  const day = addDays(localTime(t.clock.now(), 'Europe/Berlin').day, 7)
  return toAnna(event, { startsAt: `${day}T19:00:00.000Z` })
}

export async function eventCancelled(scene: Scene): Promise<Telling> {
  const event = await gather(scene)
  await scene.t.call(api.event.cancel, { id: event.id, message: 'The venue closed' }, scene.as(event.olga))
  return toAnna(event, { quote: 'The venue closed' })
}

const hour = 60

/** An event that starts in so many minutes, to which Anna goes; and so many minutes later. */
async function attend(
  scene: Scene,
  startsIn: number,
  later: number,
  chore: Parameters<Scene['run']>[0],
): Promise<Telling> {
  const { t } = scene
  const start = localTime(new Date(t.clock.now().getTime() + startsIn * 60_000), 'Europe/Berlin')
  const time = [Math.floor(start.minutes / 60), start.minutes % 60].map(part => String(part).padStart(2, '0')).join(':')
  const event = await organise(scene, { date: start.day, startTime: time })
  await join(scene, event, event.anna)
  await scene.done()
  t.clock.moveBy(later * 60_000)
  await scene.run(chore)
  return toAnna(event)
}

export const reminderDay = (scene: Scene) => attend(scene, 25 * hour, 2 * hour, queueReminders)
export const reminderHour = (scene: Scene) => attend(scene, 2 * hour, 70, queueReminders)
export const reminderFeedback = (scene: Scene) => attend(scene, hour, 20 * hour, queueFeedback)

type OwnDoing = {
  reader: Member
  kind: 'participation.confirmed' | 'participation.cancelled' | 'participation.requested'
}

/** What a participant did; a letter confirms the first two. */
export const ownDoings: Record<string, (scene: Scene) => Promise<OwnDoing>> = {
  'joins an event': async scene => {
    const event = await organise(scene)
    await join(scene, event, event.anna)
    return { reader: event.anna, kind: 'participation.confirmed' }
  },
  'leaves an event': async scene => {
    const event = await organise(scene)
    await join(scene, event, event.anna)
    await leave(scene, event, event.anna)
    return { reader: event.anna, kind: 'participation.cancelled' }
  },
  'asks for a place at an event of their own': async scene => {
    const event = await organise(scene, { isApprovalRequired: true })
    await join(scene, event, event.olga)
    return { reader: event.olga, kind: 'participation.requested' }
  },
}
