import Foundation

/// Attributes of what items are in.
extension CSSearchableItemAttributeSet {
    /// The title of what the item is in.
    public var containerTitle: String? {
        get { values["containerTitle"]?.text }
        set { values["containerTitle"] = newValue.map { .text($0) } }
    }
    /// The name for people of what the item is in.
    public var containerDisplayName: String? {
        get { values["containerDisplayName"]?.text }
        set { values["containerDisplayName"] = newValue.map { .text($0) } }
    }
    /// The identifier of what the item is in.
    public var containerIdentifier: String? {
        get { values["containerIdentifier"]?.text }
        set { values["containerIdentifier"] = newValue.map { .text($0) } }
    }
    /// The item's place in it.
    public var containerOrder: NSNumber? {
        get { values["containerOrder"]?.number.map { NSNumber(value: $0) } }
        set { values["containerOrder"] = newValue.map { .number($0.doubleValue) } }
    }
}
