/**
 * Actors of the access matrix. `organiser` is responsible for the event of the samples, `anotherOrganiser`, who is also a member,
 * for another event. `organiser` and `admin` have no profile here, like users in organiser mode. `disabled` was blocked by an admin.
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

/** Expected status by actor. Complete: a new actor does not compile until every row has it. */
export type ExpectedStatuses = Record<ActorName, number>

/*
 * Expected statuses that many calls share. Written by hand and never derived from the contract's `access`, so that a
 * missing access check, or one that always allows, fails a test.
 */

export const everyone: ExpectedStatuses = {
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

export const signedIn: ExpectedStatuses = {
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

export const withProfile: ExpectedStatuses = {
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
export const membersOnly: ExpectedStatuses = {
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

/** Only the confirmed member who owns the thing in the sample; for others it is not found. */
export const owningMemberOnly: ExpectedStatuses = {
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

/** Only the signed-in user who owns the thing in the sample; for others it is not found. */
export const owningUserOnly: ExpectedStatuses = {
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

export const moderators: ExpectedStatuses = {
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

export const adminOnly: ExpectedStatuses = {
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

/** For everybody, but the sample needs a provider that is not configured in tests. */
export const everyoneFails: ExpectedStatuses = {
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

/** For signed-in users, but the sample needs an external server that cannot be reached. */
export const signedInFails: ExpectedStatuses = {
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
