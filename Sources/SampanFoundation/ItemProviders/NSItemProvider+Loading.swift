import Foundation

/// One wish for an item: its handler is called once, on a queue of the background, with what comes first: the item, an error, or that it is no
/// longer wanted.
private final class ItemLoad<Value: Sendable>: @unchecked Sendable {
    static var queue: DispatchQueue { DispatchQueue.global(qos: .userInitiated) }

    let progress = Progress(totalUnitCount: 1)
    private let lock = NSLock()
    private var handler: (@Sendable (Value?, (any Error)?) -> Void)?
    /// The wish, until it is fulfilled or given up.
    private var itself: ItemLoad?

    init(_ handler: @escaping @Sendable (Value?, (any Error)?) -> Void) {
        self.handler = handler
        // Nobody else may hold the wish: who makes the item need not keep what it is to call.
        itself = self
        progress.cancellationHandler = { [weak self] in self?.finish(nil, ItemCoding.cancelled) }
    }

    func finish(_ value: Value?, _ error: (any Error)?) {
        guard
            let handler = lock.withLock({ () -> (@Sendable (Value?, (any Error)?) -> Void)? in
                defer { (self.handler, itself) = (nil, nil) }
                return self.handler
            })
        else { return }
        if value != nil, progress.completedUnitCount == 0 { progress.completedUnitCount = 1 }
        handler(value, error)
    }

    /// Starts the work, which may tell of itself and is cancelled with the wish.
    func start(_ work: @escaping @Sendable () -> Progress?) -> Progress {
        Self.queue.async { [self] in
            guard !progress.isCancelled, let own = work() else { return }
            if progress.completedUnitCount == 0, !own.isFinished { progress.addChild(own, withPendingUnitCount: 1) }
        }
        return progress
    }
}

