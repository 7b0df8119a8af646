import type { Api } from '#contract/capabilities.ts'

/** The statuses of one call, in the order of `actorNames`. */
type Statuses = string

type Matrix = { [G in keyof Api]: { [N in keyof Api[G]]: Statuses } }

// The columns: visitor, pending, member, another member, organiser, another organiser, moderator, admin, another community's
// admin, disabled, deleted.
const everyone = '200 200 200 200 200 200 200 200 200 200 200'
const signedIn = '401 200 200 200 200 200 200 200 401 401 401'
const withProfile = '401 200 200 200 403 200 200 403 401 401 401'
const adminAlone = '401 403 403 403 403 403 403 200 401 401 401'
const notHere = '400 400 400 400 400 400 400 400 400 400 400'
const moderators = '401 403 403 403 403 403 200 200 401 401 401'
const membersAlone = '401 403 200 200 403 200 200 403 401 401 401'
const lookedUp = '401 400 400 400 400 400 400 400 401 401 401'
const newcomerAlone = '401 404 404 404 200 404 404 404 401 401 401'
/** Of members, the one whose thing it is. */
const ownerAlone = '401 403 200 404 403 404 404 403 401 401 401'
const memberAlone = '401 404 200 404 404 404 404 404 401 401 401'

/**
 * What each actor is answered when calling each row's sample, which is the member's: an id of a person in it is the member's.
 * Written by hand and never worked out from the contract's `access`, so that a door left open, or a check that always says yes,
 * turns a test red. A row that is missing does not compile.
 */
export const accessMatrix: Matrix = {
  session: {
    login: everyone,
    makeTicket: signedIn,
    exchange: everyone,
    logout: signedIn,
    listSessions: signedIn,
    endSession: memberAlone,
    endOtherSessions: signedIn,
  },
  provider: { startGoogle: notHere, loginWithGoogle: notHere, startOauth2: notHere, finishOauth2: notHere },
  code: { challengeCode: everyone, validateCode: everyone, sendMagicLink: everyone, useMagicLink: everyone },
  registration: {
    registerUser: everyone,
    registerAdmin: everyone,
    agreePolicy: signedIn,
    confirmEmail: everyone,
    changePassword: signedIn,
    resendConfirmation: signedIn,
  },
  recovery: { recover: everyone, confirmRecovery: everyone },
  invitation: {
    preview: everyone,
    accept: signedIn,
    list: adminAlone,
    create: adminAlone,
    revoke: adminAlone,
  },
  accessCode: { list: adminAlone, create: adminAlone, revoke: adminAlone },
  user: {
    init: signedIn,
    getCurrent: signedIn,
    getCurrentParticipant: withProfile,
    updateLanguage: signedIn,
    listPermissions: signedIn,
    exportData: signedIn,
    getContact: everyone,
  },
  account: { sendDeletionCode: memberAlone, deleteAccount: memberAlone, block: adminAlone, unblock: adminAlone },
  question: { list: signedIn, listMyAnswers: signedIn, updateAnswers: signedIn },
  onboarding: { get: signedIn, save: signedIn, searchLinkedin: lookedUp, create: newcomerAlone },
  profile: {
    listMyCommunities: signedIn,
    getProfile: withProfile,
    updateLookingFor: withProfile,
    updateProfile: withProfile,
    updateNetworkingPref: '401 404 200 404 403 404 404 403 401 401 401',
    listNotificationPrefs: withProfile,
    updateNotificationPref: withProfile,
    seeTutorial: withProfile,
    updateLanguage: withProfile,
    listContactTypes: everyone,
  },
  participant: { getBySlug: everyone, saveNote: membersAlone, reach: membersAlone },
  directory: {
    list: membersAlone,
    listNames: membersAlone,
    listTopTags: membersAlone,
    listLocations: membersAlone,
    listWithLocation: '401 403 200 404 403 404 404 403 401 401 401',
  },
  moderation: { list: moderators, updateStatus: moderators, listModerators: membersAlone },
  city: { search: everyone, nearest: everyone },
  telegram: { connect: memberAlone },
  recommendation: {
    list: membersAlone,
    listHistory: membersAlone,
    calcRelevanceRate: membersAlone,
    getRelevanceRate: membersAlone,
    getStanding: membersAlone,
  },
  intro: { send: membersAlone, list: membersAlone, answer: ownerAlone },
  credits: { get: withProfile, listHistory: withProfile },
  relation: { list: membersAlone, create: membersAlone, remove: membersAlone },
  bookmark: { list: membersAlone, create: membersAlone, remove: membersAlone },
  report: { create: membersAlone },
  meeting: { listPendingScores: ownerAlone, updateScore: ownerAlone, updateNote: ownerAlone, skipScore: ownerAlone },
  request: { list: membersAlone, listFitting: membersAlone, getMine: withProfile, answer: membersAlone },
  preference: { get: withProfile, update: withProfile, neverPair: membersAlone, pairAgain: membersAlone },
  scoreMatch: { getNext: moderators, listPairHistory: moderators, getAssistance: moderators, score: moderators },
  matchingManagement: {
    getFunnel: moderators,
    listRuns: moderators,
    startRun: adminAlone,
    getRules: adminAlone,
    updateRules: adminAlone,
    setPairRule: adminAlone,
    removePairRule: adminAlone,
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
  image: { upload: signedIn, uploadLink: '401 400 400 400 400 400 400 400 401 401 401', remove: signedIn },
  mailbox: { list: everyone, get: everyone, getText: everyone },
  docs: { getOpenApi: everyone, read: everyone },
  unsubscribe: { ask: everyone, confirm: everyone },
}
