import Foundation

/// An object of a document: a view, a view controller, a bar item, a layout, or a record of properties such as text input traits.
///
/// Attributes stand in `attributes` under Interface Builder's own names. What is written as a child element with a key stands in
/// `values` (colours, fonts, geometry) or, if it is an object itself, is found with `child(_:)`; lists of objects are in `lists`.
public final class IBObject {
    /// The element's name ("tableViewCell").
    public let element: String
    /// The Apple class the element stands for ("UITableViewCell"); `nil` for records and unknown elements.
    public let className: String?
    /// Whether the schema knows the element.
    public let isKnown: Bool
    /// The line the element starts on.
    public let line: Int
    /// The attributes under Interface Builder's names. Localization replaces texts here.
    public internal(set) var attributes: [String: String]
    /// The child elements with a key that are values.
    public internal(set) var values: [String: IBValue] = [:]
    /// The objects inside, in the document's order.
    public internal(set) var children: [IBObject] = []
    /// The lists of objects under the names of their elements ("subviews", "cells", "items", "sections", …).
    public internal(set) var lists: [String: [IBObject]] = [:]
    /// The constraints that the view holds.
    public internal(set) var constraints: [IBConstraint] = []
    /// The connections that start here.
    public internal(set) var connections: [IBConnection] = []
    /// The user-defined run-time attributes, in their order.
    public internal(set) var runtimeAttributes: [IBRuntimeAttribute] = []
    /// The values that differ by size class, in their order.
    public internal(set) var variations: [IBVariation] = []
    /// The layout guides: of a view by key ("safeArea"), of a view controller by type ("top", "bottom").
    public internal(set) var layoutGuides: [IBLayoutGuide] = []
    /// The object that this one is inside of.
    public internal(set) weak var parent: IBObject?
    var keyed: [String: IBObject] = [:]

    init(element: String, className: String?, isKnown: Bool, line: Int, attributes: [String: String]) {
        self.element = element
        self.className = className
        self.isKnown = isKnown
        self.line = line
        self.attributes = attributes
    }

    /// The identifier inside the document.
    public var id: String? { attributes["id"] }
    /// The role in the enclosing object ("view", "contentView", "navigationItem").
    public var key: String? { attributes["key"] }
    /// The class to create instead of the element's own.
    public var customClass: String? { attributes["customClass"] }
    /// The module of the custom class.
    public var customModule: String? { attributes["customModule"] }
    /// Whether the custom class's module is that of the app itself.
    public var customModuleIsTarget: Bool { attributes["customModuleProvider"] == "target" }

    /// The text of an attribute.
    public subscript(name: String) -> String? { attributes[name] }

    /// An attribute that is `YES` or `NO`.
    public func bool(_ name: String) -> Bool? {
        switch attributes[name] {
        case "YES"?, "true"?: true
        case "NO"?, "false"?: false
        default: nil
        }
    }

    /// An attribute that is a finite number.
    public func double(_ name: String) -> Double? { attributes[name].flatMap(finiteNumber) }

    /// An attribute that is a whole number.
    public func int(_ name: String) -> Int? { attributes[name].flatMap { Int($0) } }

    /// The object inside with the given key.
    public func child(_ key: String) -> IBObject? { keyed[key] }

    /// The objects of the list with the given name; empty when there is none.
    public func list(_ name: String) -> [IBObject] { lists[name] ?? [] }

    /// A text, whether it stands in an attribute or, for several lines, in a `string` element.
    public func text(_ name: String) -> String? {
        if let text = attributes[name] { return text }
        if case .string(let text)? = values[name] { return text }
        return nil
    }

    /// A colour by key.
    public func color(_ key: String) -> IBColor? {
        if case .color(let color)? = values[key] { return color }
        return nil
    }

    /// A font by key.
    public func font(_ key: String) -> IBFont? {
        if case .font(let font)? = values[key] { return font }
        return nil
    }

    /// A rectangle by key.
    public func rect(_ key: String) -> CGRect? {
        if case .rect(let rect)? = values[key] { return rect }
        return nil
    }

    /// A size by key.
    public func size(_ key: String) -> CGSize? {
        if case .size(let size)? = values[key] { return size }
        return nil
    }

    /// A set of names by key, such as an autoresizing mask's.
    public func flags(_ key: String) -> Set<String>? {
        if case .flags(let flags)? = values[key] { return flags }
        return nil
    }

    /// An image: the name in the attribute of that name (with the object's `catalog`), or an `imageReference` element.
    public func image(_ key: String) -> IBImage? {
        if case .image(let image)? = values[key] { return image }
        return attributes[key].map { IBImage(name: $0, isSystem: attributes["catalog"] == "system") }
    }
}

/// A finite number in Interface Builder's notation.
func finiteNumber(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

extension IBObject {
    /// The broad kinds of object.
    public enum Family: Sendable {
        case view, controller, other
    }

    /// Whether the object is a view, a view controller, or something else. Unknown elements count as views.
    public var family: Family {
        guard let known = Schema.element(element) else { return .view }
        switch Schema.classes(from: known.cls).last {
        case "UIView": return .view
        case "UIViewController": return .controller
        default: return .other
        }
    }

    /// Whether there is an attribute, value, object or list of the given name.
    public func has(_ name: String) -> Bool {
        attributes[name] != nil || values[name] != nil || keyed[name] != nil || lists[name] != nil
    }
}

extension IBObject {
    /// The names of all attributes, values, objects and lists.
    public var allNames: Set<String> { Set(attributes.keys).union(values.keys).union(keyed.keys).union(lists.keys) }

    /// As `allNames`, but what is expressly nothing is left out.
    public var names: Set<String> {
        let said = values.filter { if case .null = $0.value { false } else { true } }
        return Set(attributes.keys).union(said.keys).union(keyed.keys).union(lists.filter { !$0.value.isEmpty }.keys)
    }
}

extension IBObject {
    /// The names that any object may have, and that say which object it is rather than what it is like.
    public static let commonNames = Schema.commonAttributes.union(["canvasLocation"])
}
