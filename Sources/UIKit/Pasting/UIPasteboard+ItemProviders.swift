import Foundation
import SampanFoundation

/// Items as item providers and as objects.
extension UIPasteboard {
    /// A provider for each item; setting them puts their items in the place of those that are there, whose data are made when somebody asks
    /// for them. See https://developer.apple.com/documentation/uikit/uipasteboard/itemproviders.
    public var itemProviders: [NSItemProvider] {
        get { entries.map(Self.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Puts the items of providers in the place of those that are there. They always stay on this device. See
    /// https://developer.apple.com/documentation/uikit/uipasteboard/setitemproviders(_:localonly:expirationdate:).
    ///
    /// - Parameter expirationDate: from when on they are gone; `nil` for never.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        var options: [OptionsKey: Any] = [.localOnly: localOnly]
        options[.expirationDate] = expirationDate
        setItems(itemProviders.map(PromisedData.entry), options: options)
    }

    // @objc(setObjects:)
    /// Puts objects in the place of what is there, an item each, in all types that they can be written as. See
    /// https://developer.apple.com/documentation/uikit/uipasteboard/setobjects(_:)-lljo.
    public func setObjects(_ objects: [any NSItemProviderWriting]) { setObjects(objects, localOnly: false, expirationDate: nil) }

    // @objc(setObjects:localOnly:expirationDate:)
    /// Puts objects in the place of what is there, an item each, until a date.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    /// Puts values, such as strings, in the place of what is there, an item each.
    public func setObjects<Value: _ObjectiveCBridgeable>(_ objects: [Value]) where Value._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Puts values, such as strings, in the place of what is there, an item each, until a date.
    public func setObjects<Value: _ObjectiveCBridgeable>(
        _ objects: [Value], localOnly: Bool, expirationDate: Date?
    ) where Value._ObjectiveCType: NSItemProviderWriting {
        setObjects(
            objects.map { $0._bridgeToObjectiveC() as any NSItemProviderWriting }, localOnly: localOnly, expirationDate: expirationDate)
    }

    /// A provider of an item: the one that it came by, if it came by one.
    private static func provider(of item: [String: Any]) -> NSItemProvider {
        let promises = item.values.compactMap { $0 as? PromisedData }
        if let first = promises.first?.provider, promises.count == item.count, promises.allSatisfy({ $0.provider === first }),
            let copy = first.copy() as? NSItemProvider
        {
            return copy
        }
        let provider = NSItemProvider()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
            nonisolated(unsafe) let value = value
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                let data = data(of: value)
                completion(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
                return nil
            }
        }
        return provider
    }
}
