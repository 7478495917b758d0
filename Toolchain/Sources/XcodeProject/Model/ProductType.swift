/// What a target makes, by Apple's product type identifiers.
public enum ProductType: Hashable, Sendable {
    case application, framework, staticFramework, staticLibrary, dynamicLibrary, bundle, unitTestBundle, uiTestBundle, appExtension,
        commandLineTool, aggregate
    /// Another type, with its identifier.
    case other(String)

    /// The type with an identifier such as `com.apple.product-type.application`.
    init(identifier: String) {
        switch identifier {
        case "com.apple.product-type.application": self = .application
        case "com.apple.product-type.framework": self = .framework
        case "com.apple.product-type.framework.static": self = .staticFramework
        case "com.apple.product-type.library.static": self = .staticLibrary
        case "com.apple.product-type.library.dynamic": self = .dynamicLibrary
        case "com.apple.product-type.bundle": self = .bundle
        case "com.apple.product-type.bundle.unit-test": self = .unitTestBundle
        case "com.apple.product-type.bundle.ui-testing": self = .uiTestBundle
        case "com.apple.product-type.tool": self = .commandLineTool
        case "com.apple.product-type.app-extension", "com.apple.product-type.extensionkit-extension": self = .appExtension
        default: self = .other(identifier)
        }
    }

    /// Whether other targets import and link what the target makes.
    public var isLibrary: Bool {
        switch self {
        case .framework, .staticFramework, .staticLibrary, .dynamicLibrary: true
        default: false
        }
    }

    var packageType: String {
        switch self {
        case .application: "APPL"
        case .framework, .staticFramework: "FMWK"
        case .appExtension: "XPC!"
        default: "BNDL"
        }
    }

    var wrapperExtension: String {
        switch self {
        case .application: "app"
        case .framework, .staticFramework: "framework"
        case .bundle: "bundle"
        case .unitTestBundle, .uiTestBundle: "xctest"
        case .appExtension: "appex"
        default: ""
        }
    }
}
