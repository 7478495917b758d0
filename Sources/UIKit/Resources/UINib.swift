import Foundation
import SampanInterfaceBuilder

/// A xib, read once and made into objects as often as wanted.
/// See https://developer.apple.com/documentation/uikit/uinib.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// What may be given when a nib is made into objects.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Creates a key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects for the document's proxies, by their identifiers: `[String: Any]`.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let source: NibSource?
    /// What is made: all top-level objects, or one object of a storyboard (a prototype cell) together with what it refers to.
    private let prototype: (record: IBObject, environment: NibBuilder)?
    private let missing: String

    // @objc(nibWithNibName:bundle:)
    /// Creates a nib from the xib of that name in a bundle, by default the main one. A missing xib is an error when objects are wanted.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? .main
        source = NibSource.load(name, "xib", in: bundle)
        prototype = nil
        missing = "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'"
        super.init()
    }

    // @objc(nibWithData:bundle:)
    /// Creates a nib from the content of a xib.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? .main
        do {
            source = NibSource(document: try IBDocument.read(data, name: "(data)"), bundle: bundle)
            missing = ""
        } catch {
            source = nil
            missing = "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)': \(error)"
        }
        prototype = nil
        super.init()
    }

    /// Opens the xib in a file, whose images and texts a bundle has.
    package init(contentsOf url: URL, bundle: Bundle) throws {
        source = try NibSource.read(url, in: bundle)
        prototype = nil
        missing = ""
        super.init()
    }

    /// Takes a xib that was read already.
    package init(document: IBDocument, bundle: Bundle) {
        source = NibSource(document: document, bundle: bundle)
        prototype = nil
        missing = ""
        super.init()
    }

    /// The xib as it was read.
    package var document: IBDocument? { source?.document }

    /// Creates a nib that makes one object of a document again and again.
    init(prototype record: IBObject, of builder: NibBuilder) {
        let environment = NibBuilder(source: builder.source, traits: builder.traits)
        builder.share(with: environment)
        source = builder.source
        prototype = (record, environment)
        missing = ""
        super.init()
    }

    /// Whether the bundle has a xib of that name.
    package static func exists(_ name: String, in bundle: Bundle) -> Bool { NibSource.url(name, "xib", in: bundle) != nil }

    /// Makes the objects of the document and connects them, to the owner also; returns those at the top.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        guard let source else { ObjCException.raise("NSInternalInconsistencyException", missing) }
        let builder = NibBuilder(source: source, traits: UITraitCollection.current)
        if let prototype {
            prototype.environment.share(with: builder)
            builder.isRepeated = true
            let object = builder.make(prototype.record)
            builder.finish()
            return object.map { [$0] } ?? []
        }
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        var records: [IBObject] = []
        for record in source.document.objects {
            switch record["placeholderIdentifier"] {
            case nil: records.append(record)
            case "IBFilesOwner"?:
                builder.know(ownerOrNil.map { $0 as AnyObject }, as: record.id)
                if let ownerOrNil { builder.connectLater(record, of: ownerOrNil as AnyObject) }
            case let name?:
                if let object = external[name] { builder.know(object as AnyObject, as: record.id) }
            }
        }
        let made = records.compactMap { builder.make($0) }
        builder.finish()
        return made
    }
}

extension Bundle {
    /// Makes the objects of a xib of this bundle and connects them; returns those at the top.
    ///
    /// See https://developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:).
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
