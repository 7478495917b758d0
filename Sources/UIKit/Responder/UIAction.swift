import Foundation

/// Something to do, with a name and an image. See https://developer.apple.com/documentation/uikit/uiaction.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// What tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What tells this action apart.
    public let identifier: Identifier
    /// What the action does, for people.
    open var discoverabilityTitle: String?
    /// The action's image while it is marked; the other one, if it has none.
    open var selectedImage: UIImage?
    /// Whether it can be chosen, and how it looks.
    open var attributes: Attributes
    /// Whether it is marked.
    open var state: State
    private weak var senderStorage: AnyObject?
    private let handler: UIActionHandler

    /// Creates an action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
        self.discoverabilityTitle = discoverabilityTitle
        self.selectedImage = selectedImage
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// Creates an action from an archive. It does nothing: what an action does has no form there.
    public required init?(coder: NSCoder) {
        identifier = Identifier(coder.decodeText("identifier") ?? "com.apple.action.dynamic.\(UUID().uuidString)")
        discoverabilityTitle = coder.decodeText("discoverabilityTitle")
        selectedImage =
            coder.containsValue(forKey: "selectedImage") ? coder.decodeObject(of: UIImage.self, forKey: "selectedImage") : nil
        attributes = Attributes(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "attributes")))
        state = coder.decodeRaw(State.self, forKey: "state") ?? .off
        handler = { _ in }
        super.init(coder: coder)
    }

    /// Writes the action to an archive, all but what it does.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(identifier.rawValue as NSString, forKey: "identifier")
        if let discoverabilityTitle { coder.encode(discoverabilityTitle as NSString, forKey: "discoverabilityTitle") }
        if let selectedImage { coder.encode(selectedImage, forKey: "selectedImage") }
        coder.encode(Int(bitPattern: attributes.rawValue), forKey: "attributes")
        coder.encode(state.rawValue, forKey: "state")
    }

    /// What performs the action: a control, a bar button, a menu.
    open var sender: Any? { senderStorage }

    // @objc(performWithSender:target:)
    /// Calls the action's handler.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender.map { $0 as AnyObject }) }

    func perform(sender: AnyObject?) {
        senderStorage = sender
        handler(self)
        senderStorage = nil
    }

    /// Another action with the same identifier and handler.
    open override func copy(with zone: NSZone? = nil) -> Any {
        guard type(of: self) == UIAction.self else { return self }
        return UIAction(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }
}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

extension UIAction: UIMenuLeaf {}
