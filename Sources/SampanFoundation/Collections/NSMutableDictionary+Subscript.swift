import Foundation

extension NSMutableDictionary {
    /// The object of a key; `nil` for none. Setting `nil` removes it.
    ///
    /// See https://developer.apple.com/documentation/foundation/nsmutabledictionary/setobject(_:forkeyedsubscript:).
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            if let newValue, let key = key as? AnyHashable { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }
}
