type Props = {
  community: { logoUrl: string; title?: unknown }
  size?: number
  /** Only if the name is not beside it. */
  label?: string
}

export function Mark({ community, size = 36, label = '' }: Props) {
  return <img src={community.logoUrl} width={size} height={size} alt={label} style={{ borderRadius: size * 0.29 }} />
}
