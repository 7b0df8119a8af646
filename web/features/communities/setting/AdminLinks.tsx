import { Contact, Globe, KeyRound, ListTree, type LucideIcon, Mail, Phone, Sparkles, UserPlus } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { ScreenLink } from '#web/ui/ScreenLink.tsx'

/** Links from the options to the parts of this capability. */

export function OptionsLink() {
  const t = useWords('communityOptions')
  return <ScreenLink to="/admin/options/features" icon={Sparkles} title={t('title')} text={t('link')} />
}

export function SenderLink() {
  const t = useWords('sender')
  return <ScreenLink to="/admin/options/letters" icon={Mail} title={t('title')} text={t('link')} />
}

export const JoiningLink = () => <PartLink part="joining" icon={UserPlus} />
export const ContactsLink = () => <PartLink part="contacts" icon={Contact} />
export const DomainLink = () => <PartLink part="domain" icon={Globe} />
export const SignInLink = () => <PartLink part="signIn" icon={KeyRound} />
export const ContactUsLink = () => <PartLink part="contactUs" icon={Phone} />
export const NavigationLink = () => <PartLink part="navigation" icon={ListTree} />

type Part = 'joining' | 'contacts' | 'navigation' | 'domain' | 'signIn' | 'contactUs'

function PartLink({ part, icon }: { part: Part; icon: LucideIcon }) {
  const t = useWords('communitySetting')
  return (
    <ScreenLink
      to={`/admin/options/${part.replace(/[A-Z]/, letter => `-${letter.toLowerCase()}`)}`}
      icon={icon}
      title={t(`${part}.title`)}
      text={t(`${part}.link`)}
    />
  )
}
