import { CalendarDays, Camera, Code, Hash, type LucideIcon, Mail, MessageCircle, Phone, Send } from 'lucide-react'
import type { ContactType } from '#contract/communities/community.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './ContactIcon.module.css'

const drawings: Partial<Record<ContactType, LucideIcon>> = {
  EMAIL: Mail,
  PHONE: Phone,
  INSTAGRAM: Camera,
  TELEGRAM: Send,
  GITHUB: Code,
  SLACK: Hash,
  DISCORD: MessageCircle,
  CALENDLY: CalendarDays,
}

/** Networks shown by their letters. */
const letters: Partial<Record<ContactType, string>> = { FACEBOOK: 'f', LINKEDIN: 'in', VK: 'VK', TWITTER: 'X' }

export function ContactIcon({ type, size = 18 }: { type: ContactType; size?: number }) {
  const drawing = drawings[type]
  if (drawing) return <Icon of={drawing} size={size} />
  return (
    <span className={classes.letters} style={{ width: size, height: size, fontSize: size * 0.72 }} aria-hidden>
      {letters[type]}
    </span>
  )
}
