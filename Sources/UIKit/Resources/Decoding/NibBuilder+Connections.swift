import Foundation
import SampanInterfaceBuilder

extension NibBuilder {
    /// Whether documents are drawn without their app's code. That classes of the app are missing is then not reported, nor what they would
    /// have, run-time attributes included; an outlet that UIKit's own class lacks is noted, where an app ends.
    package static var hasNoCode = false

    /// An outlet collection, gathered from its connections.
    private struct Collection {
        let object: AnyObject
        let record: IBObject
        let property: String
        let line: Int
        let appends: Bool
        var members: [AnyObject]
    }

    /// Makes the waiting connections whose two ends exist: outlet collections first, so that they are whole when an outlet's observer
    /// reads them, then outlets, then what reacts to the person.
    func connect() {
        var left: [(source: Weak<AnyObject>, record: IBObject, connection: IBConnection)] = []
        var collections: [Collection] = []
        var outlets: [() -> Void] = []
        var later: [() -> Void] = []
        for entry in waiting {
            guard let object = entry.source.object else { continue }
            let connection = entry.connection
            if case .segue(let segue) = connection.kind {
                if segue.kind != "relationship" {
                    later.append { self.scene?.add(segue, from: object, to: connection.destination, line: connection.line, builder: self) }
                }
                continue
            }
            let responder = isFirstResponder(connection.destination)
            guard let target = self.object(connection.destination) ?? nil, !responder else {
                if responder {
                    later.append { self.connectAction(connection, object, nil, entry.record) }
                } else {
                    left.append(entry)
                }
                continue
            }
            switch connection.kind {
            case .outlet(let property):
                outlets.append {
                    if NibKeys.set(property, of: object, to: target) { return }
                    self.undefined(property, object, entry.record, connection.line)
                }
            case .outletCollection(let property, let appends):
                if let index = collections.firstIndex(where: { $0.object === object && $0.property == property }) {
                    collections[index].members.append(target)
                } else {
                    collections.append(
                        Collection(
                            object: object, record: entry.record, property: property, line: connection.line, appends: appends,
                            members: [target]))
                }
            case .action: later.append { self.connectAction(connection, object, target, entry.record) }
            case .segue: break
            }
        }
        waiting = left
        for collection in collections { setCollection(collection) }
        for connect in outlets { connect() }
        for connect in later { connect() }
    }

    private func isFirstResponder(_ id: String) -> Bool {
        source.document.object(withID: id)?["placeholderIdentifier"] == "IBFirstResponder"
    }

    // MARK: Outlets

