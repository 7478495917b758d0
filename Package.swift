// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The one list of what there is. A line here and a folder in Sources make a framework: products, targets and tests follow from the
// line, and the tools read it as the manifest that is written when the frameworks are built (`swift package dump-package`).

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// UIKit optimized for size: most of a build of the frameworks is its compilation, which takes an eighth less so, and a frame is made of as many
/// instructions. SwiftPM refuses such flags to a package that another depends on, so only scripts/build-release asks for them.
let quicklyBuilt: [SwiftSetting] = Context.environment["SAMPAN_BUILD_RELEASE"] == nil ? [] : [.unsafeFlags(["-Osize"])]

/// A module of the frameworks: `Sources/NAME`, and its tests, `Tests/NAMETests`.
struct Module {
    enum Kind {
        /// A part of `libSampan.so` that is no framework of Apple's.
        case part
        /// One of Apple's frameworks in `libSampan.so`: what an app can hardly be without, with no heavy library behind it.
        case framework
        /// One of Apple's frameworks that is a shared library of its own, built when an app first imports it.
        case onDemand
        /// A part of `libSampan.so` that shows apps: `HostX` is the host that `sampan run --host x` names.
        case host
        /// A module for the tools only.
        case tool
    }

    let name: String
    let kind: Kind
    let dependencies: [String]
    /// What the tests depend on besides the module; `nil` if it has none.
    var tests: [String]?
    /// Files and folders beside the tests that are no sources.
    var testFiles: [String] = []
    /// Libraries of the Swift toolchain that are linked beside those it links by itself.
    var libraries: [String] = []

