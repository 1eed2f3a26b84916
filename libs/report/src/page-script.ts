/** The inputs of the chart switch, by style; CSS alone follows them, so that the switch works without scripts. */
export const CHART_STYLE_INPUT = 'chart-style'
/** The folding contents at the top of the screen. */
export const JUMP_MENU = 'jump'

/**
 * The web report's one script: remembers the chosen chart style in the browser for the next opening, and folds the contents once something
 * was chosen there. A browser without storage goes on without. A constant, so that a content security policy can allow these bytes and
 * nothing else.
 */
export const PAGE_SCRIPT = `(()=>{const j=document.getElementById('${JUMP_MENU}');j?.addEventListener('click',e=>{if(e.target.closest('a'))j.open=false});try{const k='disha:chart-style',c=localStorage.getItem(k);for(const i of document.getElementsByName('${CHART_STYLE_INPUT}')){if(i.value===c)i.checked=true;i.addEventListener('change',()=>localStorage.setItem(k,i.value))}}catch{}})()`
