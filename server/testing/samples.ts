import { randomUUID } from 'node:crypto'
import { type Api, api } from '#contract/capabilities.ts'
import type { Endpoint, SentOf } from '#contract/endpoint.ts'
import { unsubscribeToken } from '#server/features/notifications/notice/rules.ts'
import { signChat } from '#server/features/users/telegram/rules.ts'
import { typedCode } from './identity.ts'
import type { ActorName, Person, World } from './world.ts'

/** How a row of the contract is called in the tests that go over all of them. */
export type Sample<E extends Endpoint> = {
  /** What the member `here` sends to reach a 2xx. */
  input(world: World): SentOf<E>
  /** Who reaches a 2xx, if not the member. */
  actor?: ActorName
  /** What the action answers where a 2xx would need somebody outside. */
  status?: number
  /**
   * Ids of things of the other community, and ids of nothing: both must be answered alike. `open` where the ids name what
   * everybody may see from anywhere, null where there are none.
   */
  ids: ((world: World) => { foreign: Partial<SentOf<E>>; unknown: Partial<SentOf<E>> }) | 'open' | null
}

type Samples = { [G in keyof Api]: { [N in keyof Api[G]]: Sample<Extract<Api[G][N], Endpoint>> } }

const nothing = { input: () => ({}), ids: null }
/** A white square, as small as a PNG can be. */
const aPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const foreignCommunity = ({ elsewhere }: World) => ({ foreign: { id: elsewhere.id }, unknown: { id: randomUUID() } })
const foreignPerson = ({ subject }: World) => ({
  foreign: { participantId: subject.elsewhere },
  unknown: { participantId: randomUUID() },
})
/** Two members of whom one was shown to the other. */
const aPair = ({ people, subject }: World) => ({
  firstId: people.member.participantId as string,
  secondId: subject.here,
})
const foreignPair = ({ subject }: World) => ({
  foreign: { firstId: subject.elsewhere, secondId: subject.elsewhere },
  unknown: { firstId: randomUUID(), secondId: randomUUID() },
})
const foreignMeeting = ({ meeting }: World) => ({
  foreign: { matchingId: meeting.elsewhere },
  unknown: { matchingId: randomUUID() },
})
const newPassword = { password: 'a-kettle-on-the-hob-7' }

/** What the app of a walk is started with. */
export const adminSecret = 'a secret for admins, of more than thirty-two characters'

const unsubscribing = ({ participantId }: Person, { config }: World['t']) => ({
  token: unsubscribeToken(participantId ?? '', config.SESSION_SECRET),
})

