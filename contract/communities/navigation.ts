import { z } from 'zod'
import { localized } from '../languages.ts'
import { limits } from '../limits.ts'
import { link, requiredText } from '../shapes.ts'

export const navigationTabs = [
  'myCommunities',
  'participants',
  'contacts',
  'events',
  'chats',
  'profile',
  'admin',
] as const
export const navigationTab = z.enum(navigationTabs)
export type NavigationTab = z.infer<typeof navigationTab>

const label = localized(requiredText(limits.name.max))

/** A custom menu: known tabs renamed, reordered or left out, and custom tabs. */
export const customNavigation = z.strictObject({
  tabs: z.partialRecord(
    navigationTab,
    z.strictObject({
      label: label.optional(),
      order: z.number().int().optional(),
      enabled: z.boolean().optional(),
    }),
  ),
  customTabs: z
    .array(
      z.strictObject({
        id: requiredText(limits.name.max),
        label,
        url: link,
        order: z.number().int(),
        external: z.boolean(),
      }),
    )
    .max(12),
})
export type CustomNavigation = z.infer<typeof customNavigation>
