import Foundation
import SampanInterfaceBuilder
import Lowering

/// Compares a document's custom classes, outlets and actions with what the sources declare.
///
/// A connection to a property that the class does not have stops an app when the document is loaded; one to a method that is not there stops
/// it when the control is used.
package struct ConnectionCheck {
    private let index: ClassIndex

    package init(_ index: ClassIndex) { self.index = index }

    /// What is wrong, with the lines, in the order of the document.
    package func findings(in document: IBDocument) -> [(line: Int, message: String)] {
        var found: [(Int, String)] = []
        for object in document.allObjects {
            if let name = ownClass(of: object), index.hasClass(name) == .no {
                let isForeign = IBDocument.classesOfOtherFrameworks.contains(name)
                found.append(
                    (
                        object.line,
                        isForeign
                            ? "unknown class \(name): its framework is not here, and <\(object.element)> is shown as it is"
                            : "unknown class \(name): the sources declare none of that name"
                    ))
            }
            for connection in object.connections { found += check(connection, of: object, in: document) }
        }
        return found.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    }

    private func check(_ connection: IBConnection, of source: IBObject, in document: IBDocument) -> [(Int, String)] {
        switch connection.kind {
        case .outlet(let property), .outletCollection(let property, _):
            guard let name = ownClass(of: source), index.hasProperty(property, in: name) == .no else { return [] }
            return [
                (connection.line, "missing outlet: \(name) has no property \"\(property)\" to connect; loading the document stops the app")
            ]
        case .action(let selector, _):
            guard let target = document.object(withID: connection.destination), let name = ownClass(of: target),
                index.hasMethod(selector, in: name) == .no
            else { return [] }
            return [(connection.line, "missing action: \(name) has no method \"\(selector)\"; using the control stops the app")]
        case .segue: return []
        }
    }

    /// The object's class, if it is one of the target's own. Who the first responder is, and who is behind it, shows only in the app.
    private func ownClass(of object: IBObject) -> String? {
        guard object["placeholderIdentifier"] != "IBFirstResponder" else { return nil }
        guard let name = object.customClass, object.customModule == nil || object.customModuleIsTarget else { return nil }
        return name
    }
}
