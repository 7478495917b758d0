import Foundation

extension NSCoder {
    /// The object of a key; `nil` if there is none, also where the archive is to be read securely and the object's class would have to be said.
    func objectIfPresent(forKey key: String) -> Any? { containsValue(forKey: key) ? decodeObject(forKey: key) : nil }

    /// Writes numbers, as a list.
    package func encode(numbers: [CGFloat], forKey key: String) {
        encode(numbers.map { NSNumber(value: Double($0)) } as NSArray, forKey: key)
    }

    /// Reads as many numbers as are expected; `nil` if they are not there.
    package func decodeNumbers(_ count: Int, forKey key: String) -> [CGFloat]? {
        decodeNumbers(forKey: key).flatMap { $0.count == count ? $0 : nil }
    }

    /// Reads a list of numbers; `nil` if there is none.
    package func decodeNumbers(forKey key: String) -> [CGFloat]? {
        guard containsValue(forKey: key) else { return nil }
        return (decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [NSNumber])?.map { CGFloat($0.doubleValue) }
    }

    /// Reads a size; `nil` if there is none.
    package func decodeSizeNumbers(forKey key: String) -> CGSize? {
        decodeNumbers(2, forKey: key).map { CGSize(width: $0[0], height: $0[1]) }
    }

    /// Reads a rectangle; `nil` if there is none.
    package func decodeRectNumbers(forKey key: String) -> CGRect? {
        decodeNumbers(4, forKey: key).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    /// Reads a number that stands for one of several things; `nil` if there is none, or none of these.
    package func decodeRaw<Value: RawRepresentable>(_ type: Value.Type, forKey key: String) -> Value? where Value.RawValue == Int {
        containsValue(forKey: key) ? Value(rawValue: decodeInteger(forKey: key)) : nil
    }

    /// Reads a text; `nil` if there is none.
    package func decodeText(_ key: String) -> String? {
        containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key) as String? : nil
    }

    /// Reads a list of objects of a class; `nil` if there is none.
    package func decodeList<Element: NSObject & NSCoding>(of type: Element.Type, forKey key: String) -> [Element]? {
        guard containsValue(forKey: key) else { return nil }
        return decodeObject(of: [NSArray.self, type], forKey: key) as? [Element]
    }
}
