import { randomInt } from 'node:crypto'
import { invitationsPerRecipient } from '#contract/limits.ts'
import * as members from '#server/features/crm/member/store.ts'
import { missingSteps, slugOf } from '#server/features/participants/profile/rules.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { countCall, invitationsKey } from '#server/platform/http/store.ts'
import type { RenderedLetter } from '#server/platform/mail/layout.tsx'
import { changesOf, checkRow, type ImportedMember, isNothing, isUntouched, restoredOf, valuesOf } from './rules.ts'
import * as store from './store.ts'

/** Does the current step with the rows after `progress` and up to `to`; undoing goes from the last row to the first. */
export async function runRows(scope: Scope, found: store.StoredImport, to: number): Promise<void> {
  const { db } = scope
  const { id, rows, progress, status } = found
  if (status === 'UNDOING') {
    const undone = await store.listRowsBetween(db, id, rows - to, rows - progress)
    for (const row of undone.toReversed()) await undoRow(scope, found, row)
    return
  }
  const batch = await store.listRowsBetween(db, id, progress, to)
  await (status === 'CHECKING' ? checkRows(db, found, batch) : importRows(scope, found, batch))
}

const checkedOf = ({ mapping }: store.StoredImport, row: store.StoredRow) =>
  checkRow(valuesOf(mapping, row.cells, row.corrections))

async function checkRows(db: Db, found: store.StoredImport, batch: store.StoredRow[]): Promise<void> {
  const checked = batch.map(row => ({ line: row.line, ...checkedOf(found, row) }))
  const emails = [...new Set(checked.flatMap(({ member }) => member?.email ?? []))]
  const here = new Set((await members.listMembersByEmail(db, emails)).map(({ email }) => email))
  const seen = new Set(await store.listRepeated(db, found.id, emails, batch[0]?.line ?? 0))
  const states = checked.map((row): store.CheckedRow => {
    const { line, member } = row
    if (!member) return { line, state: 'INVALID', email: row.email }
    const { email } = member
    const state = seen.has(email) ? 'REPEATED' : here.has(email) ? 'MEMBER' : 'NEW'
    seen.add(email)
    return { line, state, email }
  })
  await store.saveChecked(db, found.id, states)
}

/** The state of one row after a correction. */
export async function stateOf(db: Db, found: store.StoredImport, row: store.StoredRow): Promise<store.CheckedRow> {
  const checked = checkedOf(found, row)
  const { line } = row
  if (!checked.member) return { line, state: 'INVALID', email: checked.email }
  const { email } = checked.member
  if ((await store.listRepeated(db, found.id, [email], line)).length > 0) return { line, state: 'REPEATED', email }
  const [member] = await members.listMembersByEmail(db, [email])
  return { line, state: member ? 'MEMBER' : 'NEW', email }
}

type Row = { row: store.StoredRow; member: ImportedMember }

async function importRows(scope: Scope, found: store.StoredImport, batch: store.StoredRow[]): Promise<void> {
  const { db } = scope
  const open = batch.filter(({ state, outcome }) => state !== 'INVALID' && outcome === null)
  const rows = open.flatMap((row): Row[] => {
    const { member } = checkedOf(found, row)
    return member ? [{ row, member }] : []
  })
  const here = await members.listMembersByEmail(
    db,
    rows.map(({ member }) => member.email),
  )
  const known = new Map(here.map(({ email, id }) => [email, id]))
  const isNew = new Set<string>()
  const [added, others]: [Row[], Row[]] = [[], []]
  for (const row of rows) {
    const { email } = row.member
    const isFirst = !known.has(email) && !isNew.has(email)
    isNew.add(email)
    ;(isFirst ? added : others).push(row)
  }
  const outcomes = await createMembers(scope, found, added)
  for (const { participantId, made } of outcomes) known.set(made.email, participantId)
  await store.saveOutcomes(db, found.id, outcomes)
  for (const { row, member } of others) {
    const participantId = known.get(member.email)
    if (!participantId) throw new Error('The member of an imported row is gone')
    await updateMember(scope, found, row, member, participantId)
  }
}

type MadeMember = { email: string; isUserNew: boolean; isConnectionNew: boolean; letterId: string | null }

