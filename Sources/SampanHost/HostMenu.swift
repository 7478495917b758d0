/// What a person can do with the device, as a menu of the host's that the app shows in the system's name, over everything.
public struct HostMenu {
    /// One thing to do.
    public struct Item {
        /// What the menu says.
        public let title: String
        /// Does it, when the menu is gone.
        public let action: @MainActor () -> Void

        /// Something that is done when it is chosen.
        public init(_ title: String, action: @escaping @MainActor () -> Void) { (self.title, self.action) = (title, action) }
    }

    /// What stands above the items.
    public let title: String
    /// What can be done, from the top.
    public let items: [Item]

    /// A menu with a title.
    public init(title: String, items: [Item]) { (self.title, self.items) = (title, items) }
}
