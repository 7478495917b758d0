import Foundation
import SampanHost

/// What the screen shows, view by view, as JSON: for whoever drives the app from outside.
@MainActor
struct InterfaceTree: Encodable {
    /// A view. Lengths are points of the screen, in its present orientation.
    struct Node: Encodable {
        var `class`: String
        var frame: [Double]
        var controller: String?
        var text: String?
        var identifier: String?
        var label: String?
        var value: String?
        var traits: [String]?
        var accessibility: ElementFacts?
        var isHidden: Bool?
        var isDisabled: Bool?
        var children: [Node]?
        /// How many views lie deeper than is told.
        var omitted: Int?
    }

    let state: String
    let screen: [Double]
    let scenes: Int
    let windows: [Node]

    /// So deep views are told of that lie in each other.
    private static let depth = 200

    /// Looks at what the screen shows now.
    init() {
        let application = UIApplication.sharedIfRunning
        state = application.map { "\($0.applicationState)" } ?? "none"
        screen = [Double(UIScreen.main.bounds.width), Double(UIScreen.main.bounds.height)]
        scenes = application?.openSessions.count ?? 0
        windows = WindowStack.shared.windowsOnDisplay.map { Self.node(of: $0, depth: Self.depth) }
    }

    /// The same as text.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    private static func node(of view: UIView, depth: Int) -> Node {
        let frame = view.convert(view.bounds, to: nil)
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        var node = Node(
            class: "\(type(of: view))",
            // A view that is laid out wrongly has no number that JSON could write.
            frame: numbers.map { $0.isFinite ? ($0 * 100).rounded() / 100 : 0 })
        node.controller = (view.owningViewController as? UIViewController).map { "\(type(of: $0))" }
        node.text = text(of: view)
        node.identifier = view.accessibilityIdentifier
        if view.isAccessibilityElement {
            node.label = view.accessibilityLabel
            node.value = view.accessibilityValue
            node.traits = names(of: view.accessibilityTraits)
        }
        node.accessibility = ElementFacts(of: view)
        if view.isHidden { node.isHidden = true }
        if (view as? UIControl)?.isEnabled == false { node.isDisabled = true }
        guard !view.subviews.isEmpty else { return node }
        if depth > 0 {
            node.children = view.subviews.map { Self.node(of: $0, depth: depth - 1) }
        } else {
            node.omitted = view.subviews.count
        }
        return node
    }

    private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle
        case let field as UITextField: field.text
        case let text as UITextView: text.text
        default: nil
        }
    }

    private static func names(of traits: UIAccessibilityTraits) -> [String]? {
        let known: [(UIAccessibilityTraits, String)] = [
            (.button, "button"), (.link, "link"), (.header, "header"), (.searchField, "searchField"), (.image, "image"),
            (.selected, "selected"), (.staticText, "staticText"), (.notEnabled, "notEnabled"), (.adjustable, "adjustable"),
            (.updatesFrequently, "updatesFrequently"), (.keyboardKey, "keyboardKey"), (.tabBar, "tabBar"),
            (.toggleButton, "toggleButton"), (.supportsZoom, "supportsZoom"), (.allowsDirectInteraction, "allowsDirectInteraction"),
        ]
        let names = known.filter { traits.contains($0.0) }.map(\.1)
        return names.isEmpty ? nil : names
    }
}