/** A row without a sample does not compile. */
export const samples: Samples = {
  session: {
    login: {
      input: ({ people: { anotherMember } }) => ({
        authType: 'EMAIL',
        email: anotherMember.email,
        password: anotherMember.password,
      }),
      // `introFor` is kept for the client; the server does not look it up.
      ids: 'open',
    },
    makeTicket: { input: ({ here }) => ({ url: `http://${here.host}/events` }), ids: null },
    exchange: { input: ({ links }) => ({ ticket: links.EXCHANGE }), ids: null },
    logout: nothing,
    listSessions: nothing,
    endSession: {
      input: ({ session }) => ({ id: session.here }),
      ids: ({ session }) => ({ foreign: { id: session.elsewhere }, unknown: { id: randomUUID() } }),
    },
    endOtherSessions: nothing,
  },
  provider: {
    startGoogle: { ...nothing, status: 400 },
    loginWithGoogle: { input: () => ({ token: 'an id token' }), ids: 'open', status: 400 },
    startOauth2: { ...nothing, status: 400 },
    finishOauth2: { input: () => ({ code: 'code', state: 'state', verifier: 'verifier' }), ids: 'open', status: 400 },
  },
  code: {
    challengeCode: { input: ({ people }) => ({ email: people.anotherMember.email }), ids: null },
    validateCode: { input: ({ people }) => ({ login: people.anotherMember.email, password: typedCode }), ids: 'open' },
    sendMagicLink: { input: ({ people }) => ({ email: people.anotherMember.email }), ids: 'open' },
    useMagicLink: { input: ({ links }) => ({ url_auth_token: links.MAGIC }), ids: null },
  },
  registration: {
    registerUser: { input: world => ({ email: world.freeEmail(), ...newPassword, policyAccepted: true }), ids: null },
    registerAdmin: { input: world => ({ secret: adminSecret, email: world.freeEmail(), ...newPassword }), ids: null },
    agreePolicy: nothing,
    confirmEmail: { input: ({ links }) => ({ code: links.CONFIRM_EMAIL }), ids: null },
    changePassword: { input: ({ people }) => ({ currentPassword: people.member.password, ...newPassword }), ids: null },
    resendConfirmation: nothing,
  },
  recovery: {
    recover: { input: ({ people }) => ({ email: people.anotherMember.email }), ids: null },
    confirmRecovery: { input: ({ links }) => ({ code: links.RECOVERY, ...newPassword }), ids: null },
  },
  invitation: {
    preview: { input: ({ invitation }) => ({ code: invitation.here.code }), ids: null },
    accept: {
      input: ({ invitation }) => ({ code: invitation.here.code }),
      ids: ({ people }) => ({
        foreign: { invitedBy: people.foreignAdmin.participantId as string },
        unknown: { invitedBy: randomUUID() },
      }),
    },
    list: { ...nothing, actor: 'admin' },
    create: { input: world => ({ email: world.freeEmail() }), ids: null, actor: 'admin' },
    revoke: {
      input: ({ invitation }) => ({ id: invitation.here.id }),
      ids: ({ invitation }) => ({ foreign: { id: invitation.elsewhere.id }, unknown: { id: randomUUID() } }),
      actor: 'admin',
    },
  },
  accessCode: {
    list: { ...nothing, actor: 'admin' },
    create: { input: () => ({ label: 'Autumn' }), ids: null, actor: 'admin' },
    revoke: {
      input: ({ accessCode }) => ({ id: accessCode.here.id }),
      ids: ({ accessCode }) => ({ foreign: { id: accessCode.elsewhere.id }, unknown: { id: randomUUID() } }),
      actor: 'admin',
    },
  },
  user: {
    init: nothing,
    getCurrent: nothing,
    getCurrentParticipant: {
      input: ({ here }) => ({ communityId: here.id }),
      ids: ({ elsewhere }) => ({ foreign: { communityId: elsewhere.id }, unknown: { communityId: randomUUID() } }),
    },
    updateLanguage: { input: () => ({ lang: 'ru' }), ids: null },
    listPermissions: nothing,
    exportData: nothing,
    getContact: nothing,
  },
  account: {
    sendDeletionCode: {
      input: ({ people }) => ({ id: people.member.userId }),
      ids: ({ people }) => ({ foreign: { id: people.foreignAdmin.userId }, unknown: { id: randomUUID() } }),
    },
    deleteAccount: {
      input: ({ people }) => ({ id: people.member.userId, password: people.member.password }),
      ids: ({ people }) => ({ foreign: { id: people.foreignAdmin.userId }, unknown: { id: randomUUID() } }),
    },
    block: {
      input: ({ people }) => ({ userId: people.anotherMember.userId }),
      ids: ({ people }) => ({ foreign: { userId: people.foreignAdmin.userId }, unknown: { userId: randomUUID() } }),
      actor: 'admin',
    },
    unblock: {
      input: ({ people }) => ({ userId: people.anotherMember.userId }),
      ids: ({ people }) => ({ foreign: { userId: people.foreignAdmin.userId }, unknown: { userId: randomUUID() } }),
      actor: 'admin',
    },
  },
  question: {
    list: nothing,
    listMyAnswers: nothing,
    updateAnswers: {
      input: ({ question }) => ({ answers: [{ questionId: question.here, text: 'Tea', options: [] }] }),
      ids: null,
    },
  },
  onboarding: {
    get: nothing,
    save: { input: () => ({ step: 'about', profile: { about: 'A person who likes tea and talk' } }), ids: null },
    searchLinkedin: {
      input: () => ({ linkedInProfileUrl: 'https://www.linkedin.com/in/anna' }),
      ids: null,
      status: 400,
    },
    create: {
      input: ({ people }) => ({ userId: people.organiser.userId }),
      ids: ({ people }) => ({ foreign: { userId: people.foreignAdmin.userId }, unknown: { userId: randomUUID() } }),
      actor: 'organiser',
    },
  },
  profile: {
    listMyCommunities: nothing,
    getProfile: nothing,
    updateLookingFor: { input: () => ({ lookingFor: 'Somebody to drink tea with' }), ids: null },
    updateProfile: { input: () => ({ company: 'Tea house', tags: ['tea'] }), ids: null },
    updateNetworkingPref: {
      input: ({ people }) => ({ participantId: people.member.participantId as string, networkingEnabled: true }),
      ids: ({ people }) => ({
        foreign: { participantId: people.foreignAdmin.participantId as string },
        unknown: { participantId: randomUUID() },
      }),
    },
    listNotificationPrefs: nothing,
    updateNotificationPref: { input: () => ({ contactType: 'EMAIL', disable: false }), ids: null },
    seeTutorial: nothing,
    listContactTypes: nothing,
    updateLanguage: {
      input: ({ here }) => ({ communityId: here.id, language: 'ru' }),
      ids: ({ elsewhere }) => ({ foreign: { communityId: elsewhere.id }, unknown: { communityId: randomUUID() } }),
    },
  },
  participant: {
    getBySlug: { input: ({ people }) => ({ slug: `person-${people.member.participantId}` }), ids: null },
    saveNote: {
      input: ({ subject }) => ({ participantId: subject.here, note: 'met at the tea house' }),
      ids: foreignPerson,
    },
    reach: {
      input: ({ subject }) => ({ participantId: subject.here, message: 'Shall we talk?' }),
      ids: foreignPerson,
    },
  },
  directory: {
    list: { input: ({ here }) => ({ id: here.id }), ids: foreignCommunity },
    listNames: { input: ({ here }) => ({ id: here.id }), ids: foreignCommunity },
    listTopTags: { input: ({ here }) => ({ id: here.id }), ids: foreignCommunity },
    listLocations: { input: ({ here }) => ({ id: here.id }), ids: foreignCommunity },
    listWithLocation: {
      input: ({ people }) => ({ participantId: people.member.participantId as string }),
      ids: foreignPerson,
    },
  },
  moderation: {
    list: { ...nothing, actor: 'moderator' },
    updateStatus: {
      input: ({ subject }) => ({ participantId: subject.here, moderationStatus: 'CONFIRMED' }),
      ids: foreignPerson,
      actor: 'moderator',
    },
    listModerators: nothing,
  },
  city: {
    search: { input: () => ({ search: 'Kazan' }), ids: null },
    nearest: { input: () => ({ latitude: 55.79, longitude: 49.12 }), ids: null },
  },
  telegram: {
    connect: {
      input: ({ people, t }) => ({
        userId: people.member.userId,
        chatId: '4242',
        nonce: signChat('4242', t.config.SESSION_SECRET, t.clock.now()),
      }),
      ids: ({ people }) => ({ foreign: { userId: people.foreignAdmin.userId }, unknown: { userId: randomUUID() } }),
    },
  },
  recommendation: {
    list: nothing,
    listHistory: nothing,
    calcRelevanceRate: { input: ({ subject }) => ({ participantId: subject.here }), ids: foreignPerson },
    getRelevanceRate: { input: ({ subject }) => ({ participantId: subject.here }), ids: foreignPerson },
    getStanding: { input: ({ subject }) => ({ participantId: subject.here }), ids: foreignPerson },
  },
  intro: {
    send: {
      input: ({ subject }) => ({ participantId: subject.here, introMessage: 'Shall we have tea?' }),
      ids: ({ subject, matching }) => ({
        foreign: { participantId: subject.elsewhere, matchingResultId: matching.elsewhere },
        unknown: { participantId: randomUUID(), matchingResultId: randomUUID() },
      }),
    },
    list: { input: () => ({ direction: 'received' }), ids: null },
    answer: {
      input: ({ intro }) => ({ id: intro.here, accept: true, message: 'Gladly' }),
      ids: ({ intro }) => ({ foreign: { id: intro.elsewhere }, unknown: { id: randomUUID() } }),
    },
  },
  credits: { get: nothing, listHistory: nothing },
  relation: {
    list: nothing,
    create: {
      input: ({ subject }) => ({ subjectId: subject.here, relationType: 'DISLIKE', reason: 'ALREADY_KNOW' }),
      ids: ({ subject }) => ({ foreign: { subjectId: subject.elsewhere }, unknown: { subjectId: randomUUID() } }),
    },
    remove: {
      input: ({ subject }) => ({ subjectId: subject.here }),
      ids: ({ subject }) => ({ foreign: { subjectId: subject.elsewhere }, unknown: { subjectId: randomUUID() } }),
    },
  },
  bookmark: {
    list: nothing,
    create: { input: ({ subject }) => ({ participantId: subject.here }), ids: foreignPerson },
    remove: { input: ({ subject }) => ({ participantId: subject.here }), ids: foreignPerson },
  },
  report: {
    create: {
      input: ({ subject }) => ({ participantId: subject.here, reason: 'SPAM', text: 'Sells kettles' }),
      ids: foreignPerson,
    },
  },
  meeting: {
    listPendingScores: {
      input: ({ people }) => ({ id: people.member.participantId as string }),
      ids: ({ subject }) => ({ foreign: { id: subject.elsewhere }, unknown: { id: randomUUID() } }),
    },
    updateScore: { input: ({ meeting }) => ({ matchingId: meeting.here, score: 5 }), ids: foreignMeeting },
    updateNote: { input: ({ meeting }) => ({ matchingId: meeting.here, note: 'A good talk' }), ids: foreignMeeting },
    skipScore: { input: ({ meeting }) => ({ matchingId: meeting.here }), ids: foreignMeeting },
  },
  request: {
    list: nothing,
    listFitting: nothing,
    getMine: nothing,
    answer: {
      input: ({ request }) => ({ id: request.here, answer: 'I can help' }),
      ids: ({ request }) => ({ foreign: { id: request.elsewhere }, unknown: { id: randomUUID() } }),
    },
  },
  preference: {
    get: nothing,
    update: { input: () => ({ pausedUntil: null, everyWeeks: 2 }), ids: null },
    neverPair: { input: ({ subject }) => ({ participantId: subject.here }), ids: foreignPerson },
    pairAgain: { input: ({ subject }) => ({ participantId: subject.here }), ids: foreignPerson },
  },
  scoreMatch: {
    getNext: { ...nothing, actor: 'moderator' },
    listPairHistory: { input: aPair, ids: foreignPair, actor: 'moderator' },
    getAssistance: { input: aPair, ids: foreignPair, actor: 'moderator' },
    score: { input: world => ({ ...aPair(world), internalAdminScore: 7 }), ids: foreignPair, actor: 'moderator' },
  },
  matchingManagement: {
    getFunnel: { ...nothing, actor: 'admin' },
    listRuns: { ...nothing, actor: 'admin' },
    startRun: { ...nothing, actor: 'admin' },
    getRules: { ...nothing, actor: 'admin' },
    updateRules: {
      input: () => ({ neverSameCompany: true, neverGroups: [['investor', 'investor']], cooldownWeeks: 4 }),
      ids: null,
      actor: 'admin',
    },
    setPairRule: { input: world => ({ ...aPair(world), kind: 'NEVER' }), ids: foreignPair, actor: 'admin' },
    removePairRule: { input: aPair, ids: foreignPair, actor: 'admin' },
  },
  community: {
    create: { input: world => ({ domain: world.freeDomain(), title: 'A new club' }), ids: null },
    get: { input: ({ here }) => ({ id: here.id }), ids: 'open' },
    getByDomain: { input: ({ here }) => ({ domain: here.domain }), ids: 'open' },
    listByUser: {
      input: ({ people }) => ({ userId: people.member.userId }),
      ids: ({ people }) => ({ foreign: { userId: people.foreignAdmin.userId }, unknown: { userId: randomUUID() } }),
    },
    listOptions: { input: ({ here }) => ({ id: here.id }), ids: 'open' },
    previewParticipants: {
      input: ({ here }) => ({ id: here.id }),
      ids: ({ elsewhere }) => ({ foreign: { id: elsewhere.id }, unknown: { id: randomUUID() } }),
    },
    getNavigation: { input: ({ here }) => ({ domain: here.domain }), ids: 'open' },
    getLandingFile: { input: ({ here }) => ({ id: here.id, file: 'landing_ru.json' }), ids: 'open' },
    getNavigationFile: { input: ({ here }) => ({ id: here.id }), ids: 'open' },
    getManifest: nothing,
  },
  file: {
    get: {
      input: ({ hereFile }) => ({ name: hereFile }),
      ids: ({ elsewhereFile }) => ({
        foreign: { name: elsewhereFile },
        unknown: { name: `photo-${randomUUID()}-256.webp` },
      }),
    },
    getCover: { input: () => ({ kind: 'table', palette: 'copper' }), ids: null },
    getCoverImage: { input: () => ({ kind: 'table', palette: 'copper', width: 64, height: 64 }), ids: null },
    getMark: { input: () => ({ mark: 'bowl', background: '#b3501f' }), ids: null },
    getIcon: { input: () => ({ size: 32 }), ids: null },
  },
  image: {
    upload: { input: () => ({ image: aPicture as unknown as File }), ids: null },
    uploadLink: { input: () => ({ imageUrl: 'http://127.0.0.1/photo.jpg' }), ids: null, status: 400 },
    remove: nothing,
  },
  mailbox: {
    list: nothing,
    get: {
      input: ({ hereLetter }) => ({ id: hereLetter }),
      ids: ({ elsewhereLetter }) => ({ foreign: { id: elsewhereLetter }, unknown: { id: randomUUID() } }),
    },
    getText: {
      input: ({ hereLetter }) => ({ id: hereLetter }),
      ids: ({ elsewhereLetter }) => ({ foreign: { id: elsewhereLetter }, unknown: { id: randomUUID() } }),
    },
  },
  docs: { getOpenApi: nothing, read: nothing },
  unsubscribe: {
    ask: { input: ({ people, t }) => unsubscribing(people.anotherMember, t), ids: null },
    confirm: { input: ({ people, t }) => unsubscribing(people.anotherMember, t), ids: null },
  },
}

export type SampledRow = { group: string; name: string; row: Endpoint; sample: Sample<Endpoint> }

/** Every row of the contract with its sample, each under its call for the title of a test. */
export const sampledRows: [call: string, SampledRow][] = Object.entries(api).flatMap(([group, rows]) => {
  const ofGroup = samples[group as keyof Api] as unknown as Record<string, Sample<Endpoint>>
  return Object.entries<Endpoint>(rows).map(([name, row]): [string, SampledRow] => [
    row.call,
    { group, name, row, sample: ofGroup[name] as Sample<Endpoint> },
  ])
})
