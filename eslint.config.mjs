import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Modules that would make a pure library impure: I/O, clocks, frameworks. */
const IMPURE = [
  'node:*',
  'fs',
  'path',
  'os',
  'crypto',
  'http',
  'https',
  'net',
  '@nestjs/*',
  'typeorm',
  'bullmq',
  'ioredis',
  'pg',
  'react',
  'react-dom',
  'express',
]

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      '.nx/**',
      '**/testdata/**',
      '**/*.d.ts',
      'infra/local/stripe-emulator/browser/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
      '@typescript-eslint/no-extraneous-class': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-restricted-syntax': ['error', { selector: 'TSEnumDeclaration', message: 'Use a const list and a union type.' }],
      'prefer-const': 'error',
      'no-var': 'error',
    },
  },
  {
    // Nest reads constructor types at run time: type-only imports would erase them
    files: ['services/**/*.ts', 'workers/**/*.ts', 'libs/events/**/*.ts', 'libs/platform/**/*.ts', 'libs/database/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['libs/jyotish/src/**/*.ts', 'libs/reading/src/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/node/**', '**/test-*/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: IMPURE, message: 'libs/jyotish and libs/reading are pure: data and time come in as arguments.' }] },
      ],
      'no-restricted-globals': ['error', 'process', 'fetch', 'setTimeout', 'setInterval', 'performance'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The clock is an argument.' },
        { object: 'Math', property: 'random', message: 'The seed is an argument.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'The clock is an argument.' },
        { selector: 'TSEnumDeclaration', message: 'Use a const list and a union type.' },
      ],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}', 'libs/report/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  { files: ['**/tools/**', '**/scripts/**', '**/bench/**', 'infra/**', 'e2e/**', '**/build-*/**'], rules: { 'no-console': 'off' } },
)
