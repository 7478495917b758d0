import Foundation
import SampanFoundation

/// What can be done with notifications of a kind. See https://developer.apple.com/documentation/uikit/uiusernotificationcategory.
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationCategory")
open class UIUserNotificationCategory: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    var name: String?
    var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

    /// Creates a kind without actions.
    public override init() { super.init() }

    init(copying other: UIUserNotificationCategory) {
        (name, actions) = (other.name, other.actions)
        super.init()
    }

    /// What notifications name the kind by.
    open var identifier: String? { name }

    // @objc(actionsForContext:)
    /// What can be done, the first at the right; for little room what was set for much, if nothing else was said.
    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
        actions[context] ?? (context == .minimal ? actions[.default].map { Array($0.prefix(2)) } : nil)
    }

    /// A copy that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { UIUserNotificationCategory(copying: self) }
    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableUserNotificationCategory(copying: self) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIUserNotificationCategory else { return false }
        return name == other.name && actions == other.actions
    }
    open override var hash: Int { name.hashValue }

    /// Whether archives can be read securely. They can.
    public static var supportsSecureCoding: Bool { true }

    /// Creates what an archive holds.
    public required init?(coder: NSCoder) {
        super.init()
        name = coder.decodePresentObject(of: NSString.self, forKey: "identifier") as String?
        let classes: [AnyClass] = [NSArray.self, UIUserNotificationAction.self]
        for context in [UIUserNotificationActionContext.default, .minimal] {
            actions[context] = coder.decodePresentObject(of: classes, forKey: "actions \(context.rawValue)") as? [UIUserNotificationAction]
        }
    }

    /// Writes it to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString?, forKey: "identifier")
        for (context, actions) in actions { coder.encode(actions as NSArray, forKey: "actions \(context.rawValue)") }
    }
}

/// A kind of notifications that is being made. See https://developer.apple.com/documentation/uikit/uimutableusernotificationcategory.
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationCategory")
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    open override var identifier: String? {
        get { name }
        set { name = newValue }
    }

    // @objc(setActions:forContext:)
    /// Sets what can be done, the first at the right. The actions are copied.
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        self.actions[context] = actions?.compactMap { $0.copy() as? UIUserNotificationAction }
    }
}
