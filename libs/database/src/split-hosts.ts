/** One address per host of an address that names several: `postgres://user@one:5432,two:5432/shop`. */
export function splitHosts(url: string): string[] {
  const [, before, hosts = '', after] = /^(\w[\w+.-]*:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url]
}
