import Foundation

extension NSCoder {
    /// The objects of a list, none where it has others.
    func list<T: NSObject>(of types: [AnyClass], forKey key: String) -> [T] {
        decodeObject(of: [NSArray.self] + types, forKey: key) as? [T] ?? []
    }

    /// The objects of a list, none where it has others.
    func list<T: NSObject & NSSecureCoding>(of type: T.Type, forKey key: String) -> [T] { list(of: [type], forKey: key) }
}
