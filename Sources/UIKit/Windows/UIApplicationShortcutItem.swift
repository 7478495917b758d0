import Foundation

/// A quick action of the Home Screen. See https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    /// The action's name for the app.
    open fileprivate(set) var type: String
    /// The action's name for people.
    open fileprivate(set) var localizedTitle: String
    /// More about the action.
    open fileprivate(set) var localizedSubtitle: String?
    /// The action's picture.
    open fileprivate(set) var icon: UIApplicationShortcutIcon?
    /// What the app keeps with the action.
    open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
    /// What a scene is to show for the action.
    open fileprivate(set) var targetContentIdentifier: Any?

    // @objc(initWithType:localizedTitle:localizedSubtitle:icon:userInfo:)
    /// Creates a quick action.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        (self.icon, self.userInfo) = (icon, userInfo)
        super.init()
    }

    /// Creates a quick action that has no more than a name.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// The action itself, or one like it if it can be changed.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        guard Swift.type(of: self) != UIApplicationShortcutItem.self else { return self }
        return MainActor.assumeIsolated {
            let copy = UIApplicationShortcutItem(
                type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
            copy.targetContentIdentifier = targetContentIdentifier
            return copy
        }
    }

    /// A copy that can be changed.
    nonisolated public func mutableCopy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            let copy = UIMutableApplicationShortcutItem(
                type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
            copy.targetContentIdentifier = targetContentIdentifier
            return copy
        }
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIApplicationShortcutItem else { return false }
        return MainActor.assumeIsolated {
            type == other.type && localizedTitle == other.localizedTitle && localizedSubtitle == other.localizedSubtitle
                && icon == other.icon && userInfo?.keys == other.userInfo?.keys
        }
    }

    nonisolated open override var hash: Int { MainActor.assumeIsolated { type.hashValue } }
}

/// A quick action that can be changed. See https://developer.apple.com/documentation/uikit/uimutableapplicationshortcutitem.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    open override var targetContentIdentifier: Any? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
}

/// The picture of a quick action. See https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// The system's own pictures.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation
        case confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio
        case update
    }

    private enum Source: Hashable {
        case type(IconType)
        case template(String)
        case system(String)
    }

    nonisolated private let source: Source

    // @objc(iconWithType:)
    /// One of the system's own pictures.
    public init(type: IconType) {
        source = .type(type)
        super.init()
    }

    // @objc(iconWithTemplateImageName:)
    /// A picture of the app's bundle, whose colours do not count.
    public init(templateImageName: String) {
        source = .template(templateImageName)
        super.init()
    }

    // @objc(iconWithSystemImageName:)
    /// A symbol.
    public init(systemImageName: String) {
        source = .system(systemImageName)
        super.init()
    }

    /// The picture itself, which does not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.source == source }
    nonisolated open override var hash: Int { source.hashValue }
}
