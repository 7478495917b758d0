// swift-tools-version: 5.8
import PackageDescription

let package = Package(
    name: "Access", products: [.library(name: "User", targets: ["User"])],
    targets: [
        .target(name: "Library"), .target(name: "User", dependencies: ["Library"]),
        .testTarget(name: "UserTests", dependencies: ["User"]),
    ])
