// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "TradingWallet",
  defaultLocalization: "en",
  // WKWebView of iOS 16.4 is the first in which the elements run.
  platforms: [.iOS("16.4"), .macOS(.v13)],
  products: [
    .library(name: "TradingWallet", targets: ["TradingWallet"])
  ],
  targets: [
    // The rules, without a screen: tested by `swift test` on any machine with Swift.
    .target(name: "WalletProtocol"),
    .target(
      name: "TradingWallet", dependencies: ["WalletProtocol"], resources: [.process("Resources")]),
    .testTarget(name: "WalletProtocolTests", dependencies: ["WalletProtocol"]),
  ],
  swiftLanguageModes: [.v6]
)
