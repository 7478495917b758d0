import Foundation

struct StoredGroup: Equatable {
    var identifier = UUID().uuidString
    var name = ""
    var members: [String] = []
}

/// Several contacts by a name. See https://developer.apple.com/documentation/contacts/cngroup.
open class CNGroup: NSObject, NSCopying, NSMutableCopying {
    var stored = StoredGroup()

    override init() { super.init() }

    init(_ stored: StoredGroup) {
        self.stored = stored
        super.init()
    }

    /// What tells the group from others on the device.
    open var identifier: String { stored.identifier }
    /// What it is called.
    open var name: String { stored.name }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNGroup else { return false }
        return identifier == other.identifier && name == other.name
    }
    open override var hash: Int { identifier.hash }
    open override var description: String { "<\(type(of: self)): \(identifier): name=\(name)>" }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any { CNGroup(stored) }
    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableGroup(stored) }
}

/// A group that can be changed; `CNSaveRequest` keeps it. See https://developer.apple.com/documentation/contacts/cnmutablegroup.
open class CNMutableGroup: CNGroup {
    /// Creates a group without a name.
    public override init() { super.init() }

    override init(_ stored: StoredGroup) { super.init(stored) }

    /// What it is called.
    open override var name: String {
        get { stored.name }
        set { stored.name = newValue }
    }
}
