import type { MemberFilter } from '#contract/crm/member-filter.ts'
import type { memberListApi } from '#contract/crm/member-list.ts'
import { memberViewNames, memberViews } from '#contract/crm/member-views.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { shownTotal } from '../member-filter/rules.ts'
import { isMet, whereListed } from '../member-filter/store.ts'
import { countEach } from '../segment/store.ts'
import { canSwitch } from './access.ts'
import { cursorOf, type Place, readPlace } from './rules.ts'
import * as store from './store.ts'

export { canSwitch } from './access.ts'
export { listSwitched, type SwitchName, switchMembers } from './store.ts'

type Api = typeof memberListApi

const everybody: MemberFilter = { search: '', match: 'all', conditions: [] }

export const list: Action<Api['list']> = async ({ filter = everybody, sort, order, after, before, size }, ctx) => {
  const { db } = ctx
  const where = whereListed(db, filter, ctx)
  // Towards the beginning of the list the order is turned round, and so is what was found.
  const isBackward = before !== undefined
  const cursor = before === 'end' ? undefined : (before ?? after)
  const place = cursor ? readPlace(cursor, sort) : null
  ensure(!cursor || place, 'INVALID_INPUT')
  const isDescending = (order === 'desc') !== isBackward
  const page = { sort, isDescending, after: place, count: size + 1 }
  const counted = await store.findPlaces(db, where, page)
  const total = shownTotal(counted.total)
  const found = total === null ? await store.listPlaces(db, where, page) : counted.places
  const [places, hasMore] = [found.slice(0, size), found.length > size]
  if (isBackward) places.reverse()
  const items = await store.listMembers(
    db,
    places.map(({ id }) => id),
  )
  const at = (isMore: boolean, place: Place | undefined) => (isMore && place ? cursorOf(place) : null)
  return {
    items,
    next: at(isBackward ? Boolean(place) : hasMore, places.at(-1)),
    previous: at(isBackward ? hasMore : Boolean(place), places[0]),
    total,
  }
}

export const count: Action<Api['count']> = async ({ filter = everybody }, ctx) => ({
  count: await store.countAll(ctx.db, whereListed(ctx.db, filter, ctx)),
})

export const countViews: Action<Api['countViews']> = async (_input, ctx) => {
  const where = memberViewNames.map(view =>
    isMet(ctx.db, { ...everybody, conditions: memberViews[view] as MemberFilter['conditions'] }, ctx),
  )
  const [all = 0, active = 0, pending = 0, sleeping = 0, organisers = 0] = await countEach(ctx.db, where)
  return { all, active, pending, sleeping, organisers }
}

export const get: Action<Api['get']> = async ({ participantId }, { db, actor }) => {
  const member = await store.findMember(db, participantId)
  ensure(member, 'NOT_FOUND')
  const isManager = actor.role === 'ROLE_ADMIN' || actor.permissions.includes('CAN_MANAGE_COMMUNITY')
  return { ...member, canSwitch: isManager && canSwitch(actor, member) }
}

type Switching = { participantId: string; shouldDisable: boolean }

async function switchOne(ctx: UserContext, name: store.SwitchName, { participantId, shouldDisable }: Switching) {
  const { db, actor } = ctx
  const member = await store.findMember(db, participantId)
  ensure(member, 'NOT_FOUND')
  ensure(canSwitch(actor, member), 'FORBIDDEN')
  await store.switchMembers(db, [participantId], name, !shouldDisable)
  const before = name === 'profile' ? member.isProfileEnabled : member.isNetworkingEnabled
  await recordChange(ctx, actor, {
    kind: 'member',
    subject: `${member.firstName} ${member.lastName}`.trim(),
    subjectId: participantId,
    before: { [name]: before },
    after: { [name]: !shouldDisable },
  })
  return {}
}

export const updateProfile: Action<Api['updateProfile']> = (input, ctx) => switchOne(ctx, 'profile', input)

export const updateNetworking: Action<Api['updateNetworking']> = (input, ctx) => switchOne(ctx, 'networking', input)
