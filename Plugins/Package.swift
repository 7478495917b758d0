// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that who applies the plug-in does not resolve and load all of Sampan.
let package = Package(
    name: "SampanLint",
    products: [.plugin(name: "SampanLint", targets: ["SampanLint"])],
    targets: [.plugin(name: "SampanLint", capability: .buildTool(), path: "Sources")])
