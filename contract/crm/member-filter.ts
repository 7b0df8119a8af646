import { z } from 'zod'
import { contactType } from '../communities/community.ts'
import { endpoint } from '../endpoint.ts'
import { language, localized } from '../languages.ts'
import { limits } from '../limits.ts'
import { profileVisibilities } from '../participants/profile-visibility.ts'
import { questionType } from '../participants/question.ts'
import { day, id, requiredText, text } from '../shapes.ts'
import { moderationStatus } from '../users/user.ts'
import { conditionsAtMost, dateFields, flagFields, numberFields, setFields, textFields } from './member-fields.ts'

const value = requiredText(limits.search.max)
const choices = <T extends z.ZodType>(choice: T) => z.array(choice).min(1).max(50)
const isAny = z.enum(['isAnyOf', 'isNoneOf'])
const has = z.enum(['hasAny', 'hasAll', 'hasNone'])
const isGiven = z.enum(['isSet', 'isNotSet'])

/** One condition on members. Texts are compared without regard to case. */
export const memberCondition = z.union([
  z.strictObject({
    field: z.enum(textFields),
    operator: z.enum(['contains', 'notContains', 'is', 'isNot']),
    value,
  }),
  z.strictObject({ field: z.enum([...textFields, ...setFields, 'lastActive']), operator: isGiven }),
  z.strictObject({ field: z.literal('contacts'), operator: has, value: choices(contactType) }),
  z.strictObject({ field: z.enum(['topics', 'memberTags']), operator: has, value: choices(value) }),
  z.strictObject({ field: z.literal('language'), operator: isAny, value: choices(language) }),
  z.strictObject({ field: z.literal('status'), operator: isAny, value: choices(moderationStatus) }),
  z.strictObject({ field: z.literal('visibility'), operator: isAny, value: choices(z.enum(profileVisibilities)) }),
  z.strictObject({ field: z.enum(flagFields), operator: z.literal('is'), value: z.boolean() }),
  /** Days of the community's time zone; both include the day itself. */
  z.strictObject({ field: z.enum(dateFields), operator: z.enum(['from', 'until']), value: day }),
  /** `withinDays`: in the last so many days. `beforeDays`: longer ago, or never. */
  z.strictObject({
    field: z.enum(dateFields),
    operator: z.enum(['withinDays', 'beforeDays']),
    value: z.number().int().min(1).max(3650),
  }),
  z.strictObject({
    field: z.enum(numberFields),
    operator: z.enum(['is', 'atLeast', 'atMost']),
    value: z.number().int().min(0).max(1_000_000),
  }),
  z.strictObject({
    field: z.literal('answer'),
    questionId: id,
    operator: z.enum(['contains', 'notContains', 'is', 'isNot']),
    value,
  }),
  /** Ids of options of the question. */
  z.strictObject({
    field: z.literal('answer'),
    questionId: id,
    operator: has,
    value: choices(text(60).min(1, 'required')),
  }),
  z.strictObject({ field: z.literal('answer'), questionId: id, operator: isGiven }),
])
export type MemberCondition = z.infer<typeof memberCondition>
export type ConditionField = MemberCondition['field']

/** Members whom a list shows, a segment holds or a bulk action changes. An empty one is everybody. */
export const memberFilter = z.strictObject({
  /** Words of name, login or email. */
  search: text(limits.search.max).default(''),
  /** Whether a member meets all of the conditions, or any. */
  match: z.enum(['all', 'any']).default('all'),
  conditions: z.array(memberCondition).max(conditionsAtMost).default([]),
})
export type MemberFilter = z.infer<typeof memberFilter>

/** A filter as JSON in one field of a query. */
export const memberFilterText = z
  .string()
  .max(12_000)
  .transform((json, ctx): unknown => {
    try {
      return JSON.parse(json)
    } catch {
      ctx.addIssue({ code: 'custom', message: 'invalid' })
      return z.NEVER
    }
  })
  .pipe(memberFilter)

const counted = z.strictObject({ value: z.string(), count: z.number().int() })

/** What the filter's form offers. */
export const memberFilterApi = {
  listChoices: endpoint({
    call: 'GET /api/admin/participants/filter-choices',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary:
      'List what the filter of the member list offers: questions, member tags, and the most frequent topics and cities.',
    reply: z.strictObject({
      questions: z.array(
        z.strictObject({
          id,
          type: questionType,
          text: localized(z.string()),
          options: z.array(z.strictObject({ id: z.string(), text: localized(z.string()) })),
        }),
      ),
      memberTags: z.array(counted),
      topics: z.array(counted),
      cities: z.array(counted),
    }),
  }),
}
