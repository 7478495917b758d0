import Foundation
import SampanFoundation

/// The types that somebody takes when they are pasted or dropped.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipasteconfiguration>
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, NSSecureCoding, NSCopying {
    /// The identifiers of the types, the most welcome first.
    open var acceptableTypeIdentifiers: [String] {
        get { types }
        set { types = newValue }
    }

    /// Copies and archives are made without asking for the main thread; nobody else touches the configuration meanwhile.
    private nonisolated(unsafe) var types: [String]

    /// Creates a configuration that takes nothing yet.
    public nonisolated override init() {
        types = []
        super.init()
    }

    /// Creates a configuration that takes some types.
    public nonisolated init(acceptableTypeIdentifiers: [String]) {
        types = acceptableTypeIdentifiers
        super.init()
    }

    // @objc(initWithTypeIdentifiersForAcceptingClass:)
    /// Creates a configuration that takes what objects of a class can be made of.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Creates a configuration that takes what values of a type, such as `String`, can be made of.
    public convenience init<Value: _ObjectiveCBridgeable>(
        forAccepting valueType: Value.Type
    ) where Value._ObjectiveCType: NSItemProviderReading {
        self.init(forAccepting: Value._ObjectiveCType.self)
    }

    /// Creates a configuration from an archive.
    public nonisolated required init?(coder: NSCoder) {
        types = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: Self.typesKey) as? [String] ?? []
        super.init()
    }

    private nonisolated static let typesKey = "acceptableTypeIdentifiers"

    /// Writes the types to an archive.
    open nonisolated func encode(with coder: NSCoder) { coder.encode(types as NSArray, forKey: Self.typesKey) }

    /// Archives are safe to decode.
    public nonisolated class var supportsSecureCoding: Bool { true }

    /// A configuration that takes the same.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { UIPasteConfiguration(acceptableTypeIdentifiers: types) }

    /// Takes some types besides. Those that are there already stay where they are.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
            self.acceptableTypeIdentifiers.append(type)
        }
    }

    // @objc(addTypeIdentifiersForAcceptingClass:)
    /// Takes what objects of a class can be made of besides.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Takes what values of a type, such as `String`, can be made of besides.
    public func addTypeIdentifiers<Value: _ObjectiveCBridgeable>(
        forAccepting valueType: Value.Type
    ) where Value._ObjectiveCType: NSItemProviderReading {
        addTypeIdentifiers(forAccepting: Value._ObjectiveCType.self)
    }

    /// Whether one of the providers has something of these types.
    func accepts(_ itemProviders: [NSItemProvider]) -> Bool {
        itemProviders.contains { provider in acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) } }
    }
}

/// Takes what is pasted, by a command or by a button.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipasteconfigurationsupporting>
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types that are taken; `nil` where nothing is said of them.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    // @objc(pasteItemProviders:) optional
    /// Takes what is pasted: a provider for each item.
    func paste(itemProviders: [NSItemProvider])
    // @objc(canPasteItemProviders:) optional
    /// Whether what is to be pasted would be taken.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}

/// Where responders keep their configurations: few have one.
private enum PasteConfigurationKey {
    nonisolated(unsafe) static let address = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension UIResponder {
    /// A responder's own copy of its configuration.
    var ownPasteConfiguration: UIPasteConfiguration? {
        get { objc_getAssociatedObject(self, PasteConfigurationKey.address) as? UIPasteConfiguration }
        set {
            let copy = newValue?.copy(with: nil) as? UIPasteConfiguration
            objc_setAssociatedObject(self, PasteConfigurationKey.address, copy, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            NotificationCenter.default.post(name: Self.pasteConfigurationDidChange, object: self)
        }
    }

    /// Posted by a responder that takes other types from now on.
    nonisolated static let pasteConfigurationDidChange = Notification.Name("SampanPasteConfigurationDidChange")
}
