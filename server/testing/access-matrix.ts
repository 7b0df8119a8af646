import type { Api } from '#contract/api.ts'

/** The statuses of one call, in the order of `actorNames`. */
type Statuses = string

type Matrix = { [G in keyof Api]: { [N in keyof Api[G]]: Statuses } }

// The columns: visitor, pending, member, another member, organiser, another organiser, moderator, admin, another community's
// admin, disabled, deleted.
const everyone = '200 200 200 200 200 200 200 200 200 200 200'
const signedIn = '401 200 200 200 200 200 200 200 401 401 401'
const withProfile = '401 200 200 200 403 200 200 403 401 401 401'
const memberAlone = '401 404 200 404 404 404 404 404 401 401 401'

/**
 * What each actor is answered when calling each row's sample, which is the member's: an id of a person in it is the member's.
 * Written by hand and never worked out from the contract's `access`, so that a door left open, or a check that always says yes,
 * turns a test red. A row that is missing does not compile.
 */
export const accessMatrix: Matrix = {
  session: { login: everyone, logout: signedIn },
  user: {
    init: signedIn,
    getCurrent: signedIn,
    getCurrentParticipant: withProfile,
    updateLanguage: signedIn,
    listPermissions: signedIn,
    getContact: everyone,
  },
  community: {
    create: signedIn,
    get: everyone,
    getByDomain: everyone,
    listByUser: memberAlone,
    listOptions: everyone,
    previewParticipants: everyone,
    getNavigation: everyone,
    getLandingFile: everyone,
    getNavigationFile: everyone,
    getManifest: everyone,
  },
  file: { get: everyone, getCover: everyone, getCoverImage: everyone, getMark: everyone, getIcon: everyone },
  mailbox: { list: everyone, get: everyone, getText: everyone },
  docs: { getOpenApi: everyone, read: everyone },
}
