import { Download, Eye, EyeOff, KeyRound, type LucideIcon, Mail, Tag, Tags, UserCheck, UserX } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Community } from '#contract/communities/community.ts'
import type { Permission } from '#contract/roles.ts'
import type { WordKey } from '#web/lib/words/words.ts'
import { AccessCodeSheet } from './AccessCodeSheet.tsx'
import { SwitchSheet, TagSheet } from './BulkSheets.tsx'
import { ExportSelected, WriteSheet } from './FileSheets.tsx'
import type { BulkSheetProps } from './selection.ts'

/** One action of the bulk bar: a line here, whichever feature does it. */
export type BulkEntry = {
  id: string
  icon: LucideIcon
  label: WordKey<'crm'>
  /** Behind "More" unless it is one of the first. */
  isFirst?: boolean
  isShown?: (community: Community) => boolean
  /** Permission that it takes beside that of managing the community. */
  needs?: Permission
  sheet: ComponentType<BulkSheetProps>
}

export const hasCodeLogin = ({ authConfig }: Community): boolean =>
  authConfig.some(({ authType }) => authType === 'NONE')

export const bulkEntries: BulkEntry[] = [
  { id: 'write', icon: Mail, label: 'bulk.write', isFirst: true, needs: 'CAN_SEND_NEWSLETTERS', sheet: WriteSheet },
  { id: 'tag', icon: Tag, label: 'bulk.tag', isFirst: true, sheet: TagSheet },
  { id: 'export', icon: Download, label: 'bulk.export', isFirst: true, sheet: ExportSelected },
  { id: 'untag', icon: Tags, label: 'bulk.untag', sheet: TagSheet },
  { id: 'networkingOff', icon: EyeOff, label: 'bulk.networkingOff', sheet: SwitchSheet },
  { id: 'networkingOn', icon: Eye, label: 'bulk.networkingOn', sheet: SwitchSheet },
  { id: 'profileOff', icon: UserX, label: 'bulk.profileOff', sheet: SwitchSheet },
  { id: 'profileOn', icon: UserCheck, label: 'bulk.profileOn', sheet: SwitchSheet },
  { id: 'accessCode', icon: KeyRound, label: 'bulk.accessCode', sheet: AccessCodeSheet, isShown: hasCodeLogin },
]
