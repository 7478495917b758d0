import Foundation

extension NSCoder {
    /// An object of a class under a key; `nil` where there is none. On Linux Foundation takes a key that is missing for a damaged archive, and ends
    /// the process where the archive is not read by a throwing call.
    package func decodePresentObject<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> Object? {
        containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }

    /// An object of one of several classes under a key; `nil` where there is none.
    package func decodePresentObject(of classes: [AnyClass], forKey key: String) -> Any? {
        containsValue(forKey: key) ? decodeObject(of: classes, forKey: key) : nil
    }
}
