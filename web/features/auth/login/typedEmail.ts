/** The address, as far as it is typed: every way that begins with one shares it. */
export type TypedEmail = { email: string; setEmail: (email: string) => void; onLinkSent: () => void }
