import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from './Icon.tsx'
import classes from './ScreenLink.module.css'
import { Text } from './Text.tsx'

type Props = { to: string; icon: LucideIcon; title: string; text: string }

/** A list item that links to a screen, with a description. */
export function ScreenLink({ to, icon, title, text }: Props) {
  return (
    <li className={classes.place}>
      <span className={classes.icon}>
        <Icon of={icon} />
      </span>
      <div className={classes.words}>
        <Link to={to} className={classes.name}>
          {title}
        </Link>
        <Text size="small" tone="soft">
          {text}
        </Text>
      </div>
      <Icon of={ChevronRight} size={16} className={classes.arrow ?? ''} />
    </li>
  )
}
