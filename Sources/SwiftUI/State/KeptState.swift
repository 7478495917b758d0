import UIKit

/// States that outlive an edit of a preview's source (`PreviewStates`): those whose values can be written as JSON.
@MainActor
enum KeptState {
    /// A state's storage with its first value, or with the one that it had before the edit.
    static func box<Value>(_ initialValue: Value, in slot: PropertySlot) -> StateBox<Value> {
        guard PreviewStates.isOn, let type = Value.self as? any Codable.Type else { return StateBox(initialValue) }
        let (key, text) = PreviewStates.enter(name(of: slot))
        let box = StateBox(text.flatMap { decode(type, $0) as? Value } ?? initialValue)
        PreviewStates.keep(key) { [weak box] in (box?.value as? any Encodable).flatMap { encode($0) } }
        return box
    }

    /// The names of the views around a property, and its own.
    private static func name(of slot: PropertySlot) -> String {
        var names = [slot.name]
        var node = slot.node
        while let found = node {
            if let name = found.viewName { names.append(name) }
            node = found.parent
        }
        return names.reversed().joined(separator: "/")
    }

    // In an array: a number alone is no document.

    private static func encode<Value: Encodable>(_ value: Value) -> String? {
        (try? JSONEncoder().encode([value])).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
        (try? JSONDecoder().decode([Value].self, from: Data(text.utf8)))?.first
    }
}