    private func setCollection(_ collection: Collection) {
        let (property, object, members) = (collection.property, collection.object, collection.members)
        if property == "gestureRecognizers", let view = object as? UIView {
            for member in members { if let recognizer = member as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) } }
            return
        }
        var all: [Any] = []
        if collection.appends, let present = NibKeys.get(property, of: object) as? [Any] { all = present }
        if !NibKeys.set(property, of: object, to: all + members) {
            undefined(property, object, collection.record, collection.line)
        }
    }

    private func undefined(_ key: String, _ object: AnyObject, _ record: IBObject, _ line: Int) {
        // What stands in for a class of another framework has none of its properties; that there is no such class was said once.
        if let name = record.className, record.customClass == nil, record.family != .other, ClassCards.cls(named: name) == nil { return }
        let reason =
            "[\(ObjCException.name(of: object)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
        if Self.hasNoCode {
            if let refusal = NibKeys.refusal {
                source.log(refusal, at: line)
            } else if record.customClass == nil {
                source.log(reason, at: line)
            }
            return
        }
        ObjCException.raise("NSUnknownKeyException", "\(reason) (\(source.document.name):\(line))")
    }

    // MARK: Actions

    private func connectAction(_ connection: IBConnection, _ object: AnyObject, _ target: AnyObject?, _ record: IBObject) {
        guard case .action(let name, let event) = connection.kind else { return }
        let action = Selector(name)
        switch object {
        case let control as UIControl:
            guard let events = event.map({ Self.events[$0] }) ?? control.primaryEvent else {
                return source.log("the event \"\(event ?? "")\" is unknown", at: connection.line)
            }
            control.addTarget(target, action: action, for: events)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = action
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        default:
            source.log("an action cannot start at <\(record.element)>", at: connection.line)
        }
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside,
        "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside,
        "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered, "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    ]

    // MARK: Run-time attributes

    /// Sets a user-defined run-time attribute; a key that the object does not have is logged in UIKit's words.
    func set(_ attribute: IBRuntimeAttribute, on object: AnyObject) {
        let value = runtimeValue(attribute.value)
        guard NibKeys.setPath(attribute.keyPath, of: object, to: value) else {
            guard !Self.hasNoCode else {
                if let refusal = NibKeys.refusal { source.log(refusal, at: attribute.line) }
                return
            }
            return source.log(
                "Failed to set (\(attribute.keyPath)) user defined inspected property on (\(NSStringFromClass(type(of: object)))): "
                    + "[\(ObjCException.name(of: object)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
                    + "\(attribute.keyPath.split(separator: ".").last.map(String.init) ?? attribute.keyPath).", at: attribute.line)
        }
    }

    private func runtimeValue(_ value: IBValue) -> Any? {
        switch value {
        case .bool(let flag): return flag
        case .integer(let number): return NSNumber(value: number)
        case .real(let number): return NSNumber(value: number)
        case .string(let text), .localizedString(let text): return text
        case .point(let point): return point
        case .size(let size): return size
        case .rect(let rect): return rect
        case .range(let location, let length): return NSRange(location: location, length: length)
        case .color(let color): return self.color(color)
        case .image(let image): return self.image(image)
        case .font(let font): return self.font(font)
        default: return nil
        }
    }
}

/// Key-value coding that tells, rather than ends the process, when an object does not have a key.
@MainActor
enum NibKeys {
    /// Why the last value could not be set: where documents are shown without their app, that is no end of the process.
    static var refusal: String?

    static func set(_ key: String, of object: AnyObject, to value: Any?) -> Bool {
        refusal = nil
        guard has(key, object) else { return false }
        if NibBuilder.hasNoCode, let property = ClassRegistry.property(key, in: type(of: object)), let type = property.type,
            !property.accepts(value)
        {
            refusal = "[\(ObjCException.name(of: object)) setValue:forKey:]: the value for the key \(key) is not a \(type)."
            return false
        }
        (object as? NSObject)?.setValue(value, forKey: key)
        return refusal == nil
    }

    static func get(_ key: String, of object: AnyObject) -> Any? {
        ClassRegistry.property(key, in: type(of: object))?.get(object)
    }

    static func setPath(_ path: String, of object: AnyObject, to value: Any?) -> Bool {
        guard let dot = path.firstIndex(of: ".") else { return set(path, of: object, to: value) }
        let head = String(path[..<dot])
        guard let property = ClassRegistry.property(head, in: type(of: object)) else { return false }
        guard let next = property.get(object) else { return true }
        return setPath(String(path[path.index(after: dot)...]), of: next as AnyObject, to: value)
    }

    private static func has(_ key: String, _ object: AnyObject) -> Bool {
        if object is any KeyValueContainer { return true }
        let cls: AnyClass = type(of: object)
        if ClassRegistry.property(key, in: cls)?.set != nil { return true }
        let setter = "set\(key.prefix(1).uppercased() + key.dropFirst()):"
        return ClassRegistry.implementation(of: Selector(setter), in: cls) != nil
            || ClassRegistry.implementation(of: "setValue:forUndefinedKey:", in: cls) != nil
            || ClassRegistry.implementation(of: "setValue:forKey:", in: cls) != nil
    }
}
