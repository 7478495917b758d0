import Foundation

/// Items in an order: an album, what an artist made, what an app put together. See
/// https://developer.apple.com/documentation/mediaplayer/mpmediaitemcollection.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    /// The items.
    public let items: [MPMediaItem]
    /// The number of what they were put together by; 0 for what an app put together.
    private let number: MPMediaEntityPersistentID

    // @objc(initWithItems:)
    /// Puts items together.
    public init(items: [MPMediaItem]) {
        (self.items, number) = (items, 0)
        super.init()
    }

    init(_ items: [MPMediaItem], number: MPMediaEntityPersistentID) {
        (self.items, self.number) = (items, number)
        super.init()
    }

    private static let (itemsKey, numberKey) = ("items", "collectionPersistentID")

    /// Reads what `encode(with:)` wrote, less what is in the library no longer.
    public required init?(coder: NSCoder) {
        let numbers = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: Self.itemsKey) as? [String] ?? []
        let songs = Dictionary(MusicStore.current.songs.map { ($0.identifier, $0) }) { first, _ in first }
        items = numbers.compactMap { UInt64($0).flatMap { songs[$0] } }.map(MPMediaItem.init)
        number = coder.decodeObject(of: NSNumber.self, forKey: Self.numberKey)?.uint64Value ?? 0
        super.init(coder: coder)
    }

    /// Writes the items' numbers.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(items.map { NSString(string: "\($0.persistentID)") } as NSArray, forKey: Self.itemsKey)
        coder.encode(NSNumber(value: number), forKey: Self.numberKey)
    }

    /// An item that stands for all: the first.
    open var representativeItem: MPMediaItem? { items.first }
    /// How many items there are.
    open var count: Int { items.count }
    /// The kinds of media that there are.
    open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }

    // @objc(canFilterByProperty:)
    /// Whether predicates can be made with a property.
    open override class func canFilter(byProperty property: String) -> Bool { MPMediaItem.canFilter(byProperty: property) }

    // @objc(valueForProperty:)
    /// What a property is of the item that stands for all; the number is the collection's own.
    open override func value(forProperty property: String) -> Any? {
        guard property == MPMediaEntityPropertyPersistentID else { return representativeItem?.value(forProperty: property) }
        return NSNumber(value: number)
    }
}
