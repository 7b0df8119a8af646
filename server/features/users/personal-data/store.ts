import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

type Account = Pick<Person, 'communityId' | 'userId' | 'email'>
type Profile = Pick<Person, 'participantId' | 'name'>

/** The person in the community of this transaction. */
export async function findPerson(db: Db, account: Account): Promise<Person> {
  const [profile] = await db<Profile[]>`${profileOf(db, account)}`
  return { ...account, ...(profile ?? noProfile) }
}

/**
 * The same for a deletion, with locks. Concurrent writes about the person finish first, and no new ones start: foreign
 * keys to these rows wait for the lock, and so does `holdParticipants`.
 */
export async function lockPerson(db: Db, account: Account): Promise<Person> {
  const forUpdate = lockRows(db, 'deleted person')
  await db`select from connection where user_id = ${account.userId} ${forUpdate}`
  const [profile] = await db<Profile[]>`${profileOf(db, account)} ${forUpdate}`
  return { ...account, ...(profile ?? noProfile) }
}

const noProfile: Profile = { participantId: null, name: null }

/** Only full names: a first name alone would also match texts about others. */
const profileOf = (db: Db, { userId }: Account) => db`
  select id as participant_id,
    case when first_name <> '' and last_name <> '' then first_name || ' ' || last_name end as name
  from participant where user_id = ${userId}`
