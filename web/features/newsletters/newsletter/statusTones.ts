import type { NewsletterStatus } from '#contract/newsletters/newsletter-fields.ts'
import type { ChipTone } from '#web/ui/Chip.tsx'

export const statusTones: Record<NewsletterStatus, ChipTone> = {
  DRAFT: 'neutral',
  SCHEDULED: 'info',
  SENDING: 'brand',
  PAUSED: 'warning',
  SENT: 'success',
  CANCELLED: 'danger',
}
