import type { ContactType } from '#contract/communities/community.ts'
import { contactTypes } from '#contract/communities/contact-types.ts'
import { contactFormats } from '#contract/participants/contacts.ts'
import { communityId, demoCommunities } from '../communities/list.ts'
import { demoQuestions } from '../communities/questions.ts'
import { makeAccounts } from '../members/accounts.ts'
import type { Account, Member } from '../members/member.ts'
import { demoDate, idFor, randomFor } from '../members/seed.ts'
import type { DemoPart } from './part.ts'
import { insertRows, json, type Row } from './rows.ts'

/**
 * What members entered when joining: contacts of the types that their community asks for, and answers to its questions.
 */
export const peoplePart: DemoPart = {
  name: 'people-1',
  async load(db) {
    const accounts = makeAccounts()
    const members = accounts.flatMap(account => account.members.map(member => ({ account, member })))
    await insertRows(
      db,
      'contact',
      members.flatMap(({ account, member }) => contactRows(account, member)),
    )
    const questions = Object.entries(demoQuestions).flatMap(([domain, list]) =>
      list.map((question, place) => ({ domain, place, question, id: questionId(domain, place) })),
    )
    await insertRows(
      db,
      'question',
      questions.map(({ domain, place, question, id }) => ({
        community_id: communityId(domain),
        id,
        place,
        type: question.type,
        text: json(db, question.text),
        hint: json(db, question.hint),
        is_required: question.isRequired,
        options: json(db, question.options),
        at_most: question.atMost,
      })),
    )
    await insertRows(
      db,
      'answer',
      members.flatMap(({ account, member }) => answerRows(account, member)),
    )
    await db`update participant set is_filled = true`
  },
}

export const questionId = (domain: string, place: number) => idFor(demoDate, 'question', domain, String(place))

/** As people write them; normalised before they are stored. */
const written: Record<ContactType, (account: Account, member: Member) => string> = {
  EMAIL: account => account.email,
  PHONE: (_account, member) => member.phone,
  FACEBOOK: (_account, { slug }) => `https://facebook.com/${slug.replaceAll('-', '.')}`,
  INSTAGRAM: (_account, { slug }) => `@${slug.replaceAll('-', '_').slice(0, 30)}`,
  LINKEDIN: (_account, { slug }) => `https://www.linkedin.com/in/${slug}`,
  VK: (_account, { slug }) => `https://vk.com/${slug.replaceAll('-', '_').slice(0, 40)}`,
  TELEGRAM: (_account, { slug }) => `@${slug.replaceAll('-', '_').slice(0, 30)}`,
  GITHUB: (_account, { slug }) => `https://github.com/${slug.slice(0, 38)}`,
  TWITTER: (_account, { slug }) => `@${slug.replaceAll('-', '').slice(0, 15)}`,
  SLACK: (_account, { firstName }) => firstName,
  DISCORD: (_account, { slug }) => slug.replaceAll('-', '.').slice(0, 30),
  CALENDLY: (_account, { slug }) => `https://calendly.com/${slug.slice(0, 60)}`,
}

function contactRows(account: Account, member: Member): Row[] {
  const community = demoCommunities.find(({ domain }) => domain === member.communityDomain)
  if (!community) return []
  const random = randomFor('contacts', member.communityDomain, member.slug)
  const required = community.requiredContacts.slice(0, community.requiredContactsMin)
  return contactTypes.flatMap(type => {
    const isGiven = required.includes(type) || (community.contactsConfig.includes(type) && random.next() < 0.45)
    const value = isGiven ? contactFormats[type].normalise(written[type](account, member)) : null
    return value === null
      ? []
      : [{ community_id: communityId(member.communityDomain), participant_id: member.id, type, value }]
  })
}

function answerRows(account: Account, member: Member): Row[] {
  const random = randomFor('answers', member.communityDomain, member.slug)
  return (demoQuestions[member.communityDomain] ?? []).flatMap((question, place) => {
    const chosen = question.options.filter(() => random.next() < 0.4).slice(0, question.atMost)
    const [first] = question.options
    const options = (chosen.length > 0 || !first ? chosen : [first]).map(({ id }) => id)
    if (question.type === 'TEXT') return []
    return [
      {
        community_id: communityId(member.communityDomain),
        user_id: account.id,
        question_id: questionId(member.communityDomain, place),
        text: question.type === 'YEAR' ? String(1995 + Math.floor(random.next() * 28)) : '',
        options,
        answered_at: member.joinedAt,
      },
    ]
  })
}
