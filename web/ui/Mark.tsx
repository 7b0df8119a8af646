type Props = {
  community: { logoUrl: string; title?: unknown }
  size?: number
  /** Only where the name does not stand beside it. */
  label?: string
}

export function Mark({ community, size = 36, label = '' }: Props) {
  return <img src={community.logoUrl} width={size} height={size} alt={label} style={{ borderRadius: size * 0.29 }} />
}
