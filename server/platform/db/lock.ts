import { locksOff } from './lock-switch.ts'
import type { Db, Fragment } from './sql.ts'

/**
 * Every lock that the product takes, by name, with what would happen without it. Each has a race test, and a control
 * that turns the lock off and shows just that (`withoutLock` in `server/testing/race.ts`).
 *
 * This list does not contain what PostgreSQL locks by itself: unique indexes, where the first insert wins and the second waits for it
 * (`on conflict do nothing`: idempotency keys, domains, answers to a request, the run of a week, its letters), counters that are
 * written and read in one statement (limits of calls), and `letters_without_job` of migration 0006.
 */
export const locks = {
  'member pair':
    'Of two members who write to each other one gets an error; a member is declined who has just been written to.',
  'intro answer': 'An intro is accepted and declined at the same moment, and both are told.',
  'credit account': 'Two intros see the same balance, and the second fails with an error instead of OUT_OF_CREDITS.',
  'instant list': 'Two tabs make two lists of one member.',
  'matching inputs':
    'Two workers gather the inputs of one run, and one fails; inputs keep a profile that was deleted while they were gathered; a pair is pinned for a run that no longer sees it.',
  'weekly run': 'Of two workers that write the lists of one run at the same moment, one fails.',
  'deleted person': 'A letter about somebody is written after their account was deleted, and stays.',
  photo: 'Of two photos that a member uploads at the same moment, the file of one stays behind without an owner.',
  'check-in': 'Two devices at the door both record one arrival as the first.',
  series:
    'The cover of an event that is replaced while the event is repeated is removed, although the new dates show it.',
  'series events':
    'An organiser who saves this and the following dates is refused because another saved one of the later dates at the same moment.',
  'open request': 'A request is answered that was closed meanwhile.',
  'due meeting': 'Two schedulers ask a member twice about one meeting.',
  'email change': 'Both addresses confirm a change at the same moment, and it is never made.',
  'last admin':
    'Two admins delete their accounts or block each other at the same moment, and their community has none.',
  'one-time code': 'A code opens a session for each of those who send it at the same moment.',
  'set-up secret': 'Two who send the set-up form at the same moment create two communities.',
  'access code': 'Two take the last use of a code, and the second gets an error instead of INVALID_CODE.',
  'daily letters': 'Two letters take the last place of a day, and the cap is exceeded.',
  'model budget':
    'Two jobs take the rest of a budget at the same moment, and more is sent to a model provider than a day allows.',
  'event places': 'Two who join, are approved, accept or pay at the same moment take the last place of an event.',
  'places of a deleted person':
    'An account is deleted while an organiser changes a participation of this person: each waits for the other, and one fails.',
  'places at the door':
    'A participant is checked in while they cancel: each call waits for the other, and one fails with an error.',
  'event slug':
    'Of two events that take one slug at the same moment, the second fails with an error instead of SLUG_TAKEN.',
  'event version': 'Of two organisers who save an event at the same moment, the second overwrites the first.',
  'community version': 'Of two managers who save the community at the same moment, the second overwrites the first.',
  'event cover': 'Of two covers that are uploaded at the same moment, the file of one stays behind without an owner.',
  'last responsible': 'Two organisers remove each other at the same moment, and the event has none.',
  invitation: 'Two take the last use of an invitation, and the second gets an error instead of NOT_FOUND.',
  presence:
    'A person who closes the page at one process and opens it at another at the same moment is shown as offline.',
  'notification tally':
    'Notifications are marked as seen while one of them is replaced by a newer one: each waits for the other, and one fails.',
  'messenger text': 'Two workers send one text to a messenger twice.',
  'messenger code': 'A code that links an account takes more wrong tries than it allows, when they come at once.',
  chat: 'Of two messages that are sent at the same moment one fails; a message is sent into a chat that was closed meanwhile, or is not counted as unread.',
  'moderation decision':
    'Two moderators decide on one person at the same moment, one for and one against, and both are told that it is done.',
  'bulk action': 'Two workers take the same batch of a bulk action, and its members are counted twice.',
  segments: 'Two managers who save segments at the same moment exceed the number that a community may have.',
  'API tokens': 'Two managers who make API tokens at the same moment exceed the number that a community may have.',
  webhooks: 'Two managers who add webhooks at the same moment exceed the number that a community may have.',
  'member tags':
    'Of two managers who change the tags of a member at the same moment, the tags of both stay, or of none.',
  'member import':
    'A row of an import is corrected while the import is started, or a member saves the profile while a row fills it: the old values win.',
  'member merge':
    'Both owners confirm a merge at the same moment, and it is never made; an intro that is accepted while two members are merged is lost.',
  'contact request':
    'Two moderators settle one contact request at the same moment: one passes it on, the other declines, and both are written about.',
  'report decision': 'Two moderators decide on one report at the same moment, and both decisions are carried out.',
  newsletter: 'Of two managers who save a newsletter at the same moment, the second overwrites the first.',
  'newsletter recipient': 'Two workers send one newsletter to a member twice.',
  'newsletter rate': 'Two workers take the last letters of a minute, and more are sent than the community allows.',
  'event questions': 'A question is moved before the one that its condition depends on.',
  questionnaire: 'Two managers who add a question at the same moment exceed the limit of a community.',
} as const

export type LockName = keyof typeof locks

/**
 * Takes the advisory lock of this name and key, and holds it until the transaction ends. Keys are not bound to a community: a lock
 * per community has the community id in its key.
 */
export async function takeLock(db: Db, name: LockName, key: string | Fragment): Promise<void> {
  if (locksOff.has(name)) return
  await db`select pg_advisory_xact_lock(hashtextextended(${`${name} `}::text || ${key}::text, 0))`
}

type RowLock = 'update' | 'update skip locked' | 'share' | 'key share'

/**
 * The end of a `select` that locks the rows it finds until the transaction ends. Read what the decision depends on in a later
 * statement or from the locked row itself: subqueries of the same statement see the state from before the wait.
 */
export function lockRows(db: Db, name: LockName, mode: RowLock = 'update'): Fragment {
  if (locksOff.has(name)) return db``
  if (mode === 'key share') return db`for key share`
  if (mode === 'share') return db`for share`
  return mode === 'update' ? db`for update` : db`for update skip locked`
}

/**
 * A condition in the `where` of an update that is true for only one of several concurrent updates: the others wait for the row and
 * then find it false. The same check when the row was read is not enough; only the check inside the write decides.
 */
export const recheck = (db: Db, name: LockName, condition: Fragment): Fragment =>
  locksOff.has(name) ? db`true` : condition
