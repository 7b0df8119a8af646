/** The typed email, shared by all methods that need one. */
export type TypedEmail = { email: string; setEmail: (email: string) => void; onLinkSent: () => void }
