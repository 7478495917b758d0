import Foundation

/// What assistive technologies are told of an element besides its name, its value and what kind it is; all that is not said is missing.
public struct ElementFacts: Codable, Hashable, Sendable {
    /// A place with a name, where a drag can begin or end, in points of the screen.
    public struct Spot: Codable, Hashable, Sendable {
        /// The name.
        public var name: String
        /// From the screen's left edge.
        public var x: Double
        /// From the screen's top edge.
        public var y: Double

        /// Creates a place.
        public init(name: String, x: Double, y: Double) { (self.name, self.x, self.y) = (name, x, y) }
    }

    /// What happens when the element is used.
    public var hint: String?
    /// The language of its texts, as a BCP 47 tag.
    public var language: String?
    /// What it can be called by besides its label.
    public var inputLabels: [String]?
    /// The names of the further things that can be done with it.
    public var actions: [String]?
    /// The names of its rotors.
    public var rotors: [String]?
    /// What kind of text it shows.
    public var textualContext: String?
    /// Whether what it holds is shown, where that can be chosen.
    public var isExpanded: Bool?
    /// What kind of thing holds the elements within: a table, a list, a landmark, a group.
    public var container: String?
    /// The number of rows and columns of a table of data; or, of a cell, the first row and how many, the first column and how many.
    public var cells: [Int]?
    /// Where drags can begin.
    public var dragPoints: [Spot]?
    /// Where drags can end.
    public var dropPoints: [Spot]?
    /// What is said of direct touches on it.
    public var directTouch: [String]?
    /// Whether an assistive technology is at it.
    public var isFocused: Bool?

    /// Creates what is known of an element of which nothing is said.
    public init() {}
}
