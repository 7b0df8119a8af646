import { Briefcase, Coins, GraduationCap, Handshake, Landmark, type LucideIcon, Phone } from 'lucide-react'
import type { BankSection, OptionSettings } from '#contract/communities/options.ts'

export const bankIcons: Record<BankSection, LucideIcon> = {
  services: Landmark,
  education: GraduationCap,
  contacts: Phone,
  events: Handshake,
  earnings: Coins,
  career: Briefcase,
}

export type { BankSection }
export type SectionContent = NonNullable<OptionSettings<'BANK_SECTIONS'>['sections'][BankSection]>
