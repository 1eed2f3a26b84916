import react from '@vitejs/plugin-react'
import { messagesPlugin } from '@disha/i18n/vite/messages-plugin'
import { defineConfig } from 'vite'
import { inertContractsPlugin } from './vite/inert-contracts-plugin.ts'
import { messageLoadersPlugin } from './vite/message-loaders-plugin.ts'
import { pageFontsPlugin } from './vite/page-fonts-plugin.ts'
import { prerenderPlugin } from './vite/prerender-plugin.ts'

/** Where `npm run dev -w web` finds the API: the edge of a running product. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000'

const sources = () => [inertContractsPlugin(), react(), messagesPlugin(), messageLoadersPlugin()]

export default defineConfig({
  plugins: [pageFontsPlugin(), ...sources(), prerenderPlugin(sources)],
  resolve: { conditions: ['@disha/source', 'module', 'browser', 'development|production'] },
  server: {
    port: Number(process.env.WEB_DEV_PORT ?? 3300),
    strictPort: true,
    proxy: { '/api': { target: apiOrigin, changeOrigin: true } },
  },
  build: {
    target: 'es2022',
    // No data: URLs, so that the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', boot: 'src/boot.ts' },
      // React by itself: kept by browsers when only our own code changes, and run as a step of its own (src/boot.ts)
      output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] } },
    },
  },
})
