// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

func systemLibrary(_ name: String, pkgConfig: String, debian package: String) -> Target {
    .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

let package = Package(
    name: "Sampan",
    products: [
        // One shared library: every framework's symbols exist once, whichever of them an app imports.
        .library(
            name: "Sampan", type: .dynamic,
            targets: [
                "ObjCRuntime", "CoreGraphics", "ImageIO", "TextLayout", "QuartzCore", "AutoLayout", "AssetCatalog",
                "InterfaceBuilder", "Localization", "Host", "HostHeadless", "HostWindow", "UIKit", "AudioToolbox",
                "AVFoundation", "UIKitSwift4", "os",
            ]),
        .library(name: "UIKit", targets: ["UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"]),
        .executable(name: "render-interface", targets: ["render-interface"]),
        .library(name: "SampanFuzzing", targets: ["Fuzzing"]),
        .library(name: "SampanImages", targets: ["CoreGraphics", "ImageIO"]),
        .library(name: "SampanFormats", targets: ["AssetCatalog", "InterfaceBuilder", "Host"]),
    ],
    targets: [
        systemLibrary("CCairo", pkgConfig: "cairo", debian: "libcairo2-dev"),
        systemLibrary("CPango", pkgConfig: "pangocairo", debian: "libpango1.0-dev"),
        systemLibrary("CSDL2", pkgConfig: "sdl2", debian: "libsdl2-dev"),
        systemLibrary("CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", debian: "libgdk-pixbuf-2.0-dev"),
        systemLibrary("CRsvg", pkgConfig: "librsvg-2.0", debian: "librsvg2-dev"),
        systemLibrary("CPixman", pkgConfig: "pixman-1", debian: "libpixman-1-dev"),
        systemLibrary("CZBar", pkgConfig: "zbar", debian: "libzbar-dev"),
        systemLibrary("CPoppler", pkgConfig: "poppler-glib", debian: "libpoppler-glib-dev"),

        .target(name: "CObjCRuntime"),
        module("ObjCRuntime", ["CObjCRuntime"]),
        module("CoreGraphics", ["CCairo", "CPixman"]),
        module("ImageIO", ["CoreGraphics", "CCairo", "CGdkPixbuf", "CRsvg", "CPoppler"]),
        module("TextLayout", ["CoreGraphics", "CCairo", "CPango"]),
        module("QuartzCore", ["CoreGraphics", "TextLayout", "ObjCRuntime", "CCairo", "CPixman"]),
        module("AutoLayout"),
        module("AssetCatalog"),
        module("InterfaceBuilder"),
        module("Localization"),
        module("Host", ["CoreGraphics"]),
        module("HostHeadless", ["Host", "CoreGraphics", "ImageIO"]),
        module("HostWindow", ["Host", "CSDL2"]),
        module(
            "UIKit",
            [
                "ObjCRuntime", "CoreGraphics", "ImageIO", "TextLayout", "QuartzCore", "AutoLayout", "AssetCatalog",
                "InterfaceBuilder", "Localization", "Host", "HostHeadless", "HostWindow",
            ]),
        module("AudioToolbox", ["Host"]),
        module("AVFoundation", ["AudioToolbox", "QuartzCore", "CoreGraphics", "ImageIO", "ObjCRuntime", "Host", "CZBar"]),
        module("UIKitSwift4", ["UIKit"]),
        module("os"),
        module("InterfaceRendering", ["UIKit", "InterfaceBuilder", "Host", "HostHeadless"]),
        .executableTarget(name: "render-interface", dependencies: ["InterfaceRendering"], swiftSettings: strict),
        .target(name: "Fuzzing", path: "Benchmarks/Fuzzing", swiftSettings: strict),
        .executableTarget(
            name: "fuzz-documents", dependencies: ["AssetCatalog", "Fuzzing", "InterfaceBuilder"], path: "Benchmarks/fuzz-documents",
            swiftSettings: strict),
        .executableTarget(
            name: "fuzz-interfaces", dependencies: ["InterfaceRendering", "Fuzzing"], path: "Benchmarks/fuzz-interfaces",
            swiftSettings: strict),
        .executableTarget(
            name: "bench-list", dependencies: ["UIKit", "Host", "HostHeadless"], path: "Benchmarks/list",
            exclude: ["cairo.c", "gtk.c", "qt_quick.py", "run"], swiftSettings: strict),
        .executableTarget(
            name: "bench-layout", dependencies: ["AutoLayout"], path: "Benchmarks/layout", exclude: ["README.md", "kiwi.cpp", "run"],
            swiftSettings: strict),
        .executableTarget(
            name: "bench-layers", dependencies: ["QuartzCore", "CoreGraphics", "CCairo"], path: "Benchmarks/layers", exclude: ["run"],
            swiftSettings: strict),
        .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout"], swiftSettings: strict),
        // Found by the compiler wherever a file imports Testing and one of these frameworks: test targets that do depend on them.
        .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/_Testing_CoreGraphics", swiftSettings: strict),
        .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/_Testing_UIKit", swiftSettings: strict),

        .testTarget(name: "AssetCatalogTests", dependencies: ["AssetCatalog"], swiftSettings: strict),
        .testTarget(name: "UIKitResourceTests", dependencies: ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"], swiftSettings: strict),
        .testTarget(name: "InterfaceRenderingTests", dependencies: ["render-interface"], swiftSettings: strict),
        .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"], swiftSettings: strict),
        .testTarget(
            name: "AVFoundationTests", dependencies: ["AVFoundation", "_Testing_CoreGraphics"], exclude: ["code.txt"], swiftSettings: strict
        ),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"], swiftSettings: strict),
        .testTarget(
            name: "ImageIOTests", dependencies: ["ImageIO", "CoreGraphics", "CPoppler", "_Testing_CoreGraphics"], swiftSettings: strict),
        .testTarget(
            name: "UIKitTests", dependencies: ["UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"], exclude: ["Animation/Frames"],
            swiftSettings: strict),
        .testTarget(name: "LocalizationTests", dependencies: ["Localization"], swiftSettings: strict),
        .testTarget(
            name: "QuartzCoreTests", dependencies: ["QuartzCore", "ObjCRuntime", "CCairo", "_Testing_CoreGraphics"],
            exclude: ["Frames"], swiftSettings: strict),
        .testTarget(name: "osTests", dependencies: ["os"], swiftSettings: strict),
        .testTarget(name: "ObjCRuntimeTests", dependencies: ["ObjCRuntime"], swiftSettings: strict),
        .testTarget(
            name: "TextLayoutTests", dependencies: ["TextLayout", "CoreGraphics", "CCairo", "_Testing_CoreGraphics"], exclude: ["Golden"],
            swiftSettings: strict),
        .testTarget(
            name: "UIKitTextTests",
            dependencies: ["UIKit", "TextLayout", "CoreGraphics", "CCairo", "_Testing_CoreGraphics", "_Testing_UIKit"],
            exclude: ["Golden"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v5]
)