extension NSItemProvider {
    /// Makes data of a type, or of one that conforms to it.
    ///
    /// - Parameter completionHandler: called on a queue of the background.
    /// - Returns: what tells of the work, and ends it.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let load = ItemLoad(completionHandler)
        guard let representation = representation(conformingTo: typeIdentifier) else {
            return load.start {
                load.finish(nil, ItemCoding.noItem(of: typeIdentifier))
                return nil
            }
        }
        return load.start {
            switch representation.source {
            case .data(let make): return make { load.finish($0, $0 == nil ? $1 ?? ItemCoding.noItem(of: typeIdentifier) : nil) }
            case .file(let make):
                return make { url, _, error in
                    guard let url else { return load.finish(nil, error ?? ItemCoding.noItem(of: typeIdentifier)) }
                    do { load.finish(try Data(contentsOf: url), nil) } catch { load.finish(nil, error) }
                }
            case .item(let make):
                make(
                    { item, error in
                        guard let item else { return load.finish(nil, error ?? ItemCoding.noItem(of: typeIdentifier)) }
                        do { load.finish(try ItemCoding.data(of: item), nil) } catch { load.finish(nil, error) }
                    }, nil, nil)
                return nil
            }
        }
    }

    /// Makes a file of a type, or of one that conforms to it. It is gone when the handler returns.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadCopy(typeIdentifier) { url, error in
            completionHandler(url, error)
            if let url { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        }
    }

    /// Makes a file of a type, or opens the one there is where it is if that is allowed.
    ///
    /// - Parameter completionHandler: is called with the file, and whether it is the very one; a copy is the receiver's to remove.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        guard let representation = representation(conformingTo: typeIdentifier), representation.fileOptions.contains(.openInPlace),
            case .file(let make) = representation.source
        else { return loadCopy(typeIdentifier) { completionHandler($0, false, $1) } }
        let load = ItemLoad<URL> { completionHandler($0, $0 != nil, $1) }
        return load.start { make { url, _, error in load.finish(url, url == nil ? error ?? ItemCoding.noItem(of: typeIdentifier) : nil) } }
    }

    private func loadCopy(_ typeIdentifier: String, _ handler: @escaping @Sendable (URL?, (any Error)?) -> Void) -> Progress {
        let load = ItemLoad(handler)
        let type = representation(conformingTo: typeIdentifier)?.typeIdentifier ?? typeIdentifier
        guard let representation = representation(conformingTo: typeIdentifier), case .file(let make) = representation.source else {
            let inner = loadDataRepresentation(forTypeIdentifier: typeIdentifier) { [self] data, error in
                guard let data else { return load.finish(nil, error) }
                do {
                    let url = try self.placeOfCopy(suggestedName, type: type)
                    try data.write(to: url)
                    load.finish(url, nil)
                } catch { load.finish(nil, error) }
            }
            return load.start { inner }
        }
        return load.start { [self] in
            make { url, _, error in
                guard let url else { return load.finish(nil, error ?? ItemCoding.noItem(of: typeIdentifier)) }
                do {
                    let copy = try self.placeOfCopy(url.lastPathComponent, type: type)
                    try FileManager.default.copyItem(at: url, to: copy)
                    load.finish(copy, nil)
                } catch { load.finish(nil, error) }
            }
        }
    }

    /// A file that is not there yet, in a folder of its own, with the extension that tells its type.
    private func placeOfCopy(_ name: String?, type: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A name may come from anywhere: only its last part counts.
        var name = (name.map { ($0 as NSString).lastPathComponent } ?? "").trimmingCharacters(in: CharacterSet(charactersIn: "/"))
        if name.isEmpty || name == "." || name == ".." { name = type }
        if (name as NSString).pathExtension.isEmpty || name == type, let ending = ItemCoding.filenameExtension(of: type) {
            name += ".\(ending)"
        }
        return folder.appendingPathComponent(name)
    }

    /// Makes an item of a type, or of one that conforms to it: the very item where one was registered, a file's URL, an address, a text, or
    /// data.
    ///
    /// Without Objective-C nothing that is known to be `NSSecureCoding` can be cast to `URL` or `String`; this handler is given `Any`.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        load(typeIdentifier, options) { completionHandler?($0, $1) }
    }

    /// Makes an item of a type, or of one that conforms to it.
    @_disfavoredOverload
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler?
    ) {
        load(typeIdentifier, options) { completionHandler?($0, $1) }
    }

    /// Makes an item of a type, or of one that conforms to it.
    public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> Any {
        nonisolated(unsafe) let options = options
        return try await withCheckedThrowingContinuation { continuation in
            load(typeIdentifier, options) { item, error in
                if let item {
                    nonisolated(unsafe) let item: Any = item
                    continuation.resume(returning: item)
                } else {
                    continuation.resume(throwing: error ?? ItemCoding.noItem(of: typeIdentifier))
                }
            }
        }
    }

    private func load(_ typeIdentifier: String, _ options: [AnyHashable: Any]?, _ handler: @escaping CompletionHandler) {
        nonisolated(unsafe) let options = options
        ItemLoad<Data>.queue.async { [self] in
            guard let representation = representation(conformingTo: typeIdentifier) else {
                return handler(nil, ItemCoding.noItem(of: typeIdentifier))
            }
            switch representation.source {
            case .item(let make): make(handler, nil, options)
            case .file(let make): _ = make { url, _, error in handler(url.map { $0 as NSURL }, error) }
            case .data(let make):
                _ = make { data, error in handler(data.map { ItemCoding.item(of: $0, type: representation.typeIdentifier) }, error) }
            }
        }
    }

    /// Makes the picture that the preview's handler makes of the item.
    public func loadPreviewImage(options: [AnyHashable: Any]! = nil, completionHandler: CompletionHandler!) {
        guard let handler = previewImageHandler else {
            completionHandler?(nil, ItemCoding.error(.itemUnavailableError, "Cannot load preview."))
            return
        }
        handler(completionHandler, nil, options)
    }
}
