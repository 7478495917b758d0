import Foundation

/// What begins with one letter, of what a query finds. See https://developer.apple.com/documentation/mediaplayer/mpmediaquerysection.
open class MPMediaQuerySection: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// The letter; "#" for what begins with none.
    public let title: String
    /// Which of the items or collections they are.
    public let range: NSRange

    init(_ title: String, _ range: NSRange) {
        (self.title, self.range) = (title, range)
        super.init()
    }

    private static let (titleKey, placeKey, countKey) = ("title", "location", "length")

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let title = coder.decodeObject(of: NSString.self, forKey: Self.titleKey) else { return nil }
        self.title = "\(title)"
        range = NSRange(location: coder.decodeInteger(forKey: Self.placeKey), length: coder.decodeInteger(forKey: Self.countKey))
        super.init()
    }

    /// Writes the letter and the range.
    open func encode(with coder: NSCoder) {
        coder.encode(title as NSString, forKey: Self.titleKey)
        coder.encode(range.location, forKey: Self.placeKey)
        coder.encode(range.length, forKey: Self.countKey)
    }

    /// It can be read safely.
    open class var supportsSecureCoding: Bool { true }

    // @objc(copyWithZone:)
    /// Itself, as it cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MPMediaQuerySection else { return false }
        return title == other.title && range == other.range
    }

    open override var hash: Int { title.hashValue ^ range.location }

    /// The sections of titles that are in order.
    static func sections(of titles: [SortedTitle]) -> [MPMediaQuerySection] {
        var sections: [MPMediaQuerySection] = []
        var start = 0
        for (place, title) in titles.enumerated() where place + 1 == titles.count || titles[place + 1].letter != title.letter {
            sections.append(MPMediaQuerySection(title.letter, NSRange(location: start, length: place + 1 - start)))
            start = place + 1
        }
        return sections
    }
}
