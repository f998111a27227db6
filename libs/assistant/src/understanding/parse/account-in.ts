/** The account that an address of ours is of; none of a post or a video. */
export const accountIn = (link: string): string | undefined =>
  /\.com\/(?:@|c\/|user\/)?([\w.-]+)\/?$/.exec(link)?.[1]?.toLowerCase()
