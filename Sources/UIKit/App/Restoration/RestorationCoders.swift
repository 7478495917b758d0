import Foundation

/// What stands in an archive for an object that is there again at the next launch, and is not written down there itself.
final class RestorationReference: NSObject, NSCoding {
    enum Target {
        /// A restorable object, by its restoration path.
        case object([String])
        case storyboard(name: String, bundle: String?)
    }

    /// Its name in archives, whatever the module is called.
    static let className = "UIStateRestorationReference"

    let target: Target

    init(_ target: Target) { self.target = target }

    required init?(coder: NSCoder) {
        func text(_ key: String) -> String? { coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) as? String : nil }
        if let name = text("storyboard") {
            target = .storyboard(name: name, bundle: text("bundle"))
        } else {
            // A damaged number must not have it look for keys without end.
            let count = max(0, min(coder.decodeInteger(forKey: "count"), 1000))
            target = .object((0..<count).compactMap { text("path\($0)") })
        }
    }

    func encode(with coder: NSCoder) {
        switch target {
        case .object(let path):
            coder.encode(path.count, forKey: "count")
            for (index, part) in path.enumerated() { coder.encode(NSString(string: part), forKey: "path\(index)") }
        case .storyboard(let name, let bundle):
            coder.encode(NSString(string: name), forKey: "storyboard")
            if let bundle { coder.encode(NSString(string: bundle), forKey: "bundle") }
        }
    }
}

/// Reads what an object wrote down. What was not written down is nothing: Foundation's own unarchiver on Linux takes that for damage.
final class RestorationDecoder: NSKeyedUnarchiver {
    convenience init?(_ data: Data, delegate: any NSKeyedUnarchiverDelegate) {
        do { try self.init(forReadingFrom: data) } catch {
            NSLog("What an object wrote down of its state cannot be read: %@", "\(error)")
            return nil
        }
        requiresSecureCoding = false
        decodingFailurePolicy = .setErrorAndReturn
        setClass(RestorationReference.self, forClassName: RestorationReference.className)
        self.delegate = delegate
    }

    /// Nothing for references to objects that were not brought back.
    private func resolved(_ object: Any?) -> Any? { object is RestorationReference ? nil : object }

    override func decodeObject(forKey key: String) -> Any? {
        containsValue(forKey: key) ? resolved(super.decodeObject(forKey: key)) : nil
    }

    override func decodeObject<DecodedObjectType: NSCoding>(of cls: DecodedObjectType.Type, forKey key: String) -> DecodedObjectType?
    where DecodedObjectType: NSObject {
        decodeObject(forKey: key) as? DecodedObjectType
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard let object = decodeObject(forKey: key), let classes else { return nil }
        return classes.contains { (object as? NSObject)?.isKind(of: $0) ?? true } ? object : nil
    }
}
