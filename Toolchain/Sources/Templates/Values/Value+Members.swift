import Foundation

/// A value that tells its members to templates itself.
///
/// A structure or class with `@dynamicMemberLookup` need only conform. An enumeration with raw values that conforms has `rawValue`.
public protocol DynamicMemberLookup {
    /// The value of a member; nil where there is none of this name.
    subscript(dynamicMember member: String) -> Any? { get }
}

extension DynamicMemberLookup where Self: RawRepresentable {
    /// The raw value, for the name `rawValue`.
    public subscript(dynamicMember member: String) -> Any? { member == "rawValue" ? rawValue : nil }
}

extension Value {
    /// What a value has under a name: a key of a table, a place in a list or text, or a stored property.
    static func member(_ name: String, of value: Any?) -> Any? {
        switch unwrapped(value) {
        case nil: nil
        case let table as [String: Any]: name == "count" ? table.count : unwrapped(table[name])
        case let list as [Any]: element(name, of: list)
        case let text as String: element(name, of: text)
        case let value as any DynamicMemberLookup: unwrapped(value[dynamicMember: name])
        case let date as Date: member(name, of: date)
        case let value?: property(name, of: Mirror(reflecting: value))
        }
    }

    /// What key-value coding finds of a date for Stencil on a Mac; whole seconds are printed without a point there.
    private static func member(_ name: String, of date: Date) -> Any? {
        let seconds: TimeInterval
        switch name {
        case "timeIntervalSinceReferenceDate": seconds = date.timeIntervalSinceReferenceDate
        case "timeIntervalSince1970": seconds = date.timeIntervalSince1970
        default: return nil
        }
        return Int(exactly: seconds) ?? seconds
    }

    private static func element<List: Collection>(_ name: String, of list: List) -> Any? {
        switch name {
        case "count": return list.count
        case "first": return unwrapped(list.first)
        case "last": return list.isEmpty ? nil : unwrapped(list[list.index(list.startIndex, offsetBy: list.count - 1)])
        default:
            guard let number = Int(name), number >= 0,
                let index = list.index(list.startIndex, offsetBy: number, limitedBy: list.endIndex), index < list.endIndex
            else { return nil }
            return unwrapped(list[index])
        }
    }

    /// A stored property, its superclasses' too, or an element of a tuple by its label or number.
    private static func property(_ name: String, of mirror: Mirror) -> Any? {
        var mirror: Mirror? = mirror
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == name || $0.label == ".\(name)" }) { return unwrapped(child.value) }
            mirror = current.superclassMirror
        }
        return nil
    }
}
