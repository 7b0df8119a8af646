import { ArrowRight, ArrowUpRight, type LucideIcon, Mail, Phone } from 'lucide-react'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import type { CoverArt } from '#web/ui/art.ts'
import { Card } from '#web/ui/Card.tsx'
import { Cover } from '#web/ui/Cover.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './BankSectionPage.module.css'
import type { SectionContent } from './bankIcons.ts'

/** `picture`: with a drawing above. `row`: one below another, with the way to reach at the end. */
export type BankLayout = 'card' | 'picture' | 'row'

type Item = SectionContent['items'][number]
type Props = { item: Item; layout: BankLayout; order: number; icon: LucideIcon }

/** Neighbours have different drawings. */
const scenes: CoverArt['kind'][] = ['arches', 'meet', 'steam', 'rings', 'grid', 'voice']

export function BankItem({ item, layout, order, icon }: Props) {
  const { text, brandConfig } = useCommunity()
  const art = {
    cover: { ...brandConfig.cover, kind: scenes[order % scenes.length] ?? brandConfig.cover.kind },
    seed: item.title.en.slice(0, 80),
  }
  return (
    <Card as="li" isFlush className={classes.item}>
      {layout === 'row' && (
        <span className={classes.tile}>
          <Icon of={item.url === undefined ? icon : wayTo(item.url).icon} size={20} />
        </span>
      )}
      {layout === 'picture' && (
        <div className={classes.picture}>
          <Cover {...art} width={400} height={132} />
        </div>
      )}
      {layout === 'card' && (
        <div className={classes.drawing}>
          <Cover {...art} width={112} height={112} />
        </div>
      )}
      <div className={classes.itemWords}>
        <Heading level={2} size="item">
          {text(item.title)}
        </Heading>
        <Text tone="soft" className={classes.text}>
          {text(item.text)}
        </Text>
      </div>
      {item.url !== undefined && <ItemLink to={item.url} title={text(item.title)} />}
    </Card>
  )
}

function ItemLink({ to, title }: { to: string; title: string }) {
  const t = useWords('community')
  const { icon, shown } = wayTo(to)
  const label = shown ?? t(to === '/events' ? 'bank.events' : 'bank.more')
  return (
    <LinkButton
      to={to}
      aria-label={`${label}: ${title}`}
      variant="default"
      size="sm"
      className={classes.link}
      {...(shown ? { leftSection: <Icon of={icon} size={16} /> } : { rightSection: <Icon of={icon} size={16} /> })}
    >
      {label}
    </LinkButton>
  )
}

/** A mail address or a number is shown itself, so that it can be read out and copied. */
function wayTo(url: string): { icon: LucideIcon; shown?: string } {
  const [, scheme, address = ''] = /^(mailto|tel):([^?]*)/.exec(url) ?? []
  if (scheme) return { icon: scheme === 'tel' ? Phone : Mail, shown: address }
  return { icon: url.startsWith('/') ? ArrowRight : ArrowUpRight }
}
