import type { MemberDetails } from '#contract/crm/member-list.ts'
import { type MergeField, mergeFields } from '#contract/crm/member-merge-fields.ts'

type Member = Pick<MemberDetails, Exclude<MergeField, 'photo'> | 'avatarUrl'>

/** A value as it is compared; that of the photo is its address. */
export const fieldValue = (member: Member, field: MergeField): string =>
  field === 'photo' ? (member.avatarUrl ?? '') : member[field]

/** Fields of which a manager chooses the value. */
export const differingFields = (kept: Member, other: Member, canTakePhoto: boolean): MergeField[] =>
  mergeFields.filter(
    field => fieldValue(kept, field) !== fieldValue(other, field) && (field !== 'photo' || canTakePhoto),
  )

/** Before the manager chooses, the kept profile keeps its values, and takes those that it lacks. */
export const usualChoice = (kept: Member, other: Member, fields: MergeField[]): MergeField[] =>
  fields.filter(field => fieldValue(kept, field) === '' && fieldValue(other, field) !== '')
