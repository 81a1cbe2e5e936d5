import type { AddressKind } from '../kind.ts'
import type { KindCheck } from '../result.ts'
import { checkAlgorand, checkStellar } from './base32.ts'
import {
  bitcoinShape,
  checkBitcoin,
  checkDogecoin,
  checkLiquid,
  checkLitecoin,
  liquidShape,
} from './bitcoin.ts'
import { checkEvm, evmShape } from './evm.ts'
import { checkLongHex, checkStarknet, longHexShape } from './long-hex.ts'
import { checkNear } from './near.ts'
import {
  cardanoShape,
  checkCardano,
  checkCosmos,
  checkEos,
  checkTezos,
  checkXrp,
  tezosShape,
} from './others.ts'
import { checkPolkadot, isPolkadot } from './polkadot.ts'
import { checkSolana, solanaShape } from './solana.ts'
import { checkTon, tonShape } from './ton.ts'
import { checkTron, tronShape } from './tron.ts'

interface Kind {
  /** `chain` tells networks with the same kind of address apart. */
  readonly check: (address: string, chain?: string) => KindCheck
  /**
   * Whether a text seems to be of this kind; its checksum may be wrong. Absent if others have the same
   * form.
   */
  readonly looks?: (address: string) => boolean
}

const like =
  (shape: RegExp, check?: Kind['check']) =>
  (address: string): boolean =>
    shape.test(address) || check?.(address).ok === true
const right = (check: Kind['check']) => (address: string) => check(address).ok

/** In the order in which a text is compared with them. */
export const kinds: Readonly<Record<AddressKind, Kind>> = {
  evm: { check: checkEvm, looks: like(evmShape) },
  aptos: { check: checkLongHex, looks: like(longHexShape) },
  sui: { check: checkLongHex },
  starknet: { check: checkStarknet },
  tron: { check: checkTron, looks: like(tronShape) },
  ton: { check: checkTon, looks: like(tonShape) },
  bitcoin: { check: checkBitcoin, looks: like(bitcoinShape) },
  litecoin: { check: checkLitecoin, looks: right(checkLitecoin) },
  dogecoin: { check: checkDogecoin, looks: right(checkDogecoin) },
  liquid: { check: checkLiquid, looks: like(liquidShape, checkLiquid) },
  tezos: { check: checkTezos, looks: like(tezosShape) },
  xrp: { check: checkXrp, looks: right(checkXrp) },
  polkadot: { check: checkPolkadot, looks: isPolkadot },
  solana: { check: checkSolana, looks: like(solanaShape, checkSolana) },
  algorand: { check: checkAlgorand, looks: right(checkAlgorand) },
  stellar: { check: checkStellar, looks: right(checkStellar) },
  cardano: { check: checkCardano, looks: like(cardanoShape) },
  cosmos: { check: checkCosmos, looks: right(checkCosmos) },
  near: { check: checkNear, looks: right(checkNear) },
  eos: { check: checkEos },
}

/** The kind that a text seems to be; its checksum may be wrong. */
export const kindOf = (address: string): AddressKind | undefined =>
  (Object.keys(kinds) as AddressKind[]).find((kind) => kinds[kind].looks?.(address))
