import Foundation

/// A storyboard or xib: what Interface Builder saved, typed, with the line that each part stands on.
///
/// It knows no view: who reads it creates the objects. Everything that the schema does not know is in `diagnostics`; the rest is here.
public final class IBDocument {
    /// The two kinds of document.
    public enum Kind: Sendable {
        /// Scenes, each with a view controller.
        case storyboard
        /// Top-level objects for a File's Owner.
        case xib
    }

    /// The file name, for messages ("Main.storyboard").
    public let name: String
    /// Storyboard or xib.
    public let kind: Kind
    /// The attributes of the `document` element as they stand.
    public let attributes: [String: String]
    /// The identifier of the device that the canvas shows ("retina4_7"), where the document says.
    public internal(set) var device: String?
    /// Whether the canvas shows the device in landscape.
    public internal(set) var isLandscape = false
    /// A storyboard's scenes, in their order.
    public internal(set) var scenes: [IBScene] = []
    /// A xib's top-level objects, placeholders included, in their order.
    public internal(set) var objects: [IBObject] = []
    /// The images and colours that the document mentions.
    public internal(set) var resources = IBResources()
    /// What could not be taken over, in the order of the lines.
    public internal(set) var diagnostics: [IBDiagnostic] = []
    var objectsByID: [String: IBObject] = [:]
    var layoutGuidesByID: [String: IBLayoutGuide] = [:]
    var constraintsByID: [String: IBConstraint] = [:]

    init(name: String, kind: Kind, attributes: [String: String]) {
        (self.name, self.kind, self.attributes) = (name, kind, attributes)
    }

    /// The identifier of the view controller that a storyboard starts with.
    public var initialViewController: String? { attributes["initialViewController"] }
    /// Whether constraints are in use.
    public var usesAutoLayout: Bool { attributes["useAutolayout"] == "YES" }
    /// Whether size-class variations are in use.
    public var usesTraitCollections: Bool { attributes["useTraitCollections"] == "YES" }
    /// Whether views have safe areas; older documents use the top and bottom layout guides.
    public var usesSafeAreas: Bool { attributes["useSafeAreas"] == "YES" }
    /// Whether colours are converted from their own space.
    public var isColorMatched: Bool { attributes["colorMatched"] == "YES" }
    /// Whether the document is an app's launch screen.
    public var isLaunchScreen: Bool { attributes["launchScreen"] == "YES" }

    /// The object with the given identifier, wherever it stands.
    public func object(withID id: String) -> IBObject? { objectsByID[id] }
    /// The layout guide with the given identifier.
    public func layoutGuide(withID id: String) -> IBLayoutGuide? { layoutGuidesByID[id] }
    /// The constraint with the given identifier.
    public func constraint(withID id: String) -> IBConstraint? { constraintsByID[id] }
    /// The scene that has the view controller, or any other object, with the given identifier.
    public func scene(containing id: String) -> IBScene? {
        scenes.first { scene in scene.objects.contains { $0.id == id } }
    }

    /// The view controller with the given storyboard identifier.
    public func viewController(withStoryboardIdentifier identifier: String) -> IBObject? {
        for scene in scenes {
            if let found = scene.objects.first(where: { $0["storyboardIdentifier"] == identifier }) { return found }
        }
        return nil
    }

    /// All objects, each before those inside it, in the document's order.
    public var allObjects: [IBObject] {
        var found: [IBObject] = []
        var pending = Array((objects + scenes.flatMap(\.objects)).reversed())
        while let object = pending.popLast() {
            found.append(object)
            pending.append(contentsOf: object.children.reversed())
        }
        return found
    }
}

/// A scene of a storyboard: a view controller with what belongs to it.
public final class IBScene {
    /// The scene's identifier.
    public let id: String
    /// The line it starts on.
    public let line: Int
    /// The view controller first, then placeholders, gesture recognizers and free objects, in their order.
    public internal(set) var objects: [IBObject] = []

    init(id: String, line: Int) { (self.id, self.line) = (id, line) }

    /// The scene's view controller, or the reference that stands for one in another storyboard.
    public var viewController: IBObject? { objects.first { $0["sceneMemberID"] == "viewController" } }
}
