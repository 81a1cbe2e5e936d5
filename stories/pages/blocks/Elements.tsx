import * as account from '../../../elements/account/declaration.ts'
import * as contract from '../../../elements/contract/declaration.ts'
import * as fundLookup from '../../../elements/fund-lookup/declaration.ts'
import * as transfer from '../../../elements/transfer/declaration.ts'
import * as wallet from '../../../elements/wallet/declaration.ts'
import { StoryLink } from './StoryLink.tsx'

const elements = [
  [transfer, 'usdt'],
  [wallet, 'hub'],
  [account, 'element'],
  [fundLookup, 'element'],
  [contract, 'element'],
] as const

/** The five elements: what each is for, and what it can be told. */
export const Elements = () => (
  <table className="desk-table">
    <thead>
      <tr>
        <th scope="col">Element</th>
        <th scope="col">What it does</th>
        <th scope="col">Attributes</th>
      </tr>
    </thead>
    <tbody>
      {elements.map(([{ declaration, docs }, story]) => (
        <tr key={declaration.tag}>
          <th scope="row">
            <StoryLink id={`elements-${declaration.tag}--${story}`}>{declaration.tag}</StoryLink>
          </th>
          <td>{docs.summary}</td>
          <td>{Object.keys(declaration.properties).length}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
