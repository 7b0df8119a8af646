import type { NewsletterContent, NewsletterText } from '#contract/newsletters/newsletter-content.ts'
import type { NewsletterChannel, NewsletterStatus, RecipientStatus } from '#contract/newsletters/newsletter-fields.ts'
import { newId } from '#server/platform/db/id.ts'
import { adminOnly, type ExpectedStatuses, everyone } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import { open, type SliceTesting } from '#server/testing/slice.ts'
import type { Both, World } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** A draft to everyone; `sending` is being sent, `paused` was paused; `failed` is a recipient of it whose letter failed. */
    newsletter: Both & { sending: string; paused: string; failed: Both }
  }
}

const plain = { kind: 'text', isBold: false, isItalic: false, link: '' } as const

export const aText: NewsletterText = {
  subject: 'Thursday: one long table',
  preheader: '',
  blocks: [
    { id: 'h', kind: 'heading', inlines: [{ ...plain, text: 'Breakfast is on us' }] },
    {
      id: 't',
      kind: 'text',
      parts: [
        {
          kind: 'paragraph',
          inlines: [
            { ...plain, text: 'Hello ' },
            { kind: 'variable', name: 'firstName', fallback: 'friend', isBold: false, isItalic: false },
            { ...plain, text: ', bring one question.' },
          ],
        },
      ],
    },
  ],
}

export const aContent: NewsletterContent = { en: aText, ru: null }

type NewsletterOptions = {
  communityId: string
  status?: NewsletterStatus
  content?: NewsletterContent
  participantIds?: string[]
  isEveryone?: boolean
  channels?: NewsletterChannel[]
  authorId?: string
}

export async function buildNewsletter(t: FactoryContext, options: NewsletterOptions) {
  const now = t.clock.now()
  const { communityId, status = 'DRAFT', participantIds = [], channels = ['EMAIL'] } = options
  const id = newId(now)
  const recipients = {
    isEveryone: options.isEveryone ?? participantIds.length === 0,
    segmentIds: [],
    participantIds,
    filter: null,
  }
  await t.owner`
    insert into newsletter (community_id, id, status, content, recipients, channels, author_id, created_at, updated_at, starts_at)
    values (${communityId}, ${id}, ${status}, ${JSON.stringify(options.content ?? aContent)}::text::jsonb,
      ${JSON.stringify(recipients)}::text::jsonb, ${channels}, ${options.authorId ?? null}, ${now}, ${now},
      ${status === 'DRAFT' ? null : now})`
  return { id }
}

type RecipientOptions = {
  communityId: string
  newsletterId: string
  participantId: string
  channel?: NewsletterChannel
  status?: RecipientStatus
  dueAt?: Date
}

export async function buildRecipient(t: FactoryContext, options: RecipientOptions): Promise<string> {
  const now = t.clock.now()
  const id = newId(now)
  await t.owner`
    insert into newsletter_recipient (community_id, id, newsletter_id, participant_id, channel, status, due_at, at)
    values (${options.communityId}, ${id}, ${options.newsletterId}, ${options.participantId}, ${options.channel ?? 'EMAIL'},
      ${options.status ?? 'WAITING'}, ${options.dueAt ?? now}, ${now})`
  return id
}

/** As the product answers a manager; letters are refused to everybody else. */
const managers = adminOnly

/** Public addresses in letters. */
const readers: ExpectedStatuses = everyone

const withId = {
  access: managers,
  actor: 'admin',
  input: ({ newsletter }: World) => ({ id: newsletter.here }),
  ids: ({ newsletter }: World) => ({ id: newsletter.elsewhere }),
} as const

const ofPaused = { ...withId, input: ({ newsletter }: World) => ({ id: newsletter.paused }) }
const recipients = { isEveryone: true }

/** Ids that are no one's here reach nobody; an event of another community is left out of the letter. */
export const openRecipients = {
  'recipients.segmentIds[]': open,
  'recipients.participantIds[]': open,
  'recipients.except[]': open,
  'recipients.filter.conditions[].questionId': open,
}
export const openContent = (path: string) => ({
  [`${path}.en.blocks[].eventId`]: open,
  [`${path}.ru.blocks[].eventId`]: open,
})

