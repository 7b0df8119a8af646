/** The words of the design system's own parts. */
export const ui = {
  loading: 'Loading',
  close: 'Close',
  why: 'Why you two',
  relevance: {
    HIGH: 'High relevance',
    MEDIUM: 'Good match',
    LOW: 'Worth a look',
  },
  status: {
    CONFIRMED: 'Confirmed',
    PENDING: 'Pending',
    REJECTED: 'Rejected',
    CANCELLED: 'Cancelled',
    ONLINE: 'Online',
  },
}
