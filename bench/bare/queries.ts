import postgres from 'postgres'
import { listPreview } from '#server/features/communities/community/store.ts'
import { get } from '#server/features/events/event/actions.ts'
import { upcoming } from '#server/features/events/event-list/actions.ts'
import { findCurrentParticipant } from '#server/features/users/user/store.ts'
import { applicationRole, type Db, readInstant } from '#server/platform/db/connect.ts'
import { contextOf } from '../events.ts'

/** Configuration of a peer, passed in the environment. */
export type BareEnvironment = {
  PORT: string
  DATABASE_URL: string
  COMMUNITY_ID: string
  PARTICIPANT_ID: string
}

/**
 * The same statements, pool size, role and policies as ours, but with the community fixed per connection: no session
 * lookup and no transaction per call.
 */
export function bareQueries(environment: BareEnvironment) {
  const sql = postgres(environment.DATABASE_URL, {
    max: 12,
    connection: { role: applicationRole, 'app.community_id': environment.COMMUNITY_ID },
    transform: { column: { from: postgres.toCamel } },
  }) as unknown as Db
  const events = eventQueries(environment)
  return {
    '/row': () => findCurrentParticipant(sql, environment.PARTICIPANT_ID),
    '/page': () => listPreview(sql, 8),
    ...events,
  }
}

/** Events are described from several statements, whose dates are read as ours are. The member is looked up once. */
function eventQueries({ DATABASE_URL, COMMUNITY_ID, PARTICIPANT_ID }: BareEnvironment) {
  const sql = postgres(DATABASE_URL, {
    max: 12,
    connection: { role: applicationRole, 'app.community_id': COMMUNITY_ID },
    transform: { undefined: null, column: { from: postgres.toCamel } },
    types: {
      instant: {
        to: 1184,
        from: [1184],
        serialize: (at: Date | string) => new Date(at).toISOString(),
        parse: readInstant,
      },
      day: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (day: string) => day },
    },
  }) as unknown as Db
  let userId: string | undefined
  const context = async () => {
    userId ??= (await sql<{ userId: string }[]>`select user_id from participant where id = ${PARTICIPANT_ID}`)[0]
      ?.userId
    return contextOf(sql, COMMUNITY_ID, { userId: userId as string, participantId: PARTICIPANT_ID })
  }
  return {
    '/event': async () => get({ id: 'tea-101' }, await context()),
    '/events': async () => upcoming({}, await context()),
  }
}
