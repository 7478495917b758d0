// swift-tools-version: 5.8
import PackageDescription

let package = Package(
    name: "Refused", products: [.library(name: "Refused", targets: ["Refused"])],
    targets: [
        .target(name: "Warned", swiftSettings: [.enableExperimentalFeature("StrictConcurrency")]),
        .target(name: "Refused", dependencies: ["Warned"]),
        .testTarget(name: "RefusedTests", dependencies: ["Refused"]),
    ])
