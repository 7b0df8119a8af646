/**
 * Who may call. Events do not exist yet, so `anotherOrganiser` organises in the other community and is a plain member here.
 * `organiser` and `admin` have no profile here, as people of the organiser's shell may. `disabled` was blocked by an admin.
 */
export const actorNames = [
  'visitor',
  'pending',
  'member',
  'anotherMember',
  'organiser',
  'anotherOrganiser',
  'moderator',
  'admin',
  'foreignAdmin',
  'disabled',
  'deleted',
] as const
export type ActorName = (typeof actorNames)[number]

/** The status that each actor gets. Complete: a new actor does not compile until every answer mentions it. */
export type Answers = Record<ActorName, number>

/*
 * Answers that many calls share. They are written by hand and never worked out from the contract's `access`, so that an
 * access check that is missing, or that always says yes, fails a test.
 */

export const everyone: Answers = {
  visitor: 200,
  pending: 200,
  member: 200,
  anotherMember: 200,
  organiser: 200,
  anotherOrganiser: 200,
  moderator: 200,
  admin: 200,
  foreignAdmin: 200,
  disabled: 200,
  deleted: 200,
}

export const signedIn: Answers = {
  visitor: 401,
  pending: 200,
  member: 200,
  anotherMember: 200,
  organiser: 200,
  anotherOrganiser: 200,
  moderator: 200,
  admin: 200,
  foreignAdmin: 401,
  disabled: 401,
  deleted: 401,
}

export const withProfile: Answers = {
  visitor: 401,
  pending: 200,
  member: 200,
  anotherMember: 200,
  organiser: 403,
  anotherOrganiser: 200,
  moderator: 200,
  admin: 403,
  foreignAdmin: 401,
  disabled: 401,
  deleted: 401,
}

/** Confirmed members. */
export const membersAlone: Answers = {
  visitor: 401,
  pending: 403,
  member: 200,
  anotherMember: 200,
  organiser: 403,
  anotherOrganiser: 200,
  moderator: 200,
  admin: 403,
  foreignAdmin: 401,
  disabled: 401,
  deleted: 401,
}

/** Of the confirmed members, the one to whom the thing in the sample belongs; the others do not find it. */
export const owningMemberAlone: Answers = {
  visitor: 401,
  pending: 403,
  member: 200,
  anotherMember: 404,
  organiser: 403,
  anotherOrganiser: 404,
  moderator: 404,
  admin: 403,
  foreignAdmin: 401,
  disabled: 401,
  deleted: 401,
}

/** Of those who are signed in, the one to whom the thing in the sample belongs; the others do not find it. */
export const owningUserAlone: Answers = {
  visitor: 401,
  pending: 404,
  member: 200,
  anotherMember: 404,
  organiser: 404,
  anotherOrganiser: 404,
  moderator: 404,
  admin: 404,
  foreignAdmin: 401,
  disabled: 401,
  deleted: 401,
}

export const moderators: Answers = {
  visitor: 401,
  pending: 403,
  member: 403,
  anotherMember: 403,
  organiser: 403,
  anotherOrganiser: 403,
  moderator: 200,
  admin: 200,
  foreignAdmin: 401,
  disabled: 401,
  deleted: 401,
}

export const adminAlone: Answers = {
  visitor: 401,
  pending: 403,
  member: 403,
  anotherMember: 403,
  organiser: 403,
  anotherOrganiser: 403,
  moderator: 403,
  admin: 200,
  foreignAdmin: 401,
  disabled: 401,
  deleted: 401,
}

/** For everybody, but the sample needs a provider that the tests are not set up with. */
export const everyoneFails: Answers = {
  visitor: 400,
  pending: 400,
  member: 400,
  anotherMember: 400,
  organiser: 400,
  anotherOrganiser: 400,
  moderator: 400,
  admin: 400,
  foreignAdmin: 400,
  disabled: 400,
  deleted: 400,
}

/** For those who are signed in, but the sample needs a server outside that cannot be reached. */
export const signedInFails: Answers = {
  visitor: 401,
  pending: 400,
  member: 400,
  anotherMember: 400,
  organiser: 400,
  anotherOrganiser: 400,
  moderator: 400,
  admin: 400,
  foreignAdmin: 401,
  disabled: 401,
  deleted: 401,
}
