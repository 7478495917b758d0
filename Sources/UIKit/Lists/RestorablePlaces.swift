import Foundation

/// Where elements of a list are, written down so that they are found again at the next launch: by the name that the data source has for them,
/// or by their index path.
@MainActor
struct RestorablePlaces {
    let view: UIView
    let dataSource: AnyObject?
    /// Whether the list has something at an index path.
    let contains: (IndexPath) -> Bool

    func encode(_ paths: [IndexPath], with coder: NSCoder, forKey key: String) {
        let association = dataSource as? any UIDataSourceModelAssociation
        coder.encode(paths.count, forKey: key)
        for (index, path) in paths.enumerated() where path.count == 2 {
            coder.encode(path[0], forKey: "\(key).\(index).section")
            coder.encode(path[1], forKey: "\(key).\(index).item")
            if let name = association?.modelIdentifierForElement(at: path, in: view) {
                coder.encode(NSString(string: name), forKey: "\(key).\(index).model")
            }
        }
    }

    func decode(with coder: NSCoder, forKey key: String) -> [IndexPath] {
        guard coder.containsValue(forKey: key) else { return [] }
        let association = dataSource as? any UIDataSourceModelAssociation
        // A damaged number must not have it look for keys without end.
        return (0..<max(0, min(coder.decodeInteger(forKey: key), 100_000))).compactMap { index in
            let modelKey = "\(key).\(index).model"
            var path: IndexPath?
            if let association, coder.containsValue(forKey: modelKey) {
                let name = coder.decodeObject(forKey: modelKey) as? String
                path = name.flatMap { association.indexPathForElement(withModelIdentifier: $0, in: view) }
            } else if coder.containsValue(forKey: "\(key).\(index).section") {
                path = IndexPath(indexes: [
                    coder.decodeInteger(forKey: "\(key).\(index).section"), coder.decodeInteger(forKey: "\(key).\(index).item"),
                ])
            }
            return path.flatMap { contains($0) ? $0 : nil }
        }
    }
}