async function createMembers(scope: Scope, found: store.StoredImport, rows: Row[]) {
  if (rows.length === 0) return []
  const { db, community, now } = scope
  const slugs = await freeSlugs(db, rows)
  const asksNothing = !(await members.hasRequiredQuestions(db))
  const place = { communityId: community.id, moderationStatus: found.moderationStatus, at: now }
  const made = await members.insertMembers(
    db,
    { ...place, privacy: community.contactPrivacy },
    rows.map(({ member }, at) => ({
      ...member,
      userId: scope.newId(),
      participantId: scope.newId(),
      slug: slugs[at] as string,
      isFilled: asksNothing && missingSteps(community, member).length === 0,
    })),
  )
  // A slug was taken, or somebody joined, since this transaction looked: the next attempt sees that.
  if (made.length < rows.length) throw new Error('Members could not be created')
  const letter = found.isInviting ? await renderInvitation(scope, found) : null
  const outcomes: (store.Made & { participantId: string; made: MadeMember })[] = []
  for (const [at, { participantId, ...created }] of made.entries()) {
    const { line } = (rows[at] as Row).row
    const letterId = letter && (await invite(scope, found, line, created.email, letter))
    outcomes.push({ line, outcome: 'CREATED', participantId, made: { ...created, letterId } })
  }
  return outcomes
}

/** The name, with a random number where another has it. */
async function freeSlugs(db: Db, rows: Row[]): Promise<string[]> {
  const wanted = rows.map(({ member }) => slugOf(member.firstName, member.lastName))
  const taken = new Set(await members.listSlugs(db, wanted))
  return wanted.map(slug => {
    const free = taken.has(slug) ? `${slug}-${randomInt(1_000_000, 1_000_000_000)}` : slug
    taken.add(slug)
    return free
  })
}

/** The same letter for all of them, so that it is rendered once. */
async function renderInvitation({ community, now }: Scope, { lang }: store.StoredImport): Promise<RenderedLetter> {
  const { importedLetter } = await import('./letters.tsx')
  return importedLetter(community, lang, now)
}

/** Null when the address got as many invitations today as one address may get, from whichever community. */
async function invite(
  scope: Scope,
  { id, lang }: store.StoredImport,
  line: number,
  recipient: string,
  letter: RenderedLetter,
): Promise<string | null> {
  const { count, minutes } = invitationsPerRecipient
  if ((await countCall(scope.db, invitationsKey(recipient), minutes, scope.now)) > count) return null
  const onceKey = `member import ${id} ${line}`
  return scope.post({ kind: 'crm.imported', recipient, about: [], lang, onceKey, ...letter })
}

type MadeChange = Parameters<typeof restoredOf>[0]

async function updateMember(
  { db, community }: Scope,
  found: store.StoredImport,
  { line, choice }: store.StoredRow,
  member: ImportedMember,
  participantId: string,
): Promise<void> {
  const current = await members.holdMember(db, participantId)
  if (!current) throw new Error('The member of an imported row is gone')
  const mayWrite = await store.mayWrite(db, found.id, participantId)
  const after = changesOf(mayWrite ? (choice ?? found.duplicates) : 'skip', current, member)
  if (isNothing(after)) {
    await store.saveOutcomes(db, found.id, [{ line, outcome: 'SKIPPED', participantId, made: null }])
    return
  }
  const before: MadeChange['before'] = {
    profile: Object.fromEntries(
      Object.keys(after.profile).map(field => [field, current.profile[field as keyof typeof current.profile]]),
    ),
    contacts: Object.fromEntries(
      Object.keys(after.contacts).map(type => [type, current.contacts[type as keyof typeof current.contacts] ?? null]),
    ),
  }
  await members.updateMember(db, community.id, participantId, after)
  const made = { before, after } satisfies MadeChange
  await store.saveOutcomes(db, found.id, [{ line, outcome: 'UPDATED', participantId, made }])
}

async function undoRow({ db, community }: Scope, found: store.StoredImport, row: store.StoredRow): Promise<void> {
  const { line, outcome, participantId } = row
  if (outcome !== 'CREATED' && outcome !== 'UPDATED') return
  const current = participantId && (await members.holdMember(db, participantId))
  // Somebody removed the member since: nothing is left to undo.
  if (!participantId || !current) return store.setOutcome(db, found.id, line, 'UNDONE')
  if (outcome === 'UPDATED') {
    const made = await store.findMade<MadeChange>(db, found.id, line)
    const restored = made && restoredOf(made, current)
    if (restored) await members.updateMember(db, community.id, participantId, restored)
    return store.setOutcome(db, found.id, line, restored?.isWhole ? 'UNDONE' : 'KEPT')
  }
  const { member } = checkedOf(found, row)
  const isOurs = member && !current.isClaimed && isUntouched(member, current)
  if (!isOurs || (await members.isInUse(db, participantId))) return store.setOutcome(db, found.id, line, 'KEPT')
  const made = await store.findMade<MadeMember>(db, found.id, line)
  if (made?.letterId) await store.removeWaitingLetter(db, made.letterId)
  await store.setOutcome(db, found.id, line, 'UNDONE')
  const { isConnectionNew = false, isUserNew = false } = made ?? {}
  await members.removeUnclaimed(db, { id: participantId, userId: current.userId, isConnectionNew, isUserNew })
}
