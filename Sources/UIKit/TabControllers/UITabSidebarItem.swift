import Foundation

/// How a sidebar shows a tab or an action.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabsidebaritem>
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject, @preconcurrency NSCopying {
    /// What an item stands for.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitabsidebaritem/content-swift.enum>
    public enum Content {
        /// A tab.
        case tab(UITab)
        /// One of a group's actions.
        case action(UIAction)
    }

    /// What a sidebar wants an item for.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitabsidebaritem/request>
    @preconcurrency @MainActor
    open class Request: NSObject {
        /// What the item is to stand for.
        public let content: Content
        let state: UICellConfigurationState
        /// Whether the row is the header of a section.
        let isHeader: Bool

        init(_ content: Content, _ state: UICellConfigurationState, isHeader: Bool) {
            (self.content, self.state, self.isHeader) = (content, state, isHeader)
            super.init()
        }
    }

    /// What the item stands for.
    public let content: Content
    private let isHeader: Bool
    /// The state of the item's row.
    open internal(set) var configurationState: UICellConfigurationState
    /// What the row shows.
    open var contentConfiguration: any UIContentConfiguration
    /// What is behind that.
    open var backgroundConfiguration: UIBackgroundConfiguration
    /// What stands beside the content.
    open var accessories: [UICellAccessory]

    // @objc(itemFromRequest:)
    /// Creates an item that has the system's content for what is requested.
    public convenience init(request: UITabSidebarItem.Request) {
        self.init(request.content, request.state, isHeader: request.isHeader)
    }

    private init(_ content: Content, _ state: UICellConfigurationState, isHeader: Bool) {
        (self.content, configurationState, self.isHeader) = (content, state, isHeader)
        contentConfiguration = Self.content(of: content, isHeader: isHeader)
        backgroundConfiguration = Self.background(isHeader: isHeader)
        accessories = Self.accessories(of: content, isHeader: isHeader)
        super.init()
    }

    /// The system's content of what the item stands for, as that is now.
    open func defaultContentConfiguration() -> UIListContentConfiguration { Self.content(of: content, isHeader: isHeader) }

    /// The system's background.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { Self.background(isHeader: isHeader) }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabSidebarItem(content, configurationState, isHeader: isHeader)
        copy.contentConfiguration = contentConfiguration
        copy.backgroundConfiguration = backgroundConfiguration
        copy.accessories = accessories
        return copy
    }

    private static func content(of content: Content, isHeader: Bool) -> UIListContentConfiguration {
        var shown = UIListContentConfiguration.sidebarCell()
        switch content {
        case .tab(let tab):
            if isHeader { shown = .sidebarHeader() } else if tab.subtitle != nil { shown = .sidebarSubtitleCell() }
            (shown.text, shown.secondaryText) = (tab.title, tab.subtitle)
            if !isHeader { shown.image = tab.image }
            if !tab.isEnabled { shown.textProperties.color = .tertiaryLabel }
        case .action(let action):
            (shown.text, shown.image, shown.secondaryText) = (action.title, action.image, action.subtitle)
            if action.attributes.contains(.destructive) { shown.textProperties.color = .systemRed }
            if action.attributes.contains(.disabled) { shown.textProperties.color = .tertiaryLabel }
        }
        return shown
    }

    private static func background(isHeader: Bool) -> UIBackgroundConfiguration { isHeader ? .listSidebarHeader() : .listSidebarCell() }

    private static func accessories(of content: Content, isHeader: Bool) -> [UICellAccessory] {
        guard case .tab(let tab) = content else { return [] }
        var all: [UICellAccessory] = []
        if let badge = tab.badgeValue { all.append(.label(text: badge)) }
        if tab is UITabGroup { all.append(.outlineDisclosure(options: .init(style: isHeader ? .header : .cell))) }
        return all
    }
}
