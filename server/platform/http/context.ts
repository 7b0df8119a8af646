import type { FastifyBaseLogger } from 'fastify'
import type { Community } from '#contract/communities/community.ts'
import type { PartOfFiles } from '#contract/communities/community-setting.ts'
import type { LandingContent } from '#contract/communities/landing.ts'
import type { Access, Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import type { Language, Localized } from '#contract/languages.ts'
import type { Permission, Role } from '#contract/roles.ts'
import type { ModerationStatus } from '#contract/users/user.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { PersonalData } from '#server/platform/feature/personal-data.ts'
import type { JobName, JobOptions, JobPayload, NewsData, NewsName } from '#server/platform/jobs/names.ts'
import type { LetterDraft } from '#server/platform/mail/draft.ts'
import type { Publication } from '#server/platform/realtime/hub.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import type { Tokens } from './token.ts'

/** The caller as the database has it now, not as the token says. */
export type Actor = {
  userId: string
  sessionId: string
  email: string
  isEmailConfirmed: boolean
  hasPassword: boolean
  isPolicyAccepted: boolean
  preferredLang: Language | null
  role: Role
  permissions: Permission[]
  isConnected: boolean
  /** The session was opened in this community. Either this or `isConnected`, except in calls for `session`. */
  isOpenedHere: boolean
  isOrganiser: boolean
  participantId: string | null
  moderationStatus: ModerationStatus | null
  isEnabled: boolean
}

/** A unit of work in one community: a call or a job. */
export type Scope = {
  /** The transaction; row level security limits it to this community's rows. */
  db: Db
  community: Community
  now: Date
  log: FastifyBaseLogger
  /** Publishes an event, or several of a kind, to its listeners, which run as jobs if and only if this transaction commits. */
  tell<N extends NewsName>(news: N, ...data: NewsData<N>[]): Promise<void>
  queue<N extends JobName>(job: N, payload: JobPayload<N>, options?: JobOptions): Promise<void>
  /** Puts a letter into the outbox; it is sent after the commit. */
  post(letter: LetterDraft): Promise<string>
  /** Several once-only letters of one kind, in few statements; they are handed over together, after all other work that is due. */
  postAll(letters: (LetterDraft & { onceKey: string })[]): Promise<void>
  /** Sends content to the open sockets that subscribed to a topic, of all processes, if and only if this transaction commits. */
  publish(publication: Publication): Promise<void>
  /** A separate transaction, for writes that must survive a rollback of the call. */
  inOwnTransaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Like `inOwnTransaction`, but passes a whole scope: for calls without a transaction that queue jobs, tell news or post letters.
   */
  inOwnScope<T>(work: (scope: Scope) => Promise<T>): Promise<T>
  /** Short reads outside a transaction: for calls without one, such as a stream, which reads in batches. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>
  newId(): string
  config: Config
  storage: Storage
  /** Personal data of every feature, for the export and the deletion of an account. */
  personalData: PersonalData
}

export type KnownCommunity = { community: Community; landing: Localized<LandingContent> }

/** In-memory cache of all communities. */
export type Communities = {
  byId(id: string): Promise<KnownCommunity | null>
  byDomain(domain: string): Promise<KnownCommunity | null>
  /** What comes from files of the operator, and not from the record. */
  fromFiles(domain: string): Promise<PartOfFiles[]>
  /** The community with this origin. */
  byOrigin(origin: string): Promise<Community | null>
  /** Whether this origin belongs to the installation. */
  ownsOrigin(origin: string): Promise<boolean>
}

export type VisitorContext = Scope & {
  actor: Actor | null
  lang: Language
  request: {
    address: string
    userAgent: string
    host: string
    /** Never a ground for access: a token comes in its header. */
    cookies: Record<string, string | undefined>
    /** The header `Samovar-Signature` of a webhook, or the secret of Telegram; empty without one. */
    signature: string
  }
  tokens: Tokens
  communities: Communities
}
export type UserContext = VisitorContext & { actor: Actor }
export type ParticipantContext = VisitorContext & { actor: Actor & { participantId: string } }

export type ContextOf<A extends Access> = A extends 'anyone'
  ? VisitorContext
  : A extends 'participant' | 'member' | 'CAN_CHAT'
    ? ParticipantContext
    : UserContext

export type Action<E extends Endpoint> = (input: InputOf<E>, ctx: ContextOf<E['access']>) => Promise<ReplyOf<E>>

export type Actions<G extends Record<string, Endpoint>> = { [K in keyof G]: Action<G[K]> }
