/** Words that turn a yes or go on from it; 'assim que' and 'claro que' are one. */
const bound = String.raw`(?<!\b(?:assim|at[eé]|depois|antes|sempre|desde|claro|certeza|l[oó]gico))`
const turn = 'e|que|q|pq|porque|pois|mas|s[oó]|quando|se|assim|depois|antes|amanh[aã]'
export const turns = new RegExp(String.raw`${bound}\s+(?=(?:${turn}) )`, 'i')
