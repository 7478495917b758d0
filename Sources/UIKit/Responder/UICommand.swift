import Foundation

/// Another command for a menu's command while modifier keys are held.
/// See https://developer.apple.com/documentation/uikit/uicommandalternate.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// The command's name for people.
    public let title: String
    /// The command.
    public let action: Selector
    /// The keys to hold.
    nonisolated public let modifierFlags: UIKeyModifierFlags

    // @objc(alternateWithTitle:action:modifierFlags:)
    /// Creates an alternate command.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
        super.init()
    }

    /// Creates an alternate command from an archive; fails if that does not say which.
    public required init?(coder: NSCoder) {
        guard let action = coder.decodeText("action") else { return nil }
        (title, self.action) = (coder.decodeText("title") ?? "", Selector(action))
        modifierFlags = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "modifierFlags"))
        super.init()
    }

    /// Archives are safe to decode.
    nonisolated public static var supportsSecureCoding: Bool { true }

    /// Writes the alternate command to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(title as NSString, forKey: "title")
        coder.encode(action.description as NSString, forKey: "action")
        coder.encode(modifierFlags.rawValue, forKey: "modifierFlags")
    }

    /// Alternates for the same keys are equal: a command has one of them.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? UICommandAlternate)?.modifierFlags == modifierFlags
    }

    nonisolated open override var hash: Int { modifierFlags.rawValue }

    /// The alternate itself, which nobody can change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A command that the responder chain performs. See https://developer.apple.com/documentation/uikit/uicommand.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// What the command does, for people.
    open var discoverabilityTitle: String?
    /// The command.
    public let action: Selector
    /// What the app added, to tell commands with one action apart.
    public let propertyList: Any?
    /// Whether it can be chosen, and how it looks.
    open var attributes: UIMenuElement.Attributes
    /// Whether it is marked.
    open var state: UIMenuElement.State
    /// The command's image while it is marked; the other one, if it has none.
    open var selectedImage: UIImage?
    /// Other commands while modifier keys are held.
    public let alternates: [UICommandAlternate]
    private weak var senderStorage: AnyObject?

    /// Creates a command.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
        self.subtitle = subtitle
        self.selectedImage = selectedImage
    }

    /// Creates a command from an archive; fails if that does not say which.
    public required init?(coder: NSCoder) {
        guard let action = coder.decodeText("action") else { return nil }
        self.action = Selector(action)
        propertyList =
            coder.containsValue(forKey: "propertyList")
            ? coder.decodeObject(of: Self.propertyListClasses, forKey: "propertyList") : nil
        alternates = coder.decodeList(of: UICommandAlternate.self, forKey: "alternates") ?? []
        discoverabilityTitle = coder.decodeText("discoverabilityTitle")
        attributes = Attributes(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "attributes")))
        state = coder.decodeRaw(State.self, forKey: "state") ?? .off
        selectedImage =
            coder.containsValue(forKey: "selectedImage") ? coder.decodeObject(of: UIImage.self, forKey: "selectedImage") : nil
        super.init(coder: coder)
    }

    private static let propertyListClasses: [AnyClass] = [
        NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSData.self, NSDate.self,
    ]

    /// Writes the command to an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(action.description as NSString, forKey: "action")
        if let list = PropertyListObject.object(propertyList) { coder.encode(list, forKey: "propertyList") }
        coder.encode(alternates as NSArray, forKey: "alternates")
        if let discoverabilityTitle { coder.encode(discoverabilityTitle as NSString, forKey: "discoverabilityTitle") }
        coder.encode(Int(bitPattern: attributes.rawValue), forKey: "attributes")
        coder.encode(state.rawValue, forKey: "state")
        if let selectedImage { coder.encode(selectedImage, forKey: "selectedImage") }
    }

    /// What has the command performed, while it is.
    open var sender: Any? { senderStorage }

    // @objc(performWithSender:target:)
    /// Sends the command to a target, or, without one, to whoever of the responder chain takes it. What is sent with it is the command.
    open func performWithSender(_ sender: Any?, target: Any?) {
        senderStorage = sender.map { $0 as AnyObject }
        ActionSender.dispatch(action, to: target, from: self, for: nil)
        senderStorage = nil
    }

    /// Another command like this one.
    open override func copy(with zone: NSZone? = nil) -> Any {
        guard type(of: self) == UICommand.self else { return self }
        return UICommand(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }
}

extension UICommand: UIMenuLeaf {}

/// The property list of a command that shares: where a menu has such a command, it is the one for sharing.
/// See https://developer.apple.com/documentation/uikit/uicommandtagshare.
public let UICommandTagShare = "UICommandTagShare"
