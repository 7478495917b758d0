import Foundation

extension Value {
    /// A value as it is printed: nothing for none, and for a value that cannot describe itself.
    static func text(_ value: Any?) -> String {
        switch unwrapped(value) {
        case nil: ""
        case let text as String: text
        case let list as [Any]: element(list)
        case let table as [String: Any]: element(table)
        case let value as any CustomStringConvertible: value.description
        default: ""
        }
    }

    /// A value as it is printed in a list: texts in quotes. The keys of tables are sorted, so that the output is the same each time.
    private static func element(_ value: Any?) -> String {
        switch unwrapped(value) {
        case nil: "nil"
        case let list as [Any]: "[" + list.map(element).joined(separator: ", ") + "]"
        case let table as [String: Any]:
            table.isEmpty
                ? "[:]"
                : "["
                    + table.sorted { $0.key < $1.key }.map { "\(String(reflecting: $0.key)): \(element($0.value))" }
                    .joined(separator: ", ") + "]"
        case let value?: String(reflecting: value)
        }
    }
}
