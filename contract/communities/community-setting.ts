import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { language, localized } from '../languages.ts'
import { limits } from '../limits.ts'
import { id, requiredText } from '../shapes.ts'
import { authMethod, authType, brandConfig, community, contactType, newTitle } from './community.ts'
import { landingContent } from './landing.ts'
import { communityOptions } from './options.ts'

/** Fields of the record that managers edit. Domain, sender and providers have calls of their own. */
const stored = community.pick({
  title: true,
  landingTitle: true,
  landingCopy: true,
  imgUrl: true,
  logoUrl: true,
  lang: true,
  langChoices: true,
  timeZone: true,
  transparent: true,
  approvalRequired: true,
  membersMayChat: true,
  shortLanding: true,
  isTimCommunity: true,
  options: true,
  authConfig: true,
  customNavigation: true,
  contactsConfig: true,
  requiredContacts: true,
  requiredContactsMin: true,
  shownContacts: true,
  contactPrivacy: true,
  stepsConfig: true,
  brandConfig: true,
  lettersConfig: true,
  links: true,
  contactLinks: true,
}).shape

const editable = z.strictObject({ ...stored, landing: localized(landingContent) })
export type SettingFields = z.infer<typeof editable>
export type SettingField = keyof SettingFields
export const settingFields = Object.keys(editable.shape) as SettingField[]

const partOfFiles = z.enum(['landing', 'navigation'])
export type PartOfFiles = z.infer<typeof partOfFiles>

const once = <T extends z.ZodType<string>>(each: T) =>
  z
    .array(each)
    .max(20)
    .refine(all => new Set(all).size === all.length, 'duplicate')

/** Any of the fields. Stricter than what is stored, which may be older than a rule. */
export const settingChanges = editable
  .extend({
    title: localized(newTitle),
    landingTitle: localized(requiredText(limits.title.max)),
    langChoices: once(language).min(1, 'required'),
    options: communityOptions,
    authConfig: z
      .array(authMethod)
      .min(1, 'required')
      .refine(all => new Set(all.map(({ authType }) => authType)).size === all.length, 'duplicate'),
    contactsConfig: once(contactType),
    requiredContacts: once(contactType),
    shownContacts: once(contactType),
    brandConfig: brandConfig.extend({ title: localized(newTitle) }),
  })
  .partial()
export type SettingChanges = z.infer<typeof settingChanges>

export const communitySetting = editable.extend({
  /** Grows with each change; sent back with the next one. */
  version: z.number().int(),
  /** Sign-in methods that work here: those of a provider need its settings. */
  workingMethods: z.array(authType),
  /** Sign-in methods that can be switched on. */
  availableMethods: z.array(authType),
  /** What files of the operator replace: managers may save it, and it is not shown. */
  fromFiles: z.array(partOfFiles),
})
export type CommunitySetting = z.infer<typeof communitySetting>

/** The record of the community, as its managers edit it. */
export const communitySettingApi = {
  get: endpoint({
    call: 'GET /api/admin/community',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Get everything of the community that managers edit.',
    reply: communitySetting,
  }),
  update: endpoint({
    call: 'PATCH /api/admin/community',
    access: 'CAN_MANAGE_COMMUNITY',
    summary:
      'Change any of the fields of the community. Refused if another manager has changed one of the same fields since `version`.',
    input: { ...settingChanges.shape, version: z.number().int() },
    reply: communitySetting,
    fails: ['SETTING_CHANGED', 'NO_SIGN_IN_METHOD', 'METHOD_NOT_CONFIGURED'],
    idempotent: true,
    limit: 'write',
  }),
  uploadLogo: endpoint({
    call: 'POST /api/admin/community/logo',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Upload a JPG or PNG as a square logo. It is used once its address is saved as `logoUrl` or `imgUrl`.',
    body: 'form',
    input: {
      image: z.file().max(limits.imageBytes),
      /** Crop rectangle in pixels of the rotated image; the largest square in its centre by default. */
      x: z.coerce.number().min(0).optional(),
      y: z.coerce.number().min(0).optional(),
      size: z.coerce.number().min(1).optional(),
      /** Degrees, clockwise. */
      rotate: z.coerce.number().int().multipleOf(90).min(0).max(270).optional(),
    },
    reply: z.strictObject({ url: z.string() }),
    fails: ['INVALID_IMAGE', 'BODY_TOO_LARGE', 'STORAGE_FULL'],
    transaction: 'none',
    limit: 'upload',
  }),
  undo: endpoint({
    call: 'POST /api/admin/changes/:id/undo',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Undo a change of the community from its audit log. Refused if one of its fields was changed again later.',
    input: { id },
    reply: communitySetting,
    fails: ['NOT_FOUND', 'CHANGE_NOT_UNDOABLE', 'CHANGED_LATER', 'NO_SIGN_IN_METHOD', 'METHOD_NOT_CONFIGURED'],
    idempotent: true,
    limit: 'write',
  }),
}
