import Foundation
import SampanXML

/// What Interface Builder's elements are, and which attributes they may have.
///
/// The tables are split by topic into the other files of this folder. An element that is in none of them is unknown.
enum Schema {
    /// What an element stands for.
    enum Role {
        /// An object of an Apple class, which a custom class may replace.
        case object(String)
        /// Properties of the enclosing object that belong together and have a key.
        case record
        /// A list of objects inside the enclosing one.
        case list
        /// A value with a key.
        case value(ValueForm)
        /// A part of the enclosing object that has a form of its own.
        case part(Part)
        /// Something that matters to Interface Builder's canvas only, with all that is inside.
        case ignored
    }

    /// The notations of values.
    enum ValueForm {
        case null, bool, integer, real, string, localizedString, point, size, rect, frameInset, insets, edgeInsets, directionalInsets,
            offset, range
        case color, font, image, flags, attributedString, date, data, array, typed
    }

    /// The parts of an object that are not values.
    enum Part {
        case constraints, connections, runtimeAttributes, variation, layoutGuides, viewLayoutGuide, gestureRecognizers, state
    }

    /// One element.
    struct Element {
        var role: Role
        /// The names of the element's own attributes, separated by spaces.
        var attributes: String
        /// The nearest class that has a card, whose attributes the element has besides.
        var cls: String?

        init(_ role: Role, _ attributes: String = "", of cls: String? = nil) {
            (self.role, self.attributes, self.cls) = (role, attributes, cls)
        }
    }

    /// What a class's card says of Interface Builder; the cards stand beside the classes, in the frameworks.
    struct Card {
        /// The nearest superclass that has a card.
        var superclass: String?
        /// The elements that make objects of the class, separated by spaces.
        var elements: String
        /// The names of the attributes that the class adds to those of its superclass, separated by spaces.
        var attributes: String
    }

    /// The attributes that any object has: they say which it is, or serve Interface Builder.
    static let commonAttributes = Set(
        words("id key userLabel colorLabel userComments customClass customModule customModuleProvider sceneMemberID catalog"))

    private static let elements: [String: Element] = {
        var all: [String: Element] = [:]
        for table in [
            documentElements, partElements, valueElements, recordElements, objectElements, otherClassElements, otherFrameworkElements,
            cardElements,
        ] {
            all.merge(table) { _, _ in preconditionFailure("an element stands in two tables of the schema") }
        }
        return all
    }()

    private static let cardElements: [String: Element] = {
        let elements = cards.flatMap { cls, card in words(card.elements).map { ($0, Element(.object(cls), of: cls)) } }
        return Dictionary(elements) { _, _ in preconditionFailure("two cards have one element") }
    }()

    private static let cardAttributes = cards.mapValues { Set(words($0.attributes)) }

    /// A class that has a card, and its superclasses that have.
    static func classes(from cls: String?) -> [String] {
        Array(sequence(first: cls) { $0.map { cards[$0]?.superclass } }.prefix { $0 != nil }.compactMap { $0 })
    }

    /// What is known of an element.
    static func element(_ name: String) -> Element? { elements[name] }

    /// The elements whose text counts.
    static let textElements: Set<String> = ["string", "mutableString", "localizedString", "data", "mutableData"]

    /// The names of the attributes that an element has and the schema does not know.
    static func unknownAttributes(of node: XMLNode, _ element: Element) -> [String] {
        let own = Set(words(element.attributes))
        let inherited = classes(from: element.cls).compactMap { cardAttributes[$0] }
        let isObject = if case .object = element.role { true } else { false }
        return node.attributes.keys.filter { name in
            if name == "id" || name == "key" || own.contains(name) { return false }
            return !(isObject && commonAttributes.contains(name)) && !inherited.contains { $0.contains(name) }
        }.sorted()
    }

    private static func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

    /// An element for a class that has no card, because it is not here, or is one that no framework shows.
    static func object(_ className: String, _ attributes: String = "", of cls: String? = nil) -> Element {
        Element(.object(className), attributes, of: cls)
    }
}
