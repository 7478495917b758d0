import CoreGraphics
import SampanHost
import UIKit

/// What is known of an element. See https://developer.apple.com/documentation/xctest/xcuielementattributes.
public protocol XCUIElementAttributes {
    /// Its name for tests; empty where it has none.
    var identifier: String { get }
    /// Where it is on the screen, in points.
    var frame: CGRect { get }
    /// What it is set to.
    var value: Any? { get }
    /// Its title. Elements of iOS have none.
    var title: String { get }
    /// Its name for people; empty where it has none.
    var label: String { get }
    /// What kind of thing it is.
    var elementType: XCUIElement.ElementType { get }
    /// Whether it can be used.
    var isEnabled: Bool { get }
    /// How much room there is from side to side.
    var horizontalSizeClass: XCUIElement.SizeClass { get }
    /// How much room there is from top to bottom.
    var verticalSizeClass: XCUIElement.SizeClass { get }
    /// What it says while it is empty.
    var placeholderValue: String? { get }
    /// Whether it is chosen.
    var isSelected: Bool { get }
    /// Whether the system's focus is on it. Nothing that is touched has that.
    var hasFocus: Bool { get }
}

/// An element and those within at one moment. See https://developer.apple.com/documentation/xctest/xcuielementsnapshot.
public protocol XCUIElementSnapshot: XCUIElementAttributes {
    /// The elements within, in their order.
    var children: [any XCUIElementSnapshot] { get }
    /// What is known of the element, by names.
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// What can be looked at as it is at one moment. See https://developer.apple.com/documentation/xctest/xcuielementsnapshotproviding.
public protocol XCUIElementSnapshotProviding {
    /// Looks at the element.
    ///
    /// - Throws: why it is not there.
    func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
    /// The name of something that is known of an element. See https://developer.apple.com/documentation/xctest/xcuielement/attributename.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Its name for tests.
        public static let identifier = AttributeName(rawValue: "identifier")
        /// Where it is.
        public static let frame = AttributeName(rawValue: "frame")
        /// What it is set to.
        public static let value = AttributeName(rawValue: "value")
        /// Its title.
        public static let title = AttributeName(rawValue: "title")
        /// Its name for people.
        public static let label = AttributeName(rawValue: "label")
        /// What kind of thing it is.
        public static let elementType = AttributeName(rawValue: "elementType")
        /// Whether it can be used.
        public static let enabled = AttributeName(rawValue: "enabled")
        /// What it says while it is empty.
        public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
        /// Whether it is chosen.
        public static let selected = AttributeName(rawValue: "selected")
        /// Whether the system's focus is on it.
        public static let hasFocus = AttributeName(rawValue: "hasFocus")
        /// The elements within.
        public static let children = AttributeName(rawValue: "children")
    }
}

/// An element as predicates and snapshots have it.
class ElementAttributes: NSObject, XCUIElementSnapshot {
    let node: ElementNode
    /// Keeps all elements of the moment.
    private let top: ElementNode
    private var snapshot: ElementSnapshot { node.snapshot }

    /// Takes an element of a moment that somebody else keeps.
    convenience init(_ node: ElementNode) { self.init(node, in: node.top ?? node) }

    /// Takes an element that was found.
    convenience init(_ found: FoundElement) { self.init(found.node, in: found.top) }

    private init(_ node: ElementNode, in top: ElementNode) { (self.node, self.top) = (node, top) }

    var identifier: String { snapshot.identifier }
    var frame: CGRect { snapshot.frame }
    var value: Any? { snapshot.value }
    var title: String { "" }
    var label: String { snapshot.label }
    var elementType: XCUIElement.ElementType { node.type }
    var isEnabled: Bool { snapshot.isEnabled }
    var horizontalSizeClass: XCUIElement.SizeClass { ScreenSize.sizeClass(of: top.snapshot.frame.size).horizontal }
    var verticalSizeClass: XCUIElement.SizeClass { ScreenSize.sizeClass(of: top.snapshot.frame.size).vertical }
    var placeholderValue: String? { snapshot.placeholder }
    var isSelected: Bool { snapshot.isSelected }
    var hasFocus: Bool { false }
    var children: [any XCUIElementSnapshot] { node.children.map { ElementAttributes($0, in: top) } }

    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
        var values: [XCUIElement.AttributeName: Any] = [
            .identifier: identifier, .frame: frame, .title: title, .label: label, .elementType: elementType.rawValue, .enabled: isEnabled,
            .selected: isSelected, .hasFocus: hasFocus, .children: children.map(\.dictionaryRepresentation),
        ]
        values[.value] = value
        values[.placeholderValue] = placeholderValue
        return values
    }
}

/// How much room screens have.
enum ScreenSize {
    /// The classes of a screen's size, in points.
    static func sizeClass(of size: CGSize) -> (horizontal: XCUIElement.SizeClass, vertical: XCUIElement.SizeClass) {
        let (short, isLandscape) = (min(size.width, size.height), size.width > size.height)
        // The smallest tablet is 744 points wide.
        guard short < 700 else { return (.regular, .regular) }
        return (isLandscape && short >= 414 ? .regular : .compact, isLandscape ? .compact : .regular)
    }
}
