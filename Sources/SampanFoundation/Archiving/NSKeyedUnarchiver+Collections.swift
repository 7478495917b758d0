import Foundation

// See https://developer.apple.com/documentation/foundation/nskeyedunarchiver.

extension NSKeyedUnarchiver {
    /// Reads an array of objects of one class.
    ///
    /// - Parameters:
    ///   - cls: the objects' class; others are not made.
    ///   - data: what an archiver wrote.
    /// - Returns: the objects; `nil` if the archive holds no array.
    /// - Throws: `CocoaError.coderReadCorrupt` if the data cannot be read, or holds other objects.
    public class func unarchivedArrayOfObjects<DecodedObjectType>(
        ofClass cls: DecodedObjectType.Type, from data: Data
    ) throws -> [DecodedObjectType]? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding {
        try unarchivedArrayOfObjects(ofClasses: [cls], from: data) as? [DecodedObjectType]
    }

    /// Reads an array of objects of some classes.
    ///
    /// - Parameters:
    ///   - classes: the objects' classes; others are not made.
    ///   - data: what an archiver wrote.
    /// - Returns: the objects; `nil` if the archive holds no array.
    /// - Throws: `CocoaError.coderReadCorrupt` if the data cannot be read, or holds other objects.
    public class func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
    }

    /// Reads a dictionary of objects of one class by keys of another.
    ///
    /// - Parameters:
    ///   - keyClass: the keys' class.
    ///   - valueClass: the objects' class.
    ///   - data: what an archiver wrote.
    /// - Returns: the objects; `nil` if the archive holds no dictionary.
    /// - Throws: `CocoaError.coderReadCorrupt` if the data cannot be read, or holds other objects.
    public class func unarchivedDictionary<DecodedKeyType, DecodedObjectType>(
        ofKeyClass keyClass: DecodedKeyType.Type, objectClass valueClass: DecodedObjectType.Type, from data: Data
    ) throws -> [DecodedKeyType: DecodedObjectType]?
    where DecodedKeyType: NSObject, DecodedKeyType: NSCoding, DecodedObjectType: NSObject, DecodedObjectType: NSCoding {
        let found = try unarchivedObject(ofClasses: [NSDictionary.self, keyClass, valueClass], from: data) as? NSDictionary
        guard let found else { return nil }
        return found.reduce(into: [:]) { result, pair in
            guard let key = pair.key as? DecodedKeyType, let value = pair.value as? DecodedObjectType else { return }
            result[key] = value
        }
    }
}
