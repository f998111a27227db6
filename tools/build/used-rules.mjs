import postcss from 'postcss'

/**
 * The rules of a sheet that apply to this HTML: those whose classes are all in it. Classes inside `:not(…)`, `:is(…)` and
 * the like are ignored, so such a rule stays.
 */
export function usedRules(css, html) {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)))
  const isUsed = (selector) =>
    [...withoutArguments(selector).matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name))
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter(isUsed)
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return sheet.toString()
}

const withoutArguments = (selector) => selector.replace(/\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)/g, '')
