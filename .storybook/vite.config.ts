import { defineConfig } from 'vite'
import { plugins } from '../tools/build/vite-plugins.ts'
import { facts } from './facts.ts'

/** Storybook is one plain page and cannot use the project's root and environments. */
export default defineConfig({ plugins: [facts(), ...plugins()] })
