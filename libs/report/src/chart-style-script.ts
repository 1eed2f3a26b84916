/** The inputs of the chart switch, by style; CSS alone follows them, so that the switch works without scripts. */
export const CHART_STYLE_INPUT = 'chart-style'

/**
 * Remembers the chosen chart style in the browser for the next opening; a browser without storage goes on without. A constant, so that a
 * content security policy can allow these bytes and nothing else.
 */
export const CHART_STYLE_SCRIPT = `(()=>{try{const k='disha:chart-style',c=localStorage.getItem(k);for(const i of document.getElementsByName('${CHART_STYLE_INPUT}')){if(i.value===c)i.checked=true;i.addEventListener('change',()=>localStorage.setItem(k,i.value))}}catch{}})()`
