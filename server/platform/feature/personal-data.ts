import type { Config } from '#server/platform/config/config.ts'
import type { Db } from '#server/platform/db/connect.ts'

/** A person as one community knows them. Without a profile or connection there, only the account. */
export type Person = {
  communityId: string
  userId: string
  email: string
  participantId: string | null
  /** First and last name of the profile. */
  name: string | null
}

type Find<T> = (db: Db, person: Person) => Promise<T>
type Erase = (db: Db, person: Person, on: DeletionContext) => Promise<void>

/** Further inputs of a deletion. */
export type DeletionContext = { now: Date; config: Config }

/** Why a table has nothing to export or delete. */
export type Nothing = { nothing: string }

/** Contents of the exported file, by key. */
export type Exported = Record<string, Find<unknown>> | Nothing

/**
 * `cascade`: a foreign key removes the rows with the connection or the profile. `remove`: rows are deleted here.
 * `anonymise`: rows stay, without personal data; rows that also have a foreign key are removed by it.
 */
export type Deletion = 'cascade' | { remove: Erase } | { anonymise: Erase } | Nothing

/** Personal data in one table. Each table is declared by the slice that writes it. */
export type PersonalTable = {
  table: string
  exported: Exported
  deletion: Deletion
  /** Locks that writers of these rows take before they write: a deletion takes them first too, so that neither waits for the other. */
  lock?: (db: Db, person: Person) => Promise<void>
  /** Names of photos in storage that the rows refer to; read before the deletion. */
  photos?: Find<string[]>
}

/** Personal data of all features, in tables of a community and of the installation. */
export type PersonalData = { ofCommunity: PersonalTable[]; ofInstallation: PersonalTable[] }

export const isNothing = (declared: Exported | Deletion): declared is Nothing =>
  typeof declared === 'object' && typeof (declared as Partial<Nothing>).nothing === 'string'

/** Exports a person's data from these tables. */
export async function exportPerson(db: Db, tables: PersonalTable[], person: Person): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const { exported } of tables)
    if (!isNothing(exported)) for (const [name, find] of Object.entries(exported)) found[name] = await find(db, person)
  return found
}

/** Removes a person from these tables, in the given transaction, and returns the photos left in storage. */
export async function erasePerson(
  db: Db,
  tables: PersonalTable[],
  person: Person,
  on: DeletionContext,
): Promise<string[]> {
  const photos: string[] = []
  for (const table of tables) photos.push(...((await table.photos?.(db, person)) ?? []))
  for (const { deletion } of tables) {
    if (deletion === 'cascade' || isNothing(deletion)) continue
    await ('remove' in deletion ? deletion.remove : deletion.anonymise)(db, person, on)
  }
  return photos
}
