import Foundation

extension NSItemProvider {
    /// Registers all types that an object can be written as.
    public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        nonisolated(unsafe) let object = object
        for type in object.writableTypeIdentifiersForItemProvider {
            let own = object.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            let least = own.rawValue > visibility.rawValue ? own : visibility
            registerDataRepresentation(forTypeIdentifier: type, visibility: least) { completion in
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }

    /// Registers all types that objects of a class can be written as, with a closure that makes the object.
    public func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                loadHandler { object, error in
                    guard let object else { return completion(nil, error) }
                    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                }
            }
        }
    }

    /// The first type of those that a class reads that there is.
    private func type(readBy aClass: any NSItemProviderReading.Type) -> String? {
        aClass.readableTypeIdentifiersForItemProvider.first { hasItemConformingToTypeIdentifier($0) }
    }

    /// Whether an object of a class can be made of the item.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { type(readBy: aClass) != nil }

    /// Makes an object of a class of the item.
    ///
    /// - Parameter completionHandler: called on a queue of the background.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let wanted = type(readBy: aClass), let actual = representation(conformingTo: wanted)?.typeIdentifier else {
            let error = ItemCoding.error(.unavailableCoercionError, "Could not coerce an item to class \(aClass)")
            DispatchQueue.global(qos: .userInitiated).async { completionHandler(nil, error) }
            return Progress(totalUnitCount: 1)
        }
        nonisolated(unsafe) let aClass = aClass
        return loadDataRepresentation(forTypeIdentifier: actual) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do { completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: actual), nil) } catch {
                completionHandler(nil, error)
            }
        }
    }

    // MARK: Swift's own values

    /// Whether a value of a type, such as `String`, can be made of the item.
    public func canLoadObject<Value: _ObjectiveCBridgeable>(
        ofClass valueType: Value.Type
    ) -> Bool where Value._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: Value._ObjectiveCType.self)
    }

    /// Makes a value of a type, such as `String`, of the item.
    @discardableResult
    public func loadObject<Value: _ObjectiveCBridgeable>(
        ofClass valueType: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
            completionHandler(object.flatMap { $0 as? Value }, error)
        }
    }

    /// Registers all types that a value can be written as, with a closure that makes it.
    public func registerObject<Value: _ObjectiveCBridgeable>(
        ofClass valueType: Value.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Progress?
    ) where Value._ObjectiveCType: NSItemProviderWriting {
        registerObject(ofClass: Value._ObjectiveCType.self, visibility: visibility) { completion in
            loadHandler { value, error in completion(value.map { $0._bridgeToObjectiveC() }, error) }
        }
    }
}
