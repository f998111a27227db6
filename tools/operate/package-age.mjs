const dayMs = 24 * 60 * 60_000

/**
 * Packages of a registry in one lock file and not, in this version, in the other one.
 *
 * @param {{ packages: Record<string, { version?: string; link?: boolean; resolved?: string }> }} before
 * @param {{ packages: Record<string, { version?: string; link?: boolean; resolved?: string }> }} after
 */
export function changedPackages(before, after) {
  const known = new Set(listed(before).map(keyOf))
  const fresh = new Map(listed(after).map((one) => [keyOf(one), one]))
  return [...fresh].filter(([key]) => !known.has(key)).map(([, one]) => one)
}

/** Whether a version was published less than so many days before `now`: most stolen releases are found within days. */
export const tooYoung = (publishedAt, days, now) => now.getTime() - Date.parse(publishedAt) < days * dayMs

const keyOf = ({ name, version }) => `${name}@${version}`

/** `node_modules/a/node_modules/@b/c` is the package `@b/c`; an alias is the package that it stands for. */
const listed = ({ packages }) =>
  Object.entries(packages)
    .filter(([path, { link, version }]) => path.includes('node_modules/') && !link && version)
    .map(([path, { name, version }]) => ({ name: name ?? path.split('node_modules/').at(-1), version }))
