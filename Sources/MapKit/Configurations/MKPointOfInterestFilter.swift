import Foundation

/// Which places of interest are wanted. See https://developer.apple.com/documentation/mapkit/mkpointofinterestfilter.
///
/// Maps and searches keep it; they know no such places.
open class MKPointOfInterestFilter: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let named: Set<String>
    private let isIncluding: Bool

    private init(_ named: Set<String>, isIncluding: Bool) {
        (self.named, self.isIncluding) = (named, isIncluding)
        super.init()
    }

    // @objc(filterIncludingAllCategories)
    /// All places.
    public class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    // @objc(filterExcludingAllCategories)
    /// No places.
    public class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

    // @objc(initIncludingCategories:)
    /// Places of some kinds.
    public convenience init(including categories: [MKPointOfInterestCategory]) {
        self.init(Set(categories.map(\.rawValue)), isIncluding: true)
    }

    // @objc(initExcludingCategories:)
    /// Places of all kinds but some.
    public convenience init(excluding categories: [MKPointOfInterestCategory]) {
        self.init(Set(categories.map(\.rawValue)), isIncluding: false)
    }

    // @objc(includesCategory:)
    /// Whether places of a kind are wanted.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { named.contains(category.rawValue) == isIncluding }
    // @objc(excludesCategory:)
    /// Whether places of a kind are not wanted.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKPointOfInterestFilter else { return false }
        return named == other.named && isIncluding == other.isIncluding
    }
    open override var hash: Int { named.hashValue }

    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let names = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "categories") as? [String] else { return nil }
        named = Set(names)
        isIncluding = coder.decodeBool(forKey: "including")
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(named.sorted() as NSArray, forKey: "categories")
        coder.encode(isIncluding, forKey: "including")
    }
}
