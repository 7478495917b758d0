import XcodeProject

/// Reads storyboards: their scenes and segues, for code that instantiates and performs them.
struct InterfaceParser: ResourceParser {
    static let name = "ib"
    static let summary = "Generate code for your storyboard scenes and segues."
    static let operands = "Storyboards, or folders that hold them."
    static let defaultFilter = PathFilter.pattern(forExtensions: ["storyboard"])

    var warnings: [ResourceWarning] = []
    private var storyboards: [Storyboard] = []

    private struct Storyboard {
        let name: String
        let platform: InterfacePlatform
        let initialScene: InterfaceClass?
        let scenes: [InterfaceClass]
        let segues: [InterfaceClass]

        var context: [String: Any] {
            var result: [String: Any] = [
                "name": name, "platform": platform.name, "scenes": scenes.map(\.sceneContext), "segues": segues.map(\.segueContext),
            ]
            result["initialScene"] = initialScene?.sceneContext
            return result
        }

        var modules: [String] {
            [platform.module] + (scenes + segues + [initialScene].compactMap { $0 }).filter { !$0.moduleIsPlaceholder }.compactMap(\.module)
        }
    }

    init(_ options: ParserOptions) {}

    mutating func parse(_ path: String, below folder: String, in workplace: Workplace) throws {
        var document = XMLDocumentParser(try workplace.read(path), path: path)
        let root = try document.document()
        let runtime = root.attributes["targetRuntime"] ?? ""
        guard let platform = InterfacePlatform(runtime: runtime) else {
            throw ResourceError("Unsupported target runtime `\(runtime)`.", at: root, in: document)
        }
        let scenes = root.name == "document" ? root.children(named: "scenes").flatMap { $0.children(named: "scene") } : []
        let controllers = scenes.flatMap { $0.children(named: "objects") }.flatMap(\.children)
            .filter { $0.attributes["sceneMemberID"] == "viewController" }
        let initial = root.attributes["initialViewController"] ?? ""
        // What only stands for a scene of another storyboard has no class here.
        let own = controllers.filter { !["controllerPlaceholder", "viewControllerPlaceholder"].contains($0.name) }
        storyboards.append(
            Storyboard(
                name: PathText.stem(path), platform: platform,
                initialScene: controllers.first { $0.attributes["id"] == initial }.map {
                    InterfaceClass($0, identifiedBy: "storyboardIdentifier", platform)
                },
                scenes: InterfaceClass.sorted(own.map { InterfaceClass($0, identifiedBy: "storyboardIdentifier", platform) }),
                segues: InterfaceClass.sorted(
                    scenes.flatMap { $0.descendants(named: "connections") }.flatMap { $0.children(named: "segue") }
                        .map { InterfaceClass($0, identifiedBy: "identifier", platform) })))
    }

    var context: [String: Any] {
        let platforms = Set(storyboards.map(\.platform.name))
        let sorted = storyboards.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)
        return [
            "modules": Set(storyboards.flatMap(\.modules)).sorted(),
            "platform": platforms.count == 1 ? platforms.first ?? "" : "",
            "storyboards": sorted.map(\.context),
        ]
    }
}

/// The platforms that storyboards are for.
enum InterfacePlatform: String, CaseIterable {
    case iOS = "iOS.CocoaTouch"
    case macOS = "MacOSX.Cocoa"
    case tvOS = "AppleTV"
    case watchOS = "watchKit"

    /// The platform of a document's `targetRuntime`, which may end in the kind of device: `iOS.CocoaTouch.iPad`.
    init?(runtime: String) {
        guard let platform = Self.allCases.first(where: { runtime.hasPrefix($0.rawValue) }) else { return nil }
        self = platform
    }

    /// The platform's name.
    var name: String {
        switch self {
        case .iOS: "iOS"
        case .macOS: "macOS"
        case .tvOS: "tvOS"
        case .watchOS: "watchOS"
        }
    }

    /// The framework that the classes belong to.
    var module: String { self == .macOS ? "AppKit" : "UIKit" }

    /// What the framework's classes begin with.
    var prefix: String { self == .macOS ? "NS" : "UI" }
}

/// The class of a scene or a segue, as far as the document tells it.
struct InterfaceClass: Hashable {
    let identifier: String
    let moduleIsPlaceholder: Bool
    private let tag: String
    private let customClass: String?
    private let customModule: String?
    private let platform: InterfacePlatform

    init(_ node: XMLNode, identifiedBy attribute: String, _ platform: InterfacePlatform) {
        identifier = node.attributes[attribute] ?? ""
        moduleIsPlaceholder = node.attributes["customModuleProvider"] == "target"
        tag = node.name
        customClass = node.attributes["customClass"]
        customModule = node.attributes["customModule"]
        self.platform = platform
    }

    /// Classes of the frameworks whose names do not follow from their elements' names.
    private static let known: [String: (type: String, module: String?)] = [
        "avPlayerViewController": (type: "AVPlayerViewController", module: "AVKit"),
        "glkViewController": (type: "GLKViewController", module: "GLKit"),
        "pagecontroller": (type: "NSPageController", module: nil),
    ]

    private var isSegue: Bool { tag == "segue" }

    private var type: String {
        customClass ?? (isSegue ? "\(platform.prefix)StoryboardSegue" : Self.known[tag]?.type ?? platform.prefix + tag.capitalizedFirst)
    }

    /// The module that has the class; `nil` where a class of its own names none.
    var module: String? {
        if let customModule { return customModule }
        // The element names the framework, whatever class of its own takes the place.
        if !isSegue, let module = Self.known[tag]?.module { return module }
        return customClass == nil ? platform.module : nil
    }

    /// What templates are told of a scene.
    var sceneContext: [String: Any] {
        var result: [String: Any] = [
            "identifier": identifier, "type": type, "module": module ?? "", "moduleIsPlaceholder": moduleIsPlaceholder,
        ]
        if let customClass {
            result["customClass"] = customClass
            result["customModule"] = customModule ?? ""
        } else {
            result["baseType"] = tag.capitalizedFirst
        }
        return result
    }

    /// What templates are told of a segue.
    var segueContext: [String: Any] {
        [
            "identifier": identifier, "customClass": customClass ?? "", "customModule": customModule ?? "", "type": type,
            "module": module ?? "", "moduleIsPlaceholder": moduleIsPlaceholder,
        ]
    }

    /// Those that have an identifier, each once, in the order of their identifiers.
    static func sorted(_ all: [InterfaceClass]) -> [InterfaceClass] {
        var seen: Set<InterfaceClass> = []
        return all.filter { !$0.identifier.isEmpty && seen.insert($0).inserted }.enumerated()
            .sorted { ($0.element.identifier, $0.offset) < ($1.element.identifier, $1.offset) }.map(\.element)
    }
}

extension String {
    /// The text with a large first letter.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
