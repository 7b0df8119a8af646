/** What is shown of a page where its link is shared. Without a picture of its own it has the community's. */
export type Preview = { title: string; description: string; imageUrl: string | null; type: 'website' | 'profile' }
