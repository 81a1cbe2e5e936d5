import type { Messages } from '@lingui/core'
import type { ComponentType } from 'react'
import { openStep } from '../../../shared/element/view/open-step.tsx'
import { ActionsContext } from '../context.ts'
import type { LookupModel } from '../model.ts'
import css from './steps.css?inline'

const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/fund-lookup-steps.po')

/** Loads a step with its texts, its styles and the actions. */
export const openLookupStep = (model: LookupModel, view: Promise<{ default: ComponentType }>) =>
  openStep(model, { css, catalogues, view, ActionsContext })
