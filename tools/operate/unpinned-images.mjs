/** The images of others in the output of `docker-compose config` that are not named by digest. */
export function unpinnedImages(config) {
  const named = [...config.matchAll(/^ +(?:\w+_IMAGE|image): (\S+)$/gm)].map(([, image]) => image)
  return [...new Set(named)].filter((image) => !isOurs(image) && !/@sha256:[0-9a-f]{64}$/.test(image))
}

const isOurs = (image) => image.startsWith('smm-brasil/')

/** Whether its reseller is the sandbox. */
export const usesSandbox = (config) => /^ +SMM_API_URL: http:\/\/sandbox:/m.test(config)
