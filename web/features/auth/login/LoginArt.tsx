import type { LandingContent } from '#contract/communities/landing.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Cover } from '#web/ui/Cover.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './LoginArt.module.css'

/** Picture beside the form with a quote of a member; without one it is behind the form. */
export function LoginArt({ quote }: { quote: LandingContent['quote'] | null }) {
  const { brandConfig, domain } = useCommunity()
  const cover = <Cover cover={brandConfig.cover} seed={domain} width={720} height={900} isFirst />
  if (!quote) return <div className={classes.behind}>{cover}</div>
  return (
    <aside className={classes.beside}>
      <div className={classes.frame}>
        {cover}
        <figure className={classes.card}>
          <blockquote className={classes.quote}>{quote.text}</blockquote>
          <figcaption className={classes.author}>
            <Avatar name={quote.author.name} src={quote.author.imageUrl} size={40} />
            <div>
              <Text weight="semibold">{quote.author.name}</Text>
              <Text size="small" tone="quiet">
                {quote.role}
              </Text>
            </div>
          </figcaption>
        </figure>
      </div>
    </aside>
  )
}
