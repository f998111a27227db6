import postcss from 'postcss'

/**
 * The rules of a sheet that apply to this HTML before it is touched: those whose classes and data attributes are all in
 * it. Rules of a pointer are left out, for the first one brings the whole sheet. Arguments of `:not(…)`, `:is(…)` and the
 * like are ignored, so such a rule stays.
 */
export function usedRules(css, html) {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)))
  const isUsed = (selector) => {
    const plain = withoutArguments(selector)
    const bare = plain.replace(/\[[^\]]*\]/g, '')
    return (
      !/:(?:hover|active)\b/.test(bare) &&
      [...bare.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name)) &&
      [...plain.matchAll(/\[(data-[\w-]+)/g)].every(([, name]) => html.includes(` ${name}`))
    )
  }
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    if (isOfKeyframes(rule)) return
    const used = rule.selectors.filter(isUsed)
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  const animations = animationsIn(sheet)
  sheet.walkAtRules((rule) => {
    const isUnused = rule.name === 'keyframes' && !animations.includes(rule.params)
    if (isUnused || rule.nodes?.length === 0) rule.remove()
  })
  return sheet.toString()
}

const withoutArguments = (selector) => selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '')

const isOfKeyframes = ({ parent }) => parent.type === 'atrule' && parent.name === 'keyframes'

/** The values of all properties that name keyframes, as one text. */
function animationsIn(sheet) {
  const values = []
  sheet.walkDecls(/^animation/, ({ value }) => values.push(value))
  return values.join(' ')
}
