import { Contact, ListTree, type LucideIcon, Sparkles, UserPlus } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { ScreenLink } from '#web/ui/ScreenLink.tsx'

/** Links from the options to the parts of this capability. */

export function OptionsLink() {
  const t = useWords('communityOptions')
  return <ScreenLink to="/admin/options/features" icon={Sparkles} title={t('title')} text={t('link')} />
}

export const JoiningLink = () => <PartLink part="joining" icon={UserPlus} />
export const ContactsLink = () => <PartLink part="contacts" icon={Contact} />
export const NavigationLink = () => <PartLink part="navigation" icon={ListTree} />

function PartLink({ part, icon }: { part: 'joining' | 'contacts' | 'navigation'; icon: LucideIcon }) {
  const t = useWords('communitySetting')
  return <ScreenLink to={`/admin/options/${part}`} icon={icon} title={t(`${part}.title`)} text={t(`${part}.link`)} />
}
