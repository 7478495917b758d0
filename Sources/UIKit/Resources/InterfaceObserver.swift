import Foundation
import SampanInterfaceBuilder

/// Hears what becomes of a document's records: tools that show or check documents have one, apps have none.
@MainActor
package protocol InterfaceObserver: AnyObject {
    /// An object was made from a record, or filled from it.
    func made(_ object: AnyObject, from record: IBObject)
    /// A document says something that has no effect, or that does not fit the classes. Not logged then.
    func noted(_ message: String, document: String, line: Int)
    /// Constraints cannot all hold, and one of them was given up. Not logged then.
    func broke(_ constraint: NSLayoutConstraint, among constraints: [NSLayoutConstraint])
}

/// The process's observer of documents.
@MainActor
package enum InterfaceObservation {
    /// Who is told; `nil` lets notes go to the log.
    package static weak var observer: (any InterfaceObserver)? {
        didSet {
            LayoutDiagnostics.takeConflict = { broken, constraints in
                guard let observer else { return false }
                observer.broke(broken, among: constraints)
                return true
            }
        }
    }
}