export const testing: SliceTesting<'newsletter'> = {
  noun: 'newsletter',
  calls: {
    list: { access: managers, actor: 'admin', input: () => ({}) },
    create: { access: managers, actor: 'admin', input: () => ({}), ids: () => openRecipients },
    get: withId,
    update: {
      ...withId,
      ids: ({ newsletter }) => ({ id: newsletter.elsewhere, ...openRecipients, ...openContent('content') }),
      input: ({ newsletter }) => ({
        id: newsletter.here,
        version: 1,
        content: aContent,
        recipients,
        channels: ['EMAIL'],
      }),
    },
    remove: withId,
    duplicate: withId,
    countRecipients: {
      access: managers,
      actor: 'admin',
      input: () => ({ recipients, channels: ['EMAIL'] }),
      ids: () => openRecipients,
    },
    preview: {
      access: managers,
      actor: 'admin',
      input: () => ({ content: aContent }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere, ...openContent('content') }),
    },
    sendTest: withId,
    checkLinks: withId,
    schedule: {
      ...withId,
      input: ({ newsletter }) => ({
        id: newsletter.here,
        version: 1,
        schedule: { at: '2099-01-01T10:00', zone: 'reader' },
      }),
    },
    sendNow: { ...withId, input: ({ newsletter }) => ({ id: newsletter.here, version: 1 }) },
    pause: { ...withId, input: ({ newsletter }) => ({ id: newsletter.sending }) },
    resume: ofPaused,
    cancel: ofPaused,
    getStatistics: withId,
    listRecipients: withId,
    sendAgain: {
      ...ofPaused,
      input: ({ newsletter }) => ({ id: newsletter.paused, recipientId: newsletter.failed.here }),
      ids: ({ newsletter }) => ({ id: newsletter.elsewhere, recipientId: newsletter.failed.elsewhere }),
    },
    countOpen: {
      access: readers,
      input: ({ newsletter }) => ({ id: newsletter.here }),
      ids: ({ newsletter }) => ({ id: newsletter.elsewhere }),
    },
    openLink: {
      access: Object.fromEntries(Object.keys(everyone).map(actor => [actor, 302])) as ExpectedStatuses,
      status: 302,
      input: ({ newsletter }) => ({ id: newsletter.here, nth: 1 }),
      ids: ({ newsletter }) => ({ id: newsletter.elsewhere }),
    },
    getSettings: { access: managers, actor: 'admin', input: () => ({}) },
    updateSettings: { access: managers, actor: 'admin', input: () => ({ countsOpens: true, perMinute: 60 }) },
  },
  tables: {
    newsletter: (t, { communityId, userId }) => buildNewsletter(t, { communityId, authorId: userId }),
    newsletter_setting: (t, { communityId }) =>
      t.owner`insert into newsletter_setting (community_id) values (${communityId})`,
    newsletter_link: async (t, { communityId }) => {
      const { id } = await buildNewsletter(t, { communityId })
      await buildLink(t, communityId, id)
    },
  },
  async buildPart({ t, here, elsewhere, people, subject }) {
    const draft = await buildNewsletter(t, { communityId: here.id })
    const foreign = await buildNewsletter(t, { communityId: elsewhere.id })
    await buildLink(t, here.id, draft.id)
    const paused = await buildNewsletter(t, { communityId: here.id, status: 'PAUSED' })
    const participantId = people.member.participantId ?? ''
    const failed = { status: 'FAILED' } as const
    return {
      here: draft.id,
      elsewhere: foreign.id,
      sending: (await buildNewsletter(t, { communityId: here.id, status: 'SENDING' })).id,
      paused: paused.id,
      failed: {
        here: await buildRecipient(t, { ...failed, communityId: here.id, newsletterId: paused.id, participantId }),
        elsewhere: await buildRecipient(t, {
          ...failed,
          communityId: elsewhere.id,
          newsletterId: foreign.id,
          participantId: subject.elsewhere,
        }),
      },
    }
  },
}

async function buildLink(t: FactoryContext, communityId: string, newsletterId: string): Promise<void> {
  await t.owner`
    insert into newsletter_link (community_id, newsletter_id, nth, url) values (${communityId}, ${newsletterId}, 1, '/event/tea')`
}
