/** An email address that breaks before its @ where a line is too short for it. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  if (at < 1) return children
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}
