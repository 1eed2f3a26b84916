import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import './shared/styles/fonts.css'
import './shared/styles/base.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

const arrived = () => {
  document.documentElement.dataset.program = 'here'
  window.dispatchEvent(new Event('disha:ready'))
}
const app = (
  <StrictMode>
    <App addresses={BrowserRouter} onArrival={arrived} />
  </StrictMode>
)
if (root.firstElementChild === null) createRoot(root).render(app)
else hydrateRoot(root, app)
