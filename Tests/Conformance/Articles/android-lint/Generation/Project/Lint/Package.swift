// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Lint", targets: [.target(name: "Rules", path: "Sources")])
