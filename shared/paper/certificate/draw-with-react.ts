import { createElement, type ReactElement } from 'react'
import type { DrawShape } from './draw-shape.ts'

export const drawWithReact: DrawShape<ReactElement> = (tag, attributes, ...children) =>
  createElement(tag, attributes, ...children)