    /// What the module needs of the system, and starts of it, are files beside its sources: see docs/adding/framework.md.
    var otherFiles: [String] {
        ["packages", "programs"].filter { FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Sources/\(name)/\($0)") }
    }

    static func part(
        _ name: String, _ dependencies: [String] = [], tests: [String]? = nil, files: [String] = [], libraries: [String] = []
    ) -> Module {
        Module(name: name, kind: .part, dependencies: dependencies, tests: tests, testFiles: files, libraries: libraries)
    }
    static func framework(
        _ name: String, _ dependencies: [String] = [], tests: [String]? = nil, files: [String] = [], libraries: [String] = []
    ) -> Module {
        Module(name: name, kind: .framework, dependencies: dependencies, tests: tests, testFiles: files, libraries: libraries)
    }
    static func onDemand(_ name: String, _ dependencies: [String] = [], tests: [String]? = nil, files: [String] = []) -> Module {
        Module(name: name, kind: .onDemand, dependencies: dependencies, tests: tests, testFiles: files)
    }
    static func host(_ name: String, _ dependencies: [String] = [], tests: [String]? = nil, files: [String] = []) -> Module {
        Module(name: name, kind: .host, dependencies: dependencies, tests: tests, testFiles: files)
    }
    static func tool(_ name: String, _ dependencies: [String] = []) -> Module {
        Module(name: name, kind: .tool, dependencies: dependencies)
    }
}

let modules: [Module] = [
    .framework("ObjCRuntime", ["CObjCRuntime"], tests: []),
    .framework("UniformTypeIdentifiers", tests: []),
    .framework(
        "SampanFoundation", ["ObjCRuntime", "UniformTypeIdentifiers", "SampanFormRules", "CCMark", "CUnfairLock"],
        tests: ["ObjCRuntime", "SampanFormRules"],
        libraries: ["_FoundationICU"]),
    .framework("CoreGraphics", ["CCairo", "CFreeType", "CPixman", "CPoppler"], tests: ["Golden", "_Testing_CoreGraphics"]),
    .framework(
        "ImageIO", ["CoreGraphics", "CCairo", "CGdkPixbuf", "CRsvg", "CPoppler"],
        tests: ["CoreGraphics", "CPoppler", "_Testing_CoreGraphics"]),
    .part(
        "SampanTextLayout", ["CoreGraphics", "CCairo", "CPango", "CHyphen"],
        tests: ["CoreGraphics", "CCairo", "Golden", "_Testing_CoreGraphics"],
        files: ["Golden"]),
    .framework(
        "QuartzCore", ["CoreGraphics", "SampanTextLayout", "ObjCRuntime", "SampanDebugLog", "CCairo", "CPixman"],
        tests: ["ObjCRuntime", "CCairo", "Golden", "Sessions", "_Testing_CoreGraphics"], files: ["Golden"]),
    .framework("Symbols", tests: []),
    .part("SampanAutoLayout", tests: []),
    .part("SampanAssetCatalog", tests: []),
    .part("SampanXML"),
    .part("SampanInterfaceBuilder", ["SampanXML"], tests: []),
    .part("SampanDataModel", ["SampanXML"], tests: []),
    .part("SampanTrainedModel", tests: ["ModelFiles", "Fuzzing"]),
    .part("SampanFormRules", tests: []),
    .part(
        "SampanLocalization", ["ObjCRuntime", "SampanFormRules", "CFormatRules"], tests: ["SampanFormRules"], libraries: ["_FoundationICU"]),
    .part("SampanDebugLog", tests: []),
    .part("SampanHost", tests: []),
    .part("SampanFramePictures", ["SampanHost", "CoreGraphics", "ImageIO", "CVPX"]),
    .host(
        "HostHeadless", ["SampanHost", "SampanFramePictures", "ObjCRuntime", "CHostDelays", "CTestEscape"],
        tests: ["SampanHost", "SampanFramePictures", "CoreGraphics", "ImageIO", "_Testing_CoreGraphics"]),
    .host("HostWindow", ["SampanHost", "SampanFramePictures", "CSDL2"], tests: ["SampanHost", "CSDL2"]),
    .host("HostTerminal", ["SampanHost"], tests: ["SampanHost"]),
    .framework(
        "UIKit",
        [
            "ObjCRuntime", "SampanFoundation", "CoreGraphics", "ImageIO", "SampanTextLayout", "QuartzCore", "SampanAutoLayout",
            "SampanAssetCatalog", "SampanInterfaceBuilder", "SampanLocalization", "SampanHost", "SampanSound", "SampanDebugLog",
            "Symbols", "UniformTypeIdentifiers", "CRefusals", "CXML2", "CHunspell",
        ],
        tests: ["Golden", "SampanHost", "SampanSound", "Sessions", "UniformTypeIdentifiers", "_Testing_CoreGraphics", "_Testing_UIKit"],
        files: ["Golden"]),
    .part("UIKitSwift4", ["UIKit"]),
    .framework("os", ["SampanFoundation"], tests: []),
    .part("SampanSound", ["SampanHost"], tests: ["SampanHost"]),
    .framework("AudioToolbox", ["CoreGraphics", "SampanFoundation", "SampanDebugLog", "SampanSound"], tests: ["SampanSound"]),
    .onDemand("CoreVideo", ["CoreGraphics", "SampanFoundation"], tests: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .onDemand(
        "CoreMedia", ["CoreVideo", "QuartzCore", "CoreGraphics", "SampanFoundation", "ObjCRuntime"],
        tests: ["CoreVideo", "QuartzCore", "_Testing_CoreGraphics"]),
    // What AVFoundation, Core Image and Vision have together: bar codes and QR codes.
    .onDemand("SampanCodes", ["CoreGraphics", "CCodeReader"], tests: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .onDemand(
        "AVFoundation",
        [
            "AudioToolbox", "CoreMedia", "CoreVideo", "UIKit", "QuartzCore", "CoreGraphics", "ImageIO", "ObjCRuntime", "SampanFoundation",
            "SampanHost", "SampanSound", "SampanCodes", "CGStreamer", "CESpeak",
        ],
        tests: [
            "PhotosUI", "SampanCodes", "SampanSound", "SampanHost", "SampanFramePictures", "Sessions", "StagedApps", "UIKit",
            "ObjCRuntime", "CGStreamer", "_Testing_CoreGraphics",
        ],
        files: ["code.txt"]),
    .onDemand(
        "AVKit", ["AVFoundation", "UIKit", "ObjCRuntime"], tests: ["StagedApps", "UIKit", "SampanSound", "SampanHost", "AVFoundation"]),
    .onDemand("_AVKit_SwiftUI", ["AVKit", "SwiftUI"], tests: ["StagedApps", "UIKit", "AVFoundation"]),
    .onDemand(
        "MediaPlayer", ["AVFoundation", "UIKit", "ObjCRuntime", "SampanSound", "SampanHost"],
        tests: ["AVFoundation", "StagedApps", "UIKit", "ObjCRuntime", "SampanSound", "SampanHost"]),
    .onDemand("AdSupport", tests: []),
    .onDemand("AppTrackingTransparency", ["UIKit", "SampanHost"], tests: ["StagedApps", "UIKit", "SampanHost"]),
    .onDemand(
        "AuthenticationServices",
        [
            "WebKit", "Security", "CryptoKit", "UIKit", "CoreGraphics", "SampanInterfaceBuilder", "SampanFoundation", "ObjCRuntime",
            "SampanHost",
        ],
        tests: ["StagedApps", "UIKit", "Security", "SampanFoundation", "SampanHost"]),
    .onDemand(
        "_AuthenticationServices_SwiftUI", ["AuthenticationServices", "SwiftUI", "UIKit"],
        tests: ["StagedApps", "UIKit", "AuthenticationServices", "SwiftUI"]),
    .onDemand("CoreTelephony", ["UIKit", "ObjCRuntime"], tests: []),
    .onDemand("CoreHaptics", ["QuartzCore"], tests: []),
    .onDemand("CoreBluetooth", ["ObjCRuntime"], tests: []),
    .onDemand("WatchConnectivity", ["ObjCRuntime"], tests: []),
    .onDemand(
        "LocalAuthentication", ["UIKit", "QuartzCore", "ObjCRuntime", "SampanFoundation", "SampanHost"],
        tests: ["StagedApps", "UIKit", "SampanHost"]),
    .onDemand(
        "BackgroundTasks", ["Network", "UIKit", "QuartzCore", "ObjCRuntime", "SampanHost", "SampanDebugLog"],
        tests: ["StagedApps", "UIKit", "SampanHost"]),
    .onDemand("CryptoKit", ["COpenSSL"], tests: []),
    .onDemand("CommonCrypto", ["COpenSSL"], tests: []),
    .onDemand("Accelerate", ["CoreGraphics"], tests: []),
    .onDemand("Security", ["CoreGraphics", "SampanFoundation", "CryptoKit", "COpenSSL"], tests: ["CoreGraphics"]),
    .onDemand("Network", tests: []),
    .onDemand(
        "PDFKit", ["UIKit", "CoreGraphics", "QuartzCore", "CommonCrypto", "ObjCRuntime", "SampanInterfaceBuilder"],
        tests: ["UIKit", "CoreGraphics", "ObjCRuntime", "Sessions", "SampanHost", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .onDemand(
        "QuickLook", ["PDFKit", "UIKit", "UniformTypeIdentifiers", "ObjCRuntime"], tests: ["StagedApps", "PDFKit", "UIKit"]),
    .onDemand(
        "QuickLookThumbnailing", ["UIKit", "CoreGraphics", "ImageIO", "UniformTypeIdentifiers", "SampanFoundation"],
        tests: ["UIKit", "CoreGraphics", "UniformTypeIdentifiers", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .onDemand(
        "LinkPresentation", ["UIKit", "UniformTypeIdentifiers", "SampanFoundation", "ObjCRuntime"],
        tests: ["UIKit", "SampanFoundation", "UniformTypeIdentifiers", "Sessions", "_Testing_UIKit"]),
    .onDemand("SafariServices", ["UIKit", "ObjCRuntime"], tests: ["StagedApps", "UIKit"]),
    .onDemand(
        "CoreImage", ["CoreVideo", "UIKit", "CoreGraphics", "ImageIO", "ObjCRuntime", "SampanCodes", "CQREncode"],
        tests: ["CoreVideo", "UIKit", "CoreGraphics", "_Testing_CoreImage"]),
    .onDemand("StoreKit", ["UIKit", "ObjCRuntime"], tests: ["StagedApps", "UIKit"]),
    .onDemand(
        "Vision", ["CoreMedia", "CoreVideo", "CoreImage", "CoreGraphics", "ImageIO", "SampanCodes", "CTesseract"],
        tests: [
            "CoreMedia", "CoreVideo", "CoreImage", "CoreGraphics", "UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
        ]),
    .onDemand(
        "EventKit", ["CoreLocation", "UIKit", "CoreGraphics", "SampanFoundation", "ObjCRuntime", "SampanHost"],
        tests: ["StagedApps", "CoreLocation", "UIKit", "SampanHost"]),
    .onDemand("Contacts", ["UIKit", "SampanFoundation", "ObjCRuntime", "SampanHost"], tests: ["UIKit", "SampanFoundation", "SampanHost"]),
    .onDemand(
        "MessageUI", ["UIKit", "QuartzCore", "UniformTypeIdentifiers", "ObjCRuntime"], tests: ["StagedApps", "UIKit"]),
    .onDemand(
        "ContactsUI", ["Contacts", "UIKit", "SampanFoundation", "ObjCRuntime"],
        tests: ["StagedApps", "Contacts", "UIKit", "ObjCRuntime"]),
    .onDemand(
        "EventKitUI", ["EventKit", "UIKit", "ObjCRuntime"],
        tests: ["StagedApps", "EventKit", "UIKit"]),
    .onDemand("Social", ["UIKit", "ObjCRuntime"], tests: ["UIKit"]),
    .onDemand("SystemConfiguration", ["Network", "CoreGraphics", "SampanFoundation"], tests: ["Network"]),
    .onDemand(
        "UserNotifications",
        ["CoreLocation", "UIKit", "AudioToolbox", "UniformTypeIdentifiers", "ObjCRuntime", "SampanHost", "SampanDebugLog"],
        tests: ["UIKit", "SampanHost", "CoreLocation"]),
    .onDemand(
        "CoreLocation", ["UIKit", "QuartzCore", "SampanXML", "ObjCRuntime", "SampanHost", "SampanDebugLog"],
        tests: ["UIKit", "SampanHost"]),
    .onDemand(
        "CoreMotion", ["UIKit", "QuartzCore", "SampanFoundation", "ObjCRuntime", "SampanHost", "SampanDebugLog"],
        tests: ["StagedApps", "UIKit", "QuartzCore", "SampanFoundation", "SampanHost"]),
    .onDemand(
        "MapKit", ["CoreLocation", "UIKit", "QuartzCore", "SampanInterfaceBuilder", "ObjCRuntime"],
        tests: ["UIKit", "CoreLocation", "Golden", "Sessions", "SampanHost", "_Testing_UIKit", "_Testing_CoreGraphics"], files: ["Golden"]),
    .onDemand(
        "WebKit", ["UIKit", "QuartzCore", "CoreGraphics", "Security", "SampanInterfaceBuilder", "ObjCRuntime", "SampanHost", "CWebKitGTK"],
        tests: ["StagedApps", "UIKit", "Security", "ObjCRuntime", "SampanHost", "_Testing_CoreGraphics"]),
    .onDemand(
        "SpriteKit",
        [
            "AVFoundation", "CoreImage", "UIKit", "QuartzCore", "CoreGraphics", "SampanFoundation", "SampanAssetCatalog",
            "SampanInterfaceBuilder", "ObjCRuntime", "CSpritePhysics",
        ],
        tests: [
            "UIKit", "CoreImage", "CoreGraphics", "QuartzCore", "ObjCRuntime", "Sessions", "SampanHost", "Golden", "_Testing_UIKit",
            "_Testing_CoreGraphics", "_Testing_CoreImage",
        ],
        files: ["Golden"]),
    .onDemand("GameplayKit", ["ObjCRuntime", "SampanFoundation"], tests: ["SampanFoundation"]),
    .onDemand("GameKit", ["GameplayKit"], tests: []),
    .onDemand("Combine", ["ObjCRuntime"], tests: ["ObjCRuntime"]),
    .onDemand(
        "CoreData", ["SampanDataModel", "SampanFoundation", "ObjCRuntime", "CSQLite"], tests: ["CSQLite", "bench-coredata", "graph-stores"]),
    .onDemand("CoreML", ["SampanTrainedModel"], tests: ["ModelFiles", "SampanTrainedModel", "Fuzzing"]),
    .onDemand("CoreTransferable", ["UniformTypeIdentifiers", "SampanFoundation"], tests: ["UniformTypeIdentifiers", "SampanFoundation"]),
    .onDemand(
        "SwiftUI",
        [
            "UIKit", "Symbols", "Combine", "CoreTransferable", "UniformTypeIdentifiers", "SampanFoundation", "ObjCRuntime", "QuartzCore",
            "CoreGraphics",
        ],
        tests: ["Sessions", "SampanHost", "SampanFoundation", "UniformTypeIdentifiers"]),
    // What Combine and Core Data have together.
    .onDemand("SQLite3", ["CSQLite"], tests: []),
    .onDemand("_Combine_CoreData", ["Combine", "CoreData", "SampanFoundation", "ObjCRuntime"], tests: []),
    // What SwiftUI and Core Data have together: an app that imports both has it imported.
    .onDemand(
        "_CoreData_SwiftUI", ["SwiftUI", "CoreData", "Combine", "_Combine_CoreData", "SampanFoundation", "ObjCRuntime"],
        tests: ["Sessions", "UIKit"]),
    .onDemand("SwiftData", ["CoreData", "SampanFoundation"], tests: ["CoreData"]),
    .onDemand(
        "_SwiftData_SwiftUI", ["SwiftData", "SwiftUI", "QuartzCore", "Combine", "SampanFoundation"],
        tests: ["Sessions", "UIKit", "SampanHost"]),
    .onDemand(
        "XCUIAutomation", ["UIKit", "CoreGraphics", "SampanFoundation", "ObjCRuntime", "SampanHost", "CHostDelays", "CTestEscape"],
        tests: ["UIKit", "SampanFoundation", "SampanHost"]),
    .onDemand(
        "_MapKit_SwiftUI", ["SwiftUI", "MapKit", "CoreLocation", "UIKit"],
        tests: ["Sessions", "UIKit", "MapKit", "CoreLocation", "SwiftUI"]),
    // What Contacts has together with places and maps: addresses.
    .onDemand("_CoreLocation_Contacts", ["CoreLocation", "Contacts"]),
    .onDemand(
        "_MapKit_Contacts", ["_CoreLocation_Contacts", "MapKit", "CoreLocation", "Contacts"], tests: ["MapKit", "CoreLocation", "Contacts"]),
    .onDemand(
        "Photos", ["UIKit", "CoreGraphics", "ImageIO", "UniformTypeIdentifiers", "SampanFoundation", "ObjCRuntime", "SampanHost"],
        tests: ["SampanFoundation", "StagedApps", "UIKit", "SampanHost"]),
    .onDemand(
        "PhotosUI", ["Photos", "AVFoundation", "UIKit", "UniformTypeIdentifiers", "SampanFoundation", "ObjCRuntime"],
        tests: ["StagedApps", "UIKit", "SwiftUI", "_PhotosUI_SwiftUI"]),
    .onDemand("_SpriteKit_SwiftUI", ["SpriteKit", "SwiftUI", "UIKit"], tests: ["Sessions", "UIKit", "SpriteKit", "SwiftUI"]),
    .onDemand(
        "_GameplayKit_SpriteKit", ["GameplayKit", "SpriteKit", "ObjCRuntime"], tests: ["Sessions", "UIKit", "GameplayKit", "SpriteKit"]),
    .onDemand("_PhotosUI_SwiftUI", ["PhotosUI", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "SampanFoundation"]),
    .onDemand("Charts", ["SwiftUI", "CoreGraphics"], tests: ["Sessions", "UIKit", "SampanHost"]),
    .onDemand("NaturalLanguage", ["SampanFoundation", "ObjCRuntime"], tests: []),
    .onDemand(
        "Speech", ["AVFoundation", "UIKit", "ObjCRuntime", "SampanHost"],
        tests: ["AVFoundation", "StagedApps", "UIKit", "ObjCRuntime", "SampanHost"]),
    .onDemand(
        "CoreSpotlight", ["UniformTypeIdentifiers", "SampanFoundation", "ObjCRuntime", "CSQLite"],
        tests: ["UniformTypeIdentifiers", "SampanFoundation", "ObjCRuntime"]),
    .onDemand(
        "WidgetKit", ["SwiftUI", "UIKit", "Combine", "CoreGraphics", "QuartzCore"],
        tests: ["Sessions", "UIKit", "SwiftUI", "QuartzCore", "SampanHost"]),
    .onDemand("PlaygroundSupport", ["UIKit", "ObjCRuntime"], tests: []),
    .onDemand("CoreServices", ["UniformTypeIdentifiers", "CoreGraphics"], tests: ["MobileCoreServices", "UniformTypeIdentifiers"]),
    .onDemand("MobileCoreServices", ["CoreServices"]),
    .tool("InterfaceRendering", ["UIKit", "QuartzCore", "SampanInterfaceBuilder", "SampanHost", "SampanFramePictures"]),
]

// Which packages of a distribution hold these libraries stands in scripts/packages, and beside the one framework that uses them.
func systemLibrary(_ name: String, pkgConfig: String? = nil) -> Target {
    .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig)
}

func dependencies(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: $0) } }

func program(_ name: String, _ needs: [String], path: String? = nil, exclude: [String] = []) -> Target {
    .executableTarget(name: name, dependencies: dependencies(needs), path: path, exclude: exclude, swiftSettings: strict)
}

func tests(_ name: String, _ needs: [String], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies(needs), exclude: exclude, swiftSettings: strict)
}

let core = modules.filter { $0.kind == .part || $0.kind == .framework || $0.kind == .host }
let hosts = modules.filter { $0.kind == .host }.map(\.name)
let apple = modules.filter { $0.kind == .framework || $0.kind == .onDemand }
/// The compiler finds these wherever a file imports Testing and one of the frameworks: test targets that do depend on them.
let overlays = ["_Testing_CoreGraphics", "_Testing_UIKit", "_Testing_CoreImage"]

let package = Package(
    name: "Sampan",
    products: [
        // One shared library: every framework's symbols exist once, whichever of them an app imports.
        .library(name: "Sampan", type: .dynamic, targets: core.map(\.name)),
        .executable(name: "render-interface", targets: ["render-interface"]),
        .library(name: "SampanFuzzing", targets: ["Fuzzing"]),
        .library(name: "SampanModelFiles", targets: ["ModelFiles"]),
        .library(name: "SampanImages", targets: ["CoreGraphics", "ImageIO"]),
        .library(
            name: "SampanFormats",
            targets: [
                "SampanAssetCatalog", "SampanAutoLayout", "SampanFormRules", "SampanInterfaceBuilder", "SampanDataModel", "SampanHost",
                "SampanDebugLog", "SampanTrainedModel", "SampanXML",
            ]),
        .library(name: "SampanHosts", targets: hosts),
        .library(name: "SampanMessages", targets: ["SampanDebugLog"]),
    ] + apple.map { .library(name: $0.name, targets: [$0.name] + ($0.name == "UIKit" ? overlays + hosts : [])) },
    targets: [
        systemLibrary("CCMark", pkgConfig: "libcmark"),
        systemLibrary("CCairo", pkgConfig: "cairo"),
        systemLibrary("CFreeType", pkgConfig: "freetype2"),
        systemLibrary("CPango", pkgConfig: "pangocairo"),
        systemLibrary("CSDL2"),  // loaded when a window is opened: nothing to link
        systemLibrary("CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0"),
        systemLibrary("CRsvg", pkgConfig: "librsvg-2.0"),
        systemLibrary("CVPX"),  // loaded when a film is first recorded: nothing to link
        systemLibrary("CHyphen"),  // loaded when text is first hyphenated: nothing to link
        systemLibrary("CHunspell"),  // loaded when an app first checks text: nothing to link
        systemLibrary("CPixman", pkgConfig: "pixman-1"),
        systemLibrary("CXML2", pkgConfig: "libxml-2.0"),
        systemLibrary("CZXing", pkgConfig: "zxing"),
        systemLibrary("CTesseract"),  // loaded when an app first has text recognized: nothing to link
        systemLibrary("CGStreamer", pkgConfig: "gstreamer-pbutils-1.0"),
        systemLibrary("CESpeak"),  // loaded when an app first speaks: nothing to link
        systemLibrary("CSQLite", pkgConfig: "sqlite3"),
        systemLibrary("CPoppler", pkgConfig: "poppler-glib"),
        systemLibrary("COpenSSL", pkgConfig: "libcrypto"),
        systemLibrary("CQREncode", pkgConfig: "libqrencode"),
        systemLibrary("CWebKitGTK", pkgConfig: "webkit2gtk-4.1"),
        systemLibrary("CBox2D", pkgConfig: "box2d"),
        .target(name: "CObjCRuntime"),
        .target(name: "CRefusals"),
        .target(name: "CFormatRules"),
        .target(name: "CUnfairLock"),
        .target(name: "CHostDelays"),
        .target(name: "CTestEscape"),
        .target(name: "CSpritePhysics", dependencies: ["CBox2D"]),
        .target(name: "CCodeReader", dependencies: ["CZXing"]),
    ]
        + modules.map {
            .target(
                name: $0.name, dependencies: dependencies($0.dependencies), exclude: $0.otherFiles,
                swiftSettings: strict + ($0.name == "UIKit" ? quicklyBuilt : []), linkerSettings: $0.libraries.map { .linkedLibrary($0) })
        }
        + overlays.map { .target(name: $0, path: "Sources/TestingOverlays/\($0)", swiftSettings: strict) }
        + modules.compactMap { module in
            module.tests.map { tests("\(module.name)Tests", [module.name] + $0, exclude: module.testFiles) }
        } + [
            tests("UIKitResourceTests", ["UIKit", "Sessions", "_Testing_UIKit", "_Testing_CoreGraphics"]),
            tests(
                "UIKitTextTests",
                ["UIKit", "SampanTextLayout", "CoreGraphics", "CCairo", "Golden", "_Testing_CoreGraphics", "_Testing_UIKit"],
                exclude: ["Golden"]),
            tests("InterfaceRenderingTests", ["render-interface"]),
            // What the tests of several modules share.
            .target(name: "Golden", dependencies: dependencies(["CoreGraphics", "CCairo"]), path: "Tests/Support", swiftSettings: strict),
            .target(name: "ModelFiles", path: "Tests/ModelFiles", swiftSettings: strict),
            .target(name: "Sessions", dependencies: dependencies(["QuartzCore"]), path: "Tests/Sessions", swiftSettings: strict),
            .target(
                name: "StagedApps", dependencies: dependencies(["UIKit", "SampanHost", "ObjCRuntime"]), path: "Tests/StagedApps",
                swiftSettings: strict),

            program("render-interface", ["InterfaceRendering", "SampanHost"]),
            .target(name: "Fuzzing", path: "Benchmarks/Fuzzing", swiftSettings: strict),
            program(
                "fuzz-documents",
                [
                    "SampanAssetCatalog", "Fuzzing", "SampanInterfaceBuilder", "SampanDataModel", "SampanTrainedModel", "ModelFiles",
                ],
                path: "Benchmarks/fuzz-documents"),
            program("fuzz-places", ["CoreLocation", "CoreMotion", "MapKit", "SampanHost", "Fuzzing"], path: "Benchmarks/fuzz-places"),
            program("fuzz-stores", ["CoreData", "CSQLite", "Fuzzing"], path: "Benchmarks/fuzz-stores"),
            program("graph-stores", ["CoreData", "CSQLite"], path: "Benchmarks/graph-stores"),
            program("fuzz-interfaces", ["InterfaceRendering", "Fuzzing"], path: "Benchmarks/fuzz-interfaces"),
            program(
                "bench-list", ["UIKit", "SwiftUI", "SampanHost", "SampanFramePictures"], path: "Benchmarks/list",
                exclude: ["cairo.c", "gtk.c", "qt_quick.py", "run"]),
            program("bench-layout", ["SampanAutoLayout"], path: "Benchmarks/layout", exclude: ["README.md", "kiwi.cpp", "run"]),
            program("bench-combine", ["Combine"], path: "Benchmarks/combine", exclude: ["run"]),
            program("bench-coredata", ["CoreData", "CSQLite"], path: "Benchmarks/coredata", exclude: ["run"]),
            program("bench-qr", ["SampanCodes", "CoreGraphics", "ImageIO"], path: "Benchmarks/qr", exclude: ["run"]),
            program("bench-layers", ["QuartzCore", "CoreGraphics", "CCairo"], path: "Benchmarks/layers", exclude: ["run"]),
        ],
    swiftLanguageModes: [.v5]
)
